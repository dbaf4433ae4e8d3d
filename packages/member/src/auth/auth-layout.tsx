import { type PreInfo, usePreInfo } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, useSearchParams } from "@baize/feature-kit";
import { ErrorState, Skeleton, SkeletonRegion, Stack, useBrand, useBrandName, useLocalText } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./auth.css.ts";

export interface AuthLayoutProps {
  readonly form: keyof typeof css.skeleton;
  readonly title: string;
  /** When somebody needs the service desk. */
  readonly help: string;
  /** The way to the other form, which keeps the wanted page; none where the form itself has led there. */
  readonly other: { readonly question: string; readonly label: string; readonly path: string } | undefined;
  /** A way in that needs nothing of what the site asks for. */
  readonly quickWay?: ReactNode;
  readonly children: (preInfo: PreInfo) => ReactNode;
}

/** The frame of log-in and registration: the brand's scene beside the form, once it is known what the site asks for. */
export const AuthLayout = ({ form, title, help, other, quickWay, children }: AuthLayoutProps): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const { value, failed, refresh } = usePreInfo();
  return (
    <div className={css.layout}>
      <BrandScene />
      <div className={css.body}>
        <h1 className={css.title}>{title}</h1>
        {form === "register" && <ResponsiblePlay className={css.lead} />}
        {value && children(value)}
        {failed && !value && <ErrorState compact title={t("auth.failed")} onRetry={refresh} />}
        {!failed && !value && <FormSkeleton form={form} />}
        {quickWay}
        <div className={css.ways}>
          {other && (
            <p className={css.way}>
              <span>{other.question}</span>
              <Link to={{ pathname: other.path, search: query.toString() }} className={css.link}>
                {other.label}
              </Link>
            </p>
          )}
          <p className={css.way}>
            <span>{help}</span>
            <Link to={paths.iframeCustomerService} target="_blank" rel="noopener" className={css.link}>
              {t("auth.toService")}
            </Link>
          </p>
        </div>
        {form === "login" && <ResponsiblePlay className={css.foot} />}
      </div>
    </div>
  );
};

const BrandScene = (): ReactElement => {
  const t = useMemberWords();
  const localText = useLocalText();
  const brand = useBrand();
  return (
    <div className={css.side}>
      <div className={css.scene}>
        <img src="/brand/hero.svg" alt="" className={css.art} />
        <div className={css.artShade} />
        <p className={css.sideTitle}>{localText(brand.tagline)}</p>
        <p className={css.sideText}>{t.rich("auth.welcome", { name: useBrandName(), kept })}</p>
      </div>
    </div>
  );
};

const FormSkeleton = ({ form }: Pick<AuthLayoutProps, "form">): ReactElement => (
  <div className={css.skeleton[form]}>
    <SkeletonRegion>
      <Stack gap={4}>
        <Skeleton shape="button" count={5} />
      </Stack>
    </SkeletonRegion>
  </div>
);

/** Before somebody registers, and below a log-in. */
const ResponsiblePlay = ({ className }: { readonly className: string }): ReactElement => {
  const t = useMemberWords();
  const { licence } = useBrand();
  return (
    <p className={className}>
      <span>{t("auth.responsiblePlay")}</span>{" "}
      {licence && <span>{t.rich("auth.age", { age: licence.minAge, kept })}</span>}
    </p>
  );
};

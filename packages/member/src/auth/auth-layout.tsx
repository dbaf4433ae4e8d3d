import { type PreInfo, usePreInfo } from "@baize/api-client/react";
import { Link, useSearchParams } from "@baize/feature-kit";
import { ErrorState, Skeleton, SkeletonRegion, Stack, useBrand, useBrandName, useLocalText } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./auth.css.ts";

export interface AuthLayoutProps {
  readonly form: keyof typeof css.skeleton;
  readonly title: string;
  /** The way to the other form, which keeps the wanted page. */
  readonly other: { readonly question: string; readonly label: string; readonly path: string };
  readonly children: (preInfo: PreInfo) => ReactNode;
}

/** The frame of log-in and registration: the brand's scene beside the form, once it is known what the site asks for. */
export const AuthLayout = ({ form, title, other, children }: AuthLayoutProps): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const { value, failed, refresh } = usePreInfo();
  return (
    <div className={css.layout}>
      <BrandScene />
      <div className={css.body}>
        <h1 className={css.title}>{title}</h1>
        {value && children(value)}
        {failed && !value && <ErrorState compact title={t("auth.failed")} onRetry={refresh} />}
        {!failed && !value && <FormSkeleton form={form} />}
        <p className={css.otherForm}>
          {other.question}{" "}
          <Link to={{ pathname: other.path, search: query.toString() }} className={css.link}>
            {other.label}
          </Link>
        </p>
        <ResponsiblePlay />
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
      <img src="/brand/hero.svg" alt="" className={css.art} />
      <div className={css.artShade} />
      <p className={css.sideTitle}>{localText(brand.tagline)}</p>
      <p className={css.sideText}>{t("auth.welcome", { name: useBrandName() })}</p>
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

const ResponsiblePlay = (): ReactElement => {
  const t = useMemberWords();
  const { licence } = useBrand();
  return (
    <p className={css.responsiblePlay}>
      {t("auth.responsiblePlay")}
      {licence && (
        <>
          <br />
          {t("auth.age", { age: licence.minAge })}
        </>
      )}
    </p>
  );
};

import type { PreInfo } from "@baize/api-client/react";
import { safeReturnPath } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { CheckboxField } from "@baize/ui-kit";
import { Fragment, type ReactElement, type ReactNode } from "react";
import * as css from "../auth/auth.css.ts";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import type { Registration } from "./use-register.ts";

export interface ConsentsProps {
  readonly form: Registration["form"];
  readonly preInfo: Pick<PreInfo, "minAge" | "terms">;
}

/** What a new member declares. The texts open in a tab of their own, so that nothing that was entered is lost. */
export const Consents = ({ form, preInfo: { minAge, terms } }: ConsentsProps): ReactElement => {
  const t = useMemberWords();
  const titles = (): ReactNode =>
    terms.map(({ title, url }, index) => (
      <Fragment key={title}>
        {index > 0 && <span>{t("register.termsJoint")}</span>}
        <TextLink title={title} url={url} />
      </Fragment>
    ));
  return (
    <>
      <CheckboxField
        label={<span>{t.rich("register.adult", { age: minAge, kept })}</span>}
        checked={form.values.adult}
        onChange={({ target }) => form.set({ adult: target.checked })}
        error={form.errorAt("adult")}
      />
      <CheckboxField
        label={<span>{t.rich("register.terms", { titles })}</span>}
        checked={form.values.terms}
        onChange={({ target }) => form.set({ terms: target.checked })}
        error={form.errorAt("terms")}
      />
    </>
  );
};

/** The address is the server's: only a page of this site is linked. */
const TextLink = ({ title, url }: { title: string; url: string }): ReactElement => {
  const path = safeReturnPath(url);
  if (path === null) return <span>{title}</span>;
  return (
    <Link to={path} target="_blank" rel="noopener" className={css.link}>
      {title}
    </Link>
  );
};

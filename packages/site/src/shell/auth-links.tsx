import { paths } from "@baize/domain";
import { LinkButton, type LinkButtonProps } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";

/** Log-in and registration, in the header of a visitor. */
export const AuthLinks = ({ login }: { login?: LinkButtonProps["variant"] }): ReactElement => {
  const t = useSiteWords();
  return (
    <>
      <LinkButton to={paths.login} size="small" variant={login}>
        {t("account.login")}
      </LinkButton>
      <LinkButton to={paths.register} size="small" variant="primary">
        {t("account.register")}
      </LinkButton>
    </>
  );
};

import { usePreInfo } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, useSearchParams } from "@baize/feature-kit";
import { ErrorState } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { Gate } from "../gate/gate.tsx";
import * as css from "../gate/gate.css.ts";
import { WaitingForm } from "../gate/waiting-form.tsx";
import { useMemberWords } from "../words.ts";
import { RegisterForm } from "./register-form.tsx";

/** /register: what the site asks of a new member. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const { value, failed, refresh } = usePreInfo();
  return (
    <Gate
      title={t("register.title")}
      foot={
        <>
          {t("register.hasAccount")}{" "}
          <Link to={{ pathname: paths.login, search: query.toString() }} className={css.link}>
            {t("register.toLogin")}
          </Link>
        </>
      }
    >
      {value && <RegisterForm preInfo={value} />}
      {failed && !value && <ErrorState compact title={t("gate.failed")} onRetry={refresh} />}
      {!failed && !value && <WaitingForm form="register" />}
    </Gate>
  );
};

import { usePreInfo } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, useSearchParams } from "@baize/feature-kit";
import { ErrorState, Tabs } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { Gate } from "../gate/gate.tsx";
import * as css from "../gate/gate.css.ts";
import { WaitingForm } from "../gate/waiting-form.tsx";
import { useMemberWords } from "../words.ts";
import { CodeLogin } from "./code-login.tsx";
import { PasswordLogin } from "./password-login.tsx";

type Mode = "password" | "phone" | "email";
const forms: Record<Mode, ReactElement> = {
  password: <PasswordLogin />,
  phone: <CodeLogin channel="phone" />,
  email: <CodeLogin channel="email" />,
};

/** /login: the ways in that the site offers. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const { value, failed, refresh } = usePreInfo();
  const [mode, setMode] = useState<Mode>("password");
  const modes = value?.login.modes ?? [];
  return (
    <Gate
      title={t("login.title")}
      foot={
        <>
          {t("login.noAccount")}{" "}
          <Link to={{ pathname: paths.register, search: query.toString() }} className={css.link}>
            {t("login.toRegister")}
          </Link>
        </>
      }
    >
      {failed && !value && <ErrorState compact title={t("gate.failed")} onRetry={refresh} />}
      {!failed && !value && <WaitingForm form="login" />}
      {modes.length === 1 && modes[0] && forms[modes[0]]}
      {modes.length > 1 && (
        <Tabs
          label={t("login.modes")}
          value={modes.includes(mode) ? mode : (modes[0] ?? mode)}
          onValueChange={setMode}
          tabs={modes.map((value) => ({ value, label: t(`login.${value}`), content: forms[value] }))}
        />
      )}
    </Gate>
  );
};

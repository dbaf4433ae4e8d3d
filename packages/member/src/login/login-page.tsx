import { paths } from "@baize/domain";
import { Tabs } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { AuthLayout } from "../auth/auth-layout.tsx";
import { useMemberWords } from "../words.ts";
import { CodeLogin } from "./code-login.tsx";
import { PasswordLogin } from "./password-login.tsx";

const forms = {
  password: <PasswordLogin />,
  phone: <CodeLogin channel="phone" />,
  email: <CodeLogin channel="email" />,
};
type Method = keyof typeof forms;

/** /login: the ways to log in that the site offers. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const other = { question: t("login.noAccount"), label: t("login.toRegister"), path: paths.register };
  return (
    <AuthLayout form="login" title={t("login.title")} other={other}>
      {({ login }) => <Methods offered={login.modes} />}
    </AuthLayout>
  );
};

const Methods = ({ offered }: { offered: readonly Method[] }): ReactElement | null => {
  const t = useMemberWords();
  const [chosen, setChosen] = useState<Method>("password");
  const [first] = offered;
  if (first === undefined) return null;
  if (offered.length === 1) return forms[first];
  return (
    <Tabs
      label={t("login.methods")}
      value={offered.includes(chosen) ? chosen : first}
      onValueChange={setChosen}
      tabs={offered.map((value) => ({ value, label: t(`login.method.${value}`), content: forms[value] }))}
    />
  );
};

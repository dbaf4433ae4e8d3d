import { paths } from "@baize/domain";
import { Tabs } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { AuthLayout } from "../auth/auth-layout.tsx";
import { useKeptTarget } from "../auth/use-code-target.ts";
import { useMemberWords } from "../words.ts";
import { CodeLogin } from "./code-login.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { PasswordLogin } from "./password-login.tsx";

type Method = "password" | "phone" | "email";

/** /login: the ways to log in that the site offers. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const other = { question: t("login.noAccount"), label: t("login.toRegister"), path: paths.register };
  return (
    <AuthLayout form="login" title={t("login.title")} help={t("login.help")} other={other} quickWay={<PasskeyLogin />}>
      {({ login }) => <Methods offered={login.modes} />}
    </AuthLayout>
  );
};

const Methods = ({ offered }: { offered: readonly Method[] }): ReactElement | null => {
  const t = useMemberWords();
  const target = useKeptTarget("login");
  const [chosen, setChosen] = useState<Method>(target.channel ?? "password");
  const [first] = offered;
  const formOf = (method: Method): ReactElement =>
    method === "password" ? (
      <PasswordLogin />
    ) : (
      <CodeLogin key={method} channel={method} defaults={target.defaultsOf(method)} />
    );
  if (first === undefined) return null;
  if (offered.length === 1) return formOf(first);
  return (
    <Tabs
      label={t("login.methods")}
      value={offered.includes(chosen) ? chosen : first}
      onValueChange={setChosen}
      tabs={offered.map((value) => ({ value, label: t(`login.method.${value}`), content: formOf(value) }))}
    />
  );
};

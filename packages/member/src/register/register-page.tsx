import { paths } from "@baize/domain";
import type { ReactElement } from "react";
import { AuthLayout } from "../auth/auth-layout.tsx";
import { useMemberWords } from "../words.ts";
import { RegisterForm } from "./register-form.tsx";

/** /register: what the site asks of a new member. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const other = { question: t("register.hasAccount"), label: t("register.toLogin"), path: paths.login };
  return (
    <AuthLayout form="register" title={t("register.title")} help={t("register.help")} other={other}>
      {(preInfo) => <RegisterForm preInfo={preInfo} />}
    </AuthLayout>
  );
};

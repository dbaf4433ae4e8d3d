import { useClient } from "@baize/api-client/react";
import { ACCOUNT_LIMITS } from "@baize/domain";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Button, PasswordField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useNewPassword } from "../auth/use-new-password.ts";
import { useMemberWords } from "../words.ts";

export interface NewPasswordStepProps {
  /** For password managers. */
  readonly username: string;
  readonly ticket: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** The new password, twice; it leaves sealed. */
export const NewPasswordStep = ({ username, ticket, onDone, onExpired }: NewPasswordStepProps): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const form = useCallForm({
    schema: pickInput(client.member.forgetPassword),
    defaults: { password: "", confirm: "" },
    checks: useNewPassword(),
    fields: { password_weak: "password", seal_too_long: "password", text_malformed: "password" },
    secretsUntilDone: ["password", "confirm"],
    send: async ({ password }) =>
      client.withSealed(async ({ keyId, seal }) =>
        client.member.forgetPassword({ step: "reset", ticket, password: await seal(password), keyId }),
      ),
    onDone,
    onRefused: ({ code }) => {
      if (code === "ticket_expired") onExpired();
    },
  });
  return (
    <Form form={form}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t("forget.password")}
        help={t("forget.passwordHelp", ACCOUNT_LIMITS.loginPassword)}
        autoComplete="new-password"
        {...form.field("password")}
        required
      />
      <PasswordField label={t("register.confirm")} autoComplete="new-password" {...form.field("confirm")} required />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("forget.submit")}
      </Button>
    </Form>
  );
};

import { ACCOUNT_LIMITS } from "@baize/domain";
import { pickInput, useCallForm } from "@baize/feature-kit";
import { PasswordField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useNewPassword } from "../auth/use-new-password.ts";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

export interface LoginPasswordSheetProps {
  /** For password managers. */
  readonly username: string;
  readonly onClose: () => void;
}

/** Changes the log-in password; the site then counts down to log-in, since every session has ended. */
export const LoginPasswordSheet = ({ username, onClose }: LoginPasswordSheetProps): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const form = useCallForm({
    schema: pickInput(client.profile.changePassword),
    defaults: { current: "", password: "", confirm: "" },
    checks: {
      current: ({ current }) => (current === "" ? t("personal.loginSheet.needCurrent") : undefined),
      ...useNewPassword(),
    },
    fields: { login_wrong: "current", password_weak: "password", same_password: "password", seal_too_long: "password" },
    secretsUntilDone: ["current", "password", "confirm"],
    overrides: { login_wrong: t("personal.loginSheet.wrong") },
    send: async ({ current, password }) =>
      client.withSealed(async ({ seal, keyId }) =>
        client.profile.changePassword({ loginPassword: await seal(current), password: await seal(password), keyId }),
      ),
    onDone: ({ seconds }) => {
      client.session.leave(client.now() + seconds * 1000);
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t("personal.loginSheet.title")}
      detail={t("personal.loginSheet.detail")}
      submit={t("personal.loginSheet.submit")}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t("personal.loginSheet.current")}
        autoComplete="current-password"
        {...form.field("current")}
        required
      />
      <PasswordField
        label={t("personal.loginSheet.next")}
        help={t("forget.passwordHelp", ACCOUNT_LIMITS.loginPassword)}
        autoComplete="new-password"
        {...form.field("password")}
        required
      />
      <PasswordField
        label={t("personal.loginSheet.again")}
        autoComplete="new-password"
        {...form.field("confirm")}
        required
      />
    </FormSheet>
  );
};

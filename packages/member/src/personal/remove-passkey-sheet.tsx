import { pickInput, useCallForm } from "@baize/feature-kit";
import { PasswordField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import type { PasskeySheetProps } from "./rename-passkey-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

/** Removes a passkey by the log-in password. */
export const RemovePasskeySheet = ({ passkey: { id, name }, onClose, onDone }: PasskeySheetProps): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const { show } = useToasts();
  const form = useCallForm({
    schema: pickInput(client.passkey.remove),
    defaults: { login: "" },
    checks: { login: ({ login }) => (login === "" ? t("personal.bindSheet.needLogin") : undefined) },
    fields: { login_wrong: "login" },
    secrets: ["login"],
    overrides: { login_wrong: t("personal.loginSheet.wrong") },
    send: async ({ login }) =>
      client.withSealed(async ({ seal, keyId }) =>
        client.passkey.remove({ id, loginPassword: await seal(login), keyId }),
      ),
    onDone: () => {
      show({ text: t("passkeys.removeSheet.done"), tone: "win" });
      onDone();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t("passkeys.removeSheet.title")}
      detail={t("passkeys.removeSheet.detail", { name })}
      submit={t("passkeys.removeSheet.submit")}
      onClose={onClose}
    >
      <PasswordField
        label={t("personal.bindSheet.login")}
        autoComplete="current-password"
        {...form.field("login")}
        required
      />
    </FormSheet>
  );
};

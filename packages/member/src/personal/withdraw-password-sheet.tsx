import { pickInput, useCallForm } from "@baize/feature-kit";
import { CodeField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { NewPasswordFields } from "./new-withdraw-password.tsx";
import { useNewWithdrawPassword } from "./use-new-withdraw-password.ts";
import { usePersonalClient } from "./use-personal-client.ts";

/** Changes the withdrawal password by the present one. */
export const WithdrawPasswordSheet = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const { show } = useToasts();
  const checks = useNewWithdrawPassword();
  const form = useCallForm({
    schema: pickInput(client.profile.changeWithdrawPassword),
    defaults: { present: "", first: "", second: "" },
    checks: {
      present: ({ present }) => (/^\d{6}$/.test(present) ? undefined : t("personal.withdrawSheet.check.required")),
      ...checks,
    },
    fields: {
      withdraw_password_wrong: "present",
      withdraw_password_locked: "present",
      password_weak: "first",
      same_password: "first",
    },
    secrets: ["present", "first", "second"],
    send: async ({ present, first }) =>
      client.withSealed(async ({ seal, keyId }) =>
        client.profile.changeWithdrawPassword({ current: await seal(present), password: await seal(first), keyId }),
      ),
    onDone: () => {
      show({ text: t("personal.withdrawSheet.done"), tone: "win" });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t("personal.withdrawSheet.title")}
      submit={t("personal.withdrawSheet.submit")}
      onClose={onClose}
    >
      <CodeField
        mask
        required
        label={t("personal.withdrawSheet.current")}
        value={form.values.present}
        onValueChange={(present) => form.set({ present })}
        error={form.errorAt("present")}
      />
      <NewPasswordFields form={form} />
    </FormSheet>
  );
};

import { NewWithdrawPasswordFields, pickInput, useCallForm, useNewWithdrawPassword } from "@baize/feature-kit";
import { CodeField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

/** Changes the withdrawal password by the present one. */
export const WithdrawPasswordSheet = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const { show } = useToasts();
  const { checks, overrides } = useNewWithdrawPassword();
  const form = useCallForm({
    schema: pickInput(client.profile.changeWithdrawPassword),
    defaults: { present: "", first: "", second: "" },
    checks: {
      present: ({ present }) => (/^\d{6}$/.test(present) ? undefined : t("personal.withdrawSheet.need")),
      ...checks,
    },
    fields: {
      withdraw_password_wrong: "present",
      withdraw_password_locked: "present",
      password_weak: "first",
      same_password: "first",
    },
    overrides,
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
      <NewWithdrawPasswordFields
        form={form}
        labels={{ first: t("personal.withdrawSheet.next"), second: t("personal.withdrawSheet.again") }}
      />
    </FormSheet>
  );
};

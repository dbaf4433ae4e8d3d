import { useMember } from "@baize/api-client/react";
import { ACCOUNT_LIMITS, checkRealName, cleanName } from "@baize/domain";
import { pickInput, useCallForm } from "@baize/feature-kit";
import { TextField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

/** Sets the real name, which is taken once. */
export const RealNameSheet = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useMemberWords();
  const { profile } = usePersonalClient();
  const { refresh } = useMember();
  const { show } = useToasts();
  const form = useCallForm({
    schema: pickInput(profile.setRealName),
    defaults: { realName: "" },
    fields: { real_name_invalid: "realName", already_set: "realName" },
    checks: {
      realName: ({ realName }) =>
        checkRealName(realName) === null ? undefined : t("wrong.realName", ACCOUNT_LIMITS.realName),
    },
    send: async ({ realName }) => profile.setRealName({ realName: cleanName(realName).text }),
    onDone: () => {
      show({ text: t("personal.realNameSheet.done"), tone: "win" });
      void refresh();
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t("personal.realNameSheet.title")}
      detail={t("personal.realNameSheet.detail")}
      submit={t("personal.realNameSheet.submit")}
      onClose={onClose}
    >
      <TextField
        label={t("personal.realNameSheet.label")}
        autoComplete="name"
        clean={cleanName}
        translate="no"
        {...form.field("realName")}
        required
      />
    </FormSheet>
  );
};

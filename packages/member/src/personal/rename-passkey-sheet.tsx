import { pickInput, useCallForm } from "@baize/feature-kit";
import { TextField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import type { Passkey } from "./passkeys-card.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

export interface PasskeySheetProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives a passkey another name. */
export const RenamePasskeySheet = ({ passkey: { id, name }, onClose, onDone }: PasskeySheetProps): ReactElement => {
  const t = useMemberWords();
  const { passkey } = usePersonalClient();
  const { show } = useToasts();
  const form = useCallForm({
    schema: pickInput(passkey.rename, "name"),
    defaults: { name },
    send: async (values) => passkey.rename({ id, name: values.name }),
    onDone: () => {
      show({ text: t("passkeys.renameSheet.done"), tone: "win" });
      onDone();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t("passkeys.renameOf", { name })}
      submit={t("passkeys.renameSheet.submit")}
      onClose={onClose}
    >
      <TextField label={t("passkeys.name")} help={t("passkeys.nameHelp")} autoComplete="off" {...form.field("name")} />
    </FormSheet>
  );
};

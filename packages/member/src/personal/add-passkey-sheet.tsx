import { pickInput, type Refusal, useCallForm } from "@baize/feature-kit";
import { Alert, PasswordField, TextField, useToasts } from "@baize/ui-kit";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { closePasskeyDialog, makePasskey, type PasskeyEnd } from "../passkeys/passkey-dialog.ts";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import * as css from "./personal.css.ts";
import { usePersonalClient } from "./use-personal-client.ts";

export interface AddPasskeySheetProps {
  /** Its place among the member's, for the name that is proposed. */
  readonly number: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Made {
  readonly ticket: string;
  readonly response: string;
}
/** Refusals after which what the browser has made can be sent again. */
const KEEPS_MADE: ReadonlySet<Refusal["code"]> = new Set<Refusal["code"]>([
  "login_wrong",
  "login_paused",
  "bad_request",
]);

/** Makes a passkey in the browser's own dialog, and adds it by the log-in password. */
export const AddPasskeySheet = (props: AddPasskeySheetProps): ReactElement => {
  const t = useMemberWords();
  const { form, ended } = useAddPasskey(props);
  return (
    <FormSheet
      form={form}
      title={t("passkeys.add")}
      detail={t("passkeys.addSheet.detail")}
      submit={t("passkeys.addSheet.submit")}
      onClose={props.onClose}
    >
      <TextField label={t("passkeys.name")} help={t("passkeys.nameHelp")} autoComplete="off" {...form.field("name")} />
      <PasswordField
        label={t("personal.bindSheet.login")}
        autoComplete="current-password"
        {...form.field("login")}
        required
      />
      {ended === "cancelled" && (
        <p role="status" className={css.quiet}>
          {t("passkeys.cancelled")}
        </p>
      )}
      {(ended === "known" || ended === "failed") && (
        <Alert isLive tone="info">
          <span>{t(`passkeys.addSheet.${ended}`)}</span>
        </Alert>
      )}
    </FormSheet>
  );
};

const useAddPasskey = ({ number, onDone }: AddPasskeySheetProps) => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const { show } = useToasts();
  const [ended, setEnded] = useState<PasskeyEnd | null>(null);
  /** What the browser has made and the server has not: a wrong password needs no second passkey. */
  const made = useRef<Made | null>(null);
  useEffect(() => closePasskeyDialog, []);
  const make = async () => {
    if (made.current !== null) return { ok: true, data: { kind: "given", ...made.current } } as const;
    const asked = await client.passkey.addOptions();
    if (!asked.ok) return asked;
    const outcome = await makePasskey(asked.data.options);
    return { ok: true, data: { ticket: asked.data.ticket, ...outcome } } as const;
  };
  const form = useCallForm({
    schema: pickInput(client.passkey.add, "name"),
    // The password is in the form until the sheet closes: who has closed the browser's dialog finds it as it was.
    defaults: { name: t("passkeys.numbered", { number }), login: "" },
    checks: { login: ({ login }) => (login === "" ? t("personal.bindSheet.needLogin") : undefined) },
    fields: { login_wrong: "login" },
    overrides: { login_wrong: t("personal.loginSheet.wrong"), ticket_expired: t("passkeys.late") },
    send: async ({ name, login }) => {
      setEnded(null);
      const given = await make();
      if (!given.ok) return given;
      if (given.data.kind !== "given") return { ok: true, data: { end: given.data.kind } } as const;
      const { ticket, response } = given.data;
      made.current = { ticket, response };
      const added = await client.withSealed(async ({ seal, keyId }) =>
        client.passkey.add({ ticket, response, name, loginPassword: await seal(login), keyId }),
      );
      if (!added.ok && !KEEPS_MADE.has(added.code)) made.current = null;
      return added.ok ? ({ ok: true, data: { end: null } } as const) : added;
    },
    onDone: ({ end }: { readonly end: PasskeyEnd | null }) => {
      if (end !== null) return setEnded(end);
      show({ text: t("passkeys.addSheet.done"), tone: "win" });
      onDone();
    },
  });
  return { form, ended };
};

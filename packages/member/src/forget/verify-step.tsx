import { useClient } from "@baize/api-client/react";
import { checkCode, cleanCode } from "@baize/domain";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Alert, Button, TextField, useSecondsLeft } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

export interface VerifyStepProps {
  readonly ticket: string;
  /** Instant before which no other code is sent. */
  readonly waitUntil: string | undefined;
  readonly onDone: (ticket: string) => void;
  /** For another code. */
  readonly onBack: () => void;
  readonly onExpired: () => void;
}

/** The code that was sent, if there is such an account: nobody learns here whether there is. */
export const VerifyStep = ({ ticket, waitUntil, onDone, onBack, onExpired }: VerifyStepProps): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const wait = useSecondsLeft(waitUntil === undefined ? null : Date.parse(waitUntil));
  const form = useCallForm({
    schema: pickInput(client.member.forgetPassword, "code"),
    defaults: { code: "" },
    checks: {
      code: ({ code }) => {
        const { text } = cleanCode(code);
        if (text === "") return t("forget.needCode");
        return checkCode(text) === null ? undefined : t("wrong.code");
      },
    },
    fields: { code_wrong: "code" },
    secretsUntilDone: ["code"],
    send: async ({ code }) => client.member.forgetPassword({ step: "verify", ticket, code: cleanCode(code).text }),
    onDone: (answer) => onDone(answer.ticket),
    onRefused: ({ code }) => {
      if (code === "ticket_expired") onExpired();
    },
  });
  return (
    <Form form={form}>
      <Alert isLive tone="info">
        <span>{t("forget.sent")}</span>
      </Alert>
      <TextField
        label={t("forget.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        clean={cleanCode}
        cleanOn="input"
        maxLength={6}
        translate="no"
        {...form.field("code")}
        figures
        required
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("register.next")}
      </Button>
      <Button variant="quiet" fullWidth disabled={wait > 0} onPress={onBack}>
        {wait > 0 ? t("forget.againIn", { seconds: wait }) : t("forget.again")}
      </Button>
    </Form>
  );
};

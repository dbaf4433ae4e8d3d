import type { CallData, Contract } from "@baize/api-client/contract";
import { useClient } from "@baize/api-client/react";
import { plainText } from "@baize/domain";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Alert, Button, Segmented, TextField } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { CaptchaField } from "../auth/captcha-field.tsx";
import { cleanAscii, cleanCaptcha } from "../auth/cleaners.ts";
import { useCaptcha } from "../auth/use-captcha.ts";
import type { Channel } from "../auth/use-code-target.ts";
import { useMemberWords } from "../words.ts";

const CHANNELS = ["phone", "email"] as const satisfies readonly Channel[];

export interface IdentifyStepProps {
  /** The name that was given before. */
  readonly username: string;
  /** The code or the way itself took too long. */
  readonly isExpired: boolean;
  readonly onDone: (username: string, sent: CallData<Contract["member"]["forgetPassword"]>) => void;
}

/** Whose password it is, and by which way a code goes there. */
export const IdentifyStep = ({ username, isExpired, onDone }: IdentifyStepProps): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const captcha = useCaptcha("forget");
  const [type, setType] = useState<Channel>("phone");
  const form = useCallForm({
    schema: pickInput(client.member.forgetPassword, "username"),
    defaults: { username, captcha: "" },
    checks: {
      username: (values) => (plainText(values.username) === "" ? t("need.username") : undefined),
      captcha: (values) => (cleanCaptcha(values.captcha).text === "" ? t("need.captcha") : undefined),
    },
    fields: { captcha_wrong: "captcha" },
    secrets: ["captcha"],
    send: async (values) =>
      client.member.forgetPassword({
        step: "identify",
        username: plainText(values.username),
        type,
        captchaId: captcha.id,
        captcha: cleanCaptcha(values.captcha).text,
      }),
    onDone: (sent) => onDone(form.values.username, sent),
    onRefused: captcha.renew,
  });
  return (
    <Form form={form}>
      {isExpired && (
        <Alert isLive tone="warning">
          <span>{t("forget.expired")}</span>
        </Alert>
      )}
      <TextField
        label={t("login.username")}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        clean={cleanAscii}
        translate="no"
        {...form.field("username")}
        required
      />
      <Segmented
        fullWidth
        label={t("forget.channel")}
        value={type}
        onValueChange={setType}
        options={CHANNELS.map((value) => ({ value, label: t(`forget.channels.${value}`) }))}
      />
      <CaptchaField captcha={captcha} form={form} />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("forget.send")}
      </Button>
    </Form>
  );
};

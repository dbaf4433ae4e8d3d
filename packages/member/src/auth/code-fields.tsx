import { Alert, CodeRequest, SelectField, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./auth.css.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { useCaptcha } from "./use-captcha.ts";
import { type CodeForm, useCodeRequest } from "./use-code-request.ts";
import { type CodeTarget, digitsOf } from "./use-code-target.ts";

export interface CodeFieldsProps {
  readonly form: CodeForm;
  readonly target: CodeTarget;
  readonly scene: "login" | "register";
}

/** Where the code goes, the picture code before it is sent, and the code itself. */
export const CodeFields = ({ form, target, scene }: CodeFieldsProps): ReactElement => {
  const t = useMemberWords();
  const captcha = useCaptcha("sms");
  const { request, deadlineMs, sent } = useCodeRequest(form, target, captcha, scene);
  const isTargetEmpty = form.values.account.trim() === "";
  const isReady = !isTargetEmpty && form.values.captcha.trim() !== "";
  return (
    <>
      <TargetFields form={form} target={target} />
      <CaptchaField captcha={captcha} form={form} />
      <div className={css.pair}>
        <TextField
          label={t(target.channel === "phone" ? "code.phoneCode" : "code.emailCode")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...form.field("code")}
          onBlur={undefined}
          onChange={({ target: { value }, nativeEvent }) =>
            form.set({ code: isComposing(nativeEvent) ? value : digitsOf(value) })
          }
          figures
          required
        />
        <CodeRequest
          onRequest={request}
          deadlineMs={deadlineMs}
          disabled={!isReady}
          disabledReason={isReady ? undefined : t(isTargetEmpty ? "code.needTarget" : "code.needCaptcha")}
        />
      </div>
      {sent && (
        <Alert tone="info" isLive>
          {sent}
        </Alert>
      )}
    </>
  );
};

/** A text that an input method still composes is left alone, or it would begin anew. */
const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

const TargetFields = ({ form, target }: Pick<CodeFieldsProps, "form" | "target">): ReactElement => {
  const t = useMemberWords();
  const account = form.field("account");
  if (target.channel === "email")
    return (
      <TextField label={t("code.email")} type="email" inputMode="email" autoComplete="email" {...account} required />
    );
  return (
    <div className={css.target}>
      <SelectField
        label={t("code.area")}
        options={target.areas}
        value={form.values.area}
        onValueChange={(area) => form.set({ area })}
        error={form.errorAt("area")}
        searchable
      />
      <TextField
        label={t("code.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...account}
        figures
        required
      />
    </div>
  );
};

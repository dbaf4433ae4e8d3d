import { cleanCode } from "@baize/domain";
import { Alert, CodeRequest, SelectField, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./auth.css.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { useCaptcha } from "./use-captcha.ts";
import { type CodeForm, useCodeRequest } from "./use-code-request.ts";
import type { CodeTarget } from "./use-code-target.ts";

export interface CodeFieldsProps {
  readonly form: CodeForm;
  readonly target: CodeTarget;
}

/** Where the code goes, the picture code before it is sent, and the code itself. */
export const CodeFields = ({ form, target }: CodeFieldsProps): ReactElement => {
  const t = useMemberWords();
  const captcha = useCaptcha("sms");
  const { request, deadlineMs, dailyLeft } = useCodeRequest(form, target, captcha);
  const isTargetEmpty = form.values.account.trim() === "";
  const isReady = !isTargetEmpty && form.values.captcha.trim() !== "";
  return (
    <>
      {!target.isOwn && <TargetFields form={form} target={target} />}
      <CaptchaField captcha={captcha} form={form} />
      <div className={css.pair}>
        <TextField
          label={t(target.channel === "phone" ? "code.phoneCode" : "code.emailCode")}
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
        <div className={css.request}>
          <CodeRequest
            onRequest={request}
            deadlineMs={deadlineMs}
            disabled={!isReady}
            disabledReason={isReady ? undefined : t(isTargetEmpty ? "code.needTarget" : "code.needCaptcha")}
          />
        </div>
      </div>
      {dailyLeft !== undefined && (
        <Alert tone="info" isLive>
          <span>{t.rich("code.sent", { left: dailyLeft, kept })}</span>
        </Alert>
      )}
    </>
  );
};

const TargetFields = ({ form, target }: CodeFieldsProps): ReactElement => {
  const t = useMemberWords();
  const account = form.field("account");
  const { area } = form.values;
  if (target.channel === "email")
    return (
      // Not of the type email, for which browsers rewrite hosts of other scripts before anybody sees them.
      <TextField
        label={t("code.email")}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        clean={(text) => target.clean(text, area)}
        translate="no"
        {...account}
        required
      />
    );
  return (
    <div className={css.target}>
      <SelectField
        label={t("code.area")}
        options={target.areas}
        value={area}
        onValueChange={(next) => form.set({ area: next, account: target.clean(account.value, next).text })}
        error={form.errorAt("area")}
        searchable
      />
      <TextField
        label={t("code.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        clean={(text) => target.clean(text, area)}
        cleanOn="input"
        translate="no"
        {...account}
        figures
        required
      />
    </div>
  );
};

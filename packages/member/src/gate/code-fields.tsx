import { Alert, CodeRequest, SelectField, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { CaptchaField } from "./captcha-field.tsx";
import * as css from "./gate.css.ts";
import type { CodeTarget } from "./use-code-target.ts";

/** Where the code goes, the picture code before it is sent, and the code itself. */
export const CodeFields = ({ target }: { target: CodeTarget }): ReactElement => {
  const t = useMemberWords();
  const { channel, errors, captcha } = target;
  const isReady = target.target.trim() !== "" && captcha.text.trim() !== "";
  return (
    <>
      {channel === "phone" ? (
        <div className={css.target}>
          <SelectField
            label={t("code.area")}
            options={target.areas}
            value={target.area}
            onValueChange={target.setArea}
            error={errors.area}
            searchable
          />
          <TextField
            label={t("code.phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={target.target}
            onChange={(event) => target.setTarget(event.target.value)}
            error={errors.target}
            figures
            required
          />
        </div>
      ) : (
        <TextField
          label={t("code.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={target.target}
          onChange={(event) => target.setTarget(event.target.value)}
          error={errors.target}
          required
        />
      )}
      <CaptchaField captcha={captcha} error={errors.captcha} />
      <div className={css.pair}>
        <TextField
          label={t(channel === "phone" ? "code.phoneCode" : "code.emailCode")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={target.code}
          onChange={(event) => target.setCode(event.target.value.normalize("NFKC").replaceAll(/\D/g, ""))}
          error={errors.code}
          figures
          required
        />
        <CodeRequest
          onRequest={target.request}
          deadlineMs={target.deadlineMs}
          disabled={!isReady}
          disabledReason={isReady ? undefined : t(target.target.trim() === "" ? "code.needTarget" : "code.needCaptcha")}
        />
      </div>
      {target.sent && (
        <Alert tone="info" isLive>
          {target.sent}
        </Alert>
      )}
    </>
  );
};

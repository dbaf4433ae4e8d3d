import type { CallForm } from "@baize/feature-kit";
import { Skeleton, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./auth.css.ts";
import { cleanCaptcha } from "./cleaners.ts";
import type { Captcha } from "./use-captcha.ts";

export interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly form: Pick<CallForm<{ readonly captcha: string }>, "field" | "empty">;
}

/** The picture code; pressing the picture brings another. */
export const CaptchaField = ({ captcha, form }: CaptchaFieldProps): ReactElement => {
  const t = useMemberWords();
  const field = form.field("captcha");
  const renew = (): void => {
    form.empty("captcha");
    captcha.renew();
  };
  return (
    <div className={css.captcha}>
      <TextField
        label={t("code.captcha")}
        {...field}
        error={field.error ?? (captcha.isFailed ? t("code.captchaFailed") : undefined)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        clean={cleanCaptcha}
        cleanOn="input"
        maxLength={8}
        translate="no"
        required
      />
      <button
        type="button"
        className={css.captchaPicture}
        onClick={renew}
        aria-label={t("code.captchaNew")}
        title={t("code.captchaNew")}
      >
        {captcha.image ? (
          <img src={captcha.image} alt={t("code.captchaImage")} className={css.captchaImage} />
        ) : (
          <Skeleton shape="button" />
        )}
      </button>
    </div>
  );
};

import { Skeleton, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./gate.css.ts";
import type { Captcha } from "./use-captcha.ts";

/** The picture code; pressing the picture brings another. */
export const CaptchaField = ({ captcha, error }: { captcha: Captcha; error: string | undefined }): ReactElement => {
  const t = useMemberWords();
  return (
    <div className={css.captcha}>
      <TextField
        label={t("code.captcha")}
        value={captcha.text}
        onChange={(event) => captcha.setText(event.target.value)}
        error={error ?? (captcha.isFailed ? t("code.captchaFailed") : undefined)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={8}
        required
      />
      <button
        type="button"
        className={css.captchaPicture}
        onClick={captcha.renew}
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

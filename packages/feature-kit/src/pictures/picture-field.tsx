import { Button, Field, Inline, LoaderIcon, PictureIcon, SuccessIcon, UploadIcon, cx } from "@baize/ui-kit";
import { type ReactElement, useRef, useState } from "react";
import { useFeatureKitWords } from "../words.ts";
import { PICTURE_MB, PICTURE_TYPES } from "./check-picture.ts";
import * as css from "./picture.css.ts";
import type { Picture } from "./use-picture.ts";

export interface PictureFieldProps {
  label: string;
  help: string;
  picture: Picture;
  /** The picture that the server has, if any. */
  shown?: { readonly url: string; readonly alt: string } | null | undefined;
  onSend: () => unknown;
  required?: boolean | undefined;
  error?: string | undefined;
}

/** Choose, look, send, replace. */
export const PictureField = ({
  label,
  help,
  picture,
  shown,
  onSend,
  required,
  error,
}: PictureFieldProps): ReactElement => {
  const t = useFeatureKitWords();
  const input = useRef<HTMLInputElement>(null);
  const { step, preview } = picture;
  const open = (): void => input.current?.click();
  return (
    <Field label={label} help={help} required={required ?? false} error={picture.error ?? error}>
      {(control) => (
        <div className={css.frame}>
          <input
            {...control}
            ref={input}
            type="file"
            className={css.input}
            accept={PICTURE_TYPES}
            disabled={step === "sending"}
            onChange={(event) => {
              void picture.choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {preview !== null ? (
            <img className={cx(css.image, step === "sending" && css.dim)} src={preview} alt={t("picture.preview")} />
          ) : shown ? (
            <Given key={shown.url} {...shown} />
          ) : (
            <button type="button" tabIndex={-1} aria-hidden="true" className={css.drop} onClick={open}>
              <PictureIcon />
              <span>{t("picture.limits", { max: String(PICTURE_MB) })}</span>
            </button>
          )}
          <Steps {...{ picture, onSend }} hasShown={Boolean(shown)} onOpen={open} />
        </div>
      )}
    </Field>
  );
};

const Given = ({ url, alt }: { url: string; alt: string }): ReactElement => {
  const t = useFeatureKitWords();
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <p className={css.broken}>{t("picture.broken")}</p>
  ) : (
    <img className={css.image} src={url} alt={alt} onError={() => setBroken(true)} />
  );
};

interface StepsProps extends Pick<PictureFieldProps, "picture" | "onSend"> {
  /** The server has a picture. */
  hasShown: boolean;
  onOpen: () => void;
}

/** Where a picture is on its way, and what can be done next. */
const Steps = ({ picture: { step, canRetry }, onSend, hasShown, onOpen }: StepsProps): ReactElement => {
  const t = useFeatureKitWords();
  return (
    <Inline gap={2}>
      {step === "sending" && (
        <span className={css.state} role="status">
          <span className={css.spin} aria-hidden="true">
            <LoaderIcon />
          </span>
          <span>{t("picture.sending")}</span>
        </span>
      )}
      {step === "sent" && (
        <span className={cx(css.state, css.done)} role="status">
          <SuccessIcon />
          <span>{t("picture.sent")}</span>
        </span>
      )}
      {step === "chosen" && (
        <Button variant="primary" icon={<UploadIcon />} onPress={onSend}>
          {t(canRetry ? "picture.again" : "picture.send")}
        </Button>
      )}
      {step !== "sending" && (
        <Button onPress={onOpen}>
          {t(
            step === "chosen" ? "picture.another" : step === "sent" || hasShown ? "picture.replace" : "picture.choose",
          )}
        </Button>
      )}
    </Inline>
  );
};

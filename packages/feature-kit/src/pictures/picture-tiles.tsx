import { CloseIcon, IconButton, LoaderIcon, RefreshIcon, VisuallyHidden, cx } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import * as css from "./pictures.css.ts";
import type { Pictures, WaitingPicture } from "./use-pictures.ts";

/** What was chosen, in its order: what the server has, and what is on its way; each can be taken away. */
export const PictureTiles = ({ pictures }: { readonly pictures: Pictures }): ReactElement | null => {
  const t = useFeatureKitWords();
  const { attached, waiting, remove, retry, drop } = pictures;
  if (attached.length + waiting.length === 0) return null;
  return (
    <ul className={css.tiles}>
      {attached.map(({ id, url }, index) => (
        <li key={id} className={css.tile}>
          <img src={url} alt={t("picture.shown", { number: index + 1 })} className={css.image} />
          <Removal number={index + 1} onRemove={() => remove(id)} />
        </li>
      ))}
      {waiting.map((picture, index) => {
        const number = attached.length + index + 1;
        return (
          <li key={`waiting ${picture.key}`} className={cx(css.tile, picture.error !== null && css.refused)}>
            <Waiting picture={picture} number={number} onRetry={() => retry(picture.key)} />
            <Removal number={number} onRemove={() => drop(picture.key)} />
          </li>
        );
      })}
    </ul>
  );
};

const Removal = ({ number, onRemove }: { number: number; onRemove: () => void }): ReactElement => {
  const t = useFeatureKitWords();
  return (
    <IconButton label={t("picture.remove", { number })} className={css.removal} onPress={onRemove}>
      <span className={css.removalMark}>
        <CloseIcon size={14} />
      </span>
    </IconButton>
  );
};

interface WaitingProps {
  readonly picture: WaitingPicture;
  readonly number: number;
  readonly onRetry: () => void;
}

const Waiting = ({ picture: { preview, error, canRetry }, number, onRetry }: WaitingProps): ReactElement => {
  const t = useFeatureKitWords();
  return (
    <>
      {preview !== null && (
        <img src={preview} alt={t("picture.shown", { number })} className={cx(css.image, css.dim)} />
      )}
      {error === null && (
        <span className={css.busy} role="status">
          <LoaderIcon className={css.spin} />
          <VisuallyHidden>{t("picture.sending")}</VisuallyHidden>
        </span>
      )}
      {canRetry && (
        <IconButton label={t("picture.retry", { number })} variant="primary" className={css.again} onPress={onRetry}>
          <RefreshIcon />
        </IconButton>
      )}
    </>
  );
};

import { AttachIcon, type ControlProps, PictureIcon, cx } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import { PICTURE_TYPES } from "./check-picture.ts";
import * as css from "./pictures.css.ts";
import type { Pictures } from "./use-pictures.ts";

export interface PictureInputProps {
  readonly pictures: Pictures;
  /** Of the field around it; without one it names itself. */
  readonly control?: ControlProps;
  /** "icon": a button of one icon, beside a text that is written. */
  readonly look?: "tile" | "icon";
}

/** Opens the device's pictures, or its camera; not there once there are enough. */
export const PictureInput = ({ pictures, control, look = "tile" }: PictureInputProps): ReactElement => {
  const t = useFeatureKitWords();
  const { most, isFull, add } = pictures;
  return (
    <label className={cx(css.add[look], isFull && css.full[look])} title={t("picture.add")}>
      <input
        {...control}
        aria-label={control === undefined ? t("picture.add") : undefined}
        type="file"
        className={css.input}
        accept={PICTURE_TYPES}
        multiple={most > 1}
        disabled={isFull}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {look === "icon" ? <AttachIcon size={20} /> : <PictureIcon size={24} />}
      {look === "tile" && <span aria-hidden="true">{t("picture.add")}</span>}
    </label>
  );
};

import { Field } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import { PICTURE_MB } from "./check-picture.ts";
import { PictureInput } from "./picture-input.tsx";
import { PictureTiles } from "./picture-tiles.tsx";
import * as css from "./pictures.css.ts";
import type { Pictures } from "./use-pictures.ts";

export interface PicturesFieldProps {
  readonly label: string;
  readonly pictures: Pictures;
  readonly error?: string | undefined;
  /** Whether there has to be one; default false, which the field says. */
  readonly required?: boolean;
}

/** Several pictures: small, each with its way, and a tile to add more. */
export const PicturesField = ({ label, pictures, error, required = false }: PicturesFieldProps): ReactElement => {
  const t = useFeatureKitWords();
  const limits = [t("picture.many", { most: pictures.most }), t("picture.limits", { max: String(PICTURE_MB) })];
  return (
    <Field
      label={label}
      required={required}
      showOptional={!required}
      help={limits.join(" · ")}
      error={pictures.error ?? error}
    >
      {(control) => (
        <div className={css.row}>
          <PictureTiles pictures={pictures} />
          <PictureInput control={control} pictures={pictures} />
        </div>
      )}
    </Field>
  );
};

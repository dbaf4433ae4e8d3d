import { useId, type ReactElement, type ReactNode } from "react";

import { DangerIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./field.css.ts";

/** What every field has around its control. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Below the control; stays when there is an error. */
  help?: ReactNode;
  /** In words, at the field. Setting it marks the control invalid. */
  error?: ReactNode;
  /** What was left out of the last entry, in its own characters; announced, and not an error. */
  dropped?: string | undefined;
  required?: boolean | undefined;
  /** Says "optional" beside the label, where most fields are required. */
  showOptional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** At the end of the label's line: a link such as "forgot password". */
  labelAside?: ReactNode;
  className?: string | undefined;
}

/** A control with a frame around it: what is the frame's, and what is the control's. */
export const splitFieldProps = <P extends FieldProps>({
  label,
  help,
  error,
  dropped,
  required,
  showOptional,
  hideLabel,
  labelAside,
  className,
  id,
  ...control
}: P): { frame: FieldProps; control: Omit<P, keyof FieldProps> } => ({
  frame: { label, help, error, dropped, required, showOptional, hideLabel, labelAside, className, id },
  control,
});

export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps extends FieldFrameProps {
  id?: string | undefined;
}

interface FieldElementProps extends FieldProps {
  /** `group` labels several controls at once by a fieldset. */
  as?: "div" | "fieldset" | undefined;
  children: (control: ControlProps) => ReactNode;
}

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== "";

/** Wires label, help and error to one control. The error is announced when it appears. */
export const Field = ({
  error,
  help,
  dropped = "",
  required = false,
  className,
  id: givenId,
  as: Tag = "div",
  children,
  ...label
}: FieldElementProps): ReactElement => {
  const t = useKitWords();
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = hasContent(error);
  const describedBy = [isInvalid && `${id}-error`, hasContent(help) && `${id}-help`].filter(Boolean).join(" ");
  return (
    <Tag className={cx(css.field, className)}>
      <Label {...label} id={id} required={required} isLegend={Tag === "fieldset"} />
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": isInvalid || undefined,
        "aria-required": required || undefined,
      })}
      <div aria-live="polite" className={css.errorPlace}>
        {isInvalid && (
          <p id={`${id}-error`} className={css.error}>
            <span className={css.errorIcon}>
              <DangerIcon />
            </span>
            <span>{error}</span>
          </p>
        )}
        {dropped !== "" && <p className={css.help}>{t("field.dropped", { text: dropped })}</p>}
      </div>
      {hasContent(help) && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
    </Tag>
  );
};

type LabelProps = Pick<FieldFrameProps, "label" | "required" | "showOptional" | "hideLabel" | "labelAside"> & {
  /** Of the control. */
  id: string;
  isLegend: boolean;
};

const Label = ({ label, required, showOptional, hideLabel, labelAside, id, isLegend }: LabelProps): ReactElement => {
  const t = useKitWords();
  const words = (
    <>
      {textElements(label)}
      {required && (
        <span className={css.mark} aria-hidden="true">
          {"*"}
        </span>
      )}
      {showOptional && <span className={css.optional}>{t("optional")}</span>}
    </>
  );
  const text = hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words;
  if (isLegend)
    return (
      <legend id={`${id}-label`} className={cx(css.label, css.legend)}>
        {text}
      </legend>
    );
  return (
    <div className={hideLabel ? undefined : css.labelRow}>
      <label id={`${id}-label`} htmlFor={id} className={css.label}>
        {text}
      </label>
      {labelAside !== undefined && <span className={css.aside}>{labelAside}</span>}
    </div>
  );
};

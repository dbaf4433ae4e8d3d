import { useId, type AriaAttributes, type MouseEvent, type ReactElement, type ReactNode, type Ref } from "react";

import { LoaderIcon } from "../icon/icons.ts";
import { usePressLock } from "../press/use-press-lock.ts";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./button.css.ts";
import { keepClear } from "./keep-clear.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonProps {
  children: ReactNode;
  /** Runs once per press; while a returned promise is pending the button is locked and shows that it works. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: "button" | "submit" | undefined;
  /** Locked and spinning, when the work is known outside, such as a form being sent. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be pressed: it stays focusable and the reason is read with it. */
  disabledReason?: string | undefined;
  fullWidth?: boolean | undefined;
  icon?: ReactNode;
  /** Id of a form elsewhere on the page that this button submits. */
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  "aria-label"?: string | undefined;
  "aria-current"?: AriaAttributes["aria-current"];
  "aria-expanded"?: boolean | undefined;
  "aria-pressed"?: boolean | undefined;
  "aria-controls"?: string | undefined;
  "aria-haspopup"?: AriaAttributes["aria-haspopup"];
  "aria-describedby"?: string | undefined;
}

/** A press that does something. It never loses focus while it works, and one press is one act. */
export const Button = ({
  children,
  onPress,
  variant = "secondary",
  size = "medium",
  type = "button",
  loading = false,
  disabled = false,
  disabledReason,
  fullWidth = false,
  icon,
  className,
  ...rest
}: ButtonProps): ReactElement => {
  const reasonId = useId();
  const [press, isRunning] = usePressLock((event: MouseEvent<HTMLButtonElement>) => onPress?.(event));
  const isBusy = loading || isRunning;
  const isOff = disabled || disabledReason !== undefined || isBusy;
  const describedBy = [rest["aria-describedby"], disabledReason === undefined ? undefined : reasonId]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      {...rest}
      type={type}
      className={cx(css.button, css.variant[variant], css.size[size], fullWidth && css.full, className)}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      data-in-use={isBusy || undefined}
      data-keep-clear={keepClear(variant)}
      aria-describedby={describedBy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else press(event);
      }}
    >
      <span className={cx(css.label, isBusy && css.labelBusy)}>
        {icon}
        {textElements(children)}
      </span>
      {isBusy && (
        <span className={css.spinner} aria-hidden="true">
          <LoaderIcon />
        </span>
      )}
      {disabledReason !== undefined && (
        <VisuallyHidden>
          <span id={reasonId}>{disabledReason}</span>
        </VisuallyHidden>
      )}
    </button>
  );
};

import type { AriaAttributes, MouseEvent, ReactElement, ReactNode, Ref } from "react";

import * as css from "../button/button.css.ts";
import { keepClear } from "../button/keep-clear.ts";
import type { ButtonSize } from "../button/button.tsx";
import { LoaderIcon } from "../icon/icons.ts";
import { usePressLock } from "../press/use-press-lock.ts";
import { cx } from "../style/cx.ts";

export interface IconButtonProps {
  /** What it does; its accessible name and its hint under the pointer. */
  label: string;
  /** One icon. */
  children: ReactNode;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: ButtonSize | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  "aria-expanded"?: boolean | undefined;
  "aria-pressed"?: boolean | undefined;
  "aria-controls"?: string | undefined;
  "aria-haspopup"?: AriaAttributes["aria-haspopup"];
}

/** A button of one icon, with its name in words. */
export const IconButton = ({
  label,
  children,
  onPress,
  variant = "quiet",
  size = "medium",
  loading = false,
  disabled = false,
  className,
  ...rest
}: IconButtonProps): ReactElement => {
  const [press, isRunning] = usePressLock((event: MouseEvent<HTMLButtonElement>) => onPress?.(event));
  const isBusy = loading || isRunning;
  const isOff = disabled || isBusy;
  return (
    <button
      {...rest}
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      data-in-use={isBusy || undefined}
      data-keep-clear={keepClear(variant)}
      className={cx(css.button, css.iconVariant[variant], css.square[size], className)}
      onClick={(event) => {
        if (!isOff) press(event);
      }}
    >
      {isBusy ? (
        <span className={css.spinner}>
          <LoaderIcon />
        </span>
      ) : (
        <span className={css.label}>{children}</span>
      )}
    </button>
  );
};

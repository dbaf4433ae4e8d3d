import type { ReactElement, ReactNode } from "react";

import * as css from "../button/button.css.ts";
import { keepClear } from "../button/keep-clear.ts";
import type { ButtonSize, ButtonVariant } from "../button/button.tsx";
import { Link, type To } from "../link/link.tsx";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";

export interface LinkButtonProps {
  to: To;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  icon?: ReactNode;
  replace?: boolean | undefined;
  state?: unknown;
  className?: string | undefined;
  "aria-label"?: string | undefined;
}

/** A link that looks like a button: it goes somewhere and so can be opened in a new tab. */
export const LinkButton = ({
  to,
  children,
  variant = "secondary",
  size = "medium",
  fullWidth = false,
  icon,
  replace,
  state,
  className,
  ...rest
}: LinkButtonProps): ReactElement => (
  <Link
    {...rest}
    data-keep-clear={keepClear(variant)}
    to={to}
    state={state}
    {...(replace !== undefined && { replace })}
    className={cx(css.button, css.variant[variant], css.size[size], fullWidth && css.full, className)}
  >
    <span className={css.label}>
      {icon}
      {textElements(children)}
    </span>
  </Link>
);

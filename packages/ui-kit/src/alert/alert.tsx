import type { ReactElement, ReactNode } from "react";

import { ToneIcon } from "../icon/tone-icon.tsx";
import { cx } from "../style/cx.ts";
import { textElements } from "../style/text-elements.tsx";
import type { Tone } from "../style/tone.ts";
import * as css from "./alert.css.ts";

export interface AlertProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** True when it appears as an answer to something the member did: it is then read at once. */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

/** A message on the page, where it matters. */
export const Alert = ({
  tone = "info",
  title,
  children,
  action,
  isLive = false,
  className,
}: AlertProps): ReactElement => (
  <div
    className={cx(css.alert, css.tone[tone], className)}
    role={isLive ? (tone === "danger" ? "alert" : "status") : undefined}
  >
    <span className={cx(css.icon, css.iconTone[tone])}>
      <ToneIcon tone={tone} />
    </span>
    <div className={css.words}>
      {title !== undefined && <p className={css.title}>{title}</p>}
      {textElements(children)}
    </div>
    {action !== undefined && <div className={css.action}>{action}</div>}
  </div>
);

import type { ReactElement, ReactNode } from "react";

import * as css from "../badge/badge.css.ts";
import { ClockIcon } from "../icon/icons.ts";
import { ToneIcon } from "../icon/tone-icon.tsx";
import { cx } from "../style/cx.ts";
import type { Tone } from "../style/tone.ts";
import { textElements } from "../style/text-elements.tsx";

export interface StatusBadgeProps {
  /** The state in words. */
  children: ReactNode;
  /** `neutral` is a state that still moves, and shows a clock. */
  tone: Tone;
}

/** State of an order: tint, sign and words together. */
export const StatusBadge = ({ children, tone }: StatusBadgeProps): ReactElement => (
  <span className={cx(css.badge, css.tone[tone])}>
    {tone === "neutral" ? <ClockIcon /> : <ToneIcon tone={tone} />}
    {textElements(children)}
  </span>
);

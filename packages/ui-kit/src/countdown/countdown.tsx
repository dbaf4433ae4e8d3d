import type { ReactElement, ReactNode } from "react";

import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./countdown.css.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

export interface CountdownProps {
  /** Server instant, epoch milliseconds. */
  deadlineMs: number;
  /** Called once, when the deadline passes while this is on the page. */
  onEnd?: (() => void) | undefined;
  /** Shown once over; "ended" unless given. */
  over?: ReactNode;
}

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Time left, such as `2 天 03:04:05`. Screen readers can reach it and are not interrupted by it. In its last day it
 * holds the page in use (README).
 */
export const Countdown = ({ deadlineMs, onEnd, over }: CountdownProps): ReactElement => {
  const t = useKitWords();
  const seconds = useSecondsLeft(deadlineMs, onEnd);
  if (seconds === 0) return <span className={css.over}>{over ?? t("time.over")}</span>;
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
  return (
    <span
      role="timer"
      translate="no"
      data-in-use={days === 0 || undefined}
      className={css.figures}
      suppressHydrationWarning
    >
      {days > 0 ? `${t("time.days", { count: days })} ${clock}` : clock}
    </span>
  );
};

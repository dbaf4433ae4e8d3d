import { useId, type ReactElement, type ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "./progress-bar.css.ts";

export interface ProgressBarProps {
  /** Whole percent, 0 to 100; domain's progress functions give it. */
  percent: number;
  label: ReactNode;
  /** Have and need in words, at the end of the line. */
  figures?: ReactNode;
}

/** How far along: turnover, VIP, an upload. */
export const ProgressBar = ({ percent, label, figures }: ProgressBarProps): ReactElement => {
  const id = useId();
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div className={css.frame}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className={css.figures}>{figures ?? <span translate="no">{`${value}%`}</span>}</span>
      </div>
      <progress aria-labelledby={id} value={value} max={100} className={cx(css.bar, value === 100 && css.done)} />
    </div>
  );
};

import type { ReactElement, ReactNode } from "react";

import { CheckIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./steps.css.ts";

export interface Step {
  id: string;
  label: ReactNode;
  /** A time or a note below. */
  detail?: ReactNode;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the step at work; `steps.length` when all are done. */
  current: number;
}

/** Where one is on a short way: enter, review, result. */
export const Steps = ({ steps, current }: StepsProps): ReactElement => {
  const t = useKitWords();
  return (
    <ol className={css.list} aria-label={t("steps")}>
      {steps.map(({ id, label, detail }, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={id}
            aria-current={isCurrent ? "step" : undefined}
            className={cx(css.step, index <= current && css.reached, isCurrent && css.current)}
          >
            <span
              aria-hidden="true"
              translate="no"
              className={cx(css.mark, isDone && css.markDone, isCurrent && css.markCurrent)}
            >
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span>{label}</span>
            {isDone && <VisuallyHidden>{t("stepDone")}</VisuallyHidden>}
            {detail !== undefined && <span className={css.detail}>{detail}</span>}
          </li>
        );
      })}
    </ol>
  );
};

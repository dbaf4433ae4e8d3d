import type { ReactElement, ReactNode } from "react";
import * as css from "./personal.css.ts";

export interface FactRowProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** One fact of the account, and what can be done about it. */
export const FactRow = ({ term, children, action }: FactRowProps): ReactElement => (
  <li className={css.row}>
    <div className={css.fact}>
      <p className={css.term}>{term}</p>
      <div className={css.detail}>{children}</div>
    </div>
    {action}
  </li>
);

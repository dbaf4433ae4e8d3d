import type { ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import * as css from "./description-list.css.ts";

export interface Description {
  term: ReactNode;
  detail: ReactNode;
  /** The line that counts: what arrives, the total. */
  isStrong?: boolean | undefined;
}

/** Facts and figures beside each other: the review before money moves, an order's details. */
export const DescriptionList = ({ items }: { items: readonly Description[] }): ReactElement => (
  <dl className={css.list}>
    {items.map(({ term, detail, isStrong = false }, index) => (
      <div key={index} className={css.row}>
        <dt className={cx(css.term, isStrong && css.strong)}>{term}</dt>
        <dd className={cx(css.detail, isStrong && css.strong)}>{detail}</dd>
      </div>
    ))}
  </dl>
);

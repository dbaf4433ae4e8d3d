import { Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as css from "./records.css.ts";

export interface RecordSum {
  readonly term: string;
  readonly value: ReactNode;
}

export interface RecordSumsProps {
  /** Up to four figures of the whole filter; each shows `—` itself while it is unknown. */
  readonly sums: readonly RecordSum[];
  /** What the figures count. */
  readonly note: ReactNode;
  /** Between figures and note, such as sums of other currencies. */
  readonly children?: ReactNode;
}

/** Totals of a filter, not of the page. */
export const RecordSums = ({ sums, note, children }: RecordSumsProps): ReactElement => (
  <Stack gap={3}>
    <dl className={css.sums}>
      {sums.map(({ term, value }) => (
        <div key={term} className={css.sum}>
          <dt className={css.sumTerm}>{term}</dt>
          <dd className={css.sumValue}>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
    <p className={css.note}>{note}</p>
  </Stack>
);

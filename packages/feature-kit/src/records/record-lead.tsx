import type { ReactElement, ReactNode } from "react";
import * as css from "./records.css.ts";

/** The first cell of a record: what it is, and beneath it, smaller, where or of what kind. */
export const RecordLead = ({ name, note }: { readonly name: ReactNode; readonly note: string }): ReactElement => (
  <span className={css.lead}>
    <span className={css.leadName}>{name}</span>
    <span className={css.note} translate="no">
      {note}
    </span>
  </span>
);

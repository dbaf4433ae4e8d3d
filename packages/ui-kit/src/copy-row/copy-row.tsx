import type { ReactElement, ReactNode } from "react";

import { CopyButton } from "../copy-button/copy-button.tsx";
import { cx } from "../style/cx.ts";
import * as css from "./copy-row.css.ts";

export interface CopyRowProps {
  label: string;
  /** What is copied, and shown unless `children` shows it another way. */
  value: string;
  children?: ReactNode;
  /** A caution below, such as "exact to the cent". */
  help?: ReactNode;
  isStrong?: boolean | undefined;
}

/** A fact to be carried elsewhere: label, value, copy. The value can be selected by a long press as well. */
export const CopyRow = ({ label, value, children, help, isStrong = false }: CopyRowProps): ReactElement => (
  <div className={css.row}>
    <div className={css.words}>
      <span className={css.label}>{label}</span>
      <span translate="no" className={cx(css.value, isStrong && css.strong)}>
        {children ?? value}
      </span>
      {help !== undefined && <span className={css.help}>{help}</span>}
    </div>
    <CopyButton text={value} label={label} />
  </div>
);

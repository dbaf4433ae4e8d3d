import type { ReactElement, ReactNode } from "react";

import * as css from "./sticky-action.css.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

export interface StickyActionProps {
  /** The primary button, full width. */
  children: ReactNode;
  /** A line above it: what will be charged, what arrives. Left out on a phone's side. */
  summary?: ReactNode;
}

/**
 * The next act of a form: on phones it stays in reach at the bottom, above the on-screen keyboard, while its form is
 * in view, and on a phone's side always; on desktop it stays in the flow of the page.
 */
export const StickyAction = ({ children, summary }: StickyActionProps): ReactElement => {
  const place = useKeyboardInset<HTMLDivElement>();
  return (
    <div ref={place} className={css.place}>
      <div data-keep-clear="action" className={css.bar}>
        {summary !== undefined && <div className={css.summary}>{summary}</div>}
        {children}
      </div>
    </div>
  );
};

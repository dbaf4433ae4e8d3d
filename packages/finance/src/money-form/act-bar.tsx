import { StickyAction, useSurface } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as css from "./money-form.css.ts";

export interface ActBarProps {
  /** A line over the button on phones. */
  summary?: ReactNode;
  /** The next act. */
  children: ReactNode;
}

/** The next act of a page: always in reach on phones, in its place elsewhere. */
export const ActBar = ({ summary, children }: ActBarProps): ReactNode =>
  useSurface() === "mobile" ? <Reach summary={summary}>{children}</Reach> : children;

const Reach = ({ summary, children }: ActBarProps): ReactElement => (
  <StickyAction summary={summary === undefined ? undefined : <div className={css.summary}>{summary}</div>}>
    {children}
    <div className={css.clearance} />
  </StickyAction>
);

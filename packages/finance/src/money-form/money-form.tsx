import { Split, Stack, StickyAction, useSurface } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as css from "./money-form.css.ts";

export interface MoneyFormProps {
  onSubmit: () => unknown;
  children: ReactNode;
  /** What the entries come to: beside the form on desktop, below it on phones. */
  aside: ReactNode;
  /** The primary button: under the aside on desktop, always in reach on phones. */
  action: ReactNode;
  /** A line over the button on phones. */
  summary?: ReactNode;
}

/** Entries, what they come to, and the next act. */
export const MoneyForm = ({ onSubmit, children, aside, action, summary }: MoneyFormProps): ReactElement => {
  const isMobile = useSurface() === "mobile";
  return (
    <form
      noValidate
      className={isMobile ? css.form : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Split
        aside={
          <Stack gap={4}>
            {aside}
            {!isMobile && action}
          </Stack>
        }
      >
        {children}
      </Split>
      {isMobile && (
        <StickyAction summary={summary}>
          {action}
          <div className={css.clearance} />
        </StickyAction>
      )}
    </form>
  );
};

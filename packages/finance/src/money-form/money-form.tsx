import { Form, type FormProps } from "@baize/feature-kit";
import { Split, Stack, useSurface } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { ActBar } from "./act-bar.tsx";
import * as css from "./money-form.css.ts";

export interface MoneyFormProps {
  form: FormProps["form"];
  children: ReactNode;
  /** What the entries come to: beside the form on desktop, below it on phones. */
  aside: ReactNode;
  /** The primary button: under the aside on desktop, always in reach on phones. */
  action: ReactNode;
  /** A line over the button on phones. */
  summary?: ReactNode;
}

/** Entries, what they come to, and the next act. */
export const MoneyForm = ({ form, children, aside, action, summary }: MoneyFormProps): ReactElement => {
  const isMobile = useSurface() === "mobile";
  const entries = (
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
  );
  return (
    <Form form={form}>
      {isMobile ? (
        <div className={css.form}>
          {entries}
          <ActBar summary={summary}>{action}</ActBar>
        </div>
      ) : (
        entries
      )}
    </Form>
  );
};

import { Button } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";

export interface MoneySubmitProps {
  isBusy?: boolean | undefined;
  /** Why it cannot be pressed now. */
  blocked?: string | undefined;
  children: ReactNode;
}

/** The primary button of a money form: the act and the amount. */
export const MoneySubmit = ({ isBusy, blocked, children }: MoneySubmitProps): ReactElement => (
  <Button type="submit" variant="primary" size="large" fullWidth loading={isBusy} disabledReason={blocked}>
    {children}
  </Button>
);

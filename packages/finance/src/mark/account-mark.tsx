import { CoinsIcon, ScanPayIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { PayoutAccount } from "../wire-types.ts";
import { BankMark } from "./bank-mark.tsx";

/** What a payout account is told apart by at a glance. */
export const AccountMark = ({ account: { type, bankName } }: { account: PayoutAccount }): ReactElement => {
  if (type === "bank") return <BankMark name={bankName} />;
  return type === "alipay" ? <ScanPayIcon /> : <CoinsIcon />;
};

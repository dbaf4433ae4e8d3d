import { paths } from "@baize/domain";
import { BankIcon, type Choice, ChoiceCards, CoinsIcon, Link, type Format, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { PayoutAccount } from "../queries.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";

export interface AccountChoicesProps {
  accounts: readonly PayoutAccount[];
  value: string | null;
  onValueChange: (id: string) => void;
  error?: string | undefined;
}

/** Where to pay to: masked, with why one cannot be used and until when. */
export const AccountChoices = ({ accounts, value, onValueChange, error }: AccountChoicesProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  return (
    <ChoiceCards
      label={t("withdraw.account")}
      columns={2}
      value={value}
      error={error}
      choices={accounts.map((account) => accountChoice(account, t, format))}
      onValueChange={onValueChange}
      help={<Link to={`${paths.addBankCard}?${new URLSearchParams({ return: paths.withdraw }).toString()}`}>{t("withdraw.addCard")}</Link>}
    />
  );
};

/** Whether it can be paid to now. */
export const isUsable = ({ enabled, reason }: PayoutAccount): boolean => enabled && reason === null;

function accountChoice(account: PayoutAccount, t: FinanceWords, format: Format): Choice<string> {
  return {
    value: account.id,
    title: account.bankName || account.protocol,
    lines: [account.accountMasked, account.holderMasked],
    icon: account.type === "coin" ? <CoinsIcon /> : <BankIcon />,
    disabledReason: isUsable(account) ? undefined : reasonOf(account, t, format),
  };
}

function reasonOf({ reason, usableFrom }: PayoutAccount, t: FinanceWords, format: Format): string {
  if (reason !== "cooling_off") return t(`withdraw.reason.${reason ?? "disabled"}`);
  return usableFrom === null ? t("withdraw.reason.cooling_off_open") : t("withdraw.reason.cooling_off", { until: format.dateTime(usableFrom) });
}

import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { type Choice, ChoiceCards, type Format, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { AccountMark } from "../mark/account-mark.tsx";
import type { PayoutAccount } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";

export interface AccountChoicesProps {
  accounts: readonly PayoutAccount[];
  value: string | null;
  onValueChange: (id: string) => void;
  error?: string | undefined;
}

/** An address that comes back to where the member is. */
export const withReturn = (path: string, back: string): string =>
  `${path}?${new URLSearchParams({ return: back }).toString()}`;

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
      help={<Link to={withReturn(paths.bankCardsManage, paths.withdraw)}>{t("withdraw.manage")}</Link>}
    />
  );
};

/** Whether it can be paid to now. */
export const isUsable = ({ enabled, reason }: PayoutAccount): boolean => enabled && reason === null;

/** Coin and network of an address, once where a coin has one network only. */
export const networkName = ({ bankName, protocol }: PayoutAccount): string =>
  [...new Set([bankName, protocol])].filter((part) => part !== "").join(" · ");

/** What a member knows an account by. */
export const accountName = (account: PayoutAccount): string => {
  const { type, bankName, alias } = account;
  return type === "coin" ? (alias === "" ? networkName(account) : alias) : bankName;
};

/** Why an account cannot be used now, and until when. */
export const unusableText = ({ reason, usableFrom }: PayoutAccount, t: FinanceWords, format: Format): string => {
  if (reason !== "cooling_off") return t(`withdraw.reason.${reason ?? "disabled"}`);
  return usableFrom === null
    ? t("withdraw.reason.cooling_off_open")
    : t("withdraw.reason.cooling_off", { until: format.dateTime(usableFrom) });
};

function accountChoice(account: PayoutAccount, t: FinanceWords, format: Format): Choice<string> {
  const { id, type, accountMasked, holderMasked, alias } = account;
  const network = alias === "" ? "" : networkName(account);
  return {
    value: id,
    title: <span translate="no">{accountName(account)}</span>,
    lines: [accountMasked, type === "coin" ? network : holderMasked].flatMap((line) =>
      line === ""
        ? []
        : [
            <span key={line} translate="no">
              {line}
            </span>,
          ],
    ),
    icon: <AccountMark account={account} />,
    disabledReason: isUsable(account) ? undefined : unusableText(account, t, format),
  };
}

import { type Description, DescriptionList, MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { PayoutAccount, WithdrawPreview } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { accountName } from "./account-choices.tsx";

export interface SettlementProps {
  preview: WithdrawPreview | undefined;
  account?: PayoutAccount | undefined;
  /** Figures of a coin are held; otherwise they are indicative. */
  isHeld?: boolean | undefined;
}

/** All deductions and what arrives. */
export const Settlement = ({ preview, account, isHeld = false }: SettlementProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const money = (value: string | undefined): ReactElement => <MoneyText value={value} asset={preview?.currency} />;
  const deductions = preview?.deductions ?? [{ kind: "fee" as const, amount: preview?.fee }];
  const coin = preview?.coin;
  const items: Description[] = [
    { term: t("withdraw.amountLabel"), detail: money(preview?.amount) },
    ...deductions.map(({ kind, amount }) => ({ term: t(`withdraw.deduction.${kind}`), detail: money(amount) })),
    { term: t("withdraw.arrives"), detail: money(preview?.receive), isStrong: !coin },
  ];
  if (coin) {
    const rate = format.money(coin.rate, preview.currency, { decimals: 6 }).text;
    if (isHeld) items.push({ term: t("quote.rate"), detail: t("quote.rateValue", { coin: coin.payAsset, rate }) });
    items.push({
      term: t(isHeld ? "withdraw.coinExact" : "withdraw.coinArrives", { coin: coin.payAsset }),
      detail: <MoneyText value={coin.payAmount} asset={coin.payAsset} />,
      isStrong: true,
    });
    if (!isHeld) items.push({ term: t("quote.rate"), detail: t("withdraw.coinHelp", { coin: coin.payAsset, rate }) });
  }
  items.push({ term: t("withdraw.balanceAfter"), detail: money(preview?.balanceAfter) });
  if (account)
    items.push({
      term: t("withdraw.to"),
      detail: t("withdraw.masked", { name: accountName(account), masked: account.accountMasked }),
    });
  if (preview) items.push({ term: t("withdraw.eta"), detail: t("minutes", { minutes: preview.etaMinutes }) });
  return <DescriptionList items={items} />;
};

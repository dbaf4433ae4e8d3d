import type { AssetCode } from "@baize/domain";
import { type Description, DescriptionList, MoneyText, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositChannel } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import type { DepositQuote } from "./quote-deposit.ts";

export interface DepositSummaryProps {
  channel: DepositChannel | null;
  quote: DepositQuote | null;
  /** The review names the channel and the payer too. */
  review?: { readonly payerName: string } | undefined;
}

/** What a deposit comes to: fee, bonus, payment, credit, rollover requirement. */
export const DepositSummary = ({ channel, quote, review }: DepositSummaryProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency: account } = useBrand();
  const own = (value: string | undefined): ReactElement => <MoneyText value={value} asset={channel?.currency} />;
  const items: Description[] = [];
  if (review && channel) items.push({ term: t("deposit.method"), detail: channel.name });
  if (review && review.payerName !== "") items.push({ term: t("deposit.payerOf"), detail: review.payerName });
  items.push(
    { term: t("deposit.amountLabel"), detail: own(quote?.amount) },
    { term: t("fee"), detail: own(quote?.fee) },
  );
  if (channel && channel.rate !== null && channel.payAsset !== channel.currency) {
    items.push(
      {
        term: t("deposit.rate"),
        detail: t("deposit.rateLine", {
          coin: channel.payAsset,
          rate: format.money(channel.rate, account.code, { decimals: 6 }).text,
        }),
      },
      {
        term: t("deposit.payCoin", { coin: channel.payAsset }),
        detail: <MoneyText value={quote?.pay} asset={channel.payAsset} />,
      },
    );
  }
  if (quote?.bonus != null)
    items.push({
      term: t("deposit.bonus"),
      detail: <MoneyText value={quote.bonus} asset={channel?.currency} tone="win" sign="always" />,
    });
  items.push({ term: t("deposit.receive"), detail: own(quote?.receive), isStrong: true });
  if (channel) {
    items.push({
      term: t("deposit.turnover"),
      detail: <TurnoverText channel={channel} quote={quote} account={account.code} />,
    });
    items.push({ term: t("deposit.eta"), detail: t("minutes", { minutes: channel.etaMinutes }) });
  }
  return <DescriptionList items={items} />;
};

const TurnoverText = ({
  channel: { turnoverMultiple },
  quote,
  account,
}: {
  channel: DepositChannel;
  quote: DepositQuote | null;
  account: AssetCode;
}): string => {
  const t = useFinanceWords();
  const format = useFormat();
  const money = (decimal: string): string => format.money(decimal, account).text;
  if (quote?.bonusTurnover != null && quote.turnover !== null)
    return t("deposit.turnoverWith", { amount: money(quote.turnover), bonus: money(quote.bonusTurnover) });
  if (/^0(\.0+)?$/.test(turnoverMultiple)) return t("deposit.turnoverNone");
  return quote?.turnover == null
    ? t("deposit.turnoverOnly", { times: turnoverMultiple })
    : t("deposit.turnoverTimes", { times: turnoverMultiple, amount: money(quote.turnover) });
};

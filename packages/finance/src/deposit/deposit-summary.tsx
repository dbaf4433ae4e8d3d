import { type Description, DescriptionList, MoneyText, useFormat } from "@baize/ui-kit";
import type { AssetCode } from "@baize/domain";
import type { ReactElement } from "react";
import type { DepositChannel } from "../queries.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import type { DepositQuote } from "./quote-deposit.ts";

export interface DepositSummaryProps {
  channel: DepositChannel | null;
  quote: DepositQuote | null;
  currency: AssetCode;
  /** The review names the channel too. */
  withChannel?: boolean | undefined;
}

/** What a deposit comes to: fee, what is paid, what arrives, what it asks for. */
export const DepositSummary = ({ channel, quote, currency, withChannel = false }: DepositSummaryProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const own = (value: string | undefined): ReactElement => <MoneyText value={value} asset={currency} />;
  const items: Description[] = [];
  if (withChannel && channel) items.push({ term: t("deposit.method"), detail: channel.name });
  items.push({ term: t("deposit.amountLabel"), detail: own(quote?.amount) }, { term: t("fee"), detail: own(quote?.fee) });
  if (channel?.rate != null) {
    items.push(
      { term: t("deposit.rate"), detail: t("deposit.rateLine", { coin: channel.payAsset, rate: format.money(channel.rate, currency, { decimals: 6 }).text }) },
      { term: t("deposit.payCoin", { coin: channel.payAsset }), detail: <MoneyText value={quote?.pay} asset={channel.payAsset} /> },
    );
  }
  items.push({ term: t("deposit.receive"), detail: own(quote?.receive), isStrong: true });
  if (channel) items.push({ term: t("deposit.turnover"), detail: turnoverText(channel, quote, t, (decimal) => format.money(decimal, currency).text) });
  if (channel) items.push({ term: t("deposit.eta"), detail: t("minutes", { minutes: channel.etaMinutes }) });
  return <DescriptionList items={items} />;
};

function turnoverText({ turnoverMultiple }: DepositChannel, quote: DepositQuote | null, t: FinanceWords, money: (decimal: string) => string): string {
  if (/^0(\.0+)?$/.test(turnoverMultiple)) return t("deposit.turnoverNone");
  return quote === null ? t("deposit.turnoverOnly", { times: turnoverMultiple }) : t("deposit.turnoverTimes", { times: turnoverMultiple, amount: money(quote.turnover) });
}

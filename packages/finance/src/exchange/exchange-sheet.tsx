import type { AssetCode } from "@baize/domain";
import { DescriptionList, MoneyText, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { QuoteSheet } from "../quote/quote-sheet.tsx";
import type { Quote } from "../quote/use-quote.ts";
import type { ExchangeQuote } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import type { ExchangeAction, ExchangeInput } from "./use-exchange.ts";

export interface ExchangeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  quote: Quote<ExchangeInput, ExchangeQuote>;
  coin: AssetCode;
  action: ExchangeAction;
  onRenew: () => unknown;
  onConfirm: () => unknown;
}

/** The quote: what is given, at which rate, what is received, how it is rounded, how long it holds. */
export const ExchangeSheet = ({ coin, ...sheet }: ExchangeSheetProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency } = useBrand();
  const { quote } = sheet.quote;
  return (
    <QuoteSheet
      {...sheet}
      title={t("exchange.review")}
      detail={t("exchange.reviewText")}
      confirmLabel={t("exchange.confirm", { amount: format.money(quote?.amount, quote?.from).text })}
      figureOf={({ receive, to }) => format.money(receive, to).text}
    >
      <DescriptionList
        items={[
          { term: t("exchange.from"), detail: <MoneyText value={quote?.amount} asset={quote?.from} /> },
          {
            term: t("quote.rate"),
            detail: quote
              ? t("quote.rateValue", { coin, rate: format.money(quote.rate, currency.code, { decimals: 6 }).text })
              : "—",
          },
          { term: t("exchange.roundingTerm"), detail: t("exchange.roundingValue") },
          {
            term: t("exchange.receive"),
            detail: <MoneyText value={quote?.receive} asset={quote?.to} />,
            isStrong: true,
          },
          { term: t("exchange.balanceAfter"), detail: <MoneyText value={quote?.balanceAfter} asset={quote?.from} /> },
        ]}
      />
    </QuoteSheet>
  );
};

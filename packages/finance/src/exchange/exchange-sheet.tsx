import type { AssetCode } from "@baize/domain";
import { DescriptionList, MoneyText, useBrand, useFormat } from "@baize/ui-kit";
import { type ReactElement, useReducer } from "react";
import type { ExchangeQuote } from "../wire-types.ts";
import { HeldRate } from "../quote/held-rate.tsx";
import type { Quote } from "../quote/use-quote.ts";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
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
export const ExchangeSheet = ({
  isOpen,
  onClose,
  quote,
  coin,
  action,
  onRenew,
  onConfirm,
}: ExchangeSheetProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency } = useBrand();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { quote: sheet, before } = quote;
  const receives = ({ receive, to }: ExchangeQuote): string => format.money(receive, to).text;
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("exchange.review")}
      detail={t("exchange.reviewText")}
      action={action}
      confirmLabel={t("exchange.confirm", { amount: format.money(sheet?.amount, sheet?.from).text })}
      onConfirm={onConfirm}
      disabledReason={quote.isAsking ? t("held.asking") : quote.isOver() ? t("held.expired") : undefined}
    >
      {sheet && (
        <HeldRate
          quote={quote}
          figures={{ now: receives(sheet), before: before && receives(before) }}
          onRenew={onRenew}
          onOver={redraw}
        />
      )}
      <DescriptionList
        items={[
          { term: t("exchange.from"), detail: <MoneyText value={sheet?.amount} asset={sheet?.from} /> },
          {
            term: t("held.rate"),
            detail: sheet
              ? t("held.rateValue", { coin, rate: format.money(sheet.rate, currency.code, { decimals: 6 }).text })
              : "—",
          },
          { term: t("exchange.roundingTerm"), detail: t("exchange.roundingValue") },
          {
            term: t("exchange.receive"),
            detail: <MoneyText value={sheet?.receive} asset={sheet?.to} />,
            isStrong: true,
          },
          { term: t("exchange.balanceAfter"), detail: <MoneyText value={sheet?.balanceAfter} asset={sheet?.from} /> },
        ]}
      />
    </ReviewSheet>
  );
};

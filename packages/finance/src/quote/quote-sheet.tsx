import { type ReactElement, useReducer } from "react";
import { ReviewSheet, type ReviewSheetProps } from "../review-sheet/review-sheet.tsx";
import { useFinanceWords } from "../words.ts";
import { QuoteTimer } from "./quote-timer.tsx";
import type { Quote } from "./use-quote.ts";

export interface QuoteSheetProps<Q> extends Omit<ReviewSheetProps, "disabledReason"> {
  quote: Quote<never, Q>;
  /** The figure that counts, in words. */
  figureOf: (quote: Q) => string;
  /** Takes a new quote. */
  onRenew: () => unknown;
}

/** The review of a quote: how long it holds, and no confirmation once it does not. */
export const QuoteSheet = <Q,>({
  quote: held,
  figureOf,
  onRenew,
  children,
  ...sheet
}: QuoteSheetProps<Q>): ReactElement => {
  const t = useFinanceWords();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { quote, before } = held;
  return (
    <ReviewSheet
      {...sheet}
      disabledReason={held.isAsking ? t("quote.asking") : held.isOver() ? t("quote.expired") : undefined}
    >
      {quote !== null && (
        <QuoteTimer
          quote={held}
          figures={{ now: figureOf(quote), before: before && figureOf(before) }}
          onRenew={onRenew}
          onOver={redraw}
        />
      )}
      {children}
    </ReviewSheet>
  );
};

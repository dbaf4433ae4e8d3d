import { CodeField, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { QuoteSheet } from "../quote/quote-sheet.tsx";
import type { Quote } from "../quote/use-quote.ts";
import type { PayoutAccount, WithdrawQuote } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { Settlement } from "./settlement.tsx";
import type { Draft } from "./use-preview.ts";
import type { WithdrawAction } from "./use-withdraw.ts";

export interface SettlementSheetProps {
  isOpen: boolean;
  onClose: () => void;
  quote: Quote<Draft, WithdrawQuote>;
  account: PayoutAccount | undefined;
  action: WithdrawAction;
  error: { readonly form?: string; readonly password?: string };
  onRenew: () => unknown;
  onSubmit: (pin: string) => Promise<void>;
}

/**
 * All deductions, what arrives and how long it holds, and the withdrawal password, which leaves the page when it is
 * sent.
 */
export const SettlementSheet = ({
  account,
  action,
  error,
  onClose,
  onSubmit,
  ...sheet
}: SettlementSheetProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [pin, setPin] = useState("");
  const [isShort, setShort] = useState(false);
  const { quote } = sheet.quote;
  const change = (next: string): void => {
    setPin(next);
    setShort(false);
  };
  const submit = async (): Promise<void> => {
    setShort(pin.length !== 6);
    if (pin.length !== 6 || sheet.quote.isOver()) return;
    change("");
    await onSubmit(pin);
  };
  return (
    <QuoteSheet
      {...sheet}
      onClose={() => {
        change("");
        onClose();
      }}
      title={t("withdraw.settlement")}
      detail={t("withdraw.settlementText")}
      action={action}
      refusal={error.form}
      confirmLabel={t("withdraw.submit", { amount: format.money(quote?.amount, quote?.currency).text })}
      onConfirm={submit}
      figureOf={({ coin, receive, currency }) =>
        (coin ? format.money(coin.payAmount, coin.payAsset) : format.money(receive, currency)).text
      }
    >
      <Settlement preview={quote ?? undefined} account={account} isHeld />
      <CodeField
        mask
        required
        label={t("withdraw.password")}
        help={t("withdraw.passwordHelp")}
        value={pin}
        disabled={action.state !== "idle" && action.state !== "settled"}
        onValueChange={(next) => {
          change(next);
          if (next !== "") action.reset();
        }}
        error={error.password ?? (isShort ? t("check.password") : undefined)}
      />
    </QuoteSheet>
  );
};

import { CodeField, useFormat } from "@baize/ui-kit";
import { type ReactElement, useReducer, useState } from "react";
import type { PayoutAccount, WithdrawQuote } from "../wire-types.ts";
import { HeldRate } from "../quote/held-rate.tsx";
import type { Quote } from "../quote/use-quote.ts";
import { ReviewSheet } from "../review-sheet/review-sheet.tsx";
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
  errors: { readonly form: string | undefined; readonly password: string | undefined };
  onRenew: () => unknown;
  onSubmit: (pin: string) => Promise<void>;
}

/** All deductions, what arrives and how long it holds, and the withdrawal password. The password leaves the page with the press. */
export const SettlementSheet = ({
  isOpen,
  onClose,
  quote,
  account,
  action,
  errors,
  onRenew,
  onSubmit,
}: SettlementSheetProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [pin, setPin] = useState("");
  const [isPinChecked, setPinChecked] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const figureOf = (sheet: WithdrawQuote): string =>
    (sheet.coin ? format.money(sheet.coin.payAmount, sheet.coin.payAsset) : format.money(sheet.receive, sheet.currency))
      .text;
  const { quote: sheet, before } = quote;
  const submit = async (): Promise<void> => {
    setPinChecked(true);
    if (pin.length !== 6 || quote.isOver()) return;
    setPin("");
    setPinChecked(false);
    await onSubmit(pin);
  };
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={() => {
        setPin("");
        setPinChecked(false);
        onClose();
      }}
      title={t("withdraw.settlement")}
      detail={t("withdraw.settlementText")}
      action={action}
      refusal={errors.form}
      confirmLabel={t("withdraw.submit", { amount: format.money(sheet?.amount, sheet?.currency).text })}
      onConfirm={submit}
      disabledReason={quote.isAsking ? t("held.asking") : quote.isOver() ? t("held.expired") : undefined}
    >
      {sheet && (
        <HeldRate
          quote={quote}
          figures={{ now: figureOf(sheet), before: before && figureOf(before) }}
          onRenew={onRenew}
          onOver={redraw}
        />
      )}
      <Settlement preview={sheet ?? undefined} account={account} isHeld />
      <CodeField
        mask
        required
        label={t("withdraw.password")}
        help={t("withdraw.passwordHelp")}
        value={pin}
        disabled={action.state !== "idle" && action.state !== "settled"}
        onValueChange={(next) => {
          setPin(next);
          setPinChecked(false);
          if (next !== "") action.reset();
        }}
        error={errors.password ?? (isPinChecked && pin.length !== 6 ? t("withdraw.passwordShort") : undefined)}
      />
    </ReviewSheet>
  );
};

import type { Contract } from "@baize/api-client/contract";
import type { MoneyAction } from "@baize/api-client/react";
import { toDecimal } from "@baize/domain";
import { pickInput, readAmount, useAmountFault } from "@baize/feature-kit";
import { useClient } from "../client.ts";
import { useMoneyForm } from "../money-form/use-money-form.ts";
import { useFinanceWords } from "../words.ts";
import type { WalletView } from "./use-wallets.ts";

export type TransferAction = MoneyAction<Contract["games"]["transferPost"]>;

/** The amount of a transfer and its sending; a transfer that went through leaves the form for its result. */
export const useTransfer = (
  source: WalletView,
  target: WalletView,
  { currency: asset, min, max }: WalletView["wallet"],
  action: TransferAction,
  isBlocked: boolean,
) => {
  const t = useFinanceWords();
  const amountFault = useAmountFault();
  const { result, state } = action;
  const rule = { asset, min, max, available: source.balance };
  const isUnderWay = state === "sending" || state === "confirming";
  const form = useMoneyForm({
    schema: pickInput(useClient().games.transferPost, "amount"),
    defaults: { amount: "" },
    checks: {
      amount: ({ amount }) =>
        amountFault(amount, rule, {
          required: t("transfer.required"),
          aboveAvailable: (available) => t("transfer.aboveBalance", { available }),
        }),
    },
    refused: result !== null && !result.ok ? result : null,
    asset,
    onChange: action.reset,
    onEntered: async ({ amount }) => {
      const entered = readAmount(amount, asset);
      if (!entered || isBlocked || isUnderWay) return;
      await action.submit({
        from: source.wallet.platform,
        to: target.wallet.platform,
        amount: toDecimal(entered),
      });
    },
  });
  return { form, rule, isUnderWay };
};

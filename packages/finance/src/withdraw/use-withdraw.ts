import type { Contract } from "@baize/api-client/contract";
import { type MoneyAction } from "@baize/api-client/react";
import { parseMoney, toDecimal } from "@baize/domain";
import {
  checkAmount,
  readAmount,
  type Refusal,
  type RefusalCode,
  refusalOf,
  smallestAmount,
  useRefusalWords,
} from "@baize/feature-kit";
import { useFormat } from "@baize/ui-kit";
import { useCallback, useState } from "react";
import { useClient } from "../client.ts";
import type { PayoutAccount, WithdrawInfo, WithdrawQuote } from "../wire-types.ts";
import { type Hold, type Taken, useQuote } from "../quote/use-quote.ts";
import { useFinanceWords } from "../words.ts";
import { isUsable } from "./account-choices.tsx";
import { type Draft, usePreview } from "./use-preview.ts";

export type WithdrawAction = MoneyAction<Contract["finance"]["withdrawSubmit"]>;
/** Where a refusal is told. */
type Place = "amount" | "account" | "password" | "quote" | "form";

const PLACES: Readonly<Partial<Record<RefusalCode, Place>>> = {
  amount_invalid: "amount",
  amount_below_min: "amount",
  amount_above_max: "amount",
  insufficient_funds: "amount",
  daily_quota_used: "amount",
  account_unknown: "account",
  account_cooling_off: "account",
  withdraw_password_wrong: "password",
  withdraw_password_locked: "password",
  quote_required: "quote",
  quote_unknown: "quote",
  quote_expired: "quote",
};

const isNothing = (decimal: string, asset: WithdrawInfo["currency"]): boolean =>
  (parseMoney(decimal, asset)?.minor ?? 0n) <= 0n;
const holdOf = ({ coin, serverTime }: WithdrawQuote): Hold | null => coin && { expiresAt: coin.expiresAt, serverTime };

/** The entries of a withdrawal, what they come to, what stands in the way, and the quote that is submitted. */
export const useWithdraw = (info: WithdrawInfo, accounts: readonly PayoutAccount[], action: WithdrawAction) => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const client = useClient();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const quote = useQuote(
    useCallback(async (draft: Draft) => client.finance.withdrawQuote(draft), [client]),
    holdOf,
  );

  const { currency: asset, available, min } = info;
  const max = smallestAmount([info.max, info.quotaLeft], asset) ?? info.max;
  const usable = accounts.filter(isUsable);
  const account = accounts.find(({ id }) => id === chosenId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const entered = readAmount(amount, asset);
  const fault = checkAmount(amount, { asset, min, max, available });
  const draft: Draft | null =
    account && entered && fault === null ? { accountId: account.id, amount: toDecimal(entered) } : null;
  const preview = usePreview(draft);

  const blocked = ((): string | undefined => {
    if (!isNothing(info.turnover.left, asset)) return t("withdraw.blocked.turnover");
    if (info.timesLeft !== null && info.timesLeft <= 0) return t("withdraw.blocked.times");
    if (checkAmount(available, { asset, min, max: available }) !== null) return t("withdraw.blocked.money");
    return action.state === "confirming" || action.state === "sending" ? t("money.pendingTitle") : undefined;
  })();

  const refused = ((): Refusal | null => {
    if (action.result !== null && !action.result.ok) return action.result;
    if (quote.refused !== null) return quote.refused;
    return refusalOf(preview.error);
  })();
  const place: Place | null = refused === null ? null : (PLACES[refused.code] ?? "form");
  const refusedAt = (where: Place): string | undefined =>
    refused !== null && place === where ? words.refusal(refused) : undefined;
  const money = (decimal: string): string => format.money(decimal, asset, { trimZeros: true }).text;

  const change = (apply: () => void): void => {
    apply();
    quote.clear();
    action.reset();
  };
  return {
    asset,
    amount,
    min,
    max,
    account,
    draft,
    preview,
    quote,
    blocked,
    all: smallestAmount([available, max], asset),
    setAmount: (next: string): void => change(() => setAmount(next)),
    setAccount: (id: string): void => change(() => setChosenId(id)),
    errors: {
      amount:
        refusedAt("amount") ??
        (isChecked && fault !== null
          ? t(`withdraw.${fault}`, { min: money(min), max: money(max), available: money(available) })
          : undefined),
      account: refusedAt("account") ?? (isChecked && !account ? t("withdraw.chooseAccount") : undefined),
      form: refusedAt("form"),
      quote: refusedAt("quote"),
      password: refusedAt("password"),
    },
    /** Takes the settlement sheet. */
    settle: async (): Promise<Taken> => {
      setChecked(true);
      if (draft === null || blocked !== undefined || quote.isAsking) return "none";
      action.reset();
      return quote.take(draft);
    },
    /** Submits what the sheet shows; true while the sheet still has something to tell. */
    submit: async (pin: string): Promise<boolean> => {
      if (draft === null || quote.quote === null || quote.isOver()) return true;
      const { coin } = quote.quote;
      const result = await action.submit(async ({ seal, keyId }) => ({
        ...draft,
        ...(coin && { quoteId: coin.id }),
        password: await seal(pin),
        keyId,
      }));
      if (result === null || result.ok) return true;
      const where = PLACES[result.code];
      if (where === "quote") quote.spend();
      return where === "quote" || where === "password";
    },
  };
};

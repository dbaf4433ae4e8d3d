import type { Contract } from "@baize/api-client/contract";
import { type MoneyAction, useBalance } from "@baize/api-client/react";
import { type AssetCode, toDecimal } from "@baize/domain";
import {
  checkAmount,
  pickInput,
  readAmount,
  type RefusalCode,
  smallestAmount,
  useAmountFault,
} from "@baize/feature-kit";
import { useCallback, useState } from "react";
import { useClient } from "../client.ts";
import { useMoneyForm } from "../money-form/use-money-form.ts";
import { type Taken, useQuote } from "../quote/use-quote.ts";
import type { CoinWallet, CoinWallets, ExchangeQuote } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { convertAmount } from "./convert.ts";

export type ExchangeAction = MoneyAction<Contract["finance"]["exchangeSubmit"]>;

export interface ExchangeInput {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly amount: string;
}

const EMPTY = { amount: "" };
/** The quote can no longer be used; its timer says so. */
const AT_QUOTE: readonly RefusalCode[] = ["quote_unknown", "quote_expired", "quote_used"];

const expiryOf = ({ expiresAt }: ExchangeQuote): string => expiresAt;

/** Limits of one direction, in what is given. */
const limitsOf = (wallet: CoinWallet | undefined, isSelling: boolean) => {
  const [min, max] = isSelling ? [wallet?.minSell, wallet?.maxSell] : [wallet?.minBuy, wallet?.maxBuy];
  return { min: min ?? "0", max: max ?? "0" };
};

/** The entries of an exchange between a coin and the account currency, and the quote that is submitted. */
export const useExchange = (
  { currency, list }: CoinWallets,
  action: ExchangeAction,
  review: { readonly isOpen: boolean; readonly open: () => void },
) => {
  const t = useFinanceWords();
  const amountFault = useAmountFault();
  const client = useClient();
  const balance = useBalance();
  const [coinChoice, setCoin] = useState<AssetCode | null>(null);
  const [isSelling, setSelling] = useState(true);
  const quote = useQuote(
    useCallback(async (input: ExchangeInput) => client.finance.exchangeQuote(input), [client]),
    expiryOf,
  );
  const wallet = list.find(({ asset }) => asset === coinChoice) ?? list[0];
  const coin = wallet?.asset ?? currency;
  const [from, to] = isSelling ? [coin, currency] : [currency, coin];
  const available = isSelling ? wallet?.balance : balance.value?.balance;
  const rule = { asset: from, ...limitsOf(wallet, isSelling), available };
  const isUnderWay = action.state === "sending" || action.state === "confirming";

  const inputOf = (amount: string): ExchangeInput | null => {
    const entered = readAmount(amount, from);
    return entered && checkAmount(amount, rule) === null ? { from, to, amount: toDecimal(entered) } : null;
  };
  const settle = async (amount: string): Promise<Taken> => {
    const input = inputOf(amount);
    if (input === null || isUnderWay || quote.isAsking || available === undefined) return "none";
    action.reset();
    return quote.take(input);
  };
  const refused = action.result !== null && !action.result.ok ? action.result : quote.refused;
  const form = useMoneyForm({
    schema: pickInput(client.finance.exchangeQuote, "amount"),
    defaults: EMPTY,
    checks: {
      amount: ({ amount }) =>
        amountFault(amount, rule, {
          required: t("exchange.required"),
          aboveAvailable: (most) => t("exchange.aboveAvailable", { available: most }),
        }),
    },
    refused: review.isOpen ? null : refused,
    asset: from,
    onChange: () => {
      quote.clear();
      action.reset();
    },
    onEntered: async ({ amount }) => {
      if ((await settle(amount)) === "taken") review.open();
    },
  });
  const { amount } = form.values;
  const entered = readAmount(amount, from);
  return {
    form,
    rule,
    to,
    coin,
    isSelling,
    quote,
    input: inputOf(amount),
    /** What it comes to at the rate of now. */
    estimate: wallet && entered ? convertAmount(entered, to, wallet.rate, isSelling) : null,
    isUnderWay,
    all: smallestAmount([available, rule.max], from),
    blocked: available === undefined ? t("exchange.unknownBalance") : undefined,
    /** Another coin or direction; amounts of different assets never carry over. */
    route: (next: { readonly coin?: AssetCode; readonly isSelling: boolean }): void => {
      if (next.coin !== undefined) setCoin(next.coin);
      setSelling(next.isSelling);
      form.reset();
    },
    /** Takes a new quote of the same entries. */
    renew: async (): Promise<Taken> => settle(amount),
    /** Submits the quote that is shown; true while its sheet still has something to say. */
    submit: async (): Promise<boolean> => {
      if (quote.quote === null || quote.isOver()) return true;
      const result = await action.submit({ quoteId: quote.quote.id });
      if (result === null || result.ok) return true;
      const isSpent = AT_QUOTE.includes(result.code);
      if (isSpent) quote.spend();
      return isSpent;
    },
  };
};

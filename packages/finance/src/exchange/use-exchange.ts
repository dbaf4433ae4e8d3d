import type { Contract } from "@baize/api-client/contract";
import { type MoneyAction, useBalance } from "@baize/api-client/react";
import { type AssetCode, toDecimal } from "@baize/domain";
import {
  checkAmount,
  readAmount,
  type Refusal,
  type RefusalCode,
  smallestAmount,
  useRefusalWords,
} from "@baize/feature-kit";
import { useFormat } from "@baize/ui-kit";
import { useCallback, useState } from "react";
import { useClient } from "../client.ts";
import type { CoinWallet, CoinWallets, ExchangeQuote } from "../wire-types.ts";
import { type Hold, type Taken, useQuote } from "../quote/use-quote.ts";
import { useFinanceWords } from "../words.ts";
import { convertAmount } from "./convert.ts";

export type ExchangeAction = MoneyAction<Contract["finance"]["exchangeSubmit"]>;
export interface ExchangeInput {
  readonly from: AssetCode;
  readonly to: AssetCode;
  readonly amount: string;
}

const AT_AMOUNT: readonly RefusalCode[] = [
  "amount_invalid",
  "amount_below_min",
  "amount_above_max",
  "insufficient_funds",
];
const AT_QUOTE: readonly RefusalCode[] = ["quote_unknown", "quote_expired", "quote_used"];
const holdOf = ({ expiresAt, serverTime }: ExchangeQuote): Hold => ({ expiresAt, serverTime });

/** The entries of an exchange between a coin and the account currency, and the quote that is submitted. */
export const useExchange = ({ currency, list }: CoinWallets, action: ExchangeAction) => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const client = useClient();
  const balance = useBalance();
  const [coinChoice, setCoin] = useState<AssetCode | null>(null);
  const [isSelling, setSelling] = useState(true);
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const quote = useQuote(
    useCallback(async (input: ExchangeInput) => client.finance.exchangeQuote(input), [client]),
    holdOf,
  );

  const wallet: CoinWallet | undefined = list.find(({ asset }) => asset === coinChoice) ?? list[0];
  const coin = wallet?.asset ?? currency;
  const [from, to] = isSelling ? [coin, currency] : [currency, coin];
  const available = isSelling ? wallet?.balance : balance.value?.balance;
  const [min, max] = (isSelling ? [wallet?.minSell, wallet?.maxSell] : [wallet?.minBuy, wallet?.maxBuy]).map(
    (bound) => bound ?? "0",
  ) as [string, string];
  const entered = readAmount(amount, from);
  const fault = checkAmount(amount, { asset: from, min, max, available });
  const about = wallet && entered && fault !== "required" ? convertAmount(entered, to, wallet.rate, isSelling) : null;
  const input: ExchangeInput | null = entered && fault === null ? { from, to, amount: toDecimal(entered) } : null;
  const isUnderWay = action.state === "sending" || action.state === "confirming";

  const refused: Refusal | null = action.result !== null && !action.result.ok ? action.result : quote.refused;
  const told = refused && words.refusal(refused, from);
  const isAt = (codes: readonly RefusalCode[]): boolean => refused !== null && codes.includes(refused.code);
  const money = (decimal: string | undefined): string => format.money(decimal, from, { trimZeros: true }).text;
  const change = (apply: () => void): void => {
    apply();
    setChecked(false);
    quote.clear();
    action.reset();
  };
  return {
    from,
    to,
    coin,
    isSelling,
    amount,
    available,
    min,
    max,
    about,
    quote,
    input,
    isUnderWay,
    all: smallestAmount([available, max], from),
    blocked: available === undefined ? t("exchange.unknownBalance") : undefined,
    errors: {
      amount: isAt(AT_AMOUNT)
        ? told
        : isChecked && fault !== null
          ? t(`exchange.${fault}`, { min: money(min), max: money(max), available: money(available) })
          : undefined,
      quote: isAt(AT_QUOTE) ? told : undefined,
      form: told !== null && !isAt(AT_AMOUNT) && !isAt(AT_QUOTE) ? told : undefined,
    },
    setAmount: (next: string): void => change(() => setAmount(next)),
    /** Another coin, or the other way round; amounts of different assets never carry over. */
    route: (next: { readonly coin?: AssetCode; readonly isSelling: boolean }): void =>
      change(() => {
        if (next.coin !== undefined) setCoin(next.coin);
        setSelling(next.isSelling);
        setAmount("");
      }),
    settle: async (): Promise<Taken> => {
      setChecked(true);
      if (input === null || isUnderWay || quote.isAsking || available === undefined) return "none";
      action.reset();
      return quote.take(input);
    },
    /** Submits the quote that is shown; true while its sheet still has something to tell. */
    submit: async (): Promise<boolean> => {
      if (quote.quote === null || quote.isOver()) return true;
      const result = await action.submit({ quoteId: quote.quote.id });
      if (result?.ok) {
        setAmount("");
        setChecked(false);
        quote.clear();
      }
      if (result === null || result.ok) return true;
      const isSpent = AT_QUOTE.includes(result.code);
      if (isSpent) quote.spend();
      return isSpent;
    },
  };
};

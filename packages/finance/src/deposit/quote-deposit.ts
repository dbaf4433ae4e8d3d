import { assetScale, type AssetCode, convertMoney, type Money, MoneyError, ofMinor, percentOf, subtractMoney, toDecimal } from "@baize/domain";
import { readAmount } from "../amount-check.ts";
import type { DepositChannel } from "../queries.ts";

/** What a deposit comes to; decimal strings. */
export interface DepositQuote {
  readonly amount: string;
  readonly fee: string;
  readonly receive: string;
  /** In `payAsset`, to the last of its decimals. */
  readonly pay: string;
  readonly payAsset: AssetCode;
  /** Stakes that the credit asks for before a withdrawal. */
  readonly turnover: string;
}

const isZero = (decimal: string): boolean => /^0(\.0+)?$/.test(decimal);

/** What is entered, told as the server will book it: fee cut down, coins rounded up so that the credit is covered. Null without an amount, and for one that no wallet could hold. */
export const quoteDeposit = (channel: DepositChannel, text: string, currency: AssetCode): DepositQuote | null => {
  const amount = readAmount(text, currency);
  if (amount === null) return null;
  try {
    return quoteAmount(channel, amount);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
};

function quoteAmount(channel: DepositChannel, amount: Money): DepositQuote {
  const { asset: currency } = amount;
  const { rate, payAsset, feePercent, turnoverMultiple } = channel;
  const fee = percentOf(amount, feePercent, "down");
  const receive = subtractMoney(amount, fee);
  const pay = rate === null ? amount : ofMinor(coinsFor(amount.minor, currency, rate, payAsset), payAsset);
  const turnover = isZero(turnoverMultiple) ? "0" : toDecimal(convertMoney(receive, turnoverMultiple, currency, "down"));
  return { amount: toDecimal(amount), fee: toDecimal(fee), receive: toDecimal(receive), pay: toDecimal(pay), payAsset, turnover };
}

/** Smallest amount of a coin worth `minor` at `rate` units of `currency` for one coin. */
function coinsFor(minor: bigint, currency: AssetCode, rate: string, coin: AssetCode): bigint {
  const [whole = "", fraction = ""] = rate.split(".");
  const divisor = BigInt(whole + fraction) * 10n ** BigInt(assetScale(currency));
  if (divisor <= 0n) return 0n;
  return (minor * 10n ** BigInt(assetScale(coin) + fraction.length) + divisor - 1n) / divisor;
}

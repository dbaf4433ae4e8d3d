import {
  addMoney,
  assetScale,
  type AssetCode,
  compareMoney,
  convertMoney,
  type Money,
  MoneyError,
  ofMinor,
  parseMoney,
  percentOf,
  subtractMoney,
  toDecimal,
} from "@baize/domain";
import { readAmount } from "@baize/feature-kit";
import type { DepositChannel } from "../wire-types.ts";

/** What a deposit comes to; decimal strings. */
export interface DepositQuote {
  readonly amount: string;
  readonly fee: string;
  /** Of the offer; null where none is joined. */
  readonly bonus: string | null;
  readonly receive: string;
  /** In `payAsset`, to the last of its decimals. */
  readonly pay: string;
  readonly payAsset: AssetCode;
  /** Turnover required before a withdrawal, in the account currency; null where there is no rate for it. */
  readonly turnover: string | null;
  /** The part of it that the bonus requires. */
  readonly bonusTurnover: string | null;
}

export const isZero = (decimal: string): boolean => /^0(\.0+)?$/.test(decimal);

/**
 * What the server will book for the amount: fee and bonus rounded down, coins rounded up so that the credit is
 * covered. Null without an amount, and for one that no wallet could hold.
 *
 * @param account the currency of the account, in which turnover counts
 */
export const quoteDeposit = (
  channel: DepositChannel,
  text: string,
  account: AssetCode,
  isJoining = false,
): DepositQuote | null => {
  const amount = readAmount(text, channel.currency);
  if (amount === null) return null;
  try {
    return quoteAmount(channel, amount, account, isJoining);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
};

function quoteAmount(channel: DepositChannel, amount: Money, account: AssetCode, isJoining: boolean): DepositQuote {
  const { rate, payAsset, feePercent, turnoverMultiple, offer } = channel;
  const fee = percentOf(amount, feePercent, "down");
  const net = subtractMoney(amount, fee);
  const bonus = isJoining && offer !== null ? bonusOf(offer, net) : null;
  const pay =
    payAsset === amount.asset || rate === null
      ? ofMinor(amount.minor, payAsset)
      : ofMinor(coinsFor(amount.minor, amount.asset, rate, payAsset), payAsset);
  const worth = (m: Money): Money | null =>
    m.asset === account ? m : rate === null ? null : convertMoney(m, rate, account, "down");
  const rollover = (m: Money, multiple: string): Money | null => {
    const base = worth(m);
    return base === null
      ? null
      : isZero(multiple)
        ? ofMinor(0n, account)
        : convertMoney(base, multiple, account, "down");
  };
  const own = rollover(net, turnoverMultiple);
  const extra = bonus === null || offer === null ? null : rollover(bonus, offer.turnoverMultiple);
  return {
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    bonus: bonus && toDecimal(bonus),
    receive: toDecimal(bonus === null ? net : addMoney(net, bonus)),
    pay: toDecimal(pay),
    payAsset,
    turnover: own && toDecimal(extra === null ? own : addMoney(own, extra)),
    bonusTurnover: extra && toDecimal(extra),
  };
}

/** A percentage of what is credited, none below the offer's least. */
function bonusOf({ min, percent, max }: NonNullable<DepositChannel["offer"]>, credit: Money): Money {
  const least = parseMoney(min, credit.asset);
  if (least !== null && compareMoney(credit, least) < 0) return ofMinor(0n, credit.asset);
  const bonus = percentOf(credit, percent, "down");
  const most = parseMoney(max, credit.asset);
  return most !== null && compareMoney(bonus, most) > 0 ? most : bonus;
}

/** Smallest amount of a coin worth `minor` at `rate` units of `currency` for one coin. */
function coinsFor(minor: bigint, currency: AssetCode, rate: string, coin: AssetCode): bigint {
  const [whole = "", fraction = ""] = rate.split(".");
  const divisor = BigInt(whole + fraction) * 10n ** BigInt(assetScale(currency));
  if (divisor <= 0n) return 0n;
  return (minor * 10n ** BigInt(assetScale(coin) + fraction.length) + divisor - 1n) / divisor;
}

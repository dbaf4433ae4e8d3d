import { assetScale, type AssetCode, convertMoney, type Money, MoneyError, ofMinor, toDecimal } from "@baize/domain";

/** Decimals of what an exchange gives, in either direction. */
export const EXCHANGE_DECIMALS = 2;

/**
 * What an amount comes to in the other asset, rounded down to two decimals as the server
 * does; null where no wallet could hold it.
 *
 * @param rate account currency for one coin, in either direction
 */
export const convertAmount = (amount: Money, to: AssetCode, rate: string, isSelling: boolean): string | null => {
  try {
    const whole = isSelling ? convertMoney(amount, rate, to, "down") : divideByRate(amount, rate, to);
    return whole && toDecimal(cutDown(whole));
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
};

function divideByRate({ minor, asset }: Money, rate: string, coin: AssetCode): Money | null {
  const [whole = "", fraction = ""] = rate.split(".");
  const divisor = BigInt(whole + fraction) * 10n ** BigInt(assetScale(asset));
  return divisor <= 0n ? null : ofMinor((minor * 10n ** BigInt(assetScale(coin) + fraction.length)) / divisor, coin);
}

function cutDown({ minor, asset }: Money): Money {
  const step = 10n ** BigInt(Math.max(0, assetScale(asset) - EXCHANGE_DECIMALS));
  return ofMinor(minor - (minor % step), asset);
}

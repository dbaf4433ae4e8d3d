import {
  assetScale,
  type AssetCode,
  compareMoney,
  isZeroMoney,
  type Money,
  parseMoney,
  readPastedAmount,
} from "@baize/domain";

/**
 * What an amount must keep to. Bounds are decimals of the asset; null or left out where there is none, or none is
 * known.
 */
export interface AmountRule {
  readonly asset: AssetCode;
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** What there is to take it from. */
  readonly available?: string | null | undefined;
  /** Only multiples of this are taken. */
  readonly step?: string | null | undefined;
}

export type AmountFault = "required" | "belowMin" | "aboveMax" | "aboveAvailable";
/** `offStep` only of a rule with a step. */
export type AmountFaultOf<R extends AmountRule> =
  | AmountFault
  | (R extends { readonly step: string } ? "offStep" : never);

/** The amount in a field. Null when it holds none; zero is no amount, whatever the minimum. */
export const readAmount = (text: string, asset: AssetCode): Money | null => {
  const reading = readPastedAmount(text, assetScale(asset));
  const amount = reading.ok ? parseMoney(reading.text, asset) : null;
  return amount === null || isZeroMoney(amount) ? null : amount;
};

/** What is wrong with the amount in a field, the nearest fault first; null when nothing is. */
export function checkAmount<const R extends AmountRule>(text: string, rule: R): AmountFaultOf<R> | null;
export function checkAmount(text: string, rule: AmountRule): AmountFault | "offStep" | null {
  const amount = readAmount(text, rule.asset);
  if (amount === null) return "required";
  const [min, max, available, step] = [rule.min, rule.max, rule.available, rule.step].map((bound) =>
    bound == null ? null : parseMoney(bound, rule.asset),
  );
  if (min && compareMoney(amount, min) < 0) return "belowMin";
  if (max && compareMoney(amount, max) > 0) return "aboveMax";
  if (available && compareMoney(amount, available) > 0) return "aboveAvailable";
  return step && step.minor > 0n && amount.minor % step.minor !== 0n ? "offStep" : null;
}

/** The most that the rule lets through; null when that is nothing, or when it is not known what there is. */
export const mostAmount = (rule: AmountRule): Money | null => {
  const { asset, min, max, available } = rule;
  const least = smallestAmount([available, max], asset);
  const bound = available == null || least === undefined ? null : parseMoney(least, asset);
  const floor = min == null ? null : parseMoney(min, asset);
  const step = rule.step == null ? null : parseMoney(rule.step, asset);
  if (bound === null) return null;
  const minor = step && step.minor > 0n ? bound.minor - (bound.minor % step.minor) : bound.minor;
  const most = { ...bound, minor };
  return minor <= 0n || (floor && compareMoney(most, floor) < 0) ? null : most;
};

/** The smallest of several decimals; those that are unknown or unreadable do not count. */
export const smallestAmount = (
  decimals: readonly (string | null | undefined)[],
  asset: AssetCode,
): string | undefined => {
  const known = decimals.flatMap((decimal) => {
    const amount = decimal == null ? null : parseMoney(decimal, asset);
    return decimal == null || amount === null ? [] : [{ decimal, amount }];
  });
  return known.toSorted((one, other) => compareMoney(one.amount, other.amount))[0]?.decimal;
};

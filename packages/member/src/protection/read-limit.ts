import {
  assetScale,
  type AssetCode,
  compareMoney,
  type LimitKind,
  parseMoney,
  readPastedAmount,
  toDecimal,
} from "@baize/domain";

/** Digits after the point of a limit: those of the currency, or none where it is one of minutes. */
export const limitScale = (kind: LimitKind, asset: AssetCode): number => (kind === "time" ? 0 : assetScale(asset));

/** The limit in a field as it is sent, of which zero is one; null when it holds none. */
export const readLimit = (text: string, kind: LimitKind, asset: AssetCode): string | null => {
  const reading = readPastedAmount(text, limitScale(kind, asset));
  if (!reading.ok) return null;
  const money = parseMoney(reading.text, asset);
  if (money === null) return null;
  return kind === "time" ? reading.text : toDecimal(money);
};

/**
 * What becomes of a limit, both decimals of one unit: the same stays, a stricter one acts at once, a looser one waits.
 * Null is no limit.
 */
export const effectOf = (
  present: string | null,
  wanted: string | null,
  asset: AssetCode,
): "same" | "stricter" | "looser" => {
  const [now, then] = [present, wanted].map((limit) => (limit === null ? null : parseMoney(limit, asset)));
  if (now == null || then == null) {
    if (now == then) return "same";
    return now == null ? "stricter" : "looser";
  }
  const order = compareMoney(then, now);
  if (order === 0) return "same";
  return order < 0 ? "stricter" : "looser";
};

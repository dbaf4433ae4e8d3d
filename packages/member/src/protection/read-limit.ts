import { assetScale, type AssetCode, compareMoney, type Money, parseMoney, readPastedAmount } from "@baize/domain";

/** The limit in a field, of which zero is one; null when it holds none. */
export const readLimit = (text: string, asset: AssetCode): Money | null => {
  const reading = readPastedAmount(text, assetScale(asset));
  return reading.ok ? parseMoney(reading.text, asset) : null;
};

/**
 * What becomes of a limit: the same stays, a stricter one acts at once, a looser one waits. Null is no limit.
 */
export const effectOf = (
  present: string | null,
  wanted: Money | null,
  asset: AssetCode,
): "same" | "stricter" | "looser" => {
  const now = present === null ? null : parseMoney(present, asset);
  if (now === null || wanted === null) {
    if (now === wanted) return "same";
    return now === null ? "stricter" : "looser";
  }
  const order = compareMoney(wanted, now);
  if (order === 0) return "same";
  return order < 0 ? "stricter" : "looser";
};

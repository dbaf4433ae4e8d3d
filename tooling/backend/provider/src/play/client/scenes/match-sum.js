import { toDecimal, toMinor } from "../money.js";

/** A fraction as a decimal of two to four places, rounded down. @param {bigint} num @param {bigint} den */
const decimal = (num, den) => {
  const cut = ((num * 10_000n) / den).toString().padStart(5, "0");
  return `${cut.slice(0, -4)}.${cut.slice(-4, -2)}${cut.slice(-2).replace(/0+$/, "")}`;
};

/**
 * Combined price, payout and expected return of picks, computed exactly. A free bet pays without its stake.
 * @param {{ offer: { pays: number, chance: number } }[]} picks @param {string} stake @param {number} scale
 * @param {boolean} [isFree]
 */
export const sumUp = (picks, stake, scale, isFree = false) => {
  let [price, chance] = [1n, 1n];
  for (const { offer } of picks) [price, chance] = [price * BigInt(offer.pays), chance * BigInt(offer.chance)];
  const parts = 100n ** BigInt(picks.length);
  const staked = toMinor(stake, scale) ?? 0n;
  const minor = (staked * price) / parts - (isFree ? staked : 0n);
  const hundredths =
    (price * chance * 10_000n * 2n + parts * 10_000n ** BigInt(picks.length)) /
    (parts * 10_000n ** BigInt(picks.length) * 2n);
  return { price: decimal(price, parts), returns: toDecimal(minor, scale), rate: toDecimal(hundredths, 2) };
};

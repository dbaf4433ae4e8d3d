import { convertMoney } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coinsFor, coinsWithin, type Pair, priceOf, worthOf } from "./coin-amounts.ts";

const minor = fc.bigInt({ min: 1n, max: 10_000_000_000n });
const rate = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);

describe("amounts in coins", () => {
  it("cover what is credited, by less than the smallest coin", () => {
    fc.assert(
      fc.property(minor, rate, (amount, price) => {
        const coins = coinsFor(amount, { asset: "CNY", coin: "USDT", rate: price });
        const worth = (count: bigint) => convertMoney({ minor: count, asset: "USDT" }, `${price}`, "CNY", "down").minor;
        expect(worth(coins)).toBeGreaterThanOrEqual(amount);
        expect(worth(coins - 1n)).toBeLessThanOrEqual(amount);
        const [whole = "", part = ""] = price.split(".");
        expect((coins - 1n) * BigInt(whole + part)).toBeLessThan(amount * 10n ** 8n);
      }),
    );
  });
});

describe("conversions", () => {
  const amount = fc.bigInt({ min: 1n, max: 10_000_000_000n });
  const pair = fc
    .tuple(
      fc.constantFrom("CNY", "VND", "USDT"),
      fc.constantFrom("HHB", "USDT"),
      fc.integer({ min: 1, max: 99_999_999 }),
    )
    .map(([asset, coin, rate]): Pair => ({
      asset,
      coin,
      rate: `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, "0")}`,
    }));
  it("never give more than there was, converted forth and back", () => {
    fc.assert(
      fc.property(amount, pair, (minor, of) => {
        expect(worthOf(coinsWithin(minor, of), of)).toBeLessThanOrEqual(minor);
        expect(coinsWithin(worthOf(minor, of), of)).toBeLessThanOrEqual(minor);
      }),
    );
  });
  it("rounded up are the least that covers", () => {
    fc.assert(
      fc.property(amount, pair, (minor, of) => {
        const [coins, price] = [coinsFor(minor, of), priceOf(minor, of)];
        expect(coinsWithin(price, of)).toBeGreaterThanOrEqual(minor);
        expect(coinsWithin(price - 1n, of)).toBeLessThan(minor);
        expect(worthOf(coins, of)).toBeGreaterThanOrEqual(minor);
        expect(worthOf(coins - 1n, of)).toBeLessThan(minor);
      }),
    );
  });
});

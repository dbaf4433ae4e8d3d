import { money } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertAmount } from "./convert.ts";

describe("convertAmount", () => {
  it.each([
    ["500", "HHB", "CNY", "1.02", true, "510.00"],
    ["0.01", "HHB", "CNY", "0.5", true, "0.00"],
    ["100", "CNY", "HHB", "1.02", false, "98.03"],
    ["100", "CNY", "HHB", "3", false, "33.33"],
    ["100", "CNY", "USDT", "7", false, "14.280000"],
  ] as const)("gives for %s %s in %s at %s the rounded figure", (amount, from, to, rate, isSelling, receive) => {
    expect(convertAmount(money(amount, from), to, rate, isSelling)).toBe(receive);
  });
  it("has no figure for a rate of zero or one that no wallet could hold", () => {
    expect(convertAmount(money("1", "CNY"), "HHB", "0", false)).toBeNull();
    expect(convertAmount(money("99999999999", "HHB"), "CNY", "9999999999", true)).toBeNull();
  });
  it("never gives more than the amount is worth, and falls short by less than a cent", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 1, max: 99_999 }), (minor, units) => {
        const rate = `${Math.floor(units / 100)}.${String(units % 100).padStart(2, "0")}`;
        const coins = money(convertAmount({ minor, asset: "CNY" }, "HHB", rate, false) ?? "0", "HHB").minor;
        expect(coins * BigInt(units) <= minor * 100n).toBe(true);
        expect(minor * 100n - coins * BigInt(units) < BigInt(units)).toBe(true);
      }),
    );
  });
});

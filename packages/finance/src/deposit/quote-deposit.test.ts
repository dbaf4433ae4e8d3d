import { money } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DepositChannel } from "../queries.ts";
import { methods } from "../samples.test.support.ts";
import { quoteDeposit } from "./quote-deposit.ts";

const bank = methods[0]?.channels[0] as DepositChannel;
const coin = methods[3]?.channels[0] as DepositChannel;

describe("quoteDeposit", () => {
  it("takes the fee off and asks turnover of what arrives", () => {
    expect(quoteDeposit({ ...bank, feePercent: "0.2", turnoverMultiple: "1.5" }, "1000", "CNY")).toEqual({
      amount: "1000.00", fee: "2.00", receive: "998.00", bonus: null, pay: "1000.00", payAsset: "CNY", turnover: "1497.00", bonusTurnover: null,
    });
  });
  it("rounds coins up at the shown rate", () => {
    expect(quoteDeposit(coin, "500", "CNY")?.pay).toBe("69.444445");
  });
  it.each(["", ".", "abc", "1e5", "-5"])("has no quote for %j", (text) => {
    expect(quoteDeposit(bank, text, "CNY")).toBeNull();
  });
  it("has no quote for what no wallet could hold", () => {
    expect(quoteDeposit({ ...coin, rate: "0.01" }, "99999999999.99", "CNY")).toBeNull();
  });
  it("never asks for fewer coins than the amount is worth, nor for a whole unit more", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 100, max: 99_999 }), (minor, rate) => {
        const text = `${minor / 100n}.${(minor % 100n).toString().padStart(2, "0")}`;
        const quote = quoteDeposit({ ...coin, rate: `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, "0")}` }, text, "CNY");
        fc.pre(quote !== null);
        const coins = money(quote?.pay ?? "0", "USDT").minor;
        const worth = coins * BigInt(rate);
        const owed = minor * 10n ** 6n;
        expect(worth >= owed).toBe(true);
        expect(worth - owed < BigInt(rate)).toBe(true);
      }),
    );
  });
});

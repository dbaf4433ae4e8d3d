import { money } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DepositChannel } from "../wire-types.ts";
import { methods } from "./deposit-samples.test.support.ts";
import { quoteDeposit } from "./quote-deposit.ts";

const bank = methods[0]?.channels[0] as DepositChannel;
const coin = methods[3]?.channels[0] as DepositChannel;

const offer = { id: "daily", title: "每日首充", min: "1.00", percent: "2", max: "88.00", turnoverMultiple: "1" };

describe("quoteDeposit", () => {
  it("takes the fee off and requires turnover of the credit", () => {
    expect(quoteDeposit({ ...bank, feePercent: "0.2", turnoverMultiple: "1.5" }, "1000", "CNY")).toEqual({
      amount: "1000.00",
      fee: "2.00",
      receive: "998.00",
      bonus: null,
      pay: "1000.00",
      payAsset: "CNY",
      turnover: "1497.00",
      bonusTurnover: null,
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
  it("never takes fewer coins than the amount is worth, nor a whole unit more", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 100, max: 99_999 }), (minor, rate) => {
        const text = `${minor / 100n}.${(minor % 100n).toString().padStart(2, "0")}`;
        const quote = quoteDeposit(
          { ...coin, rate: `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, "0")}` },
          text,
          "CNY",
        );
        fc.pre(quote !== null);
        const coins = money(quote?.pay ?? "0", "USDT").minor;
        const worth = coins * BigInt(rate);
        const owed = minor * 10n ** 6n;
        expect(worth >= owed).toBe(true);
        expect(worth - owed < BigInt(rate)).toBe(true);
      }),
    );
  });

  it("cuts fee, bonus and turnover down, and adds the bonus to what arrives only when it is joined", () => {
    const channel = {
      ...bank,
      feePercent: "0.333",
      turnoverMultiple: "1.337",
      offer: { ...offer, percent: "2.777", max: "88.00", turnoverMultiple: "5.333" },
    };
    expect(quoteDeposit(channel, "100.55", "CNY", true)).toEqual({
      amount: "100.55",
      fee: "0.33",
      bonus: "2.78",
      receive: "103.00",
      pay: "100.55",
      payAsset: "CNY",
      turnover: "148.81",
      bonusTurnover: "14.82",
    });
    expect(quoteDeposit(channel, "100.55", "CNY")).toMatchObject({
      bonus: null,
      receive: "100.22",
      turnover: "133.99",
      bonusTurnover: null,
    });
    expect(quoteDeposit({ ...channel, offer: null }, "100.55", "CNY", true)).toMatchObject({
      bonus: null,
      receive: "100.22",
      bonusTurnover: null,
    });
  });
  it("gives no bonus for a credit, fee taken off, below the offer's least", () => {
    const at = (amount: string) =>
      quoteDeposit({ ...bank, feePercent: "1", offer: { ...offer, min: "99.00" } }, amount, "CNY", true)?.bonus;
    expect(["99.98", "100.00"].map(at)).toEqual(["0.00", "1.98"]);
  });
  it("holds the bonus to its most, and to no most that cannot be read", () => {
    const joined = (max: string) => quoteDeposit({ ...bank, offer: { ...offer, max } }, "1000", "CNY", true)?.bonus;
    expect(["19.99", "20.00", "20.01", "unknown"].map(joined)).toEqual(["19.99", "20.00", "20.00", "20.00"]);
  });
  it.each([
    ["0", "0.00"],
    ["0.0", "0.00"],
    ["0.00", "0.00"],
    ["0.5", "50.00"],
    ["10", "1000.00"],
    ["1.0", "100.00"],
  ])("asks %s times the deposit: %s", (turnoverMultiple, turnover) => {
    expect(quoteDeposit({ ...bank, feePercent: "0", turnoverMultiple }, "100", "CNY")?.turnover).toBe(turnover);
  });
  it("counts the turnover of a coin deposit in the account's currency, or gives none without a rate", () => {
    const house = { ...bank, currency: "USDT", payAsset: "USDT", feePercent: "0", turnoverMultiple: "1" } as const;
    expect(quoteDeposit({ ...house, rate: "7.123" }, "1.5", "CNY")).toMatchObject({
      pay: "1.500000",
      turnover: "10.68",
    });
    expect(quoteDeposit({ ...house, rate: null }, "1.5", "CNY")).toMatchObject({ pay: "1.500000", turnover: null });
    expect(quoteDeposit({ ...house, rate: "1.00005" }, "0.03", "CNY")?.turnover).toBe("0.03");
  });
  it("takes the same number where two assets have no rate, and nothing at a rate of zero", () => {
    expect(quoteDeposit({ ...bank, payAsset: "HHB", rate: null }, "12.34", "CNY")).toMatchObject({
      pay: "12.34",
      payAsset: "HHB",
    });
    expect(quoteDeposit({ ...coin, rate: "0" }, "500", "CNY")?.pay).toBe("0.000000");
    expect(quoteDeposit({ ...coin, rate: "7" }, "7", "CNY")?.pay).toBe("1.000000");
  });
  it("lets a fault that is none of money's pass", () => {
    expect(() => quoteDeposit({ ...coin, rate: "seven" }, "500", "CNY")).toThrow(SyntaxError);
  });
});

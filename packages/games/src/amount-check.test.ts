import { money, toDecimal } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAmount, mostInto, readAmount } from "./amount-check.ts";

const wallet = { min: "10.00", max: "500.00", currency: "CNY" } as const;

describe("amounts into a venue", () => {
  it.each(["", "0", "0.00", ".", "1e3", "-5", "abc"])("holds no amount: %j", (text) => expect(readAmount(text, "CNY")).toBeNull());
  it.each([
    ["9.99", "belowMin"],
    ["500.01", "aboveMax"],
    ["300.01", "aboveAvailable"],
    ["300.00", null],
    ["10", null],
  ])("judges %s as %s", (text, fault) => expect(checkAmount(readAmount(text, "CNY"), { ...wallet, available: "300.00" })).toBe(fault));
  it("brings nothing when there is less than the least", () => expect(mostInto(wallet, "9.99")).toBeNull());
  it("brings nothing of an unreadable or empty balance", () => {
    expect(mostInto(wallet, "0.00")).toBeNull();
    expect(mostInto(wallet, "?")).toBeNull();
    expect(mostInto({ ...wallet, min: "0.00" }, "0.00")).toBeNull();
  });
  it("never brings more than there is or may be", () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), (minor) => {
        const all = toDecimal({ minor, asset: "CNY" });
        const most = mostInto(wallet, all);
        if (most === null) return minor < 1_000n;
        return most.minor <= minor && most.minor <= 50_000n && checkAmount(most, { ...wallet, available: all }) === null;
      }),
    ));
  it("reads what it writes", () => expect(mostInto(wallet, "320.5")).toEqual(money("320.50", "CNY")));
});

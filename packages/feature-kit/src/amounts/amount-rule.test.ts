import { money, toDecimal } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAmount, mostAmount, readAmount, smallestAmount } from "./amount-rule.ts";

const rule = { asset: "CNY", min: "100.00", max: "50000.00" } as const;

describe("reading an amount", () => {
  it.each(["", "0", "0.00", ".", "1e3", "-5", "abc"])("finds none in %j", (text) => {
    expect(readAmount(text, "CNY")).toBeNull();
  });
  it.each([
    ["500.", 50_000n],
    [".5", 50n],
    ["12,50", 1250n],
  ] as const)("reads %j exactly", (text, minor) => {
    expect(readAmount(text, "CNY")?.minor).toBe(minor);
  });
});

describe("the amount rule", () => {
  it.each([
    ["", "required"],
    [".", "required"],
    ["0", "required"],
    ["1e5", "required"],
    ["99.99", "belowMin"],
    ["100", null],
    ["50000", null],
    ["50000.01", "aboveMax"],
  ] as const)("judges %j as %j", (text, fault) => {
    expect(checkAmount(text, rule)).toBe(fault);
  });
  it("takes no zero even where the minimum is zero", () => {
    expect(checkAmount("0", { asset: "CNY", min: "0.00" })).toBe("required");
    expect(mostAmount({ asset: "CNY", min: "0.00", available: "0.00" })).toBeNull();
  });
  it("holds an amount to what there is, when that is known", () => {
    expect(checkAmount("200.01", { ...rule, available: "200.00" })).toBe("aboveAvailable");
    expect(checkAmount("200", { ...rule, available: "200.00" })).toBeNull();
    expect(checkAmount("200", { ...rule, available: null })).toBeNull();
  });
  it("takes multiples of the step only", () => {
    expect(checkAmount("150", { ...rule, step: "100" })).toBe("offStep");
    expect(checkAmount("300.00", { ...rule, step: "100" })).toBeNull();
    expect(checkAmount("150", { ...rule, step: "0" })).toBeNull();
  });
  it("names the nearest fault first", () => {
    expect(checkAmount("50", { ...rule, available: "10.00", step: "100" })).toBe("belowMin");
  });
});

describe("the most that may be taken", () => {
  it("is none of an unknown, unreadable or insufficient balance", () => {
    expect(mostAmount({ ...rule, available: null })).toBeNull();
    expect(mostAmount({ ...rule, available: "99.99" })).toBeNull();
    expect(mostAmount({ asset: "CNY", available: "?" })).toBeNull();
  });
  it("is a multiple of the step", () => {
    expect(mostAmount({ ...rule, available: "350.00", step: "100" })).toEqual(money("300.00", "CNY"));
    expect(mostAmount({ ...rule, min: "350.00", available: "399.00", step: "100" })).toBeNull();
  });
  it("always keeps to its own rule", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), fc.bigInt({ min: 0n, max: 5000n }), (minor, step) => {
        const whole = {
          ...rule,
          available: toDecimal({ minor, asset: "CNY" }),
          step: toDecimal({ minor: step, asset: "CNY" }),
        };
        const most = mostAmount(whole);
        return most === null || (most.minor <= minor && checkAmount(toDecimal(most), whole) === null);
      }),
    );
  });
});

describe("the smallest of several", () => {
  it("is the least of what is known", () => {
    expect(smallestAmount(["100.00", null, "20.00", undefined, "x"], "CNY")).toBe("20.00");
    expect(smallestAmount([null, undefined], "CNY")).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertMoney, percentOf, type Rounding } from "./convert-money.ts";
import { MoneyError } from "./money-error.ts";
import { ASSET_CODES, MAX_MINOR, money, negateMoney, ofMinor, toDecimal, type AssetCode } from "./money.ts";

describe("convertMoney", () => {
  test.each<[string, AssetCode, string, AssetCode, Rounding, string]>([
    ["100", "CNY", "0.1380000001", "USDT", "down", "13.800000"],
    ["100", "USDT", "7.2345", "CNY", "down", "723.45"],
    ["0.000001", "USDT", "7.2", "CNY", "down", "0.00"],
    ["1", "CNY", "1", "HHB", "down", "1.00"],
    ["10.01", "CNY", "0.5", "USD", "down", "5.00"],
    ["10.01", "CNY", "0.5", "USD", "half_even", "5.00"],
    ["10.03", "CNY", "0.5", "USD", "half_even", "5.02"],
    ["10.02", "CNY", "0.501", "USD", "half_even", "5.02"],
    ["-10.01", "CNY", "0.5", "USD", "down", "-5.00"],
    ["-10.03", "CNY", "0.5", "USD", "half_even", "-5.02"],
    ["-10.01", "CNY", "0.5", "USD", "half_even", "-5.00"],
    ["0.01", "CNY", "0.4999999999", "USD", "half_even", "0.00"],
    ["0.01", "CNY", "0.5000000001", "USD", "half_even", "0.01"],
    ["0.01", "CNY", "0.9999999999", "USD", "down", "0.00"],
    ["0", "CNY", "7", "USD", "half_even", "0.00"],
    ["8.165", "USDT", "1", "CNY", "half_even", "8.16"],
    ["1.005", "USDT", "1", "CNY", "half_even", "1.00"],
    ["1.015", "USDT", "1", "CNY", "half_even", "1.02"],
  ])("turns %s %s at %s into %s, %s: %s", (text, from, rate, to, rounding, expected) => {
    expect(toDecimal(convertMoney(money(text, from), rate, to, rounding))).toBe(expected);
  });

  test.each([
    "",
    "0",
    "0.0",
    "-1",
    "+1",
    "1e2",
    ".5",
    "5.",
    "01",
    "1,5",
    "1.00000000001",
    "12345678901",
    " 1",
    "NaN",
    "9".repeat(400),
  ])("refuses the rate %j", (rate) => {
    const act = (): unknown => convertMoney(money("1", "CNY"), rate, "USD", "down");
    expect(act).toThrow(MoneyError);
    expect(act).toThrow(expect.objectContaining({ code: "bad_rate" }));
  });

  test("says what a rate is and cuts a long text", () => {
    expect(() => convertMoney(money("1", "CNY"), "1e2", "USD", "down")).toThrow(
      '"1e2" is not a rate. Give a plain positive decimal with at most 10 decimals.',
    );
    expect(() => convertMoney(money("1", "CNY"), "9".repeat(400), "USD", "down")).toThrow(`"${"9".repeat(24)}" is not`);
  });

  test("takes the longest rate it promises", () => {
    expect(toDecimal(convertMoney(money("0.01", "CNY"), "1234567890.1234567891", "USD", "down"))).toBe("12345678.90");
  });

  test("refuses a result above the cap", () => {
    expect(() => convertMoney(ofMinor(MAX_MINOR, "CNY"), "1.0000000001", "USD", "down")).toThrow(
      expect.objectContaining({ code: "too_large" }),
    );
    expect(convertMoney(ofMinor(MAX_MINOR, "CNY"), "1", "USD", "down").minor).toBe(MAX_MINOR);
  });

  const amount = fc.record({
    minor: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
    asset: fc.constantFrom(...ASSET_CODES),
  });
  const rate = fc.record({
    units: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
    decimals: fc.integer({ min: 5, max: 10 }),
  });
  const write = ({ units, decimals }: { units: bigint; decimals: number }): string => {
    const digits = units.toString().padStart(decimals + 1, "0");
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  };

  test("cuts by less than one minor unit, never beyond the exact value", () => {
    fc.assert(
      fc.property(amount, rate, fc.constantFrom(...ASSET_CODES), (m, r, to) => {
        const scaleOf = (code: AssetCode): bigint => (code === "USDT" ? 1_000_000n : 100n);
        const numerator = m.minor * r.units * scaleOf(to);
        const denominator = 10n ** BigInt(r.decimals) * scaleOf(m.asset);
        fc.pre((numerator < 0n ? -numerator : numerator) <= MAX_MINOR * denominator);
        const error = numerator - convertMoney(m, write(r), to, "down").minor * denominator;
        expect(m.minor < 0n ? error <= 0n && error > -denominator : error >= 0n && error < denominator).toBe(true);
      }),
    );
  });

  test("rounds half_even within half a minor unit, and alike on both sides of zero", () => {
    fc.assert(
      fc.property(amount, rate, (m, r) => {
        fc.pre((m.minor < 0n ? -m.minor : m.minor) * r.units <= MAX_MINOR * 10n ** BigInt(r.decimals));
        const result = convertMoney(m, write(r), m.asset, "half_even");
        const denominator = 10n ** BigInt(r.decimals);
        const error = m.minor * r.units - result.minor * denominator;
        expect((error < 0n ? -error : error) * 2n <= denominator).toBe(true);
        expect(convertMoney(negateMoney(m), write(r), m.asset, "half_even")).toEqual(negateMoney(result));
      }),
    );
  });

  test("never gives a member more than was there on the way out and back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1_000_000_000n }), (minor) => {
        const there = convertMoney(ofMinor(minor, "CNY"), "0.125", "USDT", "down");
        expect(convertMoney(there, "8", "CNY", "down").minor <= minor).toBe(true);
      }),
    );
  });
});

describe("percentOf", () => {
  test.each<[string, string, Rounding, string]>([
    ["100", "0.80", "down", "0.80"],
    ["100", "100", "down", "100.00"],
    ["100", "0", "down", "0.00"],
    ["0.01", "99.99", "down", "0.00"],
    ["0.01", "50", "half_even", "0.00"],
    ["0.03", "50", "half_even", "0.02"],
    ["0.01", "50.01", "half_even", "0.01"],
    ["1234.56", "1.5", "down", "18.51"],
    ["-1234.56", "1.5", "down", "-18.51"],
    ["100", "250", "down", "250.00"],
  ])("takes of %s CNY %s %%, %s: %s", (text, percent, rounding, expected) => {
    expect(toDecimal(percentOf(money(text, "CNY"), percent, rounding))).toBe(expected);
  });

  test.each(["-1", "1%", "", "1e1"])("refuses the percentage %j", (percent) => {
    expect(() => percentOf(money("1", "CNY"), percent, "down")).toThrow(expect.objectContaining({ code: "bad_rate" }));
  });

  test("keeps the asset", () => {
    expect(percentOf(money("1", "USDT"), "1", "down")).toEqual(money("0.01", "USDT"));
  });
});

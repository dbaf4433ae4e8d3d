import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanAmount, isWireAmount, isWireAmountFor, normaliseAmountText } from "./amount.ts";
import { ASSET_CODES, assetScale, parseMoney, type AssetCode } from "./money.ts";

describe("cleanAmount, the specification's rule", () => {
  test.each<[string, string]>([
    ["", ""],
    ["abc", ""],
    [".", ""],
    ["..", ""],
    ["...", ""],
    ["a.b", ""],
    ["0", "0"],
    ["00", "0"],
    ["0a0", "0"],
    ["000", "0"],
    ["007", "7"],
    ["00.5", "0.5"],
    ["5.", "5."],
    [".5", "0.5"],
    ["0.005", "0.00"],
    ["12.345", "12.34"],
    ["12.3a4b5", "12.34"],
    ["1.2.3", "1.23"],
    ["1e5", "15"],
    ["-5", "5"],
    ["12,50", "1250"],
    ["1.000,00", "1.00"],
    ["１２３", ""],
    ["١٢", ""],
    ["100 USDT", "100"],
    ["1\u200B2", "12"],
    ["9".repeat(20), "9".repeat(20)],
  ])("%j becomes %j", (text, expected) => {
    expect(cleanAmount(text)).toBe(expected);
  });

  test.each<[string, number, string]>([
    ["1.23456789", 6, "1.234567"],
    ["1.5", 0, "1"],
    ["5.", 0, "5"],
    [".", 0, ""],
    ["00.", 0, "0"],
    ["1.25", 1, "1.2"],
  ])("%j with %i decimals becomes %j", (text, decimals, expected) => {
    expect(cleanAmount(text, decimals)).toBe(expected);
  });

  test("leaves digits, at most one dot, at most the decimals, and what it has cleaned", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9.,a-]{0,20}$/));
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        const cleaned = cleanAmount(value, decimals);
        expect(cleaned).toMatch(new RegExp(`^\\d*(\\.\\d{0,${decimals}})?$`));
        expect(cleaned === "." || cleaned === "00").toBe(false);
        expect(cleanAmount(cleaned, decimals)).toBe(cleaned);
      }),
    );
  });
});

describe("normaliseAmountText", () => {
  test.each<[string, string]>([
    ["１２３．４５", "123.45"],
    ["12。5", "12.5"],
    ["12｡5", "12.5"],
    ["￥８８", "88"],
    ["¥ 88", "88"],
    ["¥¥88", "¥88"],
    ["8¥8", "8¥8"],
    ["88¥", "88¥"],
    ["  12\t\n", "12"],
    ["\u300012\u3000", "12"],
    ["1\u200B2", "12"],
    ["\uFEFF12\u2060", "12"],
    ["\u206812\u2069", "12"],
    ["\u202D21", "\u202D21"],
    ["\u202E21", "\u202E21"],
    ["1 000", "1 000"],
    ["１，２３４", "1,234"],
    ["－５", "-5"],
    ["10²", "10²"],
    ["①", "①"],
    ["½", "½"],
    ["𝟏𝟐", "𝟏𝟐"],
    ["١٢", "١٢"],
    ["", ""],
  ])("%j becomes %j", (text, expected) => {
    expect(normaliseAmountText(text)).toBe(expected);
  });

  test("changes nothing the second time when there is no currency sign", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normaliseAmountText(text);
        fc.pre(!once.includes("¥"));
        expect(normaliseAmountText(once)).toBe(once);
      }),
    );
  });
});

describe("isWireAmount", () => {
  test.each(["0", "0.0", "0.01", "1", "10.5", "99999999999.99"])("accepts %s", (text) => {
    expect(isWireAmount(text)).toBe(true);
    expect(isWireAmountFor(text, "CNY")).toBe(true);
  });

  test.each([
    "",
    ".",
    ".5",
    "5.",
    "00",
    "007",
    "-5",
    "+5",
    "1e5",
    "0x10",
    "1,000",
    "1.000,00",
    "1.2.3",
    " 1",
    "1\n",
    "0.005",
    "100000000000",
    "9".repeat(400),
    "１",
    "١",
    "100 USDT",
    "NaN",
  ])("refuses %j", (text) => {
    expect(isWireAmount(text)).toBe(false);
    expect(isWireAmountFor(text, "CNY")).toBe(false);
  });

  test.each<[string, AssetCode, boolean]>([
    ["0.000001", "USDT", true],
    ["9999999.999999", "USDT", true],
    ["10000000", "USDT", false],
    ["0.0000001", "USDT", false],
    ["0.001", "VND", false],
  ])("%s of %s: %s", (text, asset, expected) => {
    expect(isWireAmountFor(text, asset)).toBe(expected);
  });

  test("accepts only what money reads, and the pattern of two decimals agrees with every fiat", () => {
    const text = fc.stringMatching(/^[0-9]{0,13}\.?[0-9]{0,7}$/);
    fc.assert(
      fc.property(text, fc.constantFrom(...ASSET_CODES), (value, asset) => {
        const isWire = isWireAmountFor(value, asset);
        expect(!isWire || parseMoney(value, asset) !== null).toBe(true);
        expect(assetScale(asset) !== 2 || isWire === isWireAmount(value)).toBe(true);
      }),
    );
  });
});

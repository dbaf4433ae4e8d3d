import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWireAmountFor, type AmountRefusal } from "./amount.ts";
import { ASSET_CODES, assetScale, MAX_MINOR, ofMinor, parseMoney, toDecimal } from "./money.ts";
import { readPastedAmount } from "./read-pasted-amount.ts";

describe("readPastedAmount", () => {
  test.each<[string, string]>([
    ["0", "0"],
    ["00", "0"],
    ["000", "0"],
    ["007", "7"],
    ["88", "88"],
    ["5.", "5"],
    [".5", "0.5"],
    ["12.50", "12.50"],
    ["12,50", "12.50"],
    ["12,5", "12.5"],
    ["11,11", "11.11"],
    ["0,05", "0.05"],
    ["1,234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["11,111.11", "11111.11"],
    ["1,234,567", "1234567"],
    ["1.234.567", "1234567"],
    ["1,234,567.8", "1234567.8"],
    ["1,234.", "1234"],
    ["1.000,00", "1000.00"],
    ["１２３．４５", "123.45"],
    ["12。5", "12.5"],
    ["￥８８", "88"],
    ["¥1,234.56", "1234.56"],
    [" 12.5\r\n", "12.5"],
    ["1\u200B2", "12"],
    ["99999999999.99", "99999999999.99"],
    ["99,999,999,999.99", "99999999999.99"],
  ])("reads %j as %s", (text, expected) => {
    expect(readPastedAmount(text)).toEqual({ ok: true, text: expected });
  });

  test.each<[string, AmountRefusal]>([
    ["", "empty"],
    ["  \n", "empty"],
    ["\u200B", "empty"],
    ["¥", "empty"],
    ["1.234", "ambiguous"],
    ["999.000", "ambiguous"],
    ["1 000,5", "ambiguous"],
    ["1 000", "ambiguous"],
    ["1\u00A0000", "ambiguous"],
    ["1\u202F000,50", "ambiguous"],
    ["100 200.50", "ambiguous"],
    ["12\n34", "ambiguous"],
    ["1,23.45", "ambiguous"],
    ["0,123.45", "ambiguous"],
    ["1234,567.89", "ambiguous"],
    ["1234.567,89", "ambiguous"],
    ["1,2345.67", "ambiguous"],
    ["1.2345,67", "ambiguous"],
    ["5,", "ambiguous"],
    [",5", "ambiguous"],
    [".", "not_a_number"],
    ["..", "not_a_number"],
    [",", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["1..2", "not_a_number"],
    ["1,2,3", "not_a_number"],
    ["1,234.567.89", "not_a_number"],
    ["1.234,567,89", "not_a_number"],
    ["1e5", "not_a_number"],
    ["1E-2", "not_a_number"],
    ["0x10", "not_a_number"],
    ["100 USDT", "not_a_number"],
    ["USDT 100", "not_a_number"],
    ["100元", "not_a_number"],
    ["$5", "not_a_number"],
    ["50%", "not_a_number"],
    ["(5)", "not_a_number"],
    ["+5", "not_a_number"],
    ["5万", "not_a_number"],
    ["10²", "not_a_number"],
    ["½", "not_a_number"],
    ["١٢٣", "not_a_number"],
    ["१२", "not_a_number"],
    ["一百", "not_a_number"],
    ["\u202E21", "not_a_number"],
    ["1\u200F2", "not_a_number"],
    ["USDT 1 000", "not_a_number"],
    ["1 000 USDT", "not_a_number"],
    ["x-5", "not_a_number"],
    ["-5x", "not_a_number"],
    ["5-x", "not_a_number"],
    ["-x5", "not_a_number"],
    ["-¥x5", "not_a_number"],
    ["5x-", "not_a_number"],
    ["5 x5", "not_a_number"],
    ["x5-", "not_a_number"],
    ["0,123,456", "not_a_number"],
    ["1234,567,890", "not_a_number"],
    ["1,234,5678", "not_a_number"],
    ["0.123.456", "not_a_number"],
    ["1234.567.890", "not_a_number"],
    ["1.234.5678", "not_a_number"],
    ["NaN", "not_a_number"],
    ["Infinity", "not_a_number"],
    ["-", "not_a_number"],
    ["-abc", "not_a_number"],
    ["<b>5</b>", "not_a_number"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["－５", "negative"],
    ["- 5.00", "negative"],
    ["-1,234", "negative"],
    ["-5.", "negative"],
    ["-¥5", "negative"],
    ["¥-5", "negative"],
    ["5-", "negative"],
    ["12.50-", "negative"],
    ["12.50 -", "negative"],
    ["0.005", "too_many_decimals"],
    ["12.345678", "too_many_decimals"],
    ["1234.567", "too_many_decimals"],
    ["0,123", "too_many_decimals"],
    ["1,234.567", "too_many_decimals"],
    ["100000000000", "too_large"],
    ["100,000,000,000", "too_large"],
    ["9".repeat(20), "too_large"],
    ["9".repeat(400), "too_large"],
  ])("refuses %j as %s", (text, reason) => {
    expect(readPastedAmount(text)).toEqual({ ok: false, reason });
  });

  test("does not dwell on huge texts", () => {
    expect(readPastedAmount("9".repeat(5_000_000))).toEqual({ ok: false, reason: "too_large" });
    expect(readPastedAmount(`-${" ".repeat(5_000_000)}x`)).toEqual({
      ok: false,
      reason: "not_a_number",
    });
    expect(readPastedAmount(`${"9".repeat(2_000)}x`)).toEqual({
      ok: false,
      reason: "not_a_number",
    });
    expect(readPastedAmount(`x${"9".repeat(2_000)}`)).toEqual({
      ok: false,
      reason: "not_a_number",
    });
    expect(readPastedAmount(`${" ".repeat(999)}1`)).toEqual({ ok: true, text: "1" });
    expect(readPastedAmount(`${" ".repeat(1_000)}1`)).toEqual({
      ok: false,
      reason: "not_a_number",
    });
  });

  test.each<[string, number, string]>([
    ["1.234567", 6, "1.234567"],
    ["1.234", 6, "1.234"],
    ["1.234", 3, "1.234"],
    ["1,234", 2, "1234"],
    ["1,234", 6, "1234"],
    ["12,345", 2, "12345"],
    ["12.345", 2, "ambiguous"],
    ["1,2345", 6, "1.2345"],
    ["0,123", 6, "0.123"],
    ["1.2345678", 6, "too_many_decimals"],
    ["9999999.999999", 6, "9999999.999999"],
    ["10000000", 6, "too_large"],
    ["12.5", 0, "too_many_decimals"],
    ["12.", 0, "12"],
    ["1.234", 0, "ambiguous"],
    ["12", 0, "12"],
  ])("%j with %i decimals gives %s", (text, decimals, expected) => {
    const reading = readPastedAmount(text, decimals);
    expect(reading.ok ? reading.text : reading.reason).toBe(expected);
  });

  const group = (whole: string, mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark);

  test("reads back every amount a page shows, grouped either way or not at all", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_MINOR - 1n }), (minor) => {
        const text = toDecimal(ofMinor(minor, "CNY"));
        const [whole = "", fraction = ""] = text.split(".");
        for (const shown of [
          text,
          `${whole},${fraction}`,
          `${group(whole, ",")}.${fraction}`,
          `${group(whole, ".")},${fraction}`,
          `￥${text}`,
        ]) {
          expect(readPastedAmount(shown)).toEqual({ ok: true, text });
        }
      }),
    );
  });

  test("gives only wire amounts, whatever the text, and never throws", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9.,¥ -]{0,20}$/));
    fc.assert(
      fc.property(text, fc.constantFrom(...ASSET_CODES), (value, asset) => {
        const reading = readPastedAmount(value, assetScale(asset));
        expect(!reading.ok || isWireAmountFor(reading.text, asset)).toBe(true);
        expect(!reading.ok || parseMoney(reading.text, asset) !== null).toBe(true);
      }),
    );
  });

  test("never drops or joins digits: what it accepts holds every digit of the text in order", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,]{1,16}$/), (value) => {
        const reading = readPastedAmount(value);
        const significant = (text: string): string => text.replace(/\D/g, "").replace(/^0+/, "");
        expect(!reading.ok || significant(reading.text) === significant(value)).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AmountRefusal } from "./amount.ts";
import { typeAmount } from "./type-amount.ts";

function typeKeys(keys: string, decimals = 2): string {
  return Array.from(keys).reduce((text, key) => typeAmount(text, text + key, decimals).text, "");
}

describe("typing one key at a time", () => {
  test.each<[string, string]>([
    ["12.5", "12.5"],
    ["12.345", "12.34"],
    ["1.2.3", "1.23"],
    ["12,50", "12.50"],
    ["12，50", "12.50"],
    ["12。50", "12.50"],
    ["１２．５", "12.5"],
    ["abc12.345", "12.34"],
    ["-5", "5"],
    [".5", "0.5"],
    ["0.5", "0.5"],
    ["00", "0"],
    ["007", "7"],
    ["", ""],
    ["9".repeat(20), "9".repeat(11)],
  ])("%j leaves %j", (keys, expected) => {
    expect(typeKeys(keys)).toBe(expected);
  });

  test("follows the decimals of the asset", () => {
    expect(typeKeys("1.23456789", 6)).toBe("1.234567");
    expect(typeKeys("12345678.5", 6)).toBe("1234567.5");
    expect(typeKeys("12.5", 0)).toBe("125");
  });

  test.each<[string, string, string, AmountRefusal]>([
    ["1.5", "1.5.", "1.5", "not_a_number"],
    ["1.5", "1.5,", "1.5", "ambiguous"],
    ["", ",", "", "ambiguous"],
    ["5", "5e", "5", "not_a_number"],
    ["50", "5 0", "50", "not_a_number"],
    ["5", "-5", "5", "negative"],
    ["5", "−5", "5", "negative"],
    ["1.23", "1.234", "1.23", "too_many_decimals"],
    ["1.23", "1.423", "1.23", "too_many_decimals"],
    ["12345", "12.345", "12345", "too_many_decimals"],
    ["12345", "12,345", "12345", "too_many_decimals"],
    ["99999999999", "999999999990", "99999999999", "too_large"],
    ["1", "1٢", "1", "not_a_number"],
    ["1", "1²", "1", "not_a_number"],
    ["1500", "1,5a", "1500", "ambiguous"],
  ])("from %j to %j stays %j: %s", (previous, next, text, refused) => {
    expect(typeAmount(previous, next)).toEqual({ text, refused });
  });

  test.each<[string, string, string]>([
    ["5", "", ""],
    ["1.5", "1.", "1."],
    ["1.5", ".5", "0.5"],
    ["", ".", "0."],
    ["5", ".", "0."],
    ["1.5", "15", "15"],
    ["100", "00", "0"],
    ["1005", "005", "5"],
    ["12", "¥12", "12"],
    ["12", "12 ", "12"],
    ["1234.56", "7", "7"],
    ["99999999999", "99999999999.", "99999999999."],
  ])("from %j to %j gives %j without a note", (previous, next, text) => {
    expect(typeAmount(previous, next)).toEqual({ text });
  });
});

describe("filling several characters at once", () => {
  test.each<[string, string]>([
    ["12.5", "12.5"],
    ["１２", "12"],
    ["12,50", "12.50"],
    ["1,234.56", "1234.56"],
    ["1,234", "1234"],
    ["  88 ", "88"],
    ["0012", "12"],
    ["0".repeat(1_000), "0"],
  ])("takes %j as %s", (next, text) => {
    expect(typeAmount("", next)).toEqual({ text });
  });

  test.each<[string, string, AmountRefusal]>([
    ["abc12", "12", "not_a_number"],
    ["12abc", "12", "not_a_number"],
    ["100 USDT", "100", "not_a_number"],
    ["$5.5", "5.5", "not_a_number"],
    ["100元", "100", "not_a_number"],
    ["5x", "5", "not_a_number"],
    ["x.5", "0.5", "not_a_number"],
    ["x.55", "0.55", "not_a_number"],
    ["5.x", "5.", "not_a_number"],
    ["12.345", "12.34", "too_many_decimals"],
    ["abc12.345", "12.34", "too_many_decimals"],
  ])("cleans %j to %s by the specification's rule and says so", (next, text, refused) => {
    expect(typeAmount("", next)).toEqual({ text, refused });
  });

  test.each<[string, AmountRefusal]>([
    ["1e5", "not_a_number"],
    ["0x10", "not_a_number"],
    ["1.2.3", "not_a_number"],
    ["10²x", "not_a_number"],
    ["5万元", "not_a_number"],
    ["(55)", "not_a_number"],
    ["abc", "not_a_number"],
    ["-55", "negative"],
    ["1 000,5", "ambiguous"],
    ["100 200", "ambiguous"],
    ["9".repeat(400), "too_large"],
    [`x${"9".repeat(20)}`, "too_large"],
  ])("keeps the field against %j: %s", (next, refused) => {
    expect(typeAmount("7", next)).toEqual({ text: "7", refused });
  });
});

test("a huge text leaves the field alone", () => {
  expect(typeAmount("7", " ".repeat(5_000_000))).toEqual({ text: "7", refused: "too_large" });
});

test("the field always holds digits, at most one dot and at most the decimals, whatever happens to it", () => {
  const change = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[0-9.,a¥ -]{0,16}$/));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 }),
      fc.integer({ min: 0, max: 6 }),
      (changes, decimals) => {
        let text = "";
        for (const [next, isAppended] of changes) {
          text = typeAmount(text, isAppended ? text + next : next, decimals).text;
          expect(text).toMatch(new RegExp(`^(0|[1-9]\\d{0,${12 - decimals}})?(\\.\\d{0,${decimals}})?$`));
          expect(text).not.toBe(".");
        }
      },
    ),
  );
});

test("a text in the field stays as it is when it comes again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(0|[1-9][0-9]{0,10})(\.[0-9]{0,2})?$/), (text) => {
      expect(typeAmount(text, text)).toEqual({ text });
    }),
  );
});

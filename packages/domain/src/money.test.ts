import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MoneyError, type MoneyErrorCode } from "./money-error.ts";
import {
  addMoney,
  ASSET_CODES,
  assetScale,
  compareMoney,
  isAssetCode,
  isZeroMoney,
  MAX_MINOR,
  money,
  negateMoney,
  ofMinor,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimal,
  toDisplayDecimal,
  type AssetCode,
  type Money,
} from "./money.ts";

const asset = fc.constantFrom(...ASSET_CODES);
const minor = fc.bigInt({ min: -MAX_MINOR, max: MAX_MINOR });
const half = fc.bigInt({ min: -MAX_MINOR / 2n, max: MAX_MINOR / 2n });

function codeOf(act: () => unknown): MoneyErrorCode | "no error" {
  try {
    act();
  } catch (error) {
    if (error instanceof MoneyError) return error.code;
    throw error;
  }
  return "no error";
}

describe("the list of assets", () => {
  test("fixes the scale of each", () => {
    expect(Object.fromEntries(ASSET_CODES.map((code) => [code, assetScale(code)]))).toEqual({
      CNY: 2,
      USD: 2,
      USDT: 6,
      HHB: 2,
      BOB: 2,
      JPB: 2,
      THB: 2,
      VND: 2,
      MYR: 2,
    });
  });

  test.each(["cny", "", "EUR", "toString", "__proto__", "constructor", null, undefined, 2, ["CNY"]])(
    "does not know %j",
    (code) => {
      expect(isAssetCode(code)).toBe(false);
    },
  );

  test("knows its own codes", () => {
    expect(ASSET_CODES.every(isAssetCode)).toBe(true);
  });
});

describe("parseMoney", () => {
  test.each<[string, AssetCode, bigint]>([
    ["0", "CNY", 0n],
    ["0.00", "CNY", 0n],
    ["-0", "CNY", 0n],
    ["-0.00", "CNY", 0n],
    ["0.01", "CNY", 1n],
    ["-0.01", "CNY", -1n],
    ["0.1", "CNY", 10n],
    ["1", "CNY", 100n],
    ["12.5", "CNY", 1250n],
    ["1280.50", "CNY", 128050n],
    ["-1280.50", "CNY", -128050n],
    ["0.000001", "USDT", 1n],
    ["1.5", "USDT", 1_500_000n],
    ["90071992547.93", "CNY", 9_007_199_254_793n],
    ["100000000000.00", "CNY", MAX_MINOR],
    ["-100000000000", "CNY", -MAX_MINOR],
    ["10000000.000000", "USDT", MAX_MINOR],
  ])("reads %s %s exactly", (text, code, expected) => {
    expect(parseMoney(text, code)).toEqual({ minor: expected, asset: code });
  });

  test.each<[string, AssetCode]>([
    ["", "CNY"],
    ["-", "CNY"],
    [".", "CNY"],
    [".5", "CNY"],
    ["5.", "CNY"],
    ["00", "CNY"],
    ["007", "CNY"],
    ["-01", "CNY"],
    ["+5", "CNY"],
    ["--5", "CNY"],
    ["1e5", "CNY"],
    ["1E2", "CNY"],
    ["0x10", "CNY"],
    ["1,000", "CNY"],
    ["1 000", "CNY"],
    [" 1", "CNY"],
    ["1 ", "CNY"],
    ["1\n", "CNY"],
    ["1.2.3", "CNY"],
    ["1.000", "CNY"],
    ["0.005", "CNY"],
    ["0.0000001", "USDT"],
    ["NaN", "CNY"],
    ["Infinity", "CNY"],
    ["１２", "CNY"],
    ["١٢", "CNY"],
    ["100000000000.01", "CNY"],
    ["-100000000000.01", "CNY"],
    ["10000000.000001", "USDT"],
    ["9".repeat(400), "CNY"],
    [`0.${"0".repeat(400)}`, "CNY"],
  ])("refuses %j of %s", (text, code) => {
    expect(parseMoney(text, code)).toBeNull();
    expect(codeOf(() => money(text, code))).toBe("malformed");
  });

  test("keeps the decimals that binary floats lose", () => {
    for (const text of ["4.35", "2.30", "19.99", "1.15", "64.10", "78.43", "0.30", "90071992547.40"]) {
      expect(toDecimal(money(text, "CNY"))).toBe(text);
    }
    expect(addMoney(money("0.1", "CNY"), money("0.2", "CNY"))).toEqual(money("0.3", "CNY"));
    expect(toDecimal(subtractMoney(money("100", "CNY"), money("99.99", "CNY")))).toBe("0.01");
  });

  test("inverts toDecimal for every amount", () => {
    fc.assert(
      fc.property(minor, asset, (value, code) => {
        expect(money(toDecimal(ofMinor(value, code)), code)).toEqual({ minor: value, asset: code });
      }),
    );
  });

  test("never throws and never passes the cap, whatever the text", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^-?[0-9.,eE+ ]{0,30}$/));
    fc.assert(
      fc.property(text, asset, (value, code) => {
        const parsed = parseMoney(value, code);
        expect(parsed === null || (parsed.minor <= MAX_MINOR && parsed.minor >= -MAX_MINOR)).toBe(true);
      }),
    );
  });
});

test("the refusal of a malformed amount says which asset and how many decimals, and cuts long texts", () => {
  expect(() => money("1.234567", "CNY")).toThrow(
    '"1.234567" is not an amount of CNY. Give a plain decimal with at most 2 decimals.',
  );
  expect(() => money("9".repeat(400), "USDT")).toThrow(`"${"9".repeat(24)}" is not`);
});

describe("toDecimal", () => {
  test.each<[bigint, AssetCode, string]>([
    [0n, "CNY", "0.00"],
    [1n, "CNY", "0.01"],
    [-5n, "CNY", "-0.05"],
    [99n, "CNY", "0.99"],
    [100n, "CNY", "1.00"],
    [-128_050n, "CNY", "-1280.50"],
    [1n, "USDT", "0.000001"],
    [1_500_000n, "USDT", "1.500000"],
    [MAX_MINOR, "CNY", "100000000000.00"],
  ])("writes %s %s as %s", (value, code, text) => {
    expect(toDecimal(ofMinor(value, code))).toBe(text);
  });
});

describe("toDisplayDecimal", () => {
  test.each<[string, AssetCode, number | undefined, string]>([
    ["1.239999", "USDT", undefined, "1.23"],
    ["-1.239999", "USDT", undefined, "-1.23"],
    ["0.009999", "USDT", undefined, "0.00"],
    ["-0.009999", "USDT", undefined, "0.00"],
    ["1.239999", "USDT", 4, "1.2399"],
    ["1.239999", "USDT", 0, "1"],
    ["1.239999", "USDT", 8, "1.239999"],
    ["12.34", "CNY", undefined, "12.34"],
    ["12.34", "CNY", 6, "12.34"],
    ["12.99", "CNY", 0, "12"],
  ])("shows %s %s with %s decimals as %s, cut toward zero", (text, code, decimals, shown) => {
    expect(toDisplayDecimal(money(text, code), decimals)).toBe(shown);
  });
});

describe("arithmetic", () => {
  const cny = (value: bigint): Money => ofMinor(value, "CNY");

  test("adds and subtracts as inverses", () => {
    fc.assert(
      fc.property(half, half, asset, (a, b, code) => {
        const sum = addMoney(ofMinor(a, code), ofMinor(b, code));
        expect(sum.minor).toBe(a + b);
        expect(subtractMoney(sum, ofMinor(b, code)).minor).toBe(a);
      }),
    );
  });

  test("negates twice to the same", () => {
    fc.assert(
      fc.property(minor, asset, (value, code) => {
        expect(negateMoney(negateMoney(ofMinor(value, code)))).toEqual(ofMinor(value, code));
      }),
    );
    expect(negateMoney(cny(5n))).toEqual(cny(-5n));
  });

  test("orders amounts", () => {
    expect(compareMoney(cny(1n), cny(2n))).toBe(-1);
    expect(compareMoney(cny(2n), cny(2n))).toBe(0);
    expect(compareMoney(cny(2n), cny(1n))).toBe(1);
    expect(compareMoney(cny(-1n), cny(0n))).toBe(-1);
  });

  test("knows zero", () => {
    expect([0n, -0n, 1n, -1n].map((value) => isZeroMoney(cny(value)))).toEqual([true, true, false, false]);
  });

  test("refuses to mix assets", () => {
    const usdt = ofMinor(1n, "USDT");
    expect(codeOf(() => addMoney(cny(1n), usdt))).toBe("mixed_assets");
    expect(codeOf(() => subtractMoney(cny(1n), usdt))).toBe("mixed_assets");
    expect(codeOf(() => compareMoney(cny(1n), usdt))).toBe("mixed_assets");
    expect(codeOf(() => sumMoney([cny(1n), usdt], "CNY"))).toBe("mixed_assets");
    expect(codeOf(() => sumMoney([usdt], "CNY"))).toBe("mixed_assets");
    expect(() => addMoney(cny(1n), usdt)).toThrow("CNY and USDT do not mix. Convert one of them first.");
  });

  test("holds results to the cap on both sides", () => {
    expect(addMoney(cny(MAX_MINOR - 1n), cny(1n)).minor).toBe(MAX_MINOR);
    expect(subtractMoney(cny(-MAX_MINOR + 1n), cny(1n)).minor).toBe(-MAX_MINOR);
    expect(codeOf(() => addMoney(cny(MAX_MINOR), cny(1n)))).toBe("too_large");
    expect(codeOf(() => subtractMoney(cny(-MAX_MINOR), cny(1n)))).toBe("too_large");
    expect(codeOf(() => ofMinor(MAX_MINOR + 1n, "CNY"))).toBe("too_large");
    expect(codeOf(() => ofMinor(-MAX_MINOR - 1n, "CNY"))).toBe("too_large");
    expect(() => ofMinor(MAX_MINOR + 1n, "CNY")).toThrow(
      "An amount of CNY passed the cap of 10000000000000 minor units. Split the operation.",
    );
  });

  test("sums a list in any order, and nothing to zero", () => {
    expect(sumMoney([], "USDT")).toEqual(ofMinor(0n, "USDT"));
    expect(sumMoney([cny(MAX_MINOR), cny(MAX_MINOR), cny(-MAX_MINOR)], "CNY")).toEqual(cny(MAX_MINOR));
    expect(codeOf(() => sumMoney([cny(MAX_MINOR), cny(1n)], "CNY"))).toBe("too_large");
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -1_000n, max: 1_000n })), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0n);
        expect(sumMoney(values.map(cny), "CNY").minor).toBe(total);
        expect(sumMoney(values.map(cny).reverse(), "CNY").minor).toBe(total);
      }),
    );
  });
});

test("a money error is an Error with its own name and code", () => {
  const error = new MoneyError("bad_rate", "why");
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.code, error.message]).toEqual(["MoneyError", "bad_rate", "why"]);
});

// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { moneyParts } from "./money-parts.ts";

const text = (decimal: string, options = {}): string => moneyParts(decimal, "¥", "zh-CN", options).text;

describe("moneyParts", () => {
  test.each([
    ["1280.50", "¥1,280.50"],
    ["0", "¥0.00"],
    ["0.05", "¥0.05"],
    ["-5", "-¥5.00"],
    ["9999997590000000", "¥9,999,997,590,000,000.00"],
    ["9007199254740993.01", "¥9,007,199,254,740,993.01"],
    ["4.35", "¥4.35"],
    ["1.005", "¥1.00"],
    ["64.1", "¥64.10"],
  ])("shows %s as %s", (decimal, shown) => {
    expect(text(decimal)).toBe(shown);
  });

  test("keeps six places of a coin and drops its empty tail", () => {
    expect(moneyParts("12.5", "USDT", "zh-CN", { decimals: 6 }).text).toBe("USDT 12.50");
    expect(moneyParts("0.000001", "USDT", "zh-CN", { decimals: 6 }).text).toBe("USDT 0.000001");
  });

  test("cuts, and never rounds up what a member has", () => {
    expect(text("0.999999")).toBe("¥0.99");
    expect(text("-0.999")).toBe("-¥0.99");
  });

  test("shows a sign only as asked, and none on zero", () => {
    expect(text("3", { sign: "always" })).toBe("+¥3.00");
    expect(text("-3", { sign: "never" })).toBe("¥3.00");
    expect(text("-0.00", { sign: "always" })).toBe("¥0.00");
    expect(text("-0.001")).toBe("¥0.00");
  });

  test("leaves out sign of currency and empty cents when asked", () => {
    expect(text("100.00", { trimZeros: true })).toBe("¥100");
    expect(text("100.50", { trimZeros: true })).toBe("¥100.50");
    expect(text("7", { hideSymbol: true })).toBe("7.00");
    expect(text("7.99", { decimals: 0 })).toBe("¥7");
  });

  test.each(["", " ", "NaN", "abc", "1e5", "1,000", "١٢", ".5", "5.", "--1", "Infinity", null, undefined])(
    "is unknown for %j, never zero",
    (value) => {
      expect(moneyParts(value, "¥", "zh-CN")).toMatchObject({ text: "—", isKnown: false });
    },
  );

  test("loses no digit of any amount within its decimals", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat({ max: 99 }), (whole, cents) => {
        const decimal = `${whole}.${String(cents).padStart(2, "0")}`;
        expect(text(decimal).replace(/[¥,]/g, "")).toBe(decimal);
      }),
    );
  });
});

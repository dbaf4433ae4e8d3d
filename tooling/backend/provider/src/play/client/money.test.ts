import { money, toDecimal as domainDecimal } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parts, short, signOf, toDecimal, toMinor } from "./money.js";

describe("money on a game page", () => {
  it("reads and writes what the server writes, to the last minor unit", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
        fc.constantFrom("CNY" as const, "USDT" as const),
        (minor, asset) => {
          const text = domainDecimal({ minor, asset });
          const scale = asset === "USDT" ? 6 : 2;
          expect(toMinor(text, scale)).toBe(minor);
          expect(toDecimal(minor, scale)).toBe(text);
          expect(money(toDecimal(minor, scale), asset).minor).toBe(minor);
        },
      ),
    );
  });

  it.each(["", ".", "1e3", "１０", "1,000", "abc", "1.234", "--1", "1 0", "99999999999999"])(
    "takes %j for no amount",
    (text) => {
      expect(toMinor(text, 2)).toBeNull();
    },
  );

  it("takes a typed amount without its decimals", () => {
    expect(toMinor("10", 2)).toBe(1000n);
    expect(toMinor("10.", 2)).toBe(1000n);
    expect(toMinor("10.5", 2)).toBe(1050n);
  });

  it("shows separators and two decimals apart, and leaves empty decimals of a stake out", () => {
    expect(parts("1280.50")).toEqual({ minus: "", units: "1,280", cents: ".50" });
    expect(parts("-1234567.000001")).toEqual({ minus: "−", units: "1,234,567", cents: ".00" });
    expect(short("5000.00")).toBe("5,000");
    expect(short("0.50")).toBe("0.50");
  });

  it("names a currency without a sign by its code", () => {
    expect([signOf("CNY"), signOf("VND"), signOf("USDT")]).toEqual(["¥", "₫", "USDT "]);
  });
});

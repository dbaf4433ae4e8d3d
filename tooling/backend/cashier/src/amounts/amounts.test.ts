import type { AssetCode } from "@baize/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { larger, percentageOf, readAmount, smaller, timesOf } from "./amounts.ts";

const minor = fc.bigInt({ min: 1n, max: 10_000_000_000n });

describe("amounts", () => {
  it("are charged no more than their percentage", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 9_999 }), (amount, hundredths) => {
        const fee = percentageOf(
          amount,
          `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`,
          "CNY",
        );
        expect(fee * 10_000n).toBeLessThanOrEqual(amount * BigInt(hundredths));
        expect((fee + 1n) * 10_000n).toBeGreaterThan(amount * BigInt(hundredths));
      }),
    );
  });
  it.each([
    ["0", 0n],
    ["0.00", 0n],
    ["1", 10_001n],
    ["1.5", 15_001n],
    ["25", 250_025n],
    ["10", 100_010n],
    ["0.5", 5_000n],
    ["00.0", 0n],
  ])("are taken %s times", (multiple, expected) => {
    expect(timesOf(10_001n, multiple, "CNY")).toBe(expected);
  });
  it("are read by the scale of their asset", () => {
    const bounds = (asset: AssetCode) => ({ min: 1n, max: 10n ** 13n, asset });
    expect(readAmount("1.000001", bounds("USDT"))).toEqual({ ok: true, minor: 1_000_001n });
    expect(readAmount("1.001", bounds("CNY"))).toMatchObject({ ok: false, code: "amount_invalid" });
    expect(readAmount("9".repeat(12), bounds("CNY"))).toMatchObject({ ok: false, code: "amount_invalid" });
  });
  it("are compared either way round", () => {
    expect([smaller(1n, 2n), smaller(2n, 1n), larger(1n, 2n), larger(2n, 1n)]).toEqual([1n, 1n, 2n, 2n]);
  });
});

import { donePercent } from "@baize/feature-kit";
import { describe, expect, it } from "vitest";
import { isNone, turnoverOf } from "./turnover-of.ts";

describe("the turnover of a reward", () => {
  it.each([
    ["100.00", "3", "CNY", "300.00"],
    ["0.10", "1.5", "CNY", "0.15"],
    ["12345678.90", "5", "CNY", "61728394.50"],
    ["100000", "3", "VND", "300000"],
  ] as const)("of %s by %s in %s is %s", (reward, multiple, asset, turnover) => {
    expect(Number(turnoverOf(reward, multiple, asset))).toBe(Number(turnover));
  });
  it.each(["0", "0.0", "0.00"])("of a multiple of %s is none", (multiple) => {
    expect([isNone(multiple), turnoverOf("100.00", multiple, "CNY")]).toEqual([true, "0"]);
  });
  it("of no reward is none", () => {
    expect(turnoverOf("0.00", "3", "CNY")).toBe("0");
  });
});

describe("the percent that is done", () => {
  it.each([
    ["99.99", "100.00", 99],
    ["100.00", "100.00", 100],
    ["250.00", "100.00", 100],
    ["0.00", "0.00", 100],
    ["-5.00", "100.00", 0],
    ["12345678.89", "12345678.90", 99],
  ])("of %s over %s is %i", (have, need, percent) => expect(donePercent(have, need, "CNY")).toBe(percent));
});

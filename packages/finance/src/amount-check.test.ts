import { describe, expect, it } from "vitest";
import { checkAmount, readAmount, smallest } from "./amount-check.ts";

const bounds = { asset: "CNY", min: "100.00", max: "50000.00" } as const;

describe("checkAmount", () => {
  it.each([["", "required"], [".", "required"], ["0", "required"], ["1e5", "required"], ["99.99", "belowMin"], ["100", null], ["50000", null], ["50000.01", "aboveMax"]] as const)("judges %j as %j", (text, fault) => {
    expect(checkAmount(text, bounds)).toBe(fault);
  });
  it("holds it to what is there, when that is known", () => {
    expect(checkAmount("200.01", { ...bounds, available: "200.00" })).toBe("aboveAvailable");
    expect(checkAmount("200", { ...bounds, available: "200.00" })).toBeNull();
    expect(checkAmount("200", { ...bounds, available: null })).toBeNull();
  });
});

describe("readAmount", () => {
  it.each([["500.", 50_000n], [".5", 50n], ["12,50", 1250n]] as const)("reads %j exactly", (text, minor) => {
    expect(readAmount(text, "CNY")?.minor).toBe(minor);
  });
});

describe("smallest", () => {
  it("takes the least of what is known", () => {
    expect(smallest(["100.00", null, "20.00", undefined, "x"], "CNY")).toBe("20.00");
    expect(smallest([null, undefined], "CNY")).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, fromHex, lch, toHex } from "./colour.ts";

describe("colour", () => {
  it("goes from hex to OKLCH and back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, "0")}`;
        expect(toHex(fromHex(hex))).toBe(hex);
      }),
    );
  });
  it("always yields a colour of sRGB", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (l, c, h) => {
          expect(lch(l, c, h)).toMatch(/^#[\da-f]{6}$/);
        },
      ),
    );
  });
  it("reads three digits as six", () => {
    expect(fromHex("#fa0")).toEqual(fromHex("#ffaa00"));
  });
  it.each(["", "red", "#12", "#12345", "#gggggg", "url(#a)", '#fff"/>'])(
    "refuses %j and says how to write a colour",
    (text) => {
      expect(() => fromHex(text)).toThrow(/#rrggbb/);
    },
  );
  it("knows the contrast of black and white", () => {
    expect(contrast("#000", "#fff")).toBeCloseTo(21);
    expect(contrast("#777777", "#777")).toBeCloseTo(1);
  });
});

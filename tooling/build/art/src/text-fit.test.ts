import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, textWidth } from "./text-fit.ts";

const LIMITS = { width: 258, largest: 44, comfortable: 29, largestOfTwo: 33, smallest: 15 };

describe("fitText", () => {
  it("sets a short title on one line at the largest size", () => {
    expect(fitText("麻将", LIMITS)).toEqual({ lines: ["麻将"], size: 44 });
  });
  it("breaks English between words and Chinese into even halves", () => {
    expect(fitText("Golden Dragon Fortune", LIMITS).lines).toEqual(["Golden Dragon", "Fortune"]);
    expect(fitText("锦鲤跃龙门大奖连环送", LIMITS).lines).toEqual(["锦鲤跃龙门", "大奖连环送"]);
  });
  it("begins no line with a closing mark", () => {
    expect(fitText("一二三四五，六七八九十", LIMITS).lines.every((line) => !line.startsWith("，"))).toBe(true);
  });
  it("breaks one long word that does not fit", () => {
    const { lines } = fitText("Donaudampfschifffahrtsgesellschaft", LIMITS);
    expect(lines).toHaveLength(2);
  });
  it("gives no line for blank text", () => {
    expect(fitText(" \n ", LIMITS).lines).toEqual([]);
  });
  it("keeps every line within its room, at no less than the smallest size", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 220 }),
          fc.string({ unit: fc.constantFrom("龙", "W", "i", " ", "，", "7"), maxLength: 220 }),
        ),
        (title) => {
          const { lines, size } = fitText(title, LIMITS);
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(size).toBeGreaterThanOrEqual(LIMITS.smallest);
          for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(LIMITS.width + 0.01);
        },
      ),
    );
  });
});

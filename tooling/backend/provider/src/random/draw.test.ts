import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cryptoDraw, seededDraw, shuffled } from "./draw.ts";

const bytesOf = (...words: readonly number[]) => {
  const all = new Uint8Array(words.length * 4);
  const view = new DataView(all.buffer);
  words.forEach((word, index) => view.setUint32(index * 4, word));
  return all;
};

describe("seeded and random draws", () => {
  it("rejects words that would favour small numbers", () => {
    const words = [2 ** 32 - 1, 4_294_967_290, 7];
    const draw = cryptoDraw(() => bytesOf(...words));
    expect(draw.below(10)).toBe(7);
  });

  it("stays below its bound for any bound", () => {
    const draw = cryptoDraw((n) => randomBytes(n));
    fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => draw.below(n) < n));
  });

  it("draws each number of a bound about equally often", () => {
    const draw = cryptoDraw((n) => randomBytes(n));
    const counts = Array.from({ length: 37 }, () => 0);
    for (let index = 0; index < 74_000; index += 1) {
      const number = draw.below(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const squares = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(squares).toBeLessThan(110);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("refuses the bound %s", (n) => {
    expect(() => seededDraw("x").below(n)).toThrow(RangeError);
  });

  it("is the same for a seed and differs for another", () => {
    const list = (seed: string) =>
      shuffled(
        Array.from({ length: 40 }, (_, index) => index),
        seededDraw(seed),
      );
    expect(list("a")).toEqual(list("a"));
    expect(list("a")).not.toEqual(list("b"));
    expect(list("a").toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  });
});

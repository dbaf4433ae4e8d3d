import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Domino, DOMINOES, type Hand, pips, valueOf } from "./domino-hands.ts";

const tile = (high: number, low: number, nth = 0): Domino =>
  DOMINOES.filter(({ ends }) => ends[0] === high && ends[1] === low)[nth] as Domino;
const hand = fc.shuffledSubarray([...DOMINOES], { minLength: 2, maxLength: 2 }).map((two) => two as unknown as Hand);

describe("the set of dominoes", () => {
  it("has thirty-two tiles: eleven kinds twice, four in two shapes, two alone", () => {
    expect(DOMINOES).toHaveLength(32);
    expect(new Set(DOMINOES.map(({ ends }) => ends.join("-"))).size).toBe(21);
    expect(DOMINOES.reduce((sum, one) => sum + pips(one), 0)).toBe(227);
  });
});

describe("a hand of two", () => {
  it.each([
    ["supreme", tile(4, 2), tile(2, 1)],
    ["pair_heaven", tile(6, 6), tile(6, 6, 1)],
    ["pair_nines", tile(6, 3), tile(5, 4)],
    ["pair_fives", tile(4, 1), tile(3, 2)],
    ["king_heaven", tile(6, 6), tile(5, 4)],
    ["king_earth", tile(6, 3), tile(1, 1)],
    ["gong_heaven", tile(6, 6), tile(4, 4)],
    ["gong_earth", tile(1, 1), tile(5, 3)],
    ["p9", tile(6, 6), tile(6, 1)],
    ["p0", tile(6, 4), tile(5, 5)],
    ["p1", tile(6, 5), tile(6, 4)],
  ] as const)("is %s", (name, a, b) => {
    expect(valueOf([a, b]).name).toBe(name);
    expect(valueOf([b, a])).toEqual(valueOf([a, b]));
  });

  it("ranks by kind, then points, then its higher tile", () => {
    const rising = [
      [tile(6, 4), tile(5, 5)],
      [tile(5, 1), tile(4, 1)],
      [tile(6, 5), tile(6, 4)],
      [tile(4, 1), tile(2, 2)],
      [tile(6, 6), tile(6, 1)],
      [tile(1, 1), tile(6, 2)],
      [tile(6, 6), tile(6, 2)],
      [tile(1, 1), tile(6, 3)],
      [tile(6, 6), tile(6, 3)],
      [tile(4, 1), tile(3, 2)],
      [tile(6, 6), tile(6, 6, 1)],
      [tile(4, 2), tile(2, 1)],
    ] as const;
    const worths = rising.map((two) => valueOf(two).worth);
    expect(worths).toEqual([...new Set(worths)].toSorted((a, b) => a - b));
  });

  it("has the same rank in either order, and 0 only without points", () => {
    fc.assert(
      fc.property(hand, ([a, b]) => {
        const value = valueOf([a, b]);
        expect(valueOf([b, a])).toEqual(value);
        expect(value.worth === 0).toBe(value.name === "p0");
        expect(value.worth >= 2000).toBe(!/^p\d$/.test(value.name));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { createRandom, shortHash } from "./random.ts";

describe("createRandom", () => {
  it("has fixed numbers for a seed, so that pictures never change between versions", () => {
    const r = createRandom("baize");
    expect([r.whole(0, 999), r.whole(0, 999), r.whole(0, 999)]).toMatchInlineSnapshot(`
      [
        374,
        479,
        646,
      ]
    `);
  });
  it("keeps within its bounds and spreads evenly", () => {
    const r = createRandom("spread");
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i++) {
      const at = r.whole(0, 4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
    expect(counts.reduce((a, b) => a + b)).toBe(10_000);
  });
  it("differs for seeds that differ in one letter", () => {
    const firsts = new Set(Array.from({ length: 500 }, (_, i) => createRandom(`s${i}`).next()));
    expect(firsts.size).toBe(500);
  });
  it("throws for a pick from an empty list", () => {
    expect(() => createRandom("a").pick([])).toThrow(RangeError);
  });
});

describe("shortHash", () => {
  it("is a possible XML id of five letters", () => {
    for (let i = 0; i < 200; i++) expect(shortHash("k", i)).toMatch(/^x[\da-z]{4}$/);
  });
  it("differs for parts that join to the same text", () => {
    expect(shortHash("ab", "c")).not.toBe(shortHash("a", "bc"));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextIndex } from "./text-index.ts";

const piece = fc.string({ unit: fc.constantFrom("a", "b", "金", "龙", " ", "\n", "é"), maxLength: 8 });
const word = fc.string({ unit: fc.constantFrom("a", "b", "金", "龙", "é"), minLength: 1, maxLength: 3 });

describe("createTextIndex", () => {
  it("finds what a search through each text finds, in order", () =>
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (texts, words) => {
          expect(createTextIndex(texts).find(words)).toEqual(
            texts.flatMap((text, place) => (words.every((each) => text.includes(each)) ? place : [])),
          );
        },
      ),
    ));
  it("finds nothing in nothing, and nothing for no word", () =>
    expect([createTextIndex([]).find(["a"]), createTextIndex(["a"]).find([])]).toEqual([[], []]));
  it("never joins the end of one text to the beginning of the next", () => {
    const index = createTextIndex(["ab", "cd", "金龙", "凤"]);
    expect([index.find(["bc"]), index.find(["龙凤"])]).toEqual([[], []]);
  });
});

import { expect, it } from "vitest";
import { cacheOf, outdatedCaches } from "./kept-versions.ts";

const caches = (...versions: string[]): string[] => versions.map(cacheOf);

it.each([
  [[], "1", []],
  [["1"], "1", []],
  [["1", "2", "3"], "3", []],
  [["1", "2", "3", "4"], "4", ["1"]],
  [["1", "2", "3", "4", "5", "6"], "6", ["1", "2", "3"]],
  [["1", "2", "3", "4"], "1", ["2"]],
])("of versions %j, at %s, those before the last two go", (known, present, gone) => {
  expect(outdatedCaches(caches(...known), present)).toEqual(caches(...gone));
});
it("leaves caches of others alone", () => {
  expect(outdatedCaches(["a", "b", "c", "d", ...caches("1")], "1")).toEqual([]);
});

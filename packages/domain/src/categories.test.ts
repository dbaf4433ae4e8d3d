import { expect, test } from "vitest";
import { CATEGORY_IDS, categoryOf, categoryPath, isCategoryId } from "./categories.ts";

test("every category has the specification's id and its page", () => {
  const table = Object.values(CATEGORY_IDS).map((id) => [id, categoryOf(id), categoryPath(id)]);
  expect(table).toEqual([
    [2, "casino", "/venue/realbet"],
    [3, "fish", "/venue/fishGame"],
    [4, "slot", "/game/egame"],
    [5, "lottery", "/venue/lottery"],
    [6, "sports", "/venue/sports"],
    [7, "board", "/venue/chess"],
    [8, "esports", "/venue/gaming"],
  ]);
});

test("every key leads to the id whose key it is", () => {
  for (const [key, id] of Object.entries(CATEGORY_IDS)) expect(categoryOf(id)).toBe(key);
});

test.each([0, 1, 9, -2, 2.5, NaN])("%d is no category", (id) => {
  expect(categoryOf(id)).toBeNull();
});

test.each(["2", null, undefined, [2], {}])("%j is no category id", (id) => {
  expect(isCategoryId(id)).toBe(false);
});

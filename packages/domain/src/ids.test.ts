import { expect, test } from "vitest";
import { isValidId } from "./ids.ts";

test("the valid ids are 2, 4 to 9 and 11 to 25", () => {
  const valid = Array.from({ length: 60 }, (_, index) => index - 20).filter(isValidId);
  expect(valid).toEqual([2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
});

test.each([4.5, 2.000001, NaN, Infinity, -Infinity])("%d is not valid", (id) => {
  expect(isValidId(id)).toBe(false);
});

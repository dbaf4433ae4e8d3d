import { expect, test } from "vitest";
import { isFormEmpty } from "./form.ts";

test("a form is empty with any value that is falsy other than 0", () => {
  for (const value of ["", null, undefined, false, NaN, 0n]) expect(isFormEmpty({ name: "amy", value })).toBe(true);
});

test("a form with only zeros, blanks and truthy values is not empty", () => {
  for (const value of [0, -0, "0", "  ", true, 1n, [], {}]) expect(isFormEmpty({ name: "amy", value })).toBe(false);
});

test("a form without fields is not empty", () => {
  expect(isFormEmpty({})).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeHeaderValue } from "./header-values.ts";

test.each(["a", "~", "zh-CN", "eyJ.abc_-", "a b", "x".repeat(4_096)])("%j may be a header", (text) => {
  expect(isSafeHeaderValue(text)).toBe(true);
});

test.each([
  "",
  " ",
  " a",
  "a ",
  "web中文",
  "a\nb",
  "a\r\nx: y",
  "a\tb",
  "a\u0000",
  "a\u007F",
  "a\u00E9",
  "x".repeat(4_097),
])("%j may not be a header", (text) => {
  expect(isSafeHeaderValue(text)).toBe(false);
});

test("a safe value never makes a request fail and arrives unchanged", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
      expect(!isSafeHeaderValue(text) || new Headers({ "x-value": text }).get("x-value") === text).toBe(true);
    }),
  );
});

import { expect, test } from "vitest";
import { coinLabel } from "./coins.ts";
import { isAssetCode } from "./money.ts";

test.each<[number, string | null, string | null]>([
  [0, null, null],
  [1, "USDT", "USDT"],
  [2, "USDT", "USDT"],
  [3, "USDT", "USDT"],
  [4, "HHB", "HHB"],
  [5, null, null],
  [9, "BOB", "BOB"],
  [17, null, "JPB"],
  [1.5, null, null],
  [-1, null, null],
  [NaN, null, null],
])("coin type %d is %s, and %s on the brand with JPB", (type, label, withJpb) => {
  expect(coinLabel(type, { jpb: false })).toBe(label);
  expect(coinLabel(type, { jpb: true })).toBe(withJpb);
});

test("every label is an asset", () => {
  expect([1, 4, 9, 17].map((type) => coinLabel(type, { jpb: true })).every(isAssetCode)).toBe(true);
});

import type { BrandFacts } from "@baize/domain";
import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import { type Brand, readBrand } from "./brand.ts";

const written = JSON.parse(readFileSync("../../brands/10001/brand.json", "utf8")) as object;

it("is a superset of the facts that every package reads", () => {
  expectTypeOf<Brand>().toExtend<BrandFacts>();
});

it("has a text for Chinese and for English wherever it has one by language", () => {
  expect(readBrand({ ...written, tagline: { "zh-CN": "好", en: "Good" } }).tagline).toEqual({
    "zh-CN": "好",
    en: "Good",
  });
  expect(() => readBrand({ ...written, tagline: { "zh-CN": "好" } })).toThrow(
    "expected a text for zh-CN and one for en",
  );
  expect(() => readBrand({ ...written, tagline: { "zh-CN": "好", en: "Good", xx: "?" } })).toThrow(/xx/);
});

it("pays by every way where its team names none", () => {
  expect(readBrand(written).deposits).toEqual(["bank", "alipay", "wechat", "coin"]);
  expect(readBrand({ ...written, deposits: ["coin"] }).deposits).toEqual(["coin"]);
});

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

it("takes what a licence asks of player protection, and refuses less than the ordinary rules", () => {
  const { licence } = readBrand(written);
  if (licence === null) throw new Error("Brand 10001 has no licence.");
  const withRules = (protection: unknown) => readBrand({ ...written, licence: { ...licence, protection } });
  expect(licence.protection).toBeUndefined();
  const strict = { increaseDelayHours: 72, realityCheckMinutes: 30, identityFor: ["deposit", "withdraw"] };
  expect(withRules(strict).licence?.protection).toEqual(strict);
  expect(withRules({}).licence?.protection).toEqual({});
  expect(() => withRules({ increaseDelayHours: 23 })).toThrow(/>=24/);
  expect(() => withRules({ increaseDelayHours: 1.5 })).toThrow(/integer/i);
  expect(() => withRules({ realityCheckMinutes: 45 })).toThrow(/15 \| 30 \| 60/);
  expect(() => withRules({ identityFor: ["bonus"] })).toThrow(/deposit/);
  expect(() => withRules({ hours: 72 })).toThrow(/hours/);
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  cleanCardNumber,
  cleanCode,
  cleanEmail,
  cleanName,
  cleanPassword,
  cleanPhone,
  cleanWord,
  plainText,
} from "./clean-text.ts";

const kept = (text: string) => ({ text, dropped: "" });

describe("a verification code", () => {
  test.each<[string, string]>([
    ["123456", "123456"],
    ["１２３４５６", "123456"],
    ["123 456", "123456"],
    [" 123456", "123456"],
    ["123-456", "123456"],
    ["12 34 56", "123456"],
    ["验证码：123456", "123456"],
    ["您的验证码是 123456，5 分钟内有效", "123456"],
    ["Your code: 4821.", "4821"],
    ["\u202D123456\u202C", "123456"],
    ["12\u200B3456", "123456"],
    ["", ""],
  ])("%j is %j", (typed, code) => expect(cleanCode(typed)).toEqual(kept(code)));

  it("says what it left out", () => expect(cleanCode("12a456")).toEqual({ text: "12456", dropped: "a" }));
  it("does not read a superscript as a digit", () =>
    expect(cleanCode("12345²")).toEqual({ text: "12345", dropped: "²" }));
});

describe("a phone number", () => {
  test.each<[string, string]>([
    ["\u202D13800138000\u202C", "13800138000"],
    ["138 0013 8000", "13800138000"],
    ["+86 138-0013-8000", "13800138000"],
    ["0086 13800138000", "13800138000"],
    ["+8613800138000", "13800138000"],
    ["１３８００１３８０００", "13800138000"],
    ["手机号：13800138000", "13800138000"],
    ["tel:+86-138-0013-8000", "13800138000"],
    ["(138) 0013.8000", "13800138000"],
    ["8613800138000", "8613800138000"],
  ])("%j is %j", (typed, phone) => expect(cleanPhone(typed, "86")).toEqual(kept(phone)));

  it("keeps the plus of another area", () => expect(cleanPhone("+44 7700 900123", "86").text).toBe("+447700900123"));
});

describe("a card number", () => {
  test.each<[string, string]>([
    ["６２２２０", "62220"],
    ["6222\u200B0000", "62220000"],
    ["卡号：6222000011112222333", "6222000011112222333"],
    ["6222 0000-1111 2222", "6222000011112222"],
  ])("%j is %j", (typed, digits) => expect(cleanCardNumber(typed)).toEqual(kept(digits)));
});

describe("an e-mail address", () => {
  test.each(["Bo@Mail.test", "b\u200Bo@mail.test", "\u202Abo@mail.test", "bo\u00AD@mail.test", "ｂｏ@mail.test"])(
    "%j is the same account",
    (typed) => expect(cleanEmail(typed)).toEqual(kept("bo@mail.test")),
  );
  it("keeps a look-alike of another script, which the rule refuses", () =>
    expect(cleanEmail("b\u0456ll@mail.test").text).toBe("b\u0456ll@mail.test"));
});

describe("a name", () => {
  test.each<[string, string]>([
    ["买买提•艾力", "买买提·艾力"],
    ["买买提・艾力", "买买提·艾力"],
    ["买买提.艾力", "买买提·艾力"],
    ["买买提．艾力", "买买提·艾力"],
    ["买买提`艾力", "买买提·艾力"],
    ["买买提‧艾力", "买买提·艾力"],
    ["买买提 · 艾力", "买买提·艾力"],
    ["Ann  Lee", "Ann Lee"],
    ["Ann\u3000Lee", "Ann Lee"],
    ["王\u200B伟", "王伟"],
    ["Ａｎｎ Lee", "Ann Lee"],
    ["Jose\u0301", "José"],
  ])("%j is %j", (typed, name) => expect(cleanName(typed)).toEqual(kept(name)));
});

it("takes unseen characters out of a word and keeps all others", () => {
  expect(cleanWord(" \u200BTQ1x\u2060 ").text).toBe("TQ1x");
  expect(cleanWord("ＴＱ").text).toBe("ＴＱ");
});
it("composes a password and nothing else", () => {
  expect(cleanPassword("Cafe\u0301 1 ")).toBe("Caf\u00E9 1 ");
});
it("is the same when cleaned again, whatever was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
      for (const clean of [cleanCode, cleanCardNumber, cleanEmail, cleanName, cleanWord])
        expect(clean(clean(value).text).text).toBe(clean(value).text);
      expect(plainText(plainText(value))).toBe(plainText(value));
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkCardNumber,
  checkCode,
  checkEmail,
  checkLoginPassword,
  checkPhone,
  checkRealName,
  checkUsername,
  checkWithdrawPassword,
  luhnOk,
} from "./account-rules.ts";

test.each<[string, ReturnType<typeof checkUsername>]>([
  ["", "required"],
  ["   ", "required"],
  ["a", "too_short"],
  ["amy", "too_short"],
  ["amy1", null],
  [" amy1 ", null],
  ["Amy_Lin_88", null],
  ["a".repeat(16), null],
  ["a".repeat(17), "too_long"],
  ["1amy", "must_start_with_letter"],
  ["_amy", "must_start_with_letter"],
  ["amy lin", "bad_character"],
  ["amy-lin", "bad_character"],
  ["小林小林", "bad_character"],
  ["ａｍｙ１", null],
  ["amy\u200B1", null],
])("username %j: %s", (value, expected) => {
  expect(checkUsername(value)).toBe(expected);
});

test.each<[string, ReturnType<typeof checkLoginPassword>]>([
  ["", "required"],
  ["abc1234", "too_short"],
  ["abc12345", null],
  ["a1".repeat(10), null],
  ["林1".repeat(32), null],
  [`${"a1".repeat(32)}x`, "too_long"],
  ["12345678", "needs_letter"],
  ["abcdefgh", "needs_digit"],
  ["abcdefg１", "needs_digit"],
  ["        ", "needs_letter"],
  [" abc1234", null],
  ["密码密码密码密1", null],
  ["😀😀😀😀😀a1", "too_short"],
  ["abc12345\n", "bad_character"],
  ["abc1234\uD800", "bad_character"],
])("login password %j: %s", (value, expected) => {
  expect(checkLoginPassword(value)).toBe(expected);
});

describe("withdrawal password", () => {
  test.each<[string, ReturnType<typeof checkWithdrawPassword>]>([
    ["", "required"],
    ["12345", "not_six_digits"],
    ["1357924", "not_six_digits"],
    ["13579a", "not_six_digits"],
    ["135792 ", "not_six_digits"],
    ["１３５７９２", "not_six_digits"],
    ["000000", "too_simple"],
    ["999999", "too_simple"],
    ["123456", "too_simple"],
    ["456789", "too_simple"],
    ["654321", "too_simple"],
    ["890123", "too_simple"],
    ["210987", "too_simple"],
    ["135791", null],
    ["112233", null],
    ["123457", null],
    ["123455", null],
    ["023456", null],
    ["246802", null],
    ["908172", null],
  ])("%j: %s", (value, expected) => {
    expect(checkWithdrawPassword(value)).toBe(expected);
  });

  test("of all there are, only the 30 runs and repeats are too simple", () => {
    const starts = Array.from({ length: 10 }, (_, start) => start);
    const simple = new Set(
      starts.flatMap((start) =>
        [0, 1, 9].map((step) => Array.from({ length: 6 }, (_, index) => (start + index * step) % 10).join("")),
      ),
    );
    expect(simple.size).toBe(30);
    for (const value of simple) expect(checkWithdrawPassword(value)).toBe("too_simple");
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6}$/).filter((value) => !simple.has(value)),
        (value) => {
          expect(checkWithdrawPassword(value)).toBeNull();
        },
      ),
    );
  });
});

test.each<[string, ReturnType<typeof checkRealName>]>([
  ["", "required"],
  [" ", "required"],
  ["林", "too_short"],
  ["林青", null],
  [" 林青 ", null],
  ["买买提·阿卜杜拉", null],
  ["Tan Ah Kow", null],
  ["O'Neil-Lim", null],
  ["สมชาย ใจดี", null],
  ["𠮷野", null],
  ["𠮷", "too_short"],
  ["林".repeat(30), null],
  ["林".repeat(31), "too_long"],
  ["林青1", "bad_character"],
  ["·林青", "bad_character"],
  ["林青·", "bad_character"],
  ["林··青", "bad_character"],
  ["林  青", null],
  ["<b>林</b>", "bad_character"],
  ["林\u200B青", null],
  ["林\n青", null],
  ["买买提•艾力", null],
])("real name %j: %s", (value, expected) => {
  expect(checkRealName(value)).toBe(expected);
});

test.each<[string, string, ReturnType<typeof checkPhone>]>([
  ["", "1\\d{10}", "required"],
  [" ", "1\\d{10}", "required"],
  ["13800000000", "1\\d{10}", null],
  [" 13800000000 ", "^1\\d{10}$", null],
  ["23800000000", "1\\d{10}", "wrong_for_area"],
  ["138000000001", "1\\d{10}", "wrong_for_area"],
  ["013800000000", "1\\d{10}", "wrong_for_area"],
  ["91234567", "1\\d{10}|9\\d{7}", null],
  ["138-0000-0000", "1\\d{10}", "bad_character"],
  ["+8613800000000", "1\\d{10}", "other_area"],
  ["１３８", "\\d+", "wrong_for_area"],
  ["1", "\\d+", "wrong_for_area"],
  ["1234", "\\d+", "wrong_for_area"],
  ["1".repeat(15), "\\d+", null],
  ["1".repeat(16), "\\d+", "wrong_for_area"],
  ["12345", "(", null],
  ["12345", "", null],
])("phone %j for %s: %s", (value, pattern, expected) => {
  expect(checkPhone(value, pattern)).toBe(expected);
});

test.each<[string, ReturnType<typeof checkCode>]>([
  ["", "required"],
  ["1", "wrong_length"],
  ["123", "wrong_length"],
  ["1234", null],
  [" 123456 ", null],
  ["1234567", "wrong_length"],
  ["12a4", "not_digits"],
  ["12 34", "not_digits"],
  ["１２３４", null],
])("code %j: %s", (value, expected) => {
  expect(checkCode(value)).toBe(expected);
});

test.each<[string, ReturnType<typeof checkCardNumber>, boolean]>([
  ["", "required", false],
  [" ", "required", false],
  ["12345678901", "wrong_length", false],
  ["000000000000", null, true],
  ["4111 1111 1111 1111", null, true],
  ["4111111111111112", null, false],
  ["4111111111111110003", null, false],
  ["41111111111111100030", "wrong_length", false],
  ["5500 0000 0000 0004", null, true],
  ["79927398713", "wrong_length", true],
  ["0", "wrong_length", true],
  ["x0", "not_digits", false],
  ["0x", "not_digits", false],
  ["4111-1111-1111-1111", null, true],
  ["6222x0000000000", "not_digits", false],
])("card number %j: %s, check digit right: %s", (value, expected, isLuhn) => {
  expect(checkCardNumber(value)).toBe(expected);
  expect(luhnOk(value)).toBe(isLuhn);
});

test("exactly one check digit is right for any card number", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11,18}$/), (body) => {
      const right = Array.from("0123456789").filter((digit) => luhnOk(body + digit));
      expect(right).toHaveLength(1);
    }),
  );
});

test.each<[string, ReturnType<typeof checkEmail>]>([
  ["", "required"],
  [" ", "required"],
  ["amy@site.test", null],
  ["a@b.c", null],
  [" amy.lin+1@mail.site.test ", null],
  ["amy@localhost", "malformed"],
  ["amy@@site.test", "malformed"],
  ["amy@site..test", "malformed"],
  ["a my@site.test", "malformed"],
  ["<amy@site.test>", "malformed"],
  ["amy@site.test,bob@site.test", "malformed"],
  ["amy@site.test\nbcc:x", "malformed"],
  ["amy", "malformed"],
  ["@site.test", "malformed"],
  [`${"a".repeat(244)}@site.test`, null],
  [`${"a".repeat(245)}@site.test`, "too_long"],
])("e-mail %j: %s", (value, expected) => {
  expect(checkEmail(value)).toBe(expected);
});

test("outer white space never changes a verdict on names and codes, and never counts as one", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      for (const check of [checkUsername, checkRealName, checkCode, checkEmail])
        expect(check(` ${value}\t`)).toBe(check(value));
    }),
  );
});

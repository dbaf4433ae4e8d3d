import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inviteCodeFromQuery, isInviteCode, readInviteCode } from "./invite-code.ts";

describe("readInviteCode", () => {
  test.each<[string, string]>([
    ["abc123", "abc123"],
    ["a", "a"],
    [" abc123\n", "abc123"],
    ["A_b-9", "A_b-9"],
    ["x".repeat(32), "x".repeat(32)],
    ["12345", "12345"],
    ['"abc"', "abc"],
    ['{"i_code":"abc"}', "abc"],
    ['{"i_code":" abc "}', "abc"],
    ['{"i_code":12345}', "12345"],
    ['{"time":1,"i_code":"abc","x":{"i_code":"other"}}', "abc"],
  ])("reads %j as %s", (stored, code) => {
    expect(readInviteCode(stored)).toBe(code);
  });

  test.each([
    "",
    " ",
    "null",
    "undefined",
    '"null"',
    "x".repeat(33),
    "a b",
    "abc中",
    "a\u200Bb",
    "<script>",
    "a\r\nx: y",
    "{}",
    "[]",
    "{",
    '{"i_code":null}',
    '{"i_code":true}',
    '{"i_code":{}}',
    '{"i_code":["abc"]}',
    '{"i_code":{"i_code":"abc"}}',
    '{"i_code":""}',
    '{"i_code":"a b"}',
    '{"i_code":1.5}',
    '{"i_code":9007199254740993}',
    '{"i_code":-1.5e300}',
    '{"code":"abc"}',
    '{"__proto__":{"i_code":"abc"}}',
    `{"i_code":"${"x".repeat(33)}"}`,
    `{"i_code":"abc","x":"${"y".repeat(1_000)}"}`,
    "[".repeat(100_000),
    "[object Object]",
  ])("finds no code in %j", (stored) => {
    expect(readInviteCode(stored)).toBeNull();
  });

  test("gives only codes, whatever was stored, and reads both shapes of each code alike", () => {
    const stored = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.json().map((inner) => `{"i_code":${inner}}`),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const code = readInviteCode(text);
        expect(code === null || isInviteCode(code)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/).filter(isInviteCode), (code) => {
        expect(readInviteCode(code)).toBe(code);
        expect(readInviteCode(JSON.stringify({ i_code: code }))).toBe(code);
      }),
    );
  });
});

describe("inviteCodeFromQuery", () => {
  test.each<[string, string | null]>([
    ["?i_code=abc", "abc"],
    ["i_code=abc", "abc"],
    ["?x=1&i_code=abc#h", null],
    ["?x=1&i_code=abc", "abc"],
    ["?i_code=abc&i_code=def", "abc"],
    ["?i_code=%61bc", "abc"],
    ["?i_code=abc+", "abc"],
    ["?i_code=", null],
    ["?i_code=a%20b", null],
    ["?i_code=%3Cscript%3E", null],
    ["?i_code=abc%0d%0a", "abc"],
    ["?I_CODE=abc", null],
    ["", null],
    ["?", null],
    ["?i_code=%E0%A4%A", null],
  ])("%j holds %j", (search, code) => {
    expect(inviteCodeFromQuery(search)).toBe(code);
  });
});

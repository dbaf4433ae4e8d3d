import { describe, expect, test } from "vitest";
import { usernameKey } from "./members.ts";
import { readTarget } from "./phone-areas.ts";

describe("where a code is sent", () => {
  test.each([
    "13800138000",
    "\u202D13800138000\u202C",
    "138 0013 8000",
    "+86 138-0013-8000",
    "008613800138000",
    "１３８００１３８０００",
  ])("the phone %j is one number", (account) => {
    expect(readTarget("phone", account, "86")).toEqual({ ok: true, target: "phone:86:13800138000" });
  });
  test.each(["+44 7700 900123", "1380013800x", "١٣٨٠٠١٣٨٠٠٠", "23800138000"])("the phone %j is refused", (account) => {
    expect(readTarget("phone", account, "86")).toMatchObject({ ok: false, code: "phone_invalid" });
  });
  test.each([
    "bo@mail.test",
    "Bo@Mail.TEST",
    "b\u200Bo@mail.test",
    "\u202Abo@mail.test",
    "bo\u00AD@mail.test",
    "ｂｏ＠mail.test",
  ])("the address %j is one account", (account) => {
    expect(readTarget("email", account, "")).toEqual({ ok: true, target: "email:bo@mail.test" });
  });
  test.each(["b\u043E@mail.test", "bo@m\u0430il.test", "小林@mail.test"])(
    "the address %j, of another script, is refused",
    (account) => {
      expect(readTarget("email", account, "")).toMatchObject({ ok: false, code: "email_invalid" });
    },
  );
});

test.each(["Lucky_Lin", "ｌｕｃｋｙ＿ｌｉｎ", " lucky\u200B_lin "])("the name %j is one member", (username) => {
  expect(usernameKey(username)).toBe("lucky_lin");
});

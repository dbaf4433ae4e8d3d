import { expect, test } from "vitest";
import { checkAlipayAccount } from "./alipay-account.ts";

test.each<[string, ReturnType<typeof checkAlipayAccount>]>([
  ["", "required"],
  [" \t", "required"],
  ["13800000000", null],
  [" 19900000000 ", null],
  ["1380000000", "phone_wrong"],
  ["138000000000", "phone_wrong"],
  ["12800000000", "phone_wrong"],
  ["23800000000", "phone_wrong"],
  ["0", "phone_wrong"],
  ["8613800000000", "phone_wrong"],
  ["+8613800000000", null],
  ["138-0000-0000", null],
  ["138 0000 0000", null],
  ["１３８００００００００", null],
  ["+4413800000000", "neither"],
  ["小林", "neither"],
  ["amy", "neither"],
  ["amy＠site.test", null],
  ["amy@site.test", null],
  [" amy.lin+1@mail.site.test ", null],
  ["13800000000@site.test", null],
  ["@", "email_wrong"],
  ["amy@site", "email_wrong"],
  ["amy@@site.test", "email_wrong"],
  ["a my@site.test", "email_wrong"],
  [`${"a".repeat(245)}@site.test`, "email_wrong"],
])("the Alipay account %j: %s", (text, expected) => {
  expect(checkAlipayAccount(text)).toBe(expected);
});

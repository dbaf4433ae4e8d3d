import { checkEmail, checkPhone } from "./account-rules.ts";

export type AlipayRefusal = "required" | "phone_wrong" | "email_wrong" | "neither";

/** A mainland mobile number of 11 digits, without area code. */
const MAINLAND_MOBILE = "1[3-9]\\d{9}";

/** An Alipay account: a mainland phone number or an e-mail address. Outer white space does not count. */
export function checkAlipayAccount(text: string): AlipayRefusal | null {
  const account = text.trim();
  if (account === "") return "required";
  if (account.includes("@")) return checkEmail(account) === null ? null : "email_wrong";
  if (!/^\d+$/.test(account)) return "neither";
  return checkPhone(account, MAINLAND_MOBILE) === null ? null : "phone_wrong";
}

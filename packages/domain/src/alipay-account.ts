import { checkEmail, checkPhone } from "./account-rules.ts";
import { cleanEmail, cleanPhone, plainText, type CleanText } from "./clean-text.ts";

export type AlipayRefusal = "required" | "phone_wrong" | "email_wrong" | "neither";

/** A mainland mobile number of 11 digits, without area code. */
const MAINLAND_MOBILE = "1[3-9]\\d{9}";

/** An Alipay account as it is stored: an e-mail address or a mainland phone number. */
export function cleanAlipayAccount(value: string): CleanText {
  return plainText(value).includes("@") ? cleanEmail(value) : cleanPhone(value, "86");
}

/** An Alipay account: a mainland phone number or an e-mail address, as `cleanAlipayAccount` leaves it. */
export function checkAlipayAccount(value: string): AlipayRefusal | null {
  const { text, dropped } = cleanAlipayAccount(value);
  const account = text + dropped;
  if (account === "") return "required";
  if (account.includes("@")) return checkEmail(account) === null ? null : "email_wrong";
  if (!/^\d+$/.test(account)) return "neither";
  return checkPhone(account, MAINLAND_MOBILE) === null ? null : "phone_wrong";
}

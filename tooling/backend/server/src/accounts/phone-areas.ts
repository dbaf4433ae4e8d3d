import { checkEmail, checkPhone, cleanEmail, cleanPhone } from "@baize/domain";
import { type Refusal, refuse } from "../http/answer.ts";
import type { ContactKind } from "./contacts.ts";

export interface PhoneArea {
  readonly code: string;
  readonly name: string;
  readonly iso: string;
  /** Of the number without area code and without a leading zero, matched whole. */
  readonly pattern: string;
}

/** Areas that codes are sent to; mobile numbers only. */
export const PHONE_AREAS: readonly PhoneArea[] = [
  { code: "86", name: "中国大陆", iso: "CN", pattern: "1[3-9]\\d{9}" },
  { code: "852", name: "中国香港", iso: "HK", pattern: "[4-79]\\d{7}" },
  { code: "853", name: "中国澳门", iso: "MO", pattern: "6\\d{7}" },
  { code: "886", name: "中国台湾", iso: "TW", pattern: "9\\d{8}" },
  { code: "65", name: "新加坡", iso: "SG", pattern: "[89]\\d{7}" },
  { code: "60", name: "马来西亚", iso: "MY", pattern: "1\\d{8,9}" },
  { code: "66", name: "泰国", iso: "TH", pattern: "[689]\\d{8}" },
  { code: "84", name: "越南", iso: "VN", pattern: "[35789]\\d{8}" },
  { code: "63", name: "菲律宾", iso: "PH", pattern: "9\\d{9}" },
  { code: "81", name: "日本", iso: "JP", pattern: "[789]0\\d{8}" },
  { code: "82", name: "韩国", iso: "KR", pattern: "1[016789]\\d{7,8}" },
];

export type TargetRefusal = "phone_invalid" | "email_invalid" | "area_not_served";
export type TargetReading = { readonly ok: true; readonly target: string } | Refusal<TargetRefusal>;

/** A phone or e-mail address in its one form: `phone:86:13800138000` or `email:name@host`. */
export const readTarget = (type: ContactKind, account: string, area: string): TargetReading => {
  if (type === "email")
    return checkEmail(account) === null
      ? { ok: true, target: `email:${cleanEmail(account).text}` }
      : refuse("email_invalid");
  const served = PHONE_AREAS.find(({ code }) => code === area.replace(/^\+/, ""));
  if (!served) return refuse("area_not_served", { areas: PHONE_AREAS.map(({ code }) => code).join(",") });
  const { text: phone, dropped } = cleanPhone(account, served.code);
  return dropped === "" && checkPhone(phone, served.pattern) === null
    ? { ok: true, target: `phone:${served.code}:${phone}` }
    : refuse("phone_invalid");
};

/** A target as its owner may see it: `138****8000`, `n***@host`. */
export const maskTarget = (target: string): string => {
  const value = target.slice(target.lastIndexOf(":") + 1);
  const at = value.indexOf("@");
  return at < 0 ? `${value.slice(0, 3)}****${value.slice(-4)}` : `${value.slice(0, 1)}***${value.slice(at)}`;
};

import * as v from "valibot";
import { post } from "./call.ts";
import { logout } from "./logout.ts";
import {
  captchaAnswer,
  channel,
  code,
  day,
  done,
  flag,
  id,
  openedSession,
  personNameOrEmpty,
  sealed,
  typedCode,
  username,
  words,
} from "./shapes.ts";

/**
 * Registration, log-in and account settings: extensions. The session token itself comes in header `id`, the family in
 * `vid`.
 */
export const account = {
  captcha: post("/api/x/v1/account/captcha", {
    source: "extension",
    access: "anyone",
    effect: "write",
    summary: "A new graphic captcha; good for one try within two minutes",
    input: v.object({ scene: v.picklist(["login", "sms", "forget"]) }),
    data: v.object({
      id,
      /** A picture as a data URL, shown 160 × 48 CSS pixels. */
      image: v.pipe(v.string(), v.regex(/^data:image\/(webp|png|svg\+xml);base64,/)),
      expireSec: v.number(),
    }),
  }),
  register: post("/api/x/v1/account/register", {
    source: "extension",
    access: "anyone",
    effect: "write",
    opensSession: true,
    summary: "Open an account; logs in",
    input: v.object({
      username,
      password: sealed,
      keyId: id,
      type: channel,
      area: v.optional(typedCode(8), ""),
      account: words(128),
      code,
      ticket: words(64),
      i_code: v.optional(typedCode(32)),
      realName: v.optional(personNameOrEmpty),
      adult: flag,
      terms: flag,
    }),
    data: openedSession,
    errors: [
      "username_invalid",
      "username_taken",
      "password_weak",
      "key_unknown",
      "code_wrong",
      "ticket_expired",
      "account_taken",
      "invite_unknown",
      "invite_required",
      "real_name_invalid",
      "age_required",
      "terms_required",
    ],
  }),
  login: post("/api/x/v1/account/login", {
    source: "extension",
    access: "anyone",
    effect: "write",
    opensSession: true,
    summary: "Log in with name and password",
    input: v.object({
      username,
      password: sealed,
      keyId: id,
      captchaId: v.optional(id),
      captcha: v.optional(captchaAnswer),
    }),
    data: openedSession,
    errors: ["login_wrong", "captcha_required", "captcha_wrong", "key_unknown", "account_locked", "login_paused"],
  }),
  logout,
  setWithdrawPassword: post("/api/x/v1/account/withdraw-password", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set the withdrawal password for the first time",
    input: v.object({ password: sealed, loginPassword: sealed, keyId: id }),
    data: done,
    errors: ["login_wrong", "password_weak", "same_as_login", "key_unknown", "already_set", "login_paused"],
  }),
  setBirthday: post("/api/x/v1/account/birthday", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set the birthday, once; afterwards only the operator changes it",
    /** `bad_request` for a day of no calendar, to come, or of long ago; `age_required` with `detail.minAge`. */
    input: v.object({ birthday: day }),
    data: done,
    errors: ["age_required", "already_set"],
  }),
  preferences: post("/api/x/v1/account/preferences", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Change preferences kept on the server",
    input: v.object({ autoTransfer: flag }),
    data: done,
  }),
} as const;

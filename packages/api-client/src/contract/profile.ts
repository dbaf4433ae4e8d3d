import { AVATARS, DEVICE_KINDS, GENDERS } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import {
  answerFlag,
  channel,
  code,
  done,
  id,
  instant,
  nothing,
  personName,
  sealed,
  typedCode,
  words,
} from "./shapes.ts";

const ticket = words(64);
/** A log-in password goes with what changes how an account is entered or paid out. */
const confirmed = { loginPassword: sealed, keyId: id };
const CONFIRM_CODES = ["login_wrong", "login_paused", "key_unknown"] as const;

/** What a member keeps of themselves, and the security of the account; the member as read is `member.token`. */
export const profile = {
  save: post("/api/x/v1/profile/save", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Change gender, or choose one of the drawn avatars; an own picture is uploaded (scene avatar)",
    input: v.object({ gender: v.optional(v.picklist(GENDERS)), avatar: v.optional(v.picklist(AVATARS)) }),
    data: done,
  }),
  setRealName: post("/api/x/v1/profile/real-name", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set the real name, once; afterwards only the operator changes it",
    input: v.object({ realName: personName }),
    data: done,
    errors: ["real_name_invalid", "already_set"],
  }),
  bind: post("/api/x/v1/profile/bind", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Bind a phone number or an e-mail address, or change it, by a code that was sent to the new one",
    input: v.object({
      type: channel,
      area: v.optional(typedCode(8), ""),
      account: words(128),
      code,
      ticket,
      ...confirmed,
    }),
    data: done,
    errors: ["code_wrong", "ticket_expired", "account_taken", ...CONFIRM_CODES],
  }),
  changePassword: post("/api/x/v1/profile/password", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Change the log-in password, which ends all sessions, this one too",
    input: v.object({ password: sealed, ...confirmed }),
    /** Seconds before the page returns to log-in (docs/specification.md §3.3). */
    data: v.object({ seconds: v.number() }),
    errors: ["password_weak", "same_password", ...CONFIRM_CODES],
  }),
  changeWithdrawPassword: post("/api/x/v1/profile/withdraw-password", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Change the withdrawal password by the present one, whose wrong tries count as on a withdrawal",
    input: v.object({ current: sealed, password: sealed, keyId: id }),
    data: done,
    errors: [
      "withdraw_password_wrong",
      "withdraw_password_locked",
      "withdraw_password_not_set",
      "password_weak",
      "same_password",
      "key_unknown",
    ],
  }),
  resetWithdrawPassword: post("/api/x/v1/profile/withdraw-password/reset", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set a forgotten withdrawal password anew, by a code to the account's own phone or e-mail address",
    input: v.object({ type: channel, code, ticket, password: sealed, ...confirmed }),
    /** Withdrawals and new payout accounts wait until then. */
    data: v.object({ until: instant }),
    errors: [
      "code_wrong",
      "ticket_expired",
      "withdraw_password_not_set",
      "password_weak",
      "same_as_login",
      ...CONFIRM_CODES,
    ],
  }),
  sessions: get("/api/x/v1/profile/sessions", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["session"],
    summary: "Sessions that are open now, the latest activity first",
    input: nothing,
    data: v.array(
      v.object({
        id,
        isCurrent: answerFlag,
        device: v.picklist(DEVICE_KINDS),
        /** The network that it began from, with its last part masked; empty when unknown. */
        network: v.string(),
        startedAt: instant,
        activeAt: instant,
      }),
    ),
  }),
  endSessions: post("/api/x/v1/profile/sessions/end", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "End one other session, or all others",
    input: v.object({ id: v.optional(id) }),
    data: v.object({ ended: v.number() }),
    errors: ["session_unknown"],
  }),
} as const;

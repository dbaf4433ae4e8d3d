import { LEGAL_TEXTS } from "@baize/domain";
import * as v from "valibot";
import { get, post, upload } from "./call.ts";
import {
  answerFlag,
  captchaAnswer,
  channel,
  codeTimes,
  contact,
  id,
  instant,
  maintenance,
  nothing,
  typedCode,
  words,
  yes,
} from "./shapes.ts";

/** Calls that serve visitors too, docs/specification.md §7.4. */
export const service = {
  md: get("/api/findmed/v1/md", {
    source: "spec",
    access: "anyone",
    effect: "read",
    topics: ["maintenance"],
    summary: "Boot data of the site",
    input: nothing,
    data: v.object({
      stats: v.array(v.object({ url: v.string(), platform_ck: v.string() })),
      serverTime: instant,
      zone: v.string(),
      maintenance: v.nullable(maintenance),
      notices: v.array(v.object({ id, title: v.string(), text: v.string(), level: v.picklist(["info", "important"]) })),
      cs: v.object({ url: v.string() }),
      /** Sports type names that override game names, by provider or game id (docs/specification.md §1.2). */
      sportsNames: v.record(v.string(), v.string()),
    }),
  }),
  preInfo: get("/api/f/v1/member/preInfo", {
    source: "spec",
    access: "anyone",
    effect: "read",
    summary: "What log-in and registration ask for, and the public key",
    input: nothing,
    data: v.object({
      login: v.object({ captcha: answerFlag, modes: v.array(v.picklist(["password", "phone", "email"])) }),
      register: v.object({
        channels: v.array(channel),
        inviteMode: v.picklist(["none", "optional", "required"]),
        realName: v.picklist(["none", "optional", "required"]),
      }),
      /** RSA-OAEP SHA-256, SPKI PEM; its id goes back as `keyId`. */
      publicKey: v.object({ id, pem: v.string(), notAfter: instant }),
      terms: v.array(v.object({ title: v.string(), url: v.string() })),
      minAge: v.number(),
    }),
  }),
  phoneArea: get("/api/findmed/v1/member/phoneArea", {
    source: "spec",
    access: "anyone",
    effect: "read",
    summary: "Phone areas that may be used",
    input: nothing,
    data: v.array(v.object({ code: v.string(), name: v.string(), iso: v.string(), pattern: v.string() })),
  }),
  regContact: get("/api/findmed/v1/member/reg/contact", {
    source: "spec",
    access: "anyone",
    effect: "read",
    summary: "Contact entries",
    input: nothing,
    data: v.array(contact),
  }),
  legal: get("/api/x/v1/legal", {
    source: "extension",
    access: "anyone",
    effect: "read",
    summary: "Terms of service or privacy policy, in the language asked for",
    input: v.object({ id: v.picklist(LEGAL_TEXTS) }),
    data: v.object({ title: v.string(), html: v.string(), updatedAt: instant }),
  }),
  sms: post("/api/service/sms", {
    source: "spec",
    access: "anyone",
    effect: "write",
    summary: "Send a verification code by SMS or e-mail",
    input: v.object({
      scene: v.picklist(["login", "register", "forget", "bind", "card", "withdraw"]),
      area: v.optional(typedCode(8), ""),
      phone: v.optional(words(32)),
      email: v.optional(words(128)),
      captchaId: id,
      captcha: captchaAnswer,
    }),
    data: v.object({
      ok: yes,
      /** Seconds until the next code may be asked for, as of the answer. */
      waitSec: v.number(),
      ticket: v.string(),
      dailyLeft: v.number(),
      ...codeTimes,
    }),
    errors: [
      "captcha_wrong",
      "phone_invalid",
      "email_invalid",
      "area_not_served",
      "code_too_often",
      "code_daily_limit",
    ],
  }),
  upload: upload("/api/f/v1/upload", {
    source: "spec",
    access: "member",
    effect: "write",
    summary: "Upload a picture (JPEG, PNG or WebP, up to 5 MB)",
    input: v.object({ file: v.blob(), scene: v.picklist(["avatar", "slip", "feedback", "alipay", "identity"]) }),
    data: v.object({ id, url: v.string(), width: v.number(), height: v.number(), size: v.number() }),
    errors: ["file_too_large", "file_type", "file_broken", "upload_quota"],
  }),
} as const;

import { BET_STATUSES, GENDERS } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import {
  answerFlag,
  captchaAnswer,
  category,
  channel,
  code,
  codeTimes,
  day,
  decimal,
  id,
  instant,
  nothing,
  paging,
  period,
  sealed,
  text,
  typedCode,
  username,
  whole,
  words,
} from "./shapes.ts";

export const memberInfo = v.object({
  id,
  username: v.string(),
  /** Used as the avatar URL (docs/specification.md §3.3); empty for the default avatar. */
  qq: v.string(),
  nickname: v.string(),
  /** Masked; empty when unknown. */
  realName: v.string(),
  phone: v.string(),
  email: v.string(),
  /** Month and day, such as "****-05-12"; empty until it is set. */
  birthday: v.pipe(v.string(), v.regex(/^(\*{4}-\d\d-\d\d)?$/)),
  gender: v.picklist(GENDERS),
  phoneBound: answerFlag,
  emailBound: answerFlag,
  vipLevel: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  currency: v.string(),
  regTime: instant,
  /** The log-in before this one; null on the first. */
  lastLoginTime: v.nullable(instant),
  /** 1 normal, 2 play locked, 3 money locked. */
  status: v.picklist([1, 2, 3]),
  autoTransfer: answerFlag,
});

export const balance = v.object({
  /** Central wallet, spendable part. */
  balance: decimal,
  /** Held by withdrawals in progress. */
  locked: decimal,
  /** What a withdrawal may take now. */
  withdrawable: decimal,
  /** Central (spendable and locked) and all game wallets. */
  total: decimal,
  currency: v.string(),
  /** Rises with each change of the central wallet; an older version never replaces a newer one. */
  version: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  updatedAt: instant,
});

export const bet = v.object({
  id,
  platform: v.string(),
  platformName: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  gameType: category,
  betTime: instant,
  settleTime: v.nullable(instant),
  /** Stake. */
  bet: decimal,
  /** Valid turnover. */
  valid: decimal,
  /** Net result for the member, negative for a loss; "0.00" while unsettled. */
  win: decimal,
  state: v.picklist(BET_STATUSES),
  /** A free bet: its stake was the promotion's. */
  free: answerFlag,
  /** The round in words, made by the game. */
  content: v.string(),
  currency: v.string(),
});

/** Member and account calls, docs/specification.md §7.4. */
export const member = {
  token: get("/api/findmed/v1/member/token", {
    source: "spec",
    access: "member",
    effect: "read",
    topics: ["protection", "session"],
    summary: "The logged-in member",
    input: nothing,
    data: memberInfo,
  }),
  balance: get("/api/findmed/v1/member/balance", {
    source: "spec",
    access: "member",
    effect: "read",
    topics: ["balance"],
    summary: "Balances of the central wallet",
    input: nothing,
    data: balance,
  }),
  vips: get("/api/findmed/v1/member/vips", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "VIP level and progress",
    input: nothing,
    data: v.object({
      level: v.number(),
      /** Over `nextSpan`, as `turnover` is. */
      deposit: decimal,
      nextDeposit: v.nullable(decimal),
      turnover: decimal,
      nextTurnover: v.nullable(decimal),
      /**
       * What counts towards the next level: everything so far; or this quarter alone, for a level that the member had
       * and lost, and gets back by what keeping it asks for.
       */
      nextSpan: v.picklist(["life", "quarter"]),
      /** What keeping the level asks for; null for a level that nobody loses. */
      keep: v.nullable(
        v.object({
          /** Sums of the present quarter of the brand's calendar, and what they are to reach. */
          deposit: decimal,
          needDeposit: decimal,
          turnover: decimal,
          needTurnover: decimal,
          /** Whether the end of this quarter cannot take the level: it was reached in it, or both sums are. */
          isSafe: answerFlag,
          /** The last day on which the level is held for certain. */
          until: day,
        }),
      ),
      updatedAt: instant,
    }),
  }),
  vipsList: get("/api/findmed/v1/member/vips/list", {
    source: "spec",
    access: "anyone",
    effect: "read",
    summary: "All VIP levels",
    input: nothing,
    data: v.array(
      v.object({
        level: v.number(),
        needDeposit: decimal,
        needTurnover: decimal,
        /** What a quarter asks for, lest the level drops by one at its end; "0.00" for a level that nobody loses. */
        keepDeposit: decimal,
        keepTurnover: decimal,
        /** 0 means unlimited. */
        dailyTimes: v.number(),
        dailyQuota: decimal,
        singleMax: decimal,
        /** Once, when the level is reached. */
        upgradeGift: decimal,
        /** On the birthday, once a year. */
        birthdayGift: decimal,
        /** Once in each month of the brand's calendar. */
        monthGift: decimal,
        /** Rebate percent by category id. */
        rebates: v.record(v.string(), decimal),
      }),
    ),
  }),
  messageNum: get("/api/findmed/v1/member/message/num", {
    source: "spec",
    access: "member",
    effect: "read",
    topics: ["messages"],
    summary: "Unread message counts",
    input: nothing,
    data: v.object({ total: v.number(), notice: v.number(), personal: v.number(), activity: v.number() }),
  }),
  forgetPassword: post("/api/findmed/v1/member/forgetpassword", {
    source: "spec",
    access: "anyone",
    effect: "write",
    summary: "Reset a forgotten log-in password, in three steps",
    input: v.object({
      step: v.picklist(["identify", "verify", "reset"]),
      username: v.optional(username),
      type: v.optional(channel),
      code: v.optional(code),
      ticket: v.optional(text(64)),
      captchaId: v.optional(id),
      captcha: v.optional(captchaAnswer),
      password: v.optional(sealed),
      keyId: v.optional(id),
    }),
    data: v.object({ ticket: v.string(), masked: v.string(), expireSec: v.number(), ok: answerFlag, ...codeTimes }),
    errors: ["captcha_wrong", "code_wrong", "ticket_expired", "password_weak", "key_unknown"],
  }),
  recordGame: get("/api/findmed/v1/member/record/game", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Bet records with totals that equal the rows of the filter",
    input: v.object({
      ...period,
      ...paging,
      gameType: v.optional(v.pipe(whole(0, 99), category)),
      platform: v.optional(id),
      state: v.optional(v.picklist(BET_STATUSES)),
    }),
    data: v.object({
      total: v.number(),
      sum: v.object({ count: v.number(), bet: decimal, valid: decimal, win: decimal }),
      list: v.array(bet),
    }),
    errors: ["period_too_long"],
  }),
  loginMpe: post("/api/f/v1/member/login/mpe", {
    source: "spec",
    access: "anyone",
    effect: "write",
    opensSession: true,
    summary: "Log in with a code sent to phone or e-mail",
    input: v.object({
      type: channel,
      area: v.optional(typedCode(8), ""),
      account: words(128),
      code,
      ticket: words(64),
      i_code: v.optional(typedCode(32)),
    }),
    data: v.object({ uid: id, isNew: answerFlag }),
    errors: ["code_wrong", "ticket_expired", "account_locked"],
  }),
} as const;

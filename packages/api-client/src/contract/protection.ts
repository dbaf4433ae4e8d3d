import {
  AGE_STATES,
  BREAKS,
  EXCLUSIONS,
  IDENTITY_FAULTS,
  IDENTITY_GATES,
  IDENTITY_STATES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PAUSE_KINDS,
  PLAY_LIMITS,
  REALITY_CHECK_MINUTES,
} from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { amount, answerFlag, decimal, done, flag, id, idList, instant, nothing, sealed, whole } from "./shapes.ts";

const period = v.picklist(LIMIT_PERIODS);
const confirmed = { loginPassword: sealed, keyId: id };
const CONFIRM_CODES = ["login_wrong", "login_paused", "key_unknown"] as const;

/** Of a limit; money of the account's currency, or whole minutes where the limit is one of time. */
const limit = {
  period,
  /** Most that may be used within the period; null: no limit. */
  amount: v.nullable(decimal),
  /** What counts now. Deposits: what arrived within the period, gross, and orders that are still open. */
  used: decimal,
  /** What may still be used under this limit; null without one. */
  left: v.nullable(decimal),
  /** When the next of it stops counting; null where nothing is used, or nobody knows. */
  freesAt: v.nullable(instant),
  /** A higher limit, or none, that was asked for and is not in force; null where there is none. */
  pending: v.nullable(
    v.object({
      id,
      amount: v.nullable(decimal),
      /** It may be confirmed from then on. */
      from: instant,
      /** What was not confirmed by then is forgotten. */
      until: instant,
    }),
  ),
};

const everyMinutes = v.picklist(REALITY_CHECK_MINUTES);

/** Month of the calendar, `YYYY-MM`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Sums of a time, in the account's currency; free stakes are no stakes. */
const played = {
  /** What was staked. */
  stakes: decimal,
  /** What settled bets have paid. */
  returns: decimal,
  /** `returns` less `stakes`; below zero: lost, or not settled yet. */
  net: decimal,
};

/** What moved the account's money; all are zero or more, but `other`. */
const moved = {
  deposits: decimal,
  withdrawals: decimal,
  stakes: decimal,
  returns: decimal,
  /** Bonuses, gifts, rebates and commission. */
  awards: decimal,
  /** Fees, corrections and what was exchanged, as it changed the account. */
  other: decimal,
};

const identity = v.object({
  state: v.picklist(IDENTITY_STATES),
  /** Since when; null where it was never asked for. */
  at: v.nullable(instant),
  /** Why it was refused; null in other states. */
  fault: v.nullable(v.picklist(IDENTITY_FAULTS)),
  age: v.picklist(AGE_STATES),
  /** What is closed to the member for it now. */
  closed: v.array(v.picklist(IDENTITY_GATES)),
});

const pause = v.object({ kind: v.picklist(PAUSE_KINDS), since: instant, until: instant });

/** Limits, breaks and self-exclusion. Enforced in the transactions of the money itself. */
export const protection = {
  state: get("/api/x/v1/protection/state", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["protection"],
    summary: "The member's deposit limits with what is used of them, a break or self-exclusion, and the identity",
    input: nothing,
    data: v.object({
      /** One for each period, the shortest first. The lowest of what is left applies. */
      depositLimits: v.array(v.object(limit)),
      /** Hours between asking for a higher limit and its confirmation. */
      increaseDelayHours: v.number(),
      /** Whether the member has set a limit or said that none is wanted; false asks for it before the first deposit. */
      isDecided: answerFlag,
      pause: v.nullable(pause),
      identity,
      /** Names of the operator's other brands on this server, which a self-exclusion may cover. */
      otherBrands: v.array(v.string()),
      /** All deposits less all paid withdrawals since the registration. */
      netDeposits: v.object({ deposits: decimal, withdrawals: decimal, net: decimal, since: instant }),
    }),
  }),
  playLimits: get("/api/x/v1/protection/play-limits", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["protection"],
    summary: "Limits of stakes, losses and time in games, with what is used of them",
    input: nothing,
    /** Each kind in each period, kind by kind, the shortest period first. */
    data: v.array(v.object({ kind: v.picklist(PLAY_LIMITS), ...limit })),
  }),
  setLimit: post("/api/x/v1/protection/limit", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set, lower, raise or lift a limit; a stricter one acts at once, a looser one waits",
    /** Without an amount: no limit. `bad_request` for too many decimals, or a part of a minute; zero is a limit. */
    input: v.object({ kind: v.picklist(LIMIT_KINDS), period, amount: v.optional(amount) }),
    /** `from`: when it acts, or may be confirmed. */
    data: v.object({ isPending: answerFlag, from: instant }),
  }),
  confirmLimit: post("/api/x/v1/protection/limit/confirm", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Confirm a looser limit once its delay is over",
    input: v.object({ id }),
    data: v.object({ from: instant }),
    /** `limit_waits` with `detail.until`. */
    errors: ["limit_unknown", "limit_waits"],
  }),
  dropLimit: post("/api/x/v1/protection/limit/drop", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Take back the wish for a looser limit",
    input: v.object({ id }),
    data: v.object({ from: instant }),
    errors: ["limit_unknown"],
  }),
  decideNoLimit: post("/api/x/v1/protection/limit/none", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Say that no deposit limit is wanted now; limits that are set stay",
    input: nothing,
    data: v.object({ from: instant }),
  }),
  takeBreak: post("/api/x/v1/protection/break", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Take a break: no play, no deposits, no promotions until its end, and no way to end it early",
    input: v.object({ length: v.picklist(BREAKS), ...confirmed }),
    data: pause,
    /** `pause_longer` with `detail.until`: one that is on ends later. */
    errors: ["pause_longer", ...CONFIRM_CODES],
  }),
  exclude: post("/api/x/v1/protection/exclusion", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Exclude oneself; withdrawals and records stay open, and the end brings nothing back by itself",
    input: v.object({ length: v.picklist(EXCLUSIONS), allBrands: flag, ...confirmed }),
    data: pause,
    errors: ["pause_longer", ...CONFIRM_CODES],
  }),
  askIdentity: post("/api/x/v1/protection/identity", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Ask for identity and age to be verified, with one or two pictures of a document (scene identity)",
    input: v.object({ pictures: idList(2) }),
    data: done,
    /** `identity_incomplete`: real name or birthday is missing; `identity_settled`: asked for, or verified already. */
    errors: ["identity_incomplete", "identity_settled", "picture_unknown"],
  }),
  play: get("/api/x/v1/protection/play", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["protection"],
    summary: "The member's session of play, and the next reality check",
    input: nothing,
    data: v.object({
      /**
       * What is played now, in any game on any device; null where nothing was for a quarter of an hour, which ends a
       * session of play.
       */
      session: v.nullable(v.object({ since: instant, minutes: v.number(), ...played })),
      everyMinutes,
      /** Intervals that the licence allows, the shortest first. */
      choices: v.array(everyMinutes),
      /** No game takes a stake, and none is launched, until the member has acknowledged. */
      isDue: answerFlag,
      /** When the next check is due if play goes on; null without a session. */
      dueAt: v.nullable(instant),
    }),
  }),
  acknowledge: post("/api/x/v1/protection/reality-check", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Acknowledge the reality check that is due; again changes nothing",
    input: nothing,
    data: v.object({ dueAt: v.nullable(instant) }),
  }),
  setRealityCheck: post("/api/x/v1/protection/reality-check/interval", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "How often the reality check comes; never less often than the licence says",
    input: v.object({ everyMinutes: v.pipe(whole(1, 60), everyMinutes) }),
    data: v.object({ everyMinutes }),
  }),
  statement: get("/api/x/v1/protection/statement", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "What moved the account's money in each of the last twelve months, from balance to balance",
    input: nothing,
    data: v.object({
      /**
       * Months of the brand's calendar since the registration, the latest first and up to now; `closing` is `opening`
       * and `deposits` and `returns` and `awards` and `other`, less `withdrawals` and `stakes`. Balances are the sum of
       * all wallets of the account's currency, games and holds included.
       */
      months: v.array(v.object({ month, opening: decimal, ...moved, closing: decimal })),
      /** All months together. */
      total: v.object(moved),
      at: instant,
    }),
  }),
} as const;

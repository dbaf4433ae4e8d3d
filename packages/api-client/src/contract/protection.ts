import { BREAKS, EXCLUSIONS, LIMIT_PERIODS, PAUSE_KINDS } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import { amount, answerFlag, decimal, flag, id, instant, nothing, sealed } from "./shapes.ts";

const period = v.picklist(LIMIT_PERIODS);
const confirmed = { loginPassword: sealed, keyId: id };
const CONFIRM_CODES = ["login_wrong", "login_paused", "key_unknown"] as const;

const depositLimit = v.object({
  period,
  /** Most that may be paid in within the period, in the account's currency; null: no limit. */
  amount: v.nullable(decimal),
  /** Gross deposits that count now: what arrived within the period, and orders that are still open. */
  used: decimal,
  /** What may still be paid in under this limit; null without one. */
  left: v.nullable(decimal),
  /** When the next of it stops counting; null where nothing is used, or only payments that were reported. */
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
});

const pause = v.object({ kind: v.picklist(PAUSE_KINDS), since: instant, until: instant });

/** Limits, breaks and self-exclusion. Enforced in the transactions of the money itself. */
export const protection = {
  state: get("/api/x/v1/protection/state", {
    source: "extension",
    access: "member",
    effect: "read",
    summary: "The member's deposit limits with what is used of them, and a break or self-exclusion",
    input: nothing,
    data: v.object({
      /** One for each period, the shortest first. The lowest of what is left applies. */
      depositLimits: v.array(depositLimit),
      /** Hours between asking for a higher limit and its confirmation. */
      increaseDelayHours: v.number(),
      /** Whether the member has set a limit or said that none is wanted; false asks for it before the first deposit. */
      isDecided: answerFlag,
      pause: v.nullable(pause),
      /** Names of the operator's other brands on this server, which a self-exclusion may cover. */
      otherBrands: v.array(v.string()),
      /** All deposits less all paid withdrawals since the registration. */
      netDeposits: v.object({ deposits: decimal, withdrawals: decimal, net: decimal, since: instant }),
    }),
  }),
  setDepositLimit: post("/api/x/v1/protection/deposit-limit", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Set, lower, raise or lift a deposit limit; a stricter one acts at once, a looser one waits",
    /** Without an amount: no limit. `bad_request` for an amount of too many decimals; zero is a limit. */
    input: v.object({ period, amount: v.optional(amount) }),
    /** `from`: when it acts, or may be confirmed. */
    data: v.object({ isPending: answerFlag, from: instant }),
  }),
  confirmDepositLimit: post("/api/x/v1/protection/deposit-limit/confirm", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Confirm a looser limit once its delay is over",
    input: v.object({ id }),
    data: v.object({ from: instant }),
    /** `limit_waits` with `detail.until`. */
    errors: ["limit_unknown", "limit_waits"],
  }),
  dropDepositLimit: post("/api/x/v1/protection/deposit-limit/drop", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Take back the wish for a looser limit",
    input: v.object({ id }),
    data: v.object({ from: instant }),
    errors: ["limit_unknown"],
  }),
  decideNoLimit: post("/api/x/v1/protection/deposit-limit/none", {
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
} as const;

import { LIMIT_PERIODS, type LimitPeriod, PLAY_LIMITS, type PlayLimitKind } from "@baize/domain";
import { usedOf } from "../play/play-limits.ts";
import { countsSince } from "../rules/periods.ts";
import { type ChosenInterval, intervalFrom, isSameSession, minuteOf, MINUTE_MS } from "../rules/sessions.ts";
import { leftOf } from "../rules/usage.ts";
import type { LimitRow, MinuteRow } from "../store/tables.ts";
import { limitAt, pauseAt, type Protected, type ProtectionFinding } from "./findings.ts";

/** A bet of a member over its life: epoch milliseconds, minor units of the account's currency. */
export interface BetHistory {
  readonly id: string;
  readonly stake: bigint;
  /** Zero while it is open. */
  readonly payout: bigint;
  /** The stake was not the member's. */
  readonly isFree: boolean;
  readonly placedAt: number;
  readonly settledAt: number | null;
}

/** How a member played, each list in the order of time. */
export interface PlayHistory {
  readonly bets: readonly BetHistory[];
  readonly minutes: readonly MinuteRow[];
  readonly chosen: readonly ChosenInterval[];
  readonly acknowledged: readonly number[];
}

/** Of bets of one instant, stakes count in the order of ids; of losses, which are in doubt, what was won alone. */
const isCountedTwin = (kind: "stake" | "loss", one: BetHistory, bet: BetHistory): boolean =>
  kind === "stake" ? one.id < bet.id : one.id !== bet.id && one.settledAt === bet.placedAt && one.payout > one.stake;

/** What certainly counted of own stakes when a bet was placed, less what was paid or may have been by then. */
const sumsBefore = (kind: "stake" | "loss", bet: BetHistory, bets: readonly BetHistory[], since: number) => {
  const at = bet.placedAt;
  let [stakes, returns] = [0n, 0n];
  for (const one of bets) {
    if (one.placedAt > at) break;
    if (one.isFree || one.placedAt < since) continue;
    if (one.placedAt === at && !isCountedTwin(kind, one, bet)) continue;
    stakes += one.stake;
    if (one.settledAt !== null && one.settledAt <= at) returns += one.payout;
  }
  return { stakes, returns, firstAt: null };
};

const usedBefore = (kind: PlayLimitKind, bet: BetHistory, { bets, minutes }: PlayHistory, since: number): bigint => {
  if (kind !== "time") return usedOf(kind, sumsBefore(kind, bet, bets, since));
  const [from, to] = [Math.ceil(since / MINUTE_MS), minuteOf(bet.placedAt)];
  return BigInt(minutes.filter(({ minute }) => Number(minute) >= from && Number(minute) < to).length);
};

const isOver =
  (bet: BetHistory, history: PlayHistory, limits: readonly LimitRow[], zone: string) =>
  (kind: PlayLimitKind, period: LimitPeriod): ProtectionFinding[] => {
    if (bet.isFree && kind !== "time") return [];
    const own = limits.filter((row) => row.kind === kind);
    const limit = limitAt(own, period, bet.placedAt);
    if (limit === undefined) return [];
    const left = leftOf(limit.amount, usedBefore(kind, bet, history, countsSince(period, bet.placedAt, zone)));
    const asked = kind === "time" ? 1n : bet.stake;
    if (asked <= left) return [];
    const detail = `${asked} was asked for where ${left} of ${limit.amount} were left of the ${period}`;
    return [{ rule: `over_${kind}_limit`, subject: bet.id, detail }];
  };

/** A check that was certainly due, and not acknowledged, when a bet was placed. */
const isCheckDue = (bet: BetHistory, { minutes, chosen, acknowledged }: PlayHistory): ProtectionFinding[] => {
  const at = bet.placedAt;
  const latest = minutes.findLast(({ minute }) => Number(minute) <= minuteOf(at));
  if (latest === undefined || !isSameSession(Number(latest.minute), minuteOf(at))) return [];
  const began = Number(latest.began_at);
  const base = acknowledged.findLast((one) => one <= at && one >= began) ?? began;
  const known = chosen.filter(({ since }) => since < at);
  const dueAt = base + intervalFrom(base, known, Number(latest.longest)) * MINUTE_MS;
  if (at <= dueAt) return [];
  const detail = `placed ${Math.ceil((at - dueAt) / MINUTE_MS)} min after a check was due`;
  return [{ rule: "bet_while_check_due", subject: bet.id, detail }];
};

/** Bets that were placed above what was left of a limit, during a pause, or while a reality check was due. */
export const auditBets = (history: PlayHistory, { limits, pauses, zone }: Protected): readonly ProtectionFinding[] =>
  history.bets.flatMap((bet) => {
    const over = isOver(bet, history, limits, zone);
    const pause = pauseAt(pauses, bet.placedAt);
    const paused: ProtectionFinding[] =
      pause === undefined
        ? []
        : [{ rule: "bet_while_paused", subject: bet.id, detail: `placed during ${pause.kind} "${pause.id}"` }];
    const limited = PLAY_LIMITS.flatMap((kind) => LIMIT_PERIODS.flatMap((period) => over(kind, period)));
    return [...paused, ...isCheckDue(bet, history), ...limited];
  });

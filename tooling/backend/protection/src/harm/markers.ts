import type { BetHistory } from "../audit/audit-bets.ts";
import type { DepositHistory } from "../audit/audit-deposits.ts";
import { MINUTE_MS } from "../rules/sessions.ts";

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Weeks that the last one is held to, and that night play is looked for in. */
const WEEKS = 4;
const RISE = 2n;
/** Deposits within an hour after a loss, in a week. */
const CHASES = 3;
const NIGHT_ENDS_HOUR = 5;
const NIGHT_MINUTES = 30;
const NIGHTS = 4;

/**
 * A sign that play may do harm, with its facts; none proves it. Amounts are gross, in minor units of the account's
 * currency. There is none for withdrawals that a member takes back: there is no such call.
 */
export type HarmMarker =
  /** The last week's deposits were twice those of a mean week of the four before, or more. */
  | { readonly kind: "rising_deposits"; readonly lastWeek: bigint; readonly meanWeek: bigint }
  /** In a week, three deposits or more were opened within an hour in which the member's bets had lost. */
  | { readonly kind: "chasing"; readonly times: number; readonly amount: bigint }
  /** In four weeks, four nights or more had half an hour of play or more between midnight and five of the zone. */
  | { readonly kind: "night_play"; readonly nights: number; readonly minutes: number };

/** What a member did. */
export interface PlayerHistory {
  readonly deposits: readonly DepositHistory[];
  readonly bets: readonly BetHistory[];
  /** Begins of the minutes of play, epoch milliseconds. */
  readonly minutes: readonly number[];
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

const risingDeposits = ({ deposits }: PlayerHistory, now: number): HarmMarker | null => {
  const creditedWithin = (from: number, to: number): bigint =>
    sum(
      deposits.flatMap(({ creditedAt, amount }) =>
        creditedAt !== null && creditedAt > from && creditedAt <= to ? [amount] : [],
      ),
    );
  const lastWeek = creditedWithin(now - WEEK_MS, now);
  const meanWeek = creditedWithin(now - (1 + WEEKS) * WEEK_MS, now - WEEK_MS) / BigInt(WEEKS);
  return meanWeek > 0n && lastWeek >= RISE * meanWeek ? { kind: "rising_deposits", lastWeek, meanWeek } : null;
};

const chasing = ({ deposits, bets }: PlayerHistory, now: number): HarmMarker | null => {
  const lostBefore = (at: number): bigint => {
    const hour = bets.filter(({ isFree, placedAt }) => !isFree && placedAt <= at && placedAt > at - HOUR_MS);
    return sum(hour.map(({ stake, payout }) => stake - payout));
  };
  const chases = deposits.filter(
    ({ openedAt }) => openedAt > now - WEEK_MS && openedAt <= now && lostBefore(openedAt) > 0n,
  );
  if (chases.length < CHASES) return null;
  return { kind: "chasing", times: chases.length, amount: sum(chases.map(({ amount }) => amount)) };
};

const nightPlay = ({ minutes }: PlayerHistory, now: number, zone: string): HarmMarker | null => {
  const nights = new Map<string, number>();
  for (const minute of minutes.filter((one) => one > now - WEEKS * WEEK_MS && one <= now)) {
    const at = Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(zone);
    if (at.hour >= NIGHT_ENDS_HOUR) continue;
    const day = at.toPlainDate().toString();
    nights.set(day, (nights.get(day) ?? 0) + 1);
  }
  const long = [...nights.values()].filter((count) => count >= NIGHT_MINUTES);
  if (long.length < NIGHTS) return null;
  return { kind: "night_play", nights: long.length, minutes: long.reduce((all, count) => all + count, 0) };
};

/** The markers that a member's history shows now; of the zone's nights. Needs Temporal. */
export const harmMarkers = (history: PlayerHistory, now: number, zone: string): readonly HarmMarker[] =>
  [risingDeposits(history, now), chasing(history, now), nightPlay(history, now, zone)].filter(
    (marker) => marker !== null,
  );

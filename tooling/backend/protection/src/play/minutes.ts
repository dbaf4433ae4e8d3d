import { all, first, run, type Work } from "@baize/ledger";
import type { Account, ProtectionContext } from "../interface/ports.ts";
import { accountOf } from "../limits/limits.ts";
import { isSameSession, minuteOf, MINUTE_MS } from "../rules/sessions.ts";
import { q } from "../store/tables.ts";

const minutesOf = ({ brand, member }: Account) =>
  q.selectFrom("protection_minute").where("brand", "=", brand).where("member", "=", member);

const latestOf = (account: Account) => first(minutesOf(account).selectAll().orderBy("minute", "desc").limit(1));

/** When the member's session of play began; null where nothing is played. */
export function* sessionSince(account: Account, now: number): Work<number | null> {
  const latest = yield* latestOf(account);
  if (latest === undefined || !isSameSession(Number(latest.minute), minuteOf(now))) return null;
  return Number(latest.began_at);
}

/** Notes that a member plays for money now; again within the minute changes nothing. */
export function* notePlay(ctx: ProtectionContext, now: number): Work<void> {
  const account = accountOf(ctx);
  const minute = minuteOf(now);
  const latest = yield* latestOf(account);
  if (latest !== undefined && Number(latest.minute) === minute) return;
  const goesOn = latest !== undefined && isSameSession(Number(latest.minute), minute);
  const row = {
    ...account,
    minute: BigInt(minute),
    began_at: goesOn ? latest.began_at : BigInt(now),
    longest: BigInt(ctx.brand.realityCheckMinutes),
  };
  yield* run(
    q
      .insertInto("protection_minute")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
}

export interface MinuteCount {
  readonly minutes: bigint;
  /** Begin of the first of them; null of none. */
  readonly firstAt: number | null;
}

/** Minutes of play that began since an instant, inclusive. */
export function* minutesSince(account: Account, since: number): Work<MinuteCount> {
  const row = yield* first(
    minutesOf(account)
      .where("minute", ">=", BigInt(Math.ceil(since / MINUTE_MS)))
      .select((e) => [e.fn.countAll<bigint>().as("minutes"), e.fn.min<bigint | null>("minute").as("first")]),
  );
  const from = row?.first ?? null;
  return { minutes: row?.minutes ?? 0n, firstAt: from === null ? null : Number(from) * MINUTE_MS };
}

/** All minutes of play of a member, the first first. */
export function* allMinutes(account: Account) {
  return yield* all(minutesOf(account).selectAll().orderBy("minute"));
}

/** Members of a brand who have played since an instant, by their ids. */
export function* playersSince(brand: string, since: number, most: number): Work<readonly string[]> {
  const rows = yield* all(
    q
      .selectFrom("protection_minute")
      .select("member")
      .distinct()
      .where("brand", "=", brand)
      .where("minute", ">=", BigInt(minuteOf(since)))
      .orderBy("member")
      .limit(most),
  );
  return rows.map(({ member }) => member);
}

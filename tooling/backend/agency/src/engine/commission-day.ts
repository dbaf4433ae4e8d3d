import { all, first, run, type Work } from "@baize/ledger";
import { addDays, dayIn, rangeOfDays } from "@baize/domain";
import type { AgencyBrand } from "../interface/ports.ts";
import type { CommissionRules } from "../rules/commission-rules.ts";
import { rulesOn } from "../rules/rules-store.ts";
import { q } from "../store/tables.ts";

/** A day is taken so long after its end, when what was under way at midnight has been written. */
const SETTLE_MS = 60_000;

/** A day of a brand that is over, and how it earns. */
export interface CommissionDay {
  readonly brand: AgencyBrand;
  readonly day: string;
  readonly rules: CommissionRules;
  /** First day of its period: the calendar month, cut where the rules begin. */
  readonly from: string;
}

export interface Agent {
  readonly member: string;
  /** Epoch milliseconds of the approval. */
  readonly since: number;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The first day that is over and not done; null: none, or the brand has no rules. */
export function* nextDay(brand: AgencyBrand, now: number): Work<CommissionDay | null> {
  const done = yield* first(
    q.selectFrom("agency_day").select("day").where("brand", "=", brand.code).orderBy("day", "desc").limit(1),
  );
  const begun = yield* first(
    q.selectFrom("agency_rules").select("from_day").where("brand", "=", brand.code).orderBy("from_day").limit(1),
  );
  const day = done === undefined ? begun?.from_day : addDays(done.day, 1);
  if (day === undefined || day === null || day >= dayIn(brand.zone, now - SETTLE_MS)) return null;
  const version = yield* rulesOn(brand, day);
  if (version === null) return null;
  return { brand, day, rules: version.rules, from: later(version.from, `${day.slice(0, 7)}-01`) };
}

export function* finishDay({ brand, day }: CommissionDay, at: number): Work<void> {
  yield* run(
    q
      .insertInto("agency_day")
      .values({ brand: brand.code, day, at: BigInt(at) })
      .onConflict((c) => c.doNothing()),
  );
}

/** Who was an agent on the day. */
export function* agentsOf({ brand, day }: CommissionDay): Work<readonly Agent[]> {
  const { endMs } = rangeOfDays(brand.zone, day, day);
  const rows = yield* all(
    q
      .selectFrom("agency_application")
      .select(["member", "decided_at"])
      .where("brand", "=", brand.code)
      .where("state", "=", "approved")
      .where("decided_at", "<", BigInt(endMs))
      .orderBy("member"),
  );
  return rows.map(({ member, decided_at }) => ({ member, since: Number(decided_at) }));
}

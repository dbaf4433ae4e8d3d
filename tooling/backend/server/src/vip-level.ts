import type { TenantRules } from "@baize/cashier";
import { calendarSpan, startOfDay } from "@baize/domain";
import { all, StorageFault, type Work } from "@baize/ledger";
import { memberById, updateMember } from "./accounts/members.ts";
import { type MemberRow, q } from "./accounts/tables.ts";
import type { Services } from "./services.ts";
import { vipLevelFor, type VipRow, type VipSums, vipTable } from "./vip-table.ts";

type Columns = Pick<MemberRow, "vip_level" | "vip_peak" | "vip_reached" | "vip_quarter">;
type Quarter = ReturnType<typeof calendarSpan>;

/** A member's level as of an instant. */
export interface VipStanding {
  readonly level: number;
  /** The highest level so far; above `level`, what was lost is got back by what keeping it asks for. */
  readonly peak: number;
  /** Of all time, and of the present quarter alone. */
  readonly life: VipSums;
  readonly quarter: VipSums;
  /** Whether the end of the present quarter cannot take the level. */
  readonly isSafe: boolean;
  /** Last day of the brand's calendar on which the level is held for certain. */
  readonly until: string;
}

interface Held {
  readonly level: number;
  readonly peak: number;
  /** First day of the quarter in which the level was reached. */
  readonly reached: string;
}

const quarterOf = (zone: string, day: string): Quarter => calendarSpan("quarter", zone, startOfDay(zone, day) ?? 0);

/**
 * What a quarter makes of a level. Sums rise within it, so those at its end say all: a new level is reached by those
 * of all time, one that was lost by those of the quarter. At the end of a quarter a level that was reached before it
 * and has too little in it drops by one.
 */
const follow = (
  rules: TenantRules,
  table: readonly VipRow[],
  held: Held,
  { firstDay }: Quarter,
  sums: { readonly life: VipSums; readonly quarter: VipSums; readonly isOver: boolean },
): Held => {
  const best = vipLevelFor(rules, table, sums.life);
  const kept = vipLevelFor(rules, table, sums.quarter, "keep");
  if (best > held.peak) return { level: best, peak: best, reached: firstDay };
  const regained = Math.min(kept, held.peak);
  if (regained > held.level) return { ...held, level: regained, reached: firstDay };
  const isLost = sums.isOver && held.level > kept && held.reached < firstDay;
  return isLost ? { ...held, level: held.level - 1 } : held;
};

/** Levels from the stored ones on, quarter by quarter, to the present one. */
function* judge(
  { progressIn }: Pick<Services["cashier"], "progressIn">,
  rules: TenantRules,
  row: MemberRow,
  now: number,
): Work<{ readonly standing: VipStanding; readonly columns: Columns }> {
  const { zone } = rules;
  const table = vipTable(rules);
  const level = Number(row.vip_level);
  const present = calendarSpan("quarter", zone, now);
  const first = level === 0 ? calendarSpan("quarter", zone, Number(row.created_at)) : present;
  let quarter = row.vip_quarter === null ? first : quarterOf(zone, row.vip_quarter);
  let held: Held = { level, peak: Number(row.vip_peak), reached: row.vip_reached ?? quarter.firstDay };
  for (;;) {
    const isOver = quarter.endMs <= now;
    const [life, within] = [
      yield* progressIn(row.id, isOver ? { startMs: 0, endMs: quarter.endMs } : null),
      yield* progressIn(row.id, quarter),
    ];
    held = follow(rules, table, held, quarter, { life, quarter: within, isOver });
    if (isOver) {
      quarter = calendarSpan("quarter", zone, quarter.endMs);
      continue;
    }
    const isSafe = held.reached >= quarter.firstDay || vipLevelFor(rules, table, within, "keep") >= held.level;
    const until = isSafe ? calendarSpan("quarter", zone, quarter.endMs).lastDay : quarter.lastDay;
    return {
      standing: { level: held.level, peak: held.peak, life, quarter: within, isSafe, until },
      columns: {
        vip_level: BigInt(held.level),
        vip_peak: BigInt(held.peak),
        vip_reached: held.reached,
        vip_quarter: quarter.firstDay,
      },
    };
  }
}

type Judging = Pick<Services, "cashier" | "database">;

function* judgeNow({ cashier }: Judging, rules: TenantRules, member: string, now: number) {
  const row = yield* memberById(member);
  if (row === undefined) throw new Error(`There is no member "${member}" whose level could be judged.`);
  return { row, ...(yield* judge(cashier, rules, row, now)) };
}

const store = (services: Judging, rules: TenantRules, member: string, now: number): Promise<VipStanding> =>
  services.database.atomic(function* () {
    const { standing, columns } = yield* judgeNow(services, rules, member, now);
    yield* updateMember(member, columns);
    return standing;
  });

/**
 * A member's standing now. A level that was reached is stored, where the store can be written; all else is left to
 * {@link judgeLevels}.
 */
export const readVip = async (
  services: Judging,
  rules: TenantRules,
  member: string,
  now: number,
): Promise<VipStanding> => {
  const { row, standing, columns } = await services.database.read(() => judgeNow(services, rules, member, now));
  if (columns.vip_level <= row.vip_level) return standing;
  return store(services, rules, member, now).catch((error: unknown) => {
    if (error instanceof StorageFault) return standing;
    throw error;
  });
};

/**
 * Stores what the quarters that have ended since the last judgement make of the levels of a brand; again it changes
 * nothing. Gives how many members it judged. Rebates of days before go by the stored levels: they are paid first.
 */
export const judgeLevels = async (services: Judging, rules: TenantRules, now: number): Promise<number> => {
  const { firstDay } = calendarSpan("quarter", rules.zone, now);
  const due = q
    .selectFrom("site_member")
    .select("id")
    .where("brand", "=", rules.code)
    .where((e) => e.or([e("vip_quarter", "is", null), e("vip_quarter", "<", firstDay)]))
    .orderBy("id");
  const rows = await services.database.read(() => all(due));
  for (const { id } of rows) await store(services, rules, id, now);
  return rows.length;
};

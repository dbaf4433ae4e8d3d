import { randomBytes } from "node:crypto";
import { defaultRules, type TenantRules } from "@baize/cashier";
import { type DateRange, ensureTemporal, money, parseIso } from "@baize/domain";
import { type Database, ledgerMigrations, StorageFault, type Work } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { draftMember, insertMember, memberById, updateMember } from "./accounts/members.ts";
import { siteMigrations } from "./accounts/tables.ts";
import type { Services } from "./services.ts";
import { judgeLevels, readVip } from "./vip-level.ts";
import { type VipSums, vipTable } from "./vip-table.ts";

const at = (iso: string): number => parseIso(iso) ?? Number.NaN;

withEngines("keeping a VIP level", (open) => {
  const setUp = async (zone = "Asia/Shanghai", since = "2026-01-01T12:00:00Z") => {
    await ensureTemporal();
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.migrate("site", siteMigrations);
    const rules: TenantRules = defaultRules({ code: "alpha", zone, currency: { code: "CNY", icon: "¥" } });
    const { id, inviteCode } = draftMember(randomBytes);
    const made = { id, brand: "alpha", username: "keeper", password: "x", contact: {}, realName: "", inviteCode };
    await database.atomic(() => insertMember({ ...made, invitedBy: null, at: at(since) }));
    const events: (VipSums & { readonly at: number })[] = [];
    // Stands in for the cashier: sums of what the test has let happen.
    function* progressIn(member: string, range: DateRange | null): Work<VipSums> {
      yield* memberById(member);
      const { startMs, endMs } = range ?? { startMs: 0, endMs: Number.MAX_SAFE_INTEGER };
      const within = events.filter((event) => event.at >= startMs && event.at < endMs);
      return {
        deposits: within.reduce((sum, { deposits }) => sum + deposits, 0n),
        turnover: within.reduce((sum, { turnover }) => sum + turnover, 0n),
      };
    }
    let isFull = false;
    const filling: Database = {
      ...database,
      atomic: (work) => (isFull ? Promise.reject(new StorageFault("database or disk is full")) : database.atomic(work)),
    };
    const services = { database: filling, cashier: { progressIn } as unknown as Services["cashier"] };
    const minor = (amount: string): bigint => money(amount, "CNY").minor;
    const rowOf = (level: number) => {
      const row = vipTable(rules)[level];
      if (row === undefined) throw new Error(`There is no level ${level}.`);
      return row;
    };
    const happen = (iso: string, deposits: string, turnover: string): void => {
      events.push({ at: at(iso), deposits: minor(deposits), turnover: minor(turnover) });
    };
    return {
      /** As much as reaches a level. */
      reach: (iso: string, level: number) => happen(iso, rowOf(level).needDeposit, rowOf(level).needTurnover),
      /** As much as keeps a level for a quarter. */
      keep: (iso: string, level: number) => happen(iso, rowOf(level).keepDeposit, rowOf(level).keepTurnover),
      happen,
      rowOf,
      fill: (full: boolean): void => {
        isFull = full;
      },
      read: (iso: string) => readVip(services, rules, id, at(iso)),
      judge: (iso: string) => judgeLevels(services, rules, at(iso)),
      stored: async () => Number((await database.read(() => memberById(id)))?.vip_level ?? -1n),
      setStored: (level: bigint) =>
        database.atomic(() => updateMember(id, { vip_level: level, vip_peak: level, vip_quarter: null })),
    };
  };

  it.each([
    ["Asia/Shanghai", "2026-06-30T15:59:59Z", "2026-06-30T16:00:00Z", "2026-06-30"],
    ["Asia/Shanghai", "2026-12-31T15:59:59Z", "2026-12-31T16:00:00Z", "2026-12-31"],
    ["America/New_York", "2026-07-01T03:59:59Z", "2026-07-01T04:00:00Z", "2026-06-30"],
    ["America/New_York", "2027-01-01T04:59:59Z", "2027-01-01T05:00:00Z", "2026-12-31"],
    ["Europe/Lisbon", "2026-06-30T22:59:59Z", "2026-06-30T23:00:00Z", "2026-06-30"],
    ["Europe/Lisbon", "2028-03-31T22:59:59Z", "2028-03-31T23:00:00Z", "2028-03-31"],
  ])("in %s holds it at %s and drops it by one at %s", async (zone, last, next, day) => {
    const world = await setUp(zone, "2025-01-05T00:00:00Z");
    const quarterBefore = new Date(at(last) - 100 * 86_400_000).toISOString();
    world.reach(quarterBefore, 5);
    expect(await world.read(quarterBefore.replace(/\.\d+/, ""))).toMatchObject({ level: 5, isSafe: true, until: day });
    expect(await world.judge(last)).toBe(1);
    expect(await world.read(last)).toMatchObject({ level: 5, isSafe: false, until: day });
    expect(await world.read(next)).toMatchObject({ level: 4, peak: 5 });
    expect(await world.stored()).toBe(5);
    expect([await world.judge(next), await world.stored()]).toEqual([1, 4]);
    expect([await world.judge(next), await world.stored()]).toEqual([0, 4]);
  });

  it("asks nothing of the quarter in which it was reached, and of each later one deposits and turnover", async () => {
    const world = await setUp();
    world.reach("2026-02-28T15:59:59Z", 3);
    expect(await world.read("2026-02-28T16:00:00Z")).toMatchObject({ level: 3, isSafe: true, until: "2026-06-30" });
    expect(await world.read("2026-04-01T00:00:00Z")).toMatchObject({ level: 3, isSafe: false, until: "2026-06-30" });
    const { keepDeposit, keepTurnover } = world.rowOf(3);
    world.happen("2026-05-31T15:59:59Z", keepDeposit, "0.00");
    expect(await world.read("2026-06-01T00:00:00Z")).toMatchObject({ isSafe: false, until: "2026-06-30" });
    world.happen("2026-06-30T15:59:59Z", "0.00", keepTurnover);
    expect(await world.read("2026-06-30T15:59:59Z")).toMatchObject({ level: 3, isSafe: true, until: "2026-09-30" });
    expect(await world.read("2026-07-01T00:00:00Z")).toMatchObject({ level: 3, isSafe: false, until: "2026-09-30" });
    // A day later in the brand's zone, and deposits without turnover.
    world.happen("2026-09-30T15:59:59Z", "0.00", keepTurnover);
    world.happen("2026-09-30T16:00:00Z", keepDeposit, "0.00");
    expect(await world.read("2026-10-01T00:00:00Z")).toMatchObject({ level: 2, until: "2026-12-31" });
  });

  it("counts the leap day with its quarter", async () => {
    const world = await setUp("Asia/Shanghai", "2027-01-01T00:00:00Z");
    world.reach("2027-12-31T12:00:00Z", 2);
    world.keep("2028-02-29T12:00:00Z", 2);
    expect(await world.read("2028-03-01T00:00:00Z")).toMatchObject({ level: 2, isSafe: true, until: "2028-06-30" });
    expect(await world.read("2028-04-01T00:00:00Z")).toMatchObject({ level: 2, isSafe: false, until: "2028-06-30" });
  });

  it("drops by one a quarter, to none, and no further", async () => {
    const world = await setUp();
    world.reach("2026-02-01T00:00:00Z", 2);
    const levels: number[] = [];
    for (const day of ["2026-06-30", "2026-07-01", "2026-10-01", "2027-01-01", "2027-04-01"]) {
      await world.judge(`${day}T00:00:00Z`);
      levels.push((await world.read(`${day}T00:00:00Z`)).level);
    }
    expect(levels).toEqual([2, 1, 0, 0, 0]);
  });

  it("comes to the same when quarters were missed, and takes none twice", async () => {
    const world = await setUp();
    world.reach("2026-02-01T00:00:00Z", 6);
    world.keep("2026-08-01T00:00:00Z", 5);
    await world.read("2026-03-01T00:00:00Z");
    // After the second quarter 5, which the third keeps, and after the fourth 4.
    expect(await world.judge("2027-02-01T00:00:00Z")).toBe(1);
    expect([await world.stored(), await world.judge("2027-02-01T00:00:00Z")]).toEqual([4, 0]);
    expect(await world.read("2027-02-01T00:00:00Z")).toMatchObject({ level: 4, peak: 6 });
  });

  it("is counted as reached in its own quarter, whenever it was first seen", async () => {
    const world = await setUp();
    world.reach("2026-03-31T15:59:59Z", 3);
    expect(await world.read("2026-04-05T00:00:00Z")).toMatchObject({ level: 3, isSafe: false, until: "2026-06-30" });
    expect(await world.read("2026-07-01T00:00:00Z")).toMatchObject({ level: 2 });
  });

  it("is got back at once by what keeping it asks for within a quarter, and held like one newly reached", async () => {
    const world = await setUp();
    world.reach("2026-02-01T00:00:00Z", 5);
    await world.read("2026-02-02T00:00:00Z");
    await world.judge("2026-10-01T00:00:00Z");
    expect(await world.stored()).toBe(3);
    world.keep("2026-11-01T00:00:00Z", 4);
    expect(await world.read("2026-11-02T00:00:00Z")).toMatchObject({ level: 4, isSafe: true, until: "2027-03-31" });
    world.keep("2026-11-03T00:00:00Z", 5);
    expect(await world.read("2026-11-04T00:00:00Z")).toMatchObject({ level: 5, isSafe: true, until: "2027-03-31" });
    expect([await world.stored(), await world.judge("2026-12-31T00:00:00Z")]).toEqual([5, 0]);
    world.reach("2026-11-05T00:00:00Z", 6);
    expect(await world.read("2026-11-05T00:00:01Z")).toMatchObject({ level: 6, peak: 6 });
  });

  it("is shown while the store cannot be written, and stored once it can", async () => {
    const world = await setUp();
    world.reach("2026-02-01T00:00:00Z", 4);
    world.fill(true);
    expect([(await world.read("2026-02-02T00:00:00Z")).level, await world.stored()]).toEqual([4, 0]);
    world.fill(false);
    expect([(await world.read("2026-02-03T00:00:00Z")).level, await world.stored()]).toEqual([4, 4]);
  });

  it("of a time when levels were not lost begins with the quarter of its first judgement", async () => {
    const world = await setUp();
    await world.setStored(7n);
    expect(await world.judge("2026-11-30T00:00:00Z")).toBe(1);
    expect(await world.read("2026-11-30T00:00:00Z")).toMatchObject({ level: 7, isSafe: true, until: "2027-03-31" });
    expect(await world.read("2027-03-31T12:00:00Z")).toMatchObject({ level: 7 });
    expect(await world.read("2027-04-01T00:00:00Z")).toMatchObject({ level: 6, peak: 7 });
  });
});

import { audit, closeMoneyGate, type Database, openDatabase, openMoneyGate } from "@baize/ledger";
import { freshPostgres, withEngines } from "@baize/ledger/testing";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { MEMBER, newKey, openHarness, START, type Harness } from "./testing/open-harness.ts";

const CLOSING = { start: START, end: null, text: "" };
const MAINTENANCE = { ok: false, code: "maintenance" };

/** Two providers that share nothing but the database, as two processes do. */
const facts = (open: () => Promise<readonly [Database, Database]>) => {
  let one: Harness;
  let two: Harness;
  beforeEach(async () => {
    const [first, second] = await open();
    one = await openHarness(first);
    two = await openHarness(second);
    await one.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
  });
  afterEach(async () => {
    await Promise.all([one.provider.close(), two.provider.close()]);
  });
  const round = (key = newKey()) => ({ key, stake: "10.00", choice: "east" });
  const later = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
  /** Milliseconds until something holds. */
  const until = async (holds: () => boolean | Promise<boolean>): Promise<number> => {
    const start = performance.now();
    while (!(await holds())) await later(20);
    return performance.now() - start;
  };
  const bets = () => two.provider.bets.list({ memberRef: MEMBER, page: 1, size: 100, locale: "en" });

  it("apply a closing that one of them sets, and its lifting, within about a second", async () => {
    const session = await two.enter();
    const news = two.call(session, "watch");
    await one.provider.maintenance.set("zjqp", CLOSING);
    expect(one.provider.maintenance.get("zjqp")).toEqual(CLOSING);
    expect(await until(() => two.provider.maintenance.get("zjqp") !== null)).toBeLessThan(2_500);
    expect(await news).toEqual(MAINTENANCE);
    expect(await two.call(session, "round", round())).toEqual(MAINTENANCE);
    expect(await two.provider.wallet.credit(MEMBER, "zjqp", "more", 100n, "CNY")).toBe("refused");
    expect(two.provider.maintenance.list()).toEqual(one.provider.maintenance.list());
    await two.provider.maintenance.set("zjqp", null);
    expect(await until(() => one.provider.maintenance.get("zjqp") === null)).toBeLessThan(2_500);
  });

  it("apply a fault that one of them sets, and its lifting, within about a second", async () => {
    const fault = { kind: "refuse", delayMs: 0, forMs: 0 };
    await one.provider.faults.set("zjqp", { kind: "refuse" });
    expect(await until(() => two.provider.faults.get("zjqp")?.kind === "refuse")).toBeLessThan(2_500);
    expect(two.provider.faults.list()).toEqual([{ platform: "zjqp", fault }]);
    expect(await two.provider.wallet.credit(MEMBER, "zjqp", "more", 100n, "CNY")).toBe("refused");
    await two.provider.faults.set("zjqp", null);
    expect(await until(() => one.provider.faults.list().length === 0)).toBeLessThan(2_500);
  });

  it("play a session that was opened in the other, and end it for both", async () => {
    const session = await one.enter();
    expect(await two.call(session, "round", round())).toMatchObject({ ok: true });
    await two.provider.endSessions(MEMBER);
    expect(await one.call(session, "round", round())).toEqual({ ok: false, code: "session_ended" });
    expect((await bets()).total).toBe(1);
  });

  it("open a ticket once", async () => {
    const launched = await one.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "en",
    });
    const url = launched.ok ? launched.url : "";
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).fetch(url)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("play a round once that arrives at both at once, and close a key once for both", async () => {
    const session = await one.enter();
    for (let turn = 0; turn < 5; turn += 1) {
      const body = round();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? one : two).call(session, "round", body)),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(new Set(answers.map(({ data }) => data?.["betId"])).size).toBe(1);
      const other = round();
      const raced = await Promise.all([one.call(session, "round", other), two.call(session, "round/close", other)]);
      expect(new Set(raced.map(({ ok, code, data }) => JSON.stringify([ok, code, data?.["betId"]]))).size).toBe(1);
    }
    const { sum, total } = await bets();
    expect([5, 6, 7, 8, 9, 10]).toContain(total);
    expect(await two.provider.wallet.balance(MEMBER, "zjqp")).toBe(100_000n + sum.net);
    expect(await audit(one.database)).toEqual([]);
  });

  it("refuse rounds in the other as soon as money is stopped in one", async () => {
    const session = await two.enter();
    await one.database.atomic(() => closeMoneyGate("books", START));
    expect(await two.call(session, "round", round())).toEqual({ ok: false, code: "read_only" });
    await one.database.atomic(openMoneyGate);
    expect(await two.call(session, "round", round())).toMatchObject({ ok: true });
  });

  it("share a late order and its first time, and post it once whichever is queried", async () => {
    await one.provider.faults.set("xhdz", { kind: "lose_request", forMs: 30_000 });
    await until(() => two.provider.faults.get("xhdz")?.kind === "lose_request");
    expect(await one.provider.wallet.credit(MEMBER, "xhdz", "late", 500n, "CNY")).toBe("unknown");
    for (const harness of [one, two]) harness.now = START + 29_999;
    expect([await two.provider.wallet.query("late"), await one.provider.wallet.query("late")]).toEqual([
      "unknown",
      "unknown",
    ]);
    for (const harness of [one, two]) harness.now = START + 30_000;
    const words = await Promise.all([two, one, two, one].map(({ provider }) => provider.wallet.query("late")));
    expect(words).toEqual(["ok", "ok", "ok", "ok"]);
    await one.provider.faults.set("xhdz", null);
    expect(await one.provider.wallet.balance(MEMBER, "xhdz")).toBe(500n);
  });

  it("answer absent for an order in progress in the other, and post it once when it is sent again", async () => {
    await one.provider.faults.set("xhdz", { kind: "delay", delayMs: 300 });
    const slow = one.provider.wallet.credit(MEMBER, "xhdz", "slow", 500n, "CNY");
    expect(await two.provider.wallet.query("slow")).toBe("absent");
    await one.provider.faults.set("xhdz", null);
    expect(await two.provider.wallet.credit(MEMBER, "xhdz", "slow", 500n, "CNY")).toBe("ok");
    expect(await slow).toBe("ok");
    expect(await two.provider.wallet.balance(MEMBER, "xhdz")).toBe(500n);
    expect(await audit(one.database)).toEqual([]);
  });

  it("settle a match once", async () => {
    await one.provider.wallet.credit(MEMBER, "lyty", "fund-lyty", 100_000n, "CNY");
    const session = await one.enter({ gameId: "lyty-001" });
    const board = (await one.call(session, "match")).data?.["fixtures"] as {
      readonly offers: readonly { readonly choice: string }[];
    }[];
    for (const { offers } of board) await one.call(session, "round", { ...round(), choice: offers[0]?.choice ?? "" });
    for (const harness of [one, two]) harness.now = START + 300_000;
    const settled = await Promise.all([one, two, one, two].map(({ provider }) => provider.settleDue()));
    expect(settled.reduce((sum: number, count) => sum + Number(count), 0)).toBe(board.length);
    expect((await bets()).rows.every(({ state }) => state === "won" || state === "lost")).toBe(true);
    expect(await audit(one.database)).toEqual([]);
  });
};

withEngines("two providers on one database", (open) => {
  facts(async () => {
    const database = await open();
    return [database, database];
  });
});

describe("two providers on one PostgreSQL, each with its own connections", () => {
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
  facts(async () => {
    const url = await freshPostgres();
    const pair = [await openDatabase({ url }), await openDatabase({ url })] as const;
    opened.push(...pair);
    return pair;
  });
});

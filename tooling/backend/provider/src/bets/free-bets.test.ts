import { audit, ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import { openFreeBetHost } from "../testing/free-bet-host.ts";
import { MEMBER, newKey, openHarness, sessionOf } from "../testing/open-harness.ts";

/** First and second tile: the higher wins. */
const OUTCOMES = { won: [35, 0], lost: [0, 34], draw: [0, 0] } as const;
/** Bytes of a draw, of which each pair of words is a round of tiles; all other bytes are unpredictable. */
const drawing =
  (outcome: keyof typeof OUTCOMES) =>
  (n: number): Uint8Array => {
    if (n !== 64) return randomBytes(n);
    const view = new DataView(new ArrayBuffer(n));
    for (let at = 0; at < n; at += 4) view.setUint32(at, OUTCOMES[outcome][(at / 4) % 2] ?? 0);
    return new Uint8Array(view.buffer);
  };
const football = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (football === undefined) throw new Error("lyty has no football");

withEngines("a bet with a free bet", (open) => {
  const start = async ({
    outcome = "won",
    gameId = "zjqp-001",
  }: {
    outcome?: keyof typeof OUTCOMES;
    gameId?: string;
  }) => {
    const database = await open();
    const host = { current: null as Awaited<ReturnType<typeof openFreeBetHost>> | null };
    const harness = await openHarness(database, {
      random: drawing(outcome),
      // The host needs the ledger's tables, which the harness makes.
      freeBets: {
        open: (...args) => hooks().open(...args),
        take: (...args) => hooks().take(...args),
        settle: (...args) => hooks().settle(...args),
        giveBack: (...args) => hooks().giveBack(...args),
      },
    });
    const hooks = () => {
      if (host.current === null) throw new Error("no host");
      return host.current.hooks;
    };
    host.current = await openFreeBetHost(database);
    const session = () => harness.enter({ gameId });
    const minor = async (id: string) => (await database.read(() => ledger.account(id)))?.balance ?? 0n;
    return { harness, host: host.current, session, minor };
  };
  const round = (over: Record<string, unknown> = {}) => ({
    key: newKey(),
    stake: "10.00",
    choice: "east",
    freeBet: "A1",
    ...over,
  });
  type Started = Awaited<ReturnType<typeof start>>;
  const rows = async ({ harness }: Started, locale: "zh-CN" | "en" = "zh-CN") =>
    harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 10, locale });

  it("stakes what is owed and pays a win without the stake, to a member whose wallet was empty", async () => {
    const world = await start({ outcome: "won" });
    const { harness, host, session, minor } = world;
    await host.give("A1", MEMBER, { count: 2 });
    const answer = await harness.call(await session(), "round", round());
    expect(answer).toMatchObject({
      ok: true,
      data: { state: "won", stake: "10.00", payout: "9.50", isFree: true, pays: 195, balance: "9.50", net: "9.50" },
    });
    expect(answer.data?.["freeBets"]).toMatchObject([{ award: "A1", left: 1, stake: "10.00" }]);
    expect([await minor("owed"), await minor("pbank/zjqp/CNY"), await minor(`pgame/${MEMBER}/zjqp`)]).toEqual([
      1_000n,
      50n,
      950n,
    ]);
    expect(await host.won(String(answer.data?.["betId"]))).toBe(950n);
    expect(harness.settled).toEqual([]);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is marked in the records, with its stake, what it won and no valid turnover", async () => {
    const world = await start({ outcome: "won" });
    await world.host.give("A1", MEMBER);
    await world.harness.call(await world.session(), "round", round());
    const { rows: list, sum } = await rows(world, "en");
    expect(list).toMatchObject([{ isFree: true, stake: 1_000n, valid: 0n, net: 950n, state: "won" }]);
    expect(list[0]?.content).toBe("Free bet · East, East 9, West 1");
    expect((await rows(world)).rows[0]?.content).toContain("免费投注 · 东");
    expect(sum).toEqual({ count: 1, stake: 1_000n, valid: 0n, net: 950n });
    expect(await world.harness.provider.bets.turnoverTotal(MEMBER)).toBe(0n);
    expect(await world.harness.provider.bets.summary({ memberRef: MEMBER })).toMatchObject([{ valid: 0n, net: 950n }]);
  });

  it("costs the member nothing when it is lost", async () => {
    const world = await start({ outcome: "lost" });
    const { harness, host, session, minor } = world;
    await host.give("A1", MEMBER);
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", 2_500n, "CNY");
    const answer = await harness.call(await session(), "round", round());
    expect(answer).toMatchObject({ data: { state: "lost", payout: "0.00", balance: "25.00", net: "0.00" } });
    expect([await minor("owed"), await minor("pbank/zjqp/CNY")]).toEqual([0n, 1_000n]);
    expect(await rows(world)).toMatchObject({ rows: [{ net: 0n, valid: 0n }], sum: { net: 0n } });
    expect(await host.won(String(answer.data?.["betId"]))).toBe(0n);
  });

  it("is given back when neither side wins", async () => {
    const world = await start({ outcome: "draw" });
    const { harness, host, session, minor } = world;
    await host.give("A1", MEMBER);
    const answer = await harness.call(await session(), "round", round());
    expect(answer).toMatchObject({ data: { state: "draw", payout: "0.00", isFree: true, freeBets: [{ left: 1 }] } });
    expect([await host.left("A1"), await minor("owed"), await minor("pbank/zjqp/CNY")]).toEqual([1n, 1_000n, 0n]);
    expect((await rows(world)).rows).toMatchObject([{ state: "draw", net: 0n }]);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("takes nothing twice when it is sent again under its key, and another award under it is refused", async () => {
    const { harness, host, session, minor } = await start({ outcome: "lost" });
    await host.give("A1", MEMBER, { count: 3 });
    await host.give("A2", MEMBER, { count: 3 });
    const secret = await session();
    const body = round();
    const answers = await Promise.all(Array.from({ length: 20 }, () => harness.call(secret, "round", body)));
    expect(new Set(answers.map(({ data }) => data?.["betId"])).size).toBe(1);
    expect([await host.left("A1"), await minor("owed")]).toEqual([2n, 5_000n]);
    for (const other of ["A2", null])
      expect(await harness.call(secret, "round", { ...body, freeBet: other })).toMatchObject({ code: "key_reused" });
  });

  it("is one of fifty that want the last free bet", async () => {
    const { harness, host, session, minor } = await start({ outcome: "lost" });
    await host.give("A1", MEMBER);
    const secret = await session();
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.call(secret, "round", round())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "free_bet_used_up")).toHaveLength(49);
    expect([await host.left("A1"), await minor("owed"), await minor("pbank/zjqp/CNY")]).toEqual([0n, 0n, 1_000n]);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is refused with the code of what is wrong, and no bet is placed", async () => {
    const world = await start({});
    const { harness, host, session } = world;
    await host.give("A1", MEMBER);
    await host.give("fish", MEMBER, { category: 3 });
    await host.give("over", MEMBER, { endsAt: harness.now });
    await host.give("foreign", "10001/m2");
    const secret = await session();
    const code = async (over: Record<string, unknown>) => (await harness.call(secret, "round", round(over))).code;
    expect(await code({ freeBet: "none" })).toBe("free_bet_unknown");
    expect(await code({ freeBet: "foreign" })).toBe("free_bet_unknown");
    expect(await code({ freeBet: "over" })).toBe("free_bet_ended");
    expect(await code({ freeBet: "fish" })).toBe("free_bet_category");
    expect(await code({ stake: "20.00" })).toBe("free_bet_stake");
    for (const freeBet of [5, "", "a b", {}, "x".repeat(65)]) expect(await code({ freeBet })).toBe("body_invalid");
    expect((await rows(world)).total).toBe(0);
    expect(await harness.call(secret, "round", round())).toMatchObject({ ok: true });
    expect(await code({})).toBe("free_bet_used_up");
  });

  it("is none of a demo's", async () => {
    const { harness, host } = await start({});
    await host.give("A1", MEMBER);
    const demo = await harness.enter({ mode: "demo" });
    expect(await harness.call(demo, "state")).toMatchObject({ data: { freeBets: [] } });
    expect(await harness.call(demo, "round", round())).toMatchObject({ code: "free_bet_unknown" });
    expect(await host.left("A1")).toBe(1n);
  });

  it("is shown again, without its stake, by a page opened soon after", async () => {
    const { harness, host, session } = await start({ outcome: "won" });
    await host.give("A1", MEMBER, { count: 2 });
    await harness.call(await session(), "round", round());
    const launched = await harness.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "en",
    });
    const page = await (await harness.fetch(launched.ok ? launched.url : "")).text();
    sessionOf(page);
    const { last, freeBets } = JSON.parse(
      /<script type="application\/json" id="boot">\s*(.*)\s*<\/script>/.exec(page)?.[1] ?? "{}",
    ) as Record<string, unknown>;
    expect(last).toMatchObject({ stake: "10.00", payout: "9.50", isFree: true, pays: 195 });
    expect(freeBets).toMatchObject([{ award: "A1", left: 1 }]);
  });

  it("on a match stays open until full time, and is given back when it is cancelled", async () => {
    const world = await start({ gameId: football.id });
    const { harness, host, session, minor } = world;
    await host.give("A1", MEMBER, { count: 2, category: 6 });
    const secret = await session();
    const [first, second] = openFixtures(football, harness.now);
    const place = (number: number | undefined) => harness.call(secret, "round", round({ choice: `${number}-home` }));
    const [one, two] = [await place(first?.number), await place(second?.number)];
    expect(one).toMatchObject({ ok: true, data: { state: "unsettled", isFree: true, balance: "0.00" } });
    expect(await minor("owed")).toBe(0n);
    expect(await harness.provider.bets.cancel(String(two.data?.["betId"]))).toBe("ok");
    expect([await host.left("A1"), await minor("owed")]).toEqual([1n, 1_000n]);
    harness.now = first?.end ?? 0;
    expect(await harness.provider.settleDue()).toBe(1);
    const [, bet] = (await rows(world)).rows.toSorted((a, b) =>
      a.state === "cancelled" ? -1 : b.state === "cancelled" ? 1 : 0,
    );
    expect(bet?.valid).toBe(0n);
    expect(bet?.net).toBeGreaterThanOrEqual(0n);
    expect(await minor(`pgame/${MEMBER}/lyty`)).toBe(bet?.net);
    expect(await host.won(String(one.data?.["betId"]))).toBe(bet?.net);
    const { data } = await harness.call(secret, "match");
    expect(data?.["tickets"]).toMatchObject([{ isFree: true }, { isFree: true }]);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is unknown where the host has no free bets", async () => {
    const harness = await openHarness(await open());
    const session = await harness.enter();
    expect(await harness.call(session, "state")).toMatchObject({ data: { freeBets: [] } });
    expect(await harness.call(session, "round", round())).toMatchObject({ code: "free_bet_unknown" });
  });
});

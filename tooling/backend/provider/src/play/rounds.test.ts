import { audit, balanceSums, ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { engineFor } from "../engines/engine-for.ts";
import { makeGames } from "../catalogue/games.ts";
import { seededDraw } from "../random/draw.ts";
import { MEMBER, newKey, openHarness, START, type Harness } from "../testing/open-harness.ts";

const FUNDS = 1_000_000n;
const round = (over: Record<string, unknown> = {}) => ({ key: newKey(), stake: "10.00", choice: "east", ...over });

withEngines("a round", (open) => {
  let harness: Harness;
  let session: string;
  beforeEach(async () => {
    harness = await openHarness(await open());
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", FUNDS, "CNY");
    session = await harness.enter();
  });
  const balance = () => harness.provider.wallet.balance(MEMBER, "zjqp");
  const bets = () => harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 100, locale: "zh-CN" });

  it("posts the stake, pays by the tiles and is in the record", async () => {
    const answer = await harness.call(session, "round", round());
    expect(answer.ok).toBe(true);
    const { state, pays, face, balance: after, betId, net } = answer.data ?? {};
    const winner = (face as { winner: string }).winner;
    expect([state, pays]).toEqual(winner === "east" ? ["won", 195] : winner === "tie" ? ["draw", 100] : ["lost", 0]);
    const left = FUNDS - 1000n + 10n * BigInt(Number(pays));
    expect(await balance()).toBe(left);
    expect(after).toBe(`${left / 100n}.${String(left % 100n).padStart(2, "0")}`);
    const { rows, sum } = await bets();
    expect(rows).toMatchObject([
      {
        id: betId,
        platform: "zjqp",
        gameType: 7,
        stake: 1000n,
        state,
        placedAt: START,
        settledAt: START,
        net: left - FUNDS,
        valid: state === "draw" ? 0n : 1000n,
      },
    ]);
    expect(rows[0]?.content).toContain("东");
    expect(sum).toEqual({ count: 1, stake: 1000n, valid: rows[0]?.valid, net: left - FUNDS });
    expect(Number(net) * 100).toBe(Number(left - FUNDS));
  });

  it("is one bet when its key arrives fifty times at once, with the same answer each time", async () => {
    const body = round();
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.call(session, "round", body)));
    const results = answers
      .filter(({ ok }) => ok)
      .map(({ data }) => JSON.stringify([data?.["betId"], data?.["face"], data?.["payout"], data?.["balance"]]));
    expect(results).toHaveLength(50);
    expect(new Set(results).size).toBe(1);
    expect((await bets()).total).toBe(1);
  });

  it("is fifty bets under fifty keys at once, and the sums agree with the postings", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.call(session, "round", round())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    const { sum, total } = await bets();
    expect(total).toBe(50);
    expect(sum.stake).toBe(50_000n);
    expect(await balance()).toBe(FUNDS + sum.net);
    const bank = await harness.database.read(() => ledger.account("pbank/zjqp/CNY"));
    expect(bank?.balance).toBe(-sum.net);
    const sums = await balanceSums(harness.database);
    expect(sums.reduce((all, { balance: part }) => all + part, 0n)).toBe(0n);
    expect(await audit(harness.database)).toEqual([]);
    expect(await harness.provider.bets.turnoverTotal(MEMBER)).toBe(sum.valid);
  });

  it("never overdraws the balance in parallel rounds", async () => {
    await harness.provider.wallet.debit(MEMBER, "zjqp", "out", FUNDS - 2500n, "CNY");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => harness.call(session, "round", round({ stake: "25", choice: "tie" }))),
    );
    const placed = answers.filter(({ ok }) => ok);
    expect(placed.length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ ok }) => !ok).every(({ code }) => code === "insufficient_funds")).toBe(true);
    expect((await bets()).total).toBe(placed.length);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("is refused over the balance and changes nothing", async () => {
    await harness.provider.wallet.debit(MEMBER, "zjqp", "out", FUNDS - 999n, "CNY");
    expect(await harness.call(session, "round", round())).toEqual({ ok: false, code: "insufficient_funds" });
    expect(await balance()).toBe(999n);
    expect((await bets()).total).toBe(0);
    expect(harness.settled).toEqual([]);
  });

  it("is refused under a used key with another stake or choice", async () => {
    const body = round();
    await harness.call(session, "round", body);
    expect(await harness.call(session, "round", { ...body, stake: "20.00" })).toEqual({
      ok: false,
      code: "key_reused",
    });
    expect(await harness.call(session, "round", { ...body, choice: "west" })).toEqual({
      ok: false,
      code: "key_reused",
    });
    expect((await bets()).total).toBe(1);
  });

  it.each([
    ["0.99", "stake_below_min"],
    ["0", "stake_below_min"],
    ["-10", "stake_below_min"],
    ["1.50", "stake_invalid"],
    ["5001", "stake_above_max"],
    ["99999999999999999999", "stake_invalid"],
    ["1e3", "stake_invalid"],
    ["１０", "stake_invalid"],
    ["", "stake_invalid"],
    ["10.001", "stake_invalid"],
    [" 10", "stake_invalid"],
  ])("refuses the stake %j with %s", async (stake, code) => {
    expect(await harness.call(session, "round", round({ stake }))).toEqual({ ok: false, code });
    expect((await bets()).total).toBe(0);
  });

  it.each(["", "north", "__proto__", "east ", "东"])("refuses the choice %j", async (choice) => {
    expect(await harness.call(session, "round", round({ choice }))).toEqual({ ok: false, code: "choice_invalid" });
  });

  it.each([
    null,
    [],
    "x",
    5,
    {},
    { key: 1, stake: "10", choice: "east" },
    { key: "short", stake: "10", choice: "east" },
    { key: newKey(), stake: 10, choice: "east" },
    { key: newKey(), stake: "10" },
  ])("refuses the body %j", async (body) => {
    expect(await harness.call(session, "round", body)).toEqual({ ok: false, code: "body_invalid" });
  });

  it.each([
    ["a name twice", '{"key":"KEY","stake":"1","stake":"100","choice":"east"}'],
    ["a name twice, once escaped", '{"key":"KEY","stake":"1","\\u0073take":"100","choice":"east"}'],
    ["a prototype", '{"__proto__":{},"key":"KEY","stake":"10","choice":"east"}'],
    ["broken UTF-8", Buffer.from('{"key":"KEY","stake":"10","choice":"east","x":"\u00ff"}', "latin1")],
  ] as const)("refuses a body with %s", async (_, text) => {
    const key = newKey();
    const body =
      typeof text === "string"
        ? text.replace("KEY", key)
        : Buffer.from(text.toString("latin1").replace("KEY", key), "latin1");
    for (const path of ["round", "round/close"]) {
      const response = await harness.fetch(`/play/api/${path}`, { method: "POST", body, headers: { play: session } });
      expect([response.status, await response.json()]).toEqual([400, { ok: false, code: "body_invalid" }]);
    }
    expect((await bets()).total).toBe(0);
  });

  it("is closed for good under its key: never played afterwards, or answered as it was played", async () => {
    const [never, played] = [round(), round()];
    expect(await harness.call(session, "round/close", never)).toEqual({ ok: false, code: "round_closed" });
    for (const path of ["round", "round/close"])
      expect(await harness.call(session, path, never)).toEqual({ ok: false, code: "round_closed" });
    const first = await harness.call(session, "round", played);
    expect(await harness.call(session, "round/close", played)).toMatchObject({
      ok: true,
      data: { betId: first.data?.["betId"] },
    });
    expect(await harness.call(session, "round/close", { ...played, stake: "20.00" })).toEqual({
      ok: false,
      code: "key_reused",
    });
    expect((await bets()).total).toBe(1);
  });

  it("refuses a long body, a broken one, a wrong method and an unknown path without failing", async () => {
    const send = (path: string, init: RequestInit) =>
      harness.fetch(`/play/api/${path}`, { ...init, headers: { play: session } });
    expect((await send("round", { method: "POST", body: "x".repeat(5000) })).status).toBe(413);
    expect((await send("round", { method: "POST", body: "{" })).status).toBe(400);
    expect((await send("round", { method: "GET" })).status).toBe(404);
    expect((await send("nothing", { method: "GET" })).status).toBe(404);
    expect((await send("state", { method: "HEAD" })).status).toBe(405);
  });

  it("is refused without a session, with a foreign one and with one in a cookie or in the address", async () => {
    for (const headers of [{}, { play: "x" }, { play: "a".repeat(32) }, { cookie: `play=${session}` }]) {
      const response = await harness.fetch(`/play/api/round?play=${session}`, {
        method: "POST",
        body: JSON.stringify(round()),
        headers: headers as Record<string, string>,
      });
      expect(await response.json()).toEqual({ ok: false, code: "session_ended" });
    }
  });

  it("is refused after maintenance has started", async () => {
    await harness.provider.maintenance.set("zjqp", { start: START, end: null, text: "" });
    expect(await harness.call(session, "round", round())).toEqual({ ok: false, code: "maintenance" });
    expect(await balance()).toBe(FUNDS);
  });

  it("reports each settled bet once to onSettled, with its payout", async () => {
    await harness.call(session, "round", round());
    const [bet] = (await bets()).rows;
    const settled = new Map(harness.settled.map((one) => [one.betId, one]));
    expect([...settled.values()]).toMatchObject([
      {
        betId: bet?.id,
        memberRef: MEMBER,
        brand: "10001",
        asset: "CNY",
        stake: bet?.stake,
        valid: bet?.valid,
        net: bet?.net,
        state: bet?.state,
      },
    ]);
    expect((settled.get(bet?.id ?? "")?.payout ?? 0n) - (bet?.stake ?? 0n)).toBe(bet?.net);
  });

  it("in a demo uses play money alone: no bet, no posting, no call of onSettled", async () => {
    const before = JSON.stringify(await balanceSums(harness.database), (_, value: unknown) =>
      typeof value === "bigint" ? `${value}` : value,
    );
    const demo = await harness.enter({ mode: "demo" });
    const body = round({ stake: "100" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => harness.call(demo, "round", body)));
    expect(new Set(answers.map(({ data }) => data?.["balance"])).size).toBe(1);
    const { payout } = answers[0]?.data ?? {};
    expect(Number(answers[0]?.data?.["balance"])).toBe(2000 - 100 + Number(payout));
    for (let index = 0; index < 30; index += 1)
      await harness.call(demo, "round", round({ stake: "1000", choice: "tie" }));
    const { data } = await harness.call(demo, "state");
    expect(Number(data?.["balance"])).toBeGreaterThanOrEqual(0);
    expect(
      JSON.stringify(await balanceSums(harness.database), (_, value: unknown) =>
        typeof value === "bigint" ? `${value}` : value,
      ),
    ).toBe(before);
    expect((await bets()).total).toBe(0);
    expect(harness.settled).toEqual([]);
  });
});

withEngines("every instant game", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });

  it("is launched, opened, played and described in both languages", async () => {
    const games = makeGames();
    for (const engine of ["slot", "catch", "roulette", "dice", "baccarat", "pick", "tiles", "dominoes"] as const) {
      const game = games.find((one) => one.engine === engine);
      if (game === undefined) throw new Error(engine);
      await harness.provider.wallet.credit(MEMBER, game.platform, `fund-${engine}`, 10_000n, "CNY");
      const session = await harness.enter({ gameId: game.id, locale: engine === "slot" ? "en" : "zh-CN" });
      const choice = engineFor(game)?.randomChoice(seededDraw(engine)) ?? "";
      expect(await harness.call(session, "round", round({ choice }))).toMatchObject({ ok: true });
    }
    for (const locale of ["zh-CN", "en"] as const) {
      const { rows, total } = await harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 10, locale });
      expect(total).toBe(8);
      for (const { gameId, content } of rows)
        expect([
          gameId,
          content.length > 3 &&
            !/[{}]|undefined/.test(content) &&
            /[\u4e00-\u9fff]/.test(content) === (locale === "zh-CN"),
        ]).toEqual([gameId, true]);
    }
    expect(await audit(harness.database)).toEqual([]);
  });
});

describe("stakes of every currency", () => {
  it("pay whole minor units whatever a game pays", async () => {
    const { stakeLimits } = await import("../bets/stake-limits.ts");
    for (const asset of ["CNY", "USD", "USDT", "HHB", "BOB", "JPB", "THB", "VND", "MYR"] as const) {
      const { min, max, step, chips } = stakeLimits(asset);
      expect(step % 100n).toBe(0n);
      for (const stake of [min, max, ...chips]) expect([asset, stake % step]).toEqual([asset, 0n]);
      expect(max * 500n).toBeLessThan(10n ** 13n);
    }
  });
});

import { contract } from "@baize/api-client/contract";
import { withEngines } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createActor } from "../authorisation/actor.test.support.ts";
import { type Boot, enterGame, playRound } from "../testing/play.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { finance, games, member, messages, protection } = contract;
const MINUTE = 60_000;

const limitOf = async (client: TestClient, wanted: "stake" | "loss" | "time") =>
  (await client.call(protection.playLimits, {})).data.find(({ kind, period }) => kind === wanted && period === "day");

interface Matches {
  readonly fixtures: readonly { readonly offers: readonly { readonly choice: string }[] }[];
}

/** Asks the API of a game's own page. */
const askGame = async (client: TestClient, { session }: Boot, path: string, method = "GET"): Promise<unknown> =>
  (await fetch(`${client.origin}/play/api/${path}`, { method, headers: { play: session } })).json();

describe("limits of play", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  it("are listed, set, changed by the rules of all limits, and told by their names", async () => {
    const { client } = await createActor(world, "limiter", "6222000011110001");
    const listed = (await client.call(protection.playLimits, {})).data;
    expect(listed).toHaveLength(9);
    expect(listed[0]).toEqual({
      kind: "stake",
      period: "day",
      amount: null,
      used: "0.00",
      left: null,
      freesAt: null,
      pending: null,
    });
    const set = (kind: "stake" | "loss" | "time", amount?: string) =>
      client.call(protection.setLimit, { kind, period: "day", ...(amount !== undefined && { amount }) });
    for (const [kind, amount] of [
      ["time", "1.5"],
      ["loss", "1.005"],
    ] as const)
      expect((await set(kind, amount)).envelope).toMatchObject({ code: "bad_request", data: { field: "amount" } });
    expect((await set("time", "90")).data.isPending).toBe(false);
    expect((await set("stake", "50.00")).data.isPending).toBe(false);
    expect((await set("stake")).data).toEqual({ isPending: true, from: "2026-11-28T12:00:00+08:00" });
    const waiting = await limitOf(client, "stake");
    expect(waiting).toMatchObject({ amount: "50.00", left: "50.00", pending: { amount: null } });
    expect(await limitOf(client, "time")).toMatchObject({ amount: "90", used: "0", left: "90" });
    expect((await client.call(protection.state, {})).data.isDecided).toBe(false);
    const id = waiting?.pending?.id ?? "";
    expect((await client.call(protection.confirmLimit, { id })).code).toBe("limit_waits");
    expect((await client.call(protection.dropLimit, { id })).code).toBe("");
    const { list } = (await client.call(messages.list, { kind: "personal", size: 20 })).data;
    const bodies = await Promise.all(
      list.map(async (one) => (await client.call(messages.detail, { id: one.id })).data.body),
    );
    expect(bodies.join()).toContain("每日游戏时长限额将于 2026-11-27 12:00:00 起变为 90 分钟");
    expect(bodies.join()).toContain("每日投注限额取消");
  });

  it("refuse a stake in the game that runs, with what is left and until when, and take a smaller one", async () => {
    const { client } = await createActor(world, "staker", "6222000011110002");
    await client.call(protection.setLimit, { kind: "stake", period: "day", amount: "50.00" });
    await client.call(protection.setLimit, { kind: "loss", period: "week", amount: "1000.00" });
    const { boot, game } = await enterGame(client, "600.00");
    expect(await playRound(client, boot, "40.00")).toMatchObject({ ok: true });
    const until = Date.parse("2026-11-28T12:00:00+08:00");
    expect(await playRound(client, boot, "20.00")).toEqual({
      ok: false,
      code: "stake_limit",
      detail: { period: "day", left: "10.00", until },
    });
    expect(await playRound(client, boot, "10.00")).toMatchObject({ ok: true });
    expect(await limitOf(client, "stake")).toMatchObject({ used: "50.00", left: "0.00" });
    expect((await client.call(games.start, { gameId: game.id, surface: "desktop" })).code, "a launch").toBe("");
    const later = await createActor(world, "loser", "6222000011110010");
    const own = await enterGame(later.client, "600.00");
    await later.client.call(protection.setLimit, { kind: "loss", period: "week", amount: "0" });
    const lost = await playRound(later.client, own.boot, "10.00");
    expect(lost).toEqual({ ok: false, code: "loss_limit", detail: { period: "week", left: "0.00", until: null } });
    expect(await client.operator("/audit")).toEqual([]);
  });

  it("count minutes with a game open for money, and no longer launch one at the limit", async () => {
    const { client, uid } = await createActor(world, "timed", "6222000011110003");
    await client.call(protection.setLimit, { kind: "time", period: "day", amount: "2" });
    const { boot, game } = await enterGame(client, "100.00");
    const beat = (gameid: string, platform: string) => client.call(games.heartbeat, { gameid, platform });
    await beat("", "");
    expect(await limitOf(client, "time"), "no game is played").toMatchObject({ used: "0" });
    await beat(game.id, game.platform);
    await beat(game.id, game.platform);
    expect(await limitOf(client, "time")).toMatchObject({ used: "1", left: "1" });
    world.advance(MINUTE);
    await beat(game.id, game.platform);
    const start = await client.call(games.start, { gameId: game.id, surface: "desktop" });
    expect(start.envelope).toMatchObject({
      code: "time_limit",
      data: { period: "day", until: "2026-11-28T12:00:00+08:00" },
    });
    expect(await playRound(client, boot, "20.00")).toMatchObject({ code: "time_limit", detail: { left: "0" } });
    expect(await client.operator(`/protection/${uid}`)).toMatchObject({
      playLimits: expect.arrayContaining([expect.objectContaining({ kind: "time", period: "day", used: "2" })]),
    });
    const page = await client.consolePage(`/protection?member=${uid}`);
    expect(page).toContain("游戏时间（分钟） Time in minutes");
    const demo = { gameId: game.id, surface: "desktop", mode: "demo" } as const;
    expect((await client.call(games.start, demo)).code).not.toBe("time_limit");
  });

  it("count no minute of a game that is not open for money", async () => {
    const { client } = await createActor(world, "watcher", "6222000011110004");
    const game = (await client.call(games.list, { show: "2" })).data[0]?.games[0];
    await client.call(games.heartbeat, { gameid: game?.id ?? "", platform: game?.platform ?? "" });
    expect(await limitOf(client, "time")).toMatchObject({ used: "0" });
  });
});

withEngines("fifty stakes at once", (open) => {
  it.each([
    ["stake", "stake_limit"],
    ["loss", "loss_limit"],
  ] as const)(
    "never pass a limit of %s",
    async (kind, code) => {
      const world = await startWorld({ database: await open() });
      const { client } = await createActor(world, "parallel", "6222000011110005");
      // Bets on matches stay open, so that nothing that is won makes room.
      const { boot } = await enterGame(client, "5000.00", "6");
      const { data } = (await askGame(client, boot, "match")) as { data: Matches };
      const choice = data.fixtures[0]?.offers[0]?.choice;
      await client.call(protection.setLimit, { kind, period: "day", amount: "100.00" });
      world.advance(1);
      const rounds = await Promise.all(Array.from({ length: 50 }, () => playRound(client, boot, "30.00", choice)));
      const refused = rounds.filter(({ ok }) => !ok);
      expect(refused.map((round) => round.code)).toEqual(Array.from({ length: 47 }, () => code));
      expect(await limitOf(client, kind)).toMatchObject({ used: "90.00", left: "10.00" });
      expect(await client.operator("/audit")).toEqual([]);
      await world.close();
    },
    120_000,
  );
});

describe("the reality check", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  it("stops stakes and launches after the chosen time, and is acknowledged in the game's own page", async () => {
    const { client, uid } = await createActor(world, "minder", "6222000011110006");
    expect((await client.call(protection.setRealityCheck, { everyMinutes: 15 })).data).toEqual({ everyMinutes: 15 });
    expect((await client.call(protection.play, {})).data).toEqual({
      session: null,
      everyMinutes: 15,
      choices: [15, 30, 60],
      isDue: false,
      dueAt: null,
    });
    const { boot, game } = await enterGame(client, "600.00");
    const first = await playRound(client, boot, "20.00");
    world.advance(10 * MINUTE);
    await client.call(games.heartbeat, { gameid: game.id, platform: game.platform });
    expect(await askGame(client, boot, "state")).toMatchObject({ ok: true, data: { check: null } });
    world.advance(5 * MINUTE);
    const returns = first.data?.payout ?? "";
    const net = (Number(returns) - 20).toFixed(2);
    const sums = { minutes: 15, stakes: "20.00", returns, net };
    const due = (await client.call(protection.play, {})).data;
    const dueAt = "2026-11-27T12:15:00+08:00";
    expect(due).toEqual({
      session: { since: "2026-11-27T12:00:00+08:00", ...sums },
      everyMinutes: 15,
      choices: [15, 30, 60],
      isDue: true,
      dueAt,
    });
    expect(await askGame(client, boot, "state")).toMatchObject({ data: { check: sums } });
    expect(await playRound(client, boot, "20.00")).toEqual({ ok: false, code: "reality_check_due" });
    const start = { gameId: game.id, surface: "desktop" } as const;
    expect((await client.call(games.start, start)).code).toBe("reality_check_due");
    expect(await client.consolePage(`/protection?member=${uid}`)).toContain("待确认 Due");

    const acknowledged = { ok: true, data: { check: null } };
    expect(await askGame(client, boot, "check/acknowledge", "POST")).toMatchObject(acknowledged);
    expect(await askGame(client, boot, "check/acknowledge", "POST")).toMatchObject(acknowledged);
    expect(await playRound(client, boot, "20.00")).toMatchObject({ ok: true });
    expect((await client.call(games.start, start)).code).toBe("");
    expect((await client.call(protection.acknowledge, {})).data).toEqual({ dueAt: "2026-11-27T12:30:00+08:00" });
    expect(await client.operator("/audit")).toEqual([]);
  });

  it("is acknowledged on the site, for one member alone", async () => {
    const { client } = await createActor(world, "minder2", "6222000011110007");
    const { boot } = await enterGame(client, "600.00");
    await playRound(client, boot, "20.00");
    for (let passed = 0; passed < 56; passed += 14) {
      world.advance(14 * MINUTE);
      expect(await playRound(client, boot, "10.00")).toMatchObject({ ok: true });
    }
    world.advance(4 * MINUTE);
    await client.logIn("minder2", "Passw0rdgood");
    expect((await client.call(protection.play, {})).data).toMatchObject({ isDue: true, session: { minutes: 60 } });
    const other = await createActor(world, "minder3", "6222000011110008");
    expect((await other.client.call(protection.acknowledge, {})).data).toEqual({ dueAt: null });
    expect(await playRound(client, boot, "10.00")).toMatchObject({ code: "reality_check_due" });
    expect((await client.call(protection.acknowledge, {})).data.dueAt).not.toBeNull();
    expect(await playRound(client, boot, "10.00")).toMatchObject({ ok: true });
  });
});

describe("markers of harm", () => {
  it("are shown to the operator with their facts, and what was done about them is kept", async () => {
    const world = await startWorld();
    const { client, uid } = await createActor(world, "riser", "6222000011110010");
    for (const weekly of ["100.00", "100.00", "100.00", "100.00", "150.00"]) {
      await client.logIn("riser", "Passw0rdgood");
      await client.payIn(weekly);
      world.advance(7 * 24 * 60 * MINUTE);
    }
    world.advance(-MINUTE);
    await client.logIn("riser", "Passw0rdgood");
    expect(await client.operator(`/protection/${uid}`)).toMatchObject({ markers: [] });
    expect(await client.operator("/protection"), "nothing was played").toEqual([]);
    await client.payIn("100.00");
    const { boot } = await enterGame(client, "20.00");
    await playRound(client, boot, "10.00");
    const markers = [{ kind: "rising_deposits", lastWeek: "25000", meanWeek: "10000" }];
    expect(await client.operator(`/protection/${uid}`)).toMatchObject({ markers });
    expect(await client.operator("/protection")).toEqual([{ member: uid, markers }]);

    const care = (act: string, note: string, member = uid) =>
      client.operator(`/protection/${member}/care`, { act, note });
    await expect(care("contacted", " ")).rejects.toThrow("note_invalid");
    await expect(care("fined", "no")).rejects.toThrow("act_unknown");
    await expect(care("contacted", "called", "nobody")).rejects.toThrow("member_unknown");
    await care("contacted", "called, <b>spoke</b> of limits");
    const { events } = (await client.operator(`/protection/${uid}`)) as { events: readonly { kind: string }[] };
    expect(events[0]).toMatchObject({
      kind: "operator_acted",
      by: "operator",
      facts: JSON.stringify({ act: "contacted", note: "called, <b>spoke</b> of limits" }),
    });
    await world.close();
  });
});

withEngines("a statement", (open) => {
  it("leads from balance to balance over a month's edge, and ends with what the wallets hold", async () => {
    const world = await startWorld({ database: await open() });
    const { client, bank, pin } = await createActor(world, "bookkeeper", "6222000011110009");
    const payout = { accountId: bank, amount: "100.00", password: pin.sealed, keyId: pin.keyId };
    const fees: string[] = [];
    for (const reqId of [newKey(), newKey()]) {
      const { order } = (await client.call(finance.withdrawSubmit, { ...payout, reqId })).data;
      fees.push(order.fee);
      await client.operator(`/withdrawals/${order.id}/start`, {});
      await client.operator(`/withdrawals/${order.id}/pay`, {});
    }
    expect(fees).toEqual(["0.00", "0.50"]);
    await client.payIn("1000.00");
    const { boot } = await enterGame(client, "600.00");
    const first = await playRound(client, boot, "40.00");

    const december = Date.parse("2026-12-01T00:00:00+08:00");
    world.advance(december - Date.parse("2026-11-27T12:00:00+08:00") - 1);
    await client.logIn("bookkeeper", "Passw0rdgood");
    await client.payIn("107.00");
    world.advance(1);
    const { boot: later, game } = await enterGame(client, "50.00");
    const second = await playRound(client, later, "20.00");
    const out = { from: game.platform, to: "central", amount: "100.00", reqId: newKey() };
    expect((await client.call(games.transferPost, out)).data.state).toBe("succeeded");

    const [won, wonLater] = [first.data?.payout ?? "", second.data?.payout ?? ""];
    const { months, total, at } = (await client.call(protection.statement, {})).data;
    const none = { deposits: "0.00", withdrawals: "0.00", stakes: "0.00", returns: "0.00", awards: "0.00" };
    const edge = (91_000 - 200 + 107 - 40 + Number(won)).toFixed(2);
    const end = (Number(edge) - 20 + Number(wonLater)).toFixed(2);
    const { total: held } = (await client.call(member.balance, {})).data;
    expect(end).toBe(held);
    const november = { deposits: "1107.00", withdrawals: "200.00", stakes: "40.00", returns: won, awards: "90000.00" };
    expect({ months, at }).toEqual({
      months: [
        { month: "2026-12", opening: edge, ...none, stakes: "20.00", returns: wonLater, other: "0.00", closing: end },
        { month: "2026-11", opening: "0.00", ...november, other: "0.00", closing: edge },
      ],
      at: "2026-12-01T00:00:00+08:00",
    });
    const returns = (Number(won) + Number(wonLater)).toFixed(2);
    expect(total).toEqual({ ...november, stakes: "60.00", returns, other: "0.00" });
    await world.close();
  }, 120_000);
});

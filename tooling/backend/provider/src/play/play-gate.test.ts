import { ledger, type Work } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import { openFreeBetHost } from "../testing/free-bet-host.ts";
import { type Harness, MEMBER, newKey, openHarness } from "../testing/open-harness.ts";
import type { DueCheck, PlayGate, PlayRefusal } from "../types.ts";

const matches = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (matches === undefined) throw new Error("lyty has no football");
const MINUTE = 60_000;

/** A gate that refuses what the test says, and keeps what it was asked and told. */
const createGate = () => {
  const state = {
    refusal: null as PlayRefusal | null,
    due: null as DueCheck | null,
    asked: [] as bigint[],
    staked: [] as number[],
  };
  function* touch(): Work<void> {
    yield* ledger.accounts([]);
  }
  const gate: PlayGate = {
    *refusal(_member, stake) {
      yield* touch();
      state.asked.push(stake);
      return state.refusal;
    },
    *staked(_member, at) {
      yield* touch();
      state.staked.push(at);
    },
    *dueCheck() {
      yield* touch();
      return state.due;
    },
    *acknowledge() {
      yield* touch();
      state.due = null;
    },
  };
  return { state, gate };
};

withEngines("the gate of play", (open) => {
  let harness: Harness;
  let state: ReturnType<typeof createGate>["state"];
  let host: Awaited<ReturnType<typeof openFreeBetHost>>;
  beforeEach(async () => {
    const made = createGate();
    state = made.state;
    const database = await open();
    host = await openFreeBetHost(database);
    harness = await openHarness(database, { gate: made.gate, freeBets: host.hooks });
    for (const platform of ["lyty", "zjqp"])
      await harness.provider.wallet.credit(MEMBER, platform, `fund-${platform}`, 100_000n, "CNY");
  });
  const round = (session: string, stake = "10.00", choice = "east", key = newKey()) =>
    harness.call(session, "round", { key, stake, choice });

  it("judges each launch and each stake of every engine, and is told of those placed", async () => {
    const session = await harness.enter();
    expect(await round(session)).toMatchObject({ ok: true });
    const sports = await harness.enter({ gameId: matches.id });
    const [one, other] = openFixtures(matches, harness.now);
    const [single, both] = [`${one?.number}-home`, `${one?.number}-home+${other?.number}-away`];
    for (const choice of [single, both]) expect(await round(sports, "20", choice)).toMatchObject({ ok: true });
    expect(state.asked).toEqual([0n, 1_000n, 0n, 2_000n, 2_000n]);
    expect(state.staked).toEqual([harness.now, harness.now, harness.now]);
    const poor = await harness.enter({ memberRef: "10001/m9" });
    expect(await round(poor)).toMatchObject({ code: "insufficient_funds" });
    expect(state.staked, "nothing was placed").toHaveLength(3);
  });

  it("is not asked about a demo", async () => {
    state.refusal = { code: "play_paused" };
    state.due = { since: harness.now, stakes: 1n, returns: 0n };
    const session = await harness.enter({ mode: "demo" });
    expect(await round(session)).toMatchObject({ ok: true, data: { check: null } });
    expect([state.asked, state.staked]).toEqual([[], []]);
  });

  it.each(["stake_limit", "loss_limit", "time_limit"] as const)("refuses by %s with what is left", async (code) => {
    const session = await harness.enter();
    const before = await harness.provider.wallet.balance(MEMBER, "zjqp");
    state.refusal = { code, period: "week", limit: 5_000n, left: 150n, until: harness.now + MINUTE };
    const key = newKey();
    const left = code === "time_limit" ? "150" : "1.50";
    const refused = { ok: false, code, detail: { period: "week", left, until: harness.now + MINUTE } };
    expect(await round(session, "10.00", "east", key)).toEqual(refused);
    expect(await harness.provider.wallet.balance(MEMBER, "zjqp")).toBe(before);
    state.refusal = null;
    expect(await round(session, "10.00", "east", key), "the same answer under the same key").toEqual(refused);
    expect(await round(session)).toMatchObject({ ok: true });
    state.refusal = { code, period: "day", limit: 0n, left: 0n, until: null };
    const request = { memberRef: MEMBER, brand: "10001", currency: "CNY", gameId: "zjqp-001" } as const;
    expect(await harness.provider.launch({ ...request, mode: "real", surface: "mobile", locale: "en" })).toEqual({
      ok: false,
      code,
      maintenance: null,
      gate: state.refusal,
    });
  });

  it("shows a reality check that is due until it is acknowledged, once and again", async () => {
    const session = await harness.enter();
    expect(await harness.call(session, "state")).toMatchObject({ data: { check: null } });
    state.due = { since: harness.now - 61 * MINUTE, stakes: 2_000n, returns: 500n };
    state.refusal = { code: "reality_check_due" };
    const check = { minutes: 61, stakes: "20.00", returns: "5.00", net: "-15.00" };
    expect(await harness.call(session, "state")).toMatchObject({ data: { check } });
    expect(await round(session)).toEqual({ ok: false, code: "reality_check_due" });
    for (const _ of [1, 2])
      expect(await harness.call(session, "check/acknowledge", {})).toMatchObject({ ok: true, data: { check: null } });
    await harness.provider.endSessions(MEMBER);
    expect(await harness.call(session, "check/acknowledge", {})).toEqual({ ok: false, code: "session_ended" });
    expect(await harness.call("x".repeat(32), "check/acknowledge", {})).toEqual({ ok: false, code: "session_ended" });
  });

  it("knows which game a member has open for money", async () => {
    const isOpen = (gameId: string, memberRef = MEMBER, brand = "10001") =>
      harness.database.read(() => harness.provider.hasOpenGame({ brand, memberRef }, gameId));
    expect(await isOpen("zjqp-001")).toBe(false);
    await harness.enter({ gameId: "zjqp-002", mode: "demo" });
    await harness.enter();
    expect(await Promise.all([isOpen("zjqp-001"), isOpen("zjqp-002")])).toEqual([true, false]);
    expect(await Promise.all([isOpen("zjqp-001", "10001/m2"), isOpen("zjqp-001", MEMBER, "10002")])).toEqual([
      false,
      false,
    ]);
    await harness.provider.endSessions(MEMBER);
    expect(await isOpen("zjqp-001")).toBe(false);
  });

  it("sums own stakes from an instant on, free bets left out, and lists all bets with their ends", async () => {
    const session = await harness.enter();
    const member = { brand: "10001", memberRef: MEMBER };
    const played = (since: number) => harness.database.read(() => harness.provider.playedSince(member, since));
    expect(await played(0)).toEqual({ stakes: 0n, returns: 0n, firstAt: null });
    const began = harness.now;
    await host.give("gift-1", MEMBER);
    const free = { key: newKey(), stake: "10.00", choice: "east", freeBet: "gift-1" };
    expect(await harness.call(session, "round", free)).toMatchObject({ ok: true });
    expect([state.asked.at(-1), state.staked], "a free bet").toEqual([0n, [began]]);
    harness.now += 1;
    await round(session);
    harness.now += 1;
    await round(session, "20.00");
    expect(await played(0)).toMatchObject({ stakes: 3_000n, firstAt: began + 1 });
    expect(await played(began + 2)).toMatchObject({ stakes: 2_000n, firstAt: began + 2 });
    const history = await harness.database.read(() => harness.provider.playHistory(member));
    expect(history).toMatchObject([
      { stake: 1_000n, isFree: true, placedAt: began, settledAt: began },
      { stake: 1_000n, isFree: false, placedAt: began + 1 },
      { stake: 2_000n, isFree: false, placedAt: began + 2 },
    ]);
    const paid = history.filter(({ isFree }) => !isFree).reduce((sum, { payout }) => sum + payout, 0n);
    expect((await played(0)).returns).toBe(paid);
    expect(await harness.database.read(() => harness.provider.playHistory({ ...member, brand: "10002" }))).toEqual([]);
  });
});

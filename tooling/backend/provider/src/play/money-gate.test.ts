import { audit, closeMoneyGate, openMoneyGate } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import { MEMBER, newKey, openTrial, START, type Trial } from "../testing/open-trial.ts";

const LEAGUE = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (LEAGUE === undefined) throw new Error("lyty has no football");
const READ_ONLY = { ok: false, code: "read_only" };

withEngines("while no money moves", (open) => {
  let trial: Trial;
  let session: string;
  beforeEach(async () => {
    trial = await openTrial(await open());
    await trial.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
    session = await trial.enter();
  });
  afterEach(async () => {
    await trial.provider.close();
  });
  const shut = () => trial.database.atomic(() => closeMoneyGate("the books do not agree", trial.now));
  const lift = () => trial.database.atomic(openMoneyGate);
  const round = (key = newKey()) => ({ key, stake: "10.00", choice: "east" });
  const balance = () => trial.provider.wallet.balance(MEMBER, "zjqp");
  const bets = () => trial.provider.bets.list({ memberRef: MEMBER, page: 1, size: 100, locale: "en" });

  it("a round is refused, its stake stays, and the same page goes on afterwards", async () => {
    await shut();
    const body = round();
    expect(await trial.call(session, "round", body)).toEqual(READ_ONLY);
    expect(await trial.call(session, "round/close", body)).toEqual(READ_ONLY);
    expect([await balance(), (await bets()).total]).toEqual([100_000n, 0]);
    expect(await trial.call(session, "state")).toMatchObject({
      ok: true,
      data: { readOnly: true, balance: "1000.00" },
    });
    await lift();
    expect(await trial.call(session, "round", body)).toMatchObject({ ok: true, data: { readOnly: false } });
    expect((await bets()).total).toBe(1);
    expect(await audit(trial.database)).toEqual([]);
  });

  it("a demo round is refused too, and a round taken before is answered again", async () => {
    const [before, demo] = [round(), await trial.enter({ mode: "demo" })];
    const { data } = await trial.call(session, "round", before);
    await shut();
    expect(await trial.call(demo, "round", round())).toEqual(READ_ONLY);
    const again = await trial.call(session, "round", before);
    expect(again).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"], payout: data?.["payout"], readOnly: true },
    });
    expect(await trial.call(session, "round/close", before)).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"] },
    });
    expect(await trial.call(session, "round", { ...before, stake: "20.00" })).toEqual({
      ok: false,
      code: "key_reused",
    });
  });

  it("a round of an ended session is refused for that, not because bets are paused", async () => {
    await trial.provider.endSessions(MEMBER);
    await shut();
    expect(await trial.call(session, "round", round())).toEqual({ ok: false, code: "session_ended" });
  });

  it("an open page learns it within about a second, and the end of it too", async () => {
    const closed = trial.call(session, "watch?readOnly=false");
    await shut();
    expect(await closed).toMatchObject({ ok: true, data: { readOnly: true } });
    expect(await trial.call(session, "watch?readOnly=false")).toMatchObject({ ok: true, data: { readOnly: true } });
    const opened = trial.call(session, "watch?readOnly=true");
    await lift();
    expect(await opened).toMatchObject({ ok: true, data: { readOnly: false } });
  });

  it("an order is unknown, whatever else would refuse it, and is worked on when it is asked for again", async () => {
    const { wallet, maintenance } = trial.provider;
    await shut();
    expect(await wallet.debit(MEMBER, "zjqp", "out", 500n, "CNY")).toBe("unknown");
    expect(await wallet.credit(MEMBER, "zjqp", "dollars", 500n, "USD")).toBe("unknown");
    await maintenance.set("xhdz", { start: START, end: null, text: "" });
    expect(await wallet.credit(MEMBER, "xhdz", "in", 500n, "CNY")).toBe("unknown");
    expect([await wallet.query("out"), await wallet.query("in"), await wallet.query("fund")]).toEqual([
      "absent",
      "absent",
      "ok",
    ]);
    expect(await wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY")).toBe("ok");
    await lift();
    expect(await wallet.debit(MEMBER, "zjqp", "out", 500n, "CNY")).toBe("ok");
    expect(await wallet.credit(MEMBER, "xhdz", "in", 500n, "CNY")).toBe("refused");
    expect(await balance()).toBe(99_500n);
  });

  it("matches are decided at their time and no bet is settled, lost ones neither; said once, done later", async () => {
    await trial.provider.wallet.credit(MEMBER, "lyty", "fund-lyty", 100_000n, "CNY");
    const league = await trial.enter({ gameId: LEAGUE.id });
    const [first] = openFixtures(LEAGUE, trial.now);
    for (const side of ["home", "draw", "away"])
      await trial.call(league, "round", { ...round(), choice: `${first?.number}-${side}` });
    await shut();
    trial.now = first?.end ?? 0;
    expect([await trial.provider.settleDue(), await trial.provider.settleDue()]).toEqual(["read_only", 0]);
    expect(await trial.call(league, "match")).toMatchObject({ ok: true, data: { readOnly: true } });
    expect((await bets()).rows.map(({ state }) => state)).toEqual(["unsettled", "unsettled", "unsettled"]);
    const [bet] = (await bets()).rows;
    await expect(trial.provider.bets.cancel(bet?.id ?? "")).rejects.toThrow("read-only");
    expect(trial.told).toEqual([]);
    await lift();
    expect(await trial.provider.settleDue()).toBe(3);
    expect((await bets()).rows.map(({ state }) => state).toSorted()).toEqual(["lost", "lost", "won"]);
    await shut();
    expect(await trial.provider.settleDue()).toBe("read_only");
    expect(await audit(trial.database)).toEqual([]);
  });

  it("no bet is settled that was found just before, though it lost and nothing is posted for it", async () => {
    const { database } = trial;
    let isArmed = false;
    const read: typeof database.read = async (work) => {
      const found = await database.read(work);
      // The bets to settle have been found, and the gate closes.
      if (isArmed && Array.isArray(found) && found.length === 3) await shut();
      return found;
    };
    const racing = await openTrial({ ...database, read });
    await racing.provider.wallet.credit(MEMBER, "lyty", "fund-lyty", 100_000n, "CNY");
    const league = await racing.enter({ gameId: LEAGUE.id });
    const [first] = openFixtures(LEAGUE, racing.now);
    for (const side of ["home", "draw", "away"])
      await racing.call(league, "round", { ...round(), choice: `${first?.number}-${side}` });
    racing.now = first?.end ?? 0;
    isArmed = true;
    expect(await racing.provider.settleDue()).toBe("read_only");
    expect((await bets()).rows.map(({ state }) => state)).toEqual(["unsettled", "unsettled", "unsettled"]);
    await lift();
    isArmed = false;
    expect(await racing.provider.settleDue()).toBe(3);
    await racing.provider.close();
  });
});

import { audit, closeMoneyGate, openMoneyGate } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import { MEMBER, newKey, openHarness, START, type Harness } from "../testing/open-harness.ts";

const LEAGUE = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");
if (LEAGUE === undefined) throw new Error("lyty has no football");
const READ_ONLY = { ok: false, code: "read_only" };

withEngines("while money is stopped", (open) => {
  let harness: Harness;
  let session: string;
  beforeEach(async () => {
    harness = await openHarness(await open());
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
    session = await harness.enter();
  });
  afterEach(async () => {
    await harness.provider.close();
  });
  const shut = () => harness.database.atomic(() => closeMoneyGate("the books do not agree", harness.now));
  const lift = () => harness.database.atomic(openMoneyGate);
  const round = (key = newKey()) => ({ key, stake: "10.00", choice: "east" });
  const balance = () => harness.provider.wallet.balance(MEMBER, "zjqp");
  const bets = () => harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 100, locale: "en" });

  it("a round is refused without a posting, and the same page goes on afterwards", async () => {
    await shut();
    const body = round();
    expect(await harness.call(session, "round", body)).toEqual(READ_ONLY);
    expect(await harness.call(session, "round/close", body)).toEqual(READ_ONLY);
    expect([await balance(), (await bets()).total]).toEqual([100_000n, 0]);
    expect(await harness.call(session, "state")).toMatchObject({
      ok: true,
      data: { readOnly: true, balance: "1000.00" },
    });
    await lift();
    expect(await harness.call(session, "round", body)).toMatchObject({ ok: true, data: { readOnly: false } });
    expect((await bets()).total).toBe(1);
    expect(await audit(harness.database)).toEqual([]);
  });

  it("a demo round is refused too, and an earlier round is answered again", async () => {
    const [before, demo] = [round(), await harness.enter({ mode: "demo" })];
    const { data } = await harness.call(session, "round", before);
    await shut();
    expect(await harness.call(demo, "round", round())).toEqual(READ_ONLY);
    const again = await harness.call(session, "round", before);
    expect(again).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"], payout: data?.["payout"], readOnly: true },
    });
    expect(await harness.call(session, "round/close", before)).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"] },
    });
    expect(await harness.call(session, "round", { ...before, stake: "20.00" })).toEqual({
      ok: false,
      code: "key_reused",
    });
  });

  it("a round of an ended session is refused for that, not because bets are paused", async () => {
    await harness.provider.endSessions(MEMBER);
    await shut();
    expect(await harness.call(session, "round", round())).toEqual({ ok: false, code: "session_ended" });
  });

  it("an open page learns of it, and of its end, within about a second", async () => {
    const closed = harness.call(session, "watch?readOnly=false");
    await shut();
    expect(await closed).toMatchObject({ ok: true, data: { readOnly: true } });
    expect(await harness.call(session, "watch?readOnly=false")).toMatchObject({ ok: true, data: { readOnly: true } });
    const opened = harness.call(session, "watch?readOnly=true");
    await lift();
    expect(await opened).toMatchObject({ ok: true, data: { readOnly: false } });
  });

  it("an order is unknown, whatever else would refuse it, and is executed when sent again", async () => {
    const { wallet, maintenance } = harness.provider;
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

  it("matches are decided at their time and no bet is settled, not even a lost one, until later", async () => {
    await harness.provider.wallet.credit(MEMBER, "lyty", "fund-lyty", 100_000n, "CNY");
    const league = await harness.enter({ gameId: LEAGUE.id });
    const [first] = openFixtures(LEAGUE, harness.now);
    for (const side of ["home", "draw", "away"])
      await harness.call(league, "round", { ...round(), choice: `${first?.number}-${side}` });
    await shut();
    harness.now = first?.end ?? 0;
    expect([await harness.provider.settleDue(), await harness.provider.settleDue()]).toEqual(["read_only", 0]);
    expect(await harness.call(league, "match")).toMatchObject({ ok: true, data: { readOnly: true } });
    expect((await bets()).rows.map(({ state }) => state)).toEqual(["unsettled", "unsettled", "unsettled"]);
    const [bet] = (await bets()).rows;
    await expect(harness.provider.bets.cancel(bet?.id ?? "")).rejects.toThrow("read-only");
    expect(harness.settled).toEqual([]);
    await lift();
    expect(await harness.provider.settleDue()).toBe(3);
    expect((await bets()).rows.map(({ state }) => state).toSorted()).toEqual(["lost", "lost", "won"]);
    await shut();
    expect(await harness.provider.settleDue()).toBe("read_only");
    expect(await audit(harness.database)).toEqual([]);
  });

  it("no bet is settled that was selected just before, even a lost one without a posting", async () => {
    const { database } = harness;
    let isArmed = false;
    const read: typeof database.read = async (work) => {
      const found = await database.read(work);
      // The gate closes after the bets were selected.
      if (isArmed && Array.isArray(found) && found.length === 3) await shut();
      return found;
    };
    const racing = await openHarness({ ...database, read });
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

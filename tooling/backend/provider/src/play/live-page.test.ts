import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatformSilence } from "../faults/platform-silence.ts";
import { MEMBER, newKey, openHarness, START, type Harness } from "../testing/open-harness.ts";

const LAUNCH = {
  memberRef: MEMBER,
  brand: "10001",
  currency: "CNY",
  gameId: "zjqp-001",
  mode: "real",
  surface: "mobile",
  locale: "zh-CN",
} as const;

withEngines("an open page", (open) => {
  let harness: Harness;
  let session: string;
  beforeEach(async () => {
    harness = await openHarness(await open(), { answerTimeoutMs: 20 });
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
    session = await harness.enter();
  });
  afterEach(async () => {
    await harness.provider.close();
  });
  const round = (key = newKey(), secret = session) =>
    harness.call(secret, "round", { key, stake: "10", choice: "east" });
  const total = async () =>
    (await harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 1, locale: "en" })).total;
  /** Lets a long poll subscribe. */
  const settle = () => new Promise((resolve) => void setTimeout(resolve, 100));

  it("learns of maintenance as soon as it is set, and of a planned one beforehand", async () => {
    const planned = { start: START + 60_000, end: START + 120_000, text: "升级" };
    const news = harness.call(session, "watch");
    await settle();
    await harness.provider.maintenance.set("zjqp", planned);
    expect(await news).toMatchObject({ ok: true, data: { closing: planned } });
    const end = harness.call(session, "watch");
    await settle();
    await harness.provider.maintenance.set("zjqp", { start: null, end: null, text: "" });
    expect(await end).toEqual({ ok: false, code: "maintenance" });
    expect(await round()).toEqual({ ok: false, code: "maintenance" });
  });

  it("learns of its session's end at once, and of nobody else's", async () => {
    const news = harness.call(session, "watch");
    await settle();
    let isTold = false;
    void news.then(() => (isTold = true));
    await harness.provider.endSessions("10001/m2");
    await harness.provider.maintenance.set("xhdz", { start: null, end: null, text: "" });
    await settle();
    expect(isTold).toBe(false);
    await harness.provider.endSessions(MEMBER);
    expect(await news).toEqual({ ok: false, code: "session_ended" });
  });

  it("learns of a changed balance at once, also of a change before it polled", async () => {
    const known = (await harness.call(session, "state")).data?.["version"] as string;
    const news = harness.call(session, `watch?version=${known}`);
    await settle();
    await harness.provider.wallet.credit(MEMBER, "zjqp", "more", 8_850n, "CNY");
    expect(await news).toMatchObject({ ok: true, data: { balance: "1088.50" } });
    expect(await harness.call(session, `watch?version=${known}`)).toMatchObject({
      ok: true,
      data: { balance: "1088.50" },
    });
    const left = harness.call(session, "watch");
    await settle();
    await harness.provider.wallet.debit(MEMBER, "zjqp", "home", 108_850n, "CNY");
    expect(await left).toMatchObject({ ok: true, data: { balance: "0.00" } });
  });

  it("does not delay the provider's close", async () => {
    const news = harness.call(session, "watch");
    await settle();
    await harness.provider.close();
    expect(await news).toMatchObject({ ok: true });
  });

  it("receives the result of a round from before the end, and takes none after it", async () => {
    const key = newKey();
    const { data } = await round(key);
    await harness.provider.maintenance.set("zjqp", { start: START, end: null, text: "" });
    expect(await round(key)).toMatchObject({ ok: true, data: { betId: data?.["betId"], payout: data?.["payout"] } });
    expect(await round()).toEqual({ ok: false, code: "maintenance" });
    await harness.provider.maintenance.set("zjqp", null);
    expect(await round(key)).toMatchObject({ ok: true, data: { betId: data?.["betId"] } });
    expect(await round()).toEqual({ ok: false, code: "session_ended" });
    expect(await total()).toBe(1);
  });

  it("plays nothing on a platform that fails, and nothing early on one that is late", async () => {
    await harness.provider.faults.set("zjqp", { kind: "refuse" });
    expect(await round()).toEqual({ ok: false, code: "platform_silent" });
    await harness.provider.faults.set("zjqp", { kind: "lose_request", forMs: 5_000 });
    const key = newKey();
    expect(await round(key)).toEqual({ ok: false, code: "platform_silent" });
    expect(await total()).toBe(0);
    harness.now += 5_000;
    expect(await round(key)).toMatchObject({ ok: true });
    expect(await total()).toBe(1);
  });

  it("plays a round once whose answer is lost, and receives the answer when it retries", async () => {
    await harness.provider.faults.set("zjqp", { kind: "lose_response" });
    const key = newKey();
    expect(await round(key)).toEqual({ ok: false, code: "platform_silent" });
    expect(await total()).toBe(1);
    await harness.provider.faults.set("zjqp", null);
    expect(await round(key)).toMatchObject({ ok: true });
    expect(await total()).toBe(1);
  });

  it("is opened late by a slow platform, not by a failing one, and by a late one when asked again", async () => {
    await harness.provider.faults.set("zjqp", { kind: "refuse" });
    await expect(harness.provider.launch(LAUNCH)).rejects.toThrow(PlatformSilence);
    await harness.provider.faults.set("zjqp", { kind: "delay", delayMs: 20 });
    expect(await harness.provider.launch(LAUNCH)).toMatchObject({ ok: true });
    await harness.provider.faults.set("zjqp", { kind: "lose_request", forMs: 5_000 });
    await expect(harness.provider.launch(LAUNCH)).rejects.toThrow("zjqp");
    expect(await harness.provider.launch({ ...LAUNCH, gameId: "xhdz-001" })).toMatchObject({ ok: true });
    harness.now += 5_000;
    expect(await harness.provider.launch(LAUNCH)).toMatchObject({ ok: true });
  });

  it("has names of platform and game for its bets", async () => {
    const { data } = await round();
    const betId = String(data?.["betId"]);
    const names = await harness.provider.describeBets([betId, betId, "B0", "'; drop table provider_bet"]);
    expect([...names]).toEqual([
      [betId, { platformName: "竹节棋牌", gameName: harness.provider.catalogue.game("zjqp-001")?.name }],
    ]);
    expect((await harness.provider.describeBets([betId], "en")).get(betId)).toMatchObject({
      platformName: "Bambooknot",
    });
    expect((await harness.provider.describeBets([])).size).toBe(0);
    expect(
      (await harness.provider.describeBets(Array.from({ length: 1_500 }, (_, index) => `B${index}`).concat(betId)))
        .size,
    ).toBe(1);
  });
});

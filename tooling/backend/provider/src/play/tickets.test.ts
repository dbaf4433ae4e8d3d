import { withEngines } from "@baize/ledger/testing";
import { first } from "@baize/ledger";
import { beforeEach, expect, it } from "vitest";
import type { Tables } from "../store/tables.ts";
import { MEMBER, openHarness, sessionOf, START, type Harness } from "../testing/open-harness.ts";

const GAME = "zjqp-001";

withEngines("a launch ticket", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });
  const launch = (gameId = GAME, mode: "real" | "demo" = "real") =>
    harness.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId,
      mode,
      surface: "mobile",
      locale: "zh-CN",
    });
  const address = async (gameId?: string): Promise<string> => {
    const launched = await launch(gameId);
    if (!launched.ok) throw new Error(launched.code);
    return launched.url;
  };

  it("names the game, the platform and how to open it", async () => {
    expect(await launch()).toMatchObject({
      ok: true,
      url: expect.stringMatching(/^\/play\/[A-Za-z0-9_-]{32}$/),
      openMode: "frame",
      expireSec: 60,
      gameId: GAME,
      platform: "zjqp",
      platformName: "竹节棋牌",
      gameType: 7,
    });
    expect(
      await launch(harness.provider.catalogue.categories()[0]?.games.find(({ platform }) => platform === "mqzr")?.id),
    ).toMatchObject({ openMode: "window" });
  });

  it("opens one session of fifty visits at once", async () => {
    const url = await address();
    const answers = await Promise.all(Array.from({ length: 50 }, () => harness.fetch(url)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
    const page = await answers.find(({ status }) => status === 200)?.text();
    expect((await harness.call(sessionOf(page ?? ""), "state")).ok).toBe(true);
  });

  it("opens until sixty seconds have passed and no longer", async () => {
    const [early, late] = [await address(), await address()];
    harness.now = START + 59_999;
    expect((await harness.fetch(early)).status).toBe(200);
    harness.now = START + 60_000;
    expect((await harness.fetch(late)).status).toBe(410);
  });

  it("issued under a clock that is later set back opens within the skew, and not days off", async () => {
    const urls = [await address()];
    for (const ahead of [5_000, 31 * 86_400_000]) {
      harness.now = START + ahead;
      urls.push(await address());
    }
    harness.now = START;
    expect((await Promise.all(urls.map((url) => harness.fetch(url)))).map(({ status }) => status)).toEqual([
      200, 200, 410,
    ]);
  });

  it("is not used up by HEAD, prefetch or anything but a navigation", async () => {
    const url = await address();
    expect((await harness.fetch(url, { method: "HEAD" })).status).toBe(405);
    expect((await harness.fetch(url, { headers: { "sec-purpose": "prefetch;prerender" } })).status).toBe(403);
    expect((await harness.fetch(url, { headers: { purpose: "prefetch" } })).status).toBe(403);
    expect((await harness.fetch(url, { headers: { "sec-fetch-dest": "image" } })).status).toBe(403);
    expect((await harness.fetch(url, { method: "POST" })).status).toBe(404);
    expect((await harness.fetch(url, { headers: { "sec-fetch-dest": "iframe" } })).status).toBe(200);
  });

  it("is stored as a hash only, as is the session", async () => {
    const url = await address();
    const session = sessionOf(await (await harness.fetch(url)).text());
    const q = harness.database.builder<Tables>();
    const row = await harness.database.read(() => first(q.selectFrom("provider_play").selectAll()));
    const kept = JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
    expect(kept).not.toContain(url.slice("/play/".length));
    expect(kept).not.toContain(session);
  });

  it("opens nothing when it was not issued here", async () => {
    expect((await harness.fetch(`/play/${"a".repeat(32)}`)).status).toBe(410);
    expect((await harness.fetch("/play/short")).status).toBe(404);
    expect((await harness.fetch(`/play/game/${GAME}`)).status).toBe(410);
  });

  it.each([
    ["a game that there is not", "nobody-001", "real", "game_unknown"],
    ["a match in demo", "lyty-001", "demo", "demo_unavailable"],
  ] as const)("is refused for %s", async (_, gameId, mode, code) => {
    expect(await launch(gameId, mode)).toEqual({ ok: false, code, maintenance: null });
  });

  it("is refused while the platform is closed, with the closing", async () => {
    const closing = { start: START, end: START + 60_000, text: "升级" };
    await harness.provider.maintenance.set("zjqp", closing);
    expect(await launch()).toEqual({ ok: false, code: "game_maintenance", maintenance: closing });
    harness.now = START + 60_000;
    expect((await launch()).ok).toBe(true);
  });

  it("opens nothing once the platform has closed", async () => {
    const url = await address();
    await harness.provider.maintenance.set("zjqp", { start: null, end: null, text: "" });
    expect((await harness.fetch(url)).status).toBe(410);
  });

  it("ends with the member's other sessions on endSessions", async () => {
    const url = await address();
    const session = await harness.enter();
    const other = await harness.enter({ memberRef: "10001/m2" });
    expect(await harness.provider.endSessions(MEMBER)).toBe(2);
    expect((await harness.fetch(url)).status).toBe(410);
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
    expect((await harness.call(other, "state")).ok).toBe(true);
  });

  it("throws for a member reference of another form", async () => {
    await expect(
      harness.provider.launch({
        memberRef: "成员",
        brand: "10001",
        currency: "CNY",
        gameId: GAME,
        mode: "real",
        surface: "mobile",
        locale: "en",
      }),
    ).rejects.toThrow(RangeError);
  });
});

withEngines("a play session", (open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await openHarness(await open());
  });

  it("ends after half an hour without a round, however often it is polled", async () => {
    const session = await harness.enter();
    for (const minute of [10, 20, 30]) {
      harness.now = START + minute * 60_000;
      expect((await harness.call(session, "state")).ok).toBe(true);
    }
    harness.now = START + 30 * 60_000 + 1;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
    harness.now = START;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
  });

  it("goes on within the skew of a clock that is set back, and ends days off", async () => {
    for (const [ahead, ok] of [
      [5_000, true],
      [31 * 86_400_000, false],
    ] as const) {
      harness.now = START + ahead;
      const session = await harness.enter();
      harness.now = START;
      expect((await harness.call(session, "state")).ok).toBe(ok);
      harness.now = START + ahead;
      expect((await harness.call(session, "state")).ok).toBe(ok);
    }
  });

  it("ends when maintenance starts and does not come back after it", async () => {
    const session = await harness.enter();
    await harness.provider.maintenance.set("zjqp", { start: START + 1000, end: START + 2000, text: "" });
    expect((await harness.call(session, "state")).ok).toBe(true);
    harness.now = START + 1500;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "maintenance" });
    harness.now = START + 3000;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
  });

  it("ends in a closing during which nobody polled", async () => {
    const session = await harness.enter();
    await harness.provider.maintenance.set("zjqp", { start: START + 1000, end: START + 2000, text: "" });
    harness.now = START + 1500;
    await harness.provider.settleDue();
    harness.now = START + 3000;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
  });

  it("is bound by closings from before a restart", async () => {
    const closing = { start: null, end: START + 5, text: "x" };
    await harness.provider.maintenance.set("zjqp", closing);
    await harness.provider.maintenance.set("xhdz", closing);
    await harness.provider.maintenance.set("xhdz", null);
    expect((await harness.reopen()).maintenance.list()).toEqual([{ platform: "zjqp", closing }]);
    await expect(harness.provider.maintenance.set("nobody", null)).rejects.toThrow(RangeError);
  });

  it("is deleted a week after its end, and not before", async () => {
    const session = await harness.enter();
    await harness.provider.endSessions(MEMBER);
    harness.now = START + 7 * 86_400_000;
    expect(await harness.provider.sweep()).toBe(0);
    harness.now += 1;
    expect(await harness.provider.sweep()).toBe(1);
    expect((await harness.call(session, "state")).code).toBe("session_ended");
  });
});

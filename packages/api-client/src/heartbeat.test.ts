// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startHeartbeat } from "./heartbeat.ts";
import { makeLocks } from "./locks.test.support.ts";
import { createFakeClient, failure, type FakeClient, type FakeOptions } from "./testing/index.ts";

const stops: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const start = async (client: FakeClient, getGame?: () => { gameid: string; platform: string }): Promise<() => void> => {
  await client.session.start();
  const stop = startHeartbeat(client, getGame);
  stops.push(stop);
  return stop;
};
const beats = (client: FakeClient): number => client.requests.filter(({ call }) => call === "games.heartbeat").length;
const pass = async (seconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
};
const make = (answers = {}, options: FakeOptions = {}) =>
  createFakeClient(answers, { now: () => Date.now(), ...options });
const goOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  if (isOnline) globalThis.dispatchEvent(new Event("online"));
};
const show = (visibility: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("the heartbeat", () => {
  it("beats at once and about every 30 s, with the game of the moment", async () => {
    const client = make();
    let gameid = "";
    await start(client, () => ({ gameid, platform: gameid === "" ? "" : "p1" }));
    await pass(1);
    expect(beats(client)).toBe(1);
    gameid = "g1";
    await pass(34);
    expect(beats(client)).toBe(2);
    expect(client.requests.at(-1)?.input).toEqual({ gameid: "g1", platform: "p1" });
    await pass(300);
    expect(beats(client)).toBeGreaterThanOrEqual(10);
    expect(beats(client)).toBeLessThanOrEqual(14);
  });
  it.each([0, 1, 0.5])(
    "beats every 30 s on average, without drift, with slow answers and jitter %d",
    async (jitter) => {
      vi.spyOn(Math, "random").mockReturnValue(jitter);
      const sentAt: number[] = [];
      const heartbeat = async () => {
        sentAt.push(Date.now());
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        return { online: true, serverTime: "2026-11-28T12:00:00+08:00" };
      };
      await start(make({ games: { heartbeat } }));
      await pass(30 * 200 + 10);
      expect(sentAt).toHaveLength(201);
      const offsets = sentAt.map((at, nth) => at - (sentAt[0] ?? 0) - nth * 30_000);
      expect(Math.max(...offsets.map(Math.abs))).toBeLessThanOrEqual(3_000);
    },
  );
  it("keeps its turns with timers that come late and answers of many seconds", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const setTimer = globalThis.setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, delay = 0) =>
      setTimer(run, delay + 1_700)) as typeof setTimeout);
    const sentAt: number[] = [];
    const heartbeat = async () => {
      sentAt.push(Date.now());
      await new Promise((resolve) => setTimer(resolve, 12_000 + 1_000 * (sentAt.length % 7)));
      return { online: true, serverTime: "2026-11-28T12:00:00+08:00" };
    };
    await start(make({ games: { heartbeat } }));
    await pass(30 * 200 + 5);
    expect(sentAt.map((at, nth) => at - (sentAt[0] ?? 0) - nth * 30_000)).toEqual([
      0,
      ...Array.from({ length: 200 }, () => 1_700),
    ]);
  });
  it("goes on in step when the clock of the device is set, back or ahead", async () => {
    let shift = 0;
    const client = make({}, { now: () => Date.now() + shift });
    await start(client);
    await pass(100);
    for (const hours of [-5, 7]) {
      const before = beats(client);
      shift += hours * 3_600_000;
      await pass(300);
      expect(beats(client) - before).toBeGreaterThanOrEqual(9);
      expect(beats(client) - before).toBeLessThanOrEqual(11);
    }
  });
  it("waits for one beat before it plans the next, and goes on after failures", async () => {
    let running = 0;
    let most = 0;
    const client = make({
      games: {
        heartbeat: async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 9_000));
          running -= 1;
          return failure("network")();
        },
      },
    });
    await start(client);
    await pass(200);
    expect(most).toBe(1);
    expect(beats(client)).toBeGreaterThanOrEqual(4);
  });
  it("does not beat for a visitor, begins with the session and stops with it", async () => {
    const client = make({}, { session: "visitor" });
    await start(client);
    await pass(100);
    expect(beats(client)).toBe(0);
    await client.account.login({ username: "m", password: "QQ==", keyId: "k" });
    await pass(1);
    expect(beats(client)).toBe(1);
    client.signOut();
    await pass(300);
    expect(beats(client)).toBe(1);
  });
  it("stops while leaving, and for good when stopped", async () => {
    const client = make();
    const stop = await start(client);
    await pass(1);
    client.session.leave(Date.now() + 600_000);
    await pass(200);
    expect(beats(client)).toBe(1);
    const other = make();
    const stopOther = await start(other);
    stopOther();
    stop();
    await pass(200);
    expect(beats(other)).toBeLessThanOrEqual(1);
  });
  it("ends with the session when a beat's token is refused", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const client = make({ games: { heartbeat: { ok: false, code: "token", detail: {} } } }, { onSessionEnd });
    await start(client);
    await pass(200);
    expect(onSessionEnd.mock.calls).toEqual([["rejected"]]);
    expect(beats(client)).toBe(1);
  });
  it("pauses offline and beats once on return", async () => {
    const client = make();
    await start(client);
    await pass(1);
    goOnline(false);
    await pass(300);
    expect(beats(client)).toBe(1);
    goOnline(true);
    await pass(1);
    goOnline(true);
    await pass(1);
    expect(beats(client)).toBe(2);
    await pass(34);
    expect(beats(client)).toBe(3);
  });
  it("beats on return from hidden only when a beat is overdue, without a burst", async () => {
    let now = 1_000_000;
    const client = make({}, { now: () => now });
    await start(client);
    await pass(1);
    show("hidden");
    show("visible");
    await pass(1);
    expect(beats(client)).toBe(1);
    now += 3_600_000;
    show("hidden");
    show("visible");
    show("visible");
    await pass(1);
    expect(beats(client)).toBe(2);
  });
  it("beats in one tab of a session where the browser has Web Locks", async () => {
    vi.stubGlobal("navigator", { onLine: true, locks: { request: makeLocks() } });
    const [one, two] = [make(), make()];
    const stopOne = await start(one);
    await start(two);
    await pass(100);
    expect([beats(one) > 0, beats(two)]).toEqual([true, 0]);
    const before = beats(one);
    stopOne();
    await pass(100);
    expect([beats(one), beats(two) > 0]).toEqual([before, true]);
  });
  it("follows the tab in which a game was started last, and goes back when that tab is gone", async () => {
    vi.stubGlobal("navigator", { onLine: true, locks: { request: makeLocks() } });
    const [lobby, play, other] = [make(), make(), make()];
    await start(lobby);
    const stopPlay = await start(play);
    await start(other);
    await pass(1);
    play.game.start("g1", "p1");
    await pass(1);
    expect(play.requests.at(-1)?.input).toEqual({ gameid: "g1", platform: "p1" });
    const before = beats(lobby);
    await pass(100);
    expect([beats(lobby), beats(play) > 2, beats(other)]).toEqual([before, true, 0]);
    play.game.start("g2", "p1");
    play.game.clear();
    await pass(100);
    expect([beats(lobby), beats(other)]).toEqual([before, 0]);
    stopPlay();
    await pass(1);
    const [inLobby, elsewhere] = [beats(lobby), beats(other)];
    expect(inLobby + elsewhere).toBe(before + 1);
    await pass(100);
    expect([beats(lobby) > inLobby, beats(other) > elsewhere].filter(Boolean)).toHaveLength(1);
  });
  it("leads from the start where a game is still open, as after a reload", async () => {
    vi.stubGlobal("navigator", { onLine: true, locks: { request: makeLocks() } });
    const [lobby, play] = [make(), make()];
    await start(lobby);
    play.game.start("g1", "p1");
    await play.session.start();
    const stop = startHeartbeat(play);
    stops.push(stop);
    // Started once more before the lead is there: it is asked for once, and beats once.
    play.game.start("g2", "p1");
    await pass(100);
    expect([beats(lobby), beats(play) > 2, beats(play) < 6]).toEqual([1, true, true]);
    const last = beats(play);
    stop();
    await pass(100);
    expect([beats(play), beats(lobby) > 1]).toEqual([last, true]);
  });
  it("beats by itself where Web Locks are refused", async () => {
    vi.stubGlobal("navigator", {
      onLine: true,
      locks: { request: async () => Promise.reject(new DOMException("no", "SecurityError")) },
    });
    const client = make();
    await start(client);
    await pass(1);
    expect(beats(client)).toBe(1);
  });
});

import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MEMBER, newKey, openHarness, sessionOf, START, type Harness } from "../testing/open-harness.ts";
import type { Closing } from "../types.ts";

const LAUNCH = {
  memberRef: MEMBER,
  brand: "10001",
  currency: "CNY",
  gameId: "zjqp-001",
  mode: "real",
  surface: "mobile",
  locale: "zh-CN",
} as const;
const LEAGUE = "lyty-001";
const CLOSED: Closing = { start: START, end: START + 60_000, text: "升级" };
const MAINTENANCE = { ok: false, code: "maintenance" };

withEngines("the routes of one brand", (open) => {
  let harness: Harness;
  let other: ReturnType<Harness["provider"]["routes"]>;
  beforeEach(async () => {
    harness = await openHarness(await open());
    other = harness.provider.routes("10002");
    for (const platform of ["zjqp", "lyty"])
      await harness.provider.wallet.credit(MEMBER, platform, `fund-${platform}`, 100_000n, "CNY");
  });
  const whole = async (answer: Response) => ({
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers],
  });
  const ticket = async () => {
    const launched = await harness.provider.launch(LAUNCH);
    if (!launched.ok) throw new Error(launched.code);
    return launched.url;
  };

  it("opens no ticket of another brand, answers as for an unknown one, and uses up nothing", async () => {
    const url = await ticket();
    for (const accept of ["zh-CN", "en"]) {
      const init = { headers: { "accept-language": accept } };
      const unknown = await whole(await other.request(`/play/${"a".repeat(32)}`, init));
      expect(unknown.status).toBe(410);
      expect(await whole(await other.request(url, init))).toEqual(unknown);
    }
    const opened = await harness.fetch(url);
    expect(opened.status).toBe(200);
    expect((await harness.call(sessionOf(await opened.text()), "state")).ok).toBe(true);
  });

  it("knows no session of another brand at any address, running or over", async () => {
    const sessions = [
      await harness.enter(),
      await harness.enter({ gameId: LEAGUE }),
      await harness.enter({ mode: "demo" }),
    ];
    const key = newKey();
    expect((await harness.call(sessions[0] ?? "", "round", { key, stake: "10", choice: "east" })).ok).toBe(true);
    const body = (over: object = {}) => ({
      method: "POST",
      body: JSON.stringify({ key: newKey(), stake: "10", choice: "east", ...over }),
    });
    const calls = [
      ["state", {}],
      ["watch", {}],
      ["watch?version=0", {}],
      ["match", {}],
      ["nothing", {}],
      ["state", { method: "HEAD" }],
      ["round", body()],
      ["round", body({ key })],
      ["round", body({ stake: "0" })],
      ["round", { method: "POST", body: "{" }],
      ["round", { method: "POST", body: "x".repeat(9_000) }],
      ["round/close", body()],
      ["round/close", body({ key })],
    ] as const;
    const askAll = async () => {
      for (const [path, init] of calls) {
        const ask = async (play: string) =>
          whole(await other.request(`/play/api/${path}`, { ...init, headers: { play } }));
        const unknown = await ask("a".repeat(32));
        for (const session of sessions) expect([path, await ask(session)]).toEqual([path, unknown]);
      }
    };
    await askAll();
    await harness.provider.endSessions(MEMBER);
    await askAll();
    expect((await harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 1, locale: "en" })).total).toBe(1);
    expect(await harness.call(sessions[0] ?? "", "round", { key, stake: "10", choice: "east" })).toMatchObject({
      ok: true,
    });
  });
});

withEngines("a site that is closed", (open) => {
  let harness: Harness;
  let closings: Map<string, Closing>;
  beforeEach(async () => {
    closings = new Map();
    harness = await openHarness(await open(), { isSiteClosed: (brand) => closings.get(brand) ?? null });
    await harness.provider.wallet.credit(MEMBER, "zjqp", "fund", 100_000n, "CNY");
  });
  afterEach(async () => {
    await harness.provider.close();
  });
  const round = (key = newKey()) => ({ key, stake: "10", choice: "east" });
  const set = (closing: Closing | null, brand = "10001") =>
    closing === null ? closings.delete(brand) : closings.set(brand, closing);

  it("launches nothing and opens no ticket, while another brand plays on", async () => {
    const launched = await harness.provider.launch(LAUNCH);
    set(CLOSED);
    expect(await harness.provider.launch(LAUNCH)).toEqual({ ok: false, code: "game_maintenance", maintenance: CLOSED });
    expect((await harness.fetch(launched.ok ? launched.url : "")).status).toBe(410);
    expect((await harness.provider.launch({ ...LAUNCH, brand: "10002" })).ok).toBe(true);
    expect(harness.provider.catalogue.provider("zjqp")?.state).toBe("normal");
  });

  it("takes no round, answers recorded rounds, and its sessions stay over", async () => {
    const [session, key] = [await harness.enter(), newKey()];
    const { data } = await harness.call(session, "round", round(key));
    set(CLOSED);
    expect(await harness.call(session, "round", round())).toEqual(MAINTENANCE);
    expect(await harness.call(session, "state")).toEqual(MAINTENANCE);
    expect(await harness.call(session, "round", round(key))).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"] },
    });
    set(null);
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
    expect(await harness.call(session, "round", round(key))).toMatchObject({
      ok: true,
      data: { betId: data?.["betId"] },
    });
  });

  it("ends sessions in a closing during which nobody polled", async () => {
    const [session, foreign] = [await harness.enter(), await harness.provider.launch({ ...LAUNCH, brand: "10002" })];
    set({ ...CLOSED, start: START + 1_000 });
    harness.now = START + 1_000;
    await harness.provider.settleDue();
    harness.now = START + 60_000;
    expect(await harness.call(session, "state")).toEqual({ ok: false, code: "session_ended" });
    harness.now = START + 59_999;
    expect((await harness.provider.routes("10002").request(foreign.ok ? foreign.url : "")).status).toBe(200);
  });

  it.each(["at once by siteClosed", "within about a second by itself"])(
    "reaches open pages %s, also when it is only planned",
    async (how) => {
      const session = await harness.enter();
      const isSaid = how.startsWith("at once");
      const settle = () => new Promise((resolve) => void setTimeout(resolve, 50));
      const planned = { ...CLOSED, start: START + 1_000 };
      const news = harness.call(session, "watch");
      await settle();
      const before = performance.now();
      set(planned);
      if (isSaid) harness.provider.siteClosed("10001");
      expect(await news).toMatchObject({ ok: true, data: { closing: planned } });
      const over = harness.call(session, "watch");
      await settle();
      set({ start: null, end: null, text: "" });
      if (isSaid) harness.provider.siteClosed("10001");
      expect(await over).toEqual(MAINTENANCE);
      expect(performance.now() - before).toBeLessThan(isSaid ? 900 : 5_000);
    },
  );

  it("shows the closing that applies: the present one, or else the next", async () => {
    const session = await harness.enter();
    const shown = async () => (await harness.call(session, "state")).data?.["closing"];
    const [soon, later] = [
      { start: START + 10_000, end: START + 20_000, text: "soon" },
      { start: START + 30_000, end: null, text: "later" },
    ];
    set(later);
    await harness.provider.maintenance.set("zjqp", soon);
    expect(await shown()).toEqual(soon);
    set(soon);
    await harness.provider.maintenance.set("zjqp", later);
    expect(await shown()).toEqual(soon);
    harness.now = START + 20_000;
    expect(await shown()).toEqual(later);
    await harness.provider.maintenance.set("zjqp", null);
    expect(await shown()).toBeNull();
  });
});

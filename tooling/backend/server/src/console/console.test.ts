import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("the operator's console", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    await member.register("consoled");
  }, 60_000);
  afterAll(() => world.close());

  const secret = () => world.sandbox.consoleSecret;
  const enter = (given: string): Promise<Response> =>
    fetch(`${world.url}/console/enter`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ secret: given }),
    });
  const openSession = async (): Promise<{ readonly cookie: string }> => {
    const reply = await enter(secret());
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/console"]);
    return { cookie: (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
  };

  it("shows every page after a log-in, labelled as sandbox, with a policy of its own", async () => {
    const headers = await openSession();
    for (const tab of ["", "/outbox", "/deposits", "/withdrawals", "/members", "/closings", "/faults", "/system"]) {
      const page = await fetch(`${world.url}/console${tab}`, { headers });
      expect(page.status, tab).toBe(200);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await page.text()).toContain("沙盒 SANDBOX");
    }
    expect((await fetch(`${world.url}/console/none`, { headers })).status).toBe(404);
  });

  it("takes a form with its session's token only, and comes back to the page", async () => {
    const headers = await openSession();
    const post = { method: "POST", redirect: "manual" } as const;
    const form = (csrf: string, extra: Record<string, string> = {}) =>
      fetch(`${world.url}/console/jobs/run`, {
        ...post,
        headers: { ...headers, ...extra },
        body: new URLSearchParams({ csrf }),
      });
    expect((await form("")).status).toBe(403);
    const page = await (await fetch(`${world.url}/console/system`, { headers })).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const done = await form(csrf);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/console/system?done=1"]);
    expect((await form(csrf, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await form(csrf, await openSession())).status).toBe(403);
  });

  it("finds messages by a number that is posted, not by one in the address", async () => {
    const phone = "13700000002";
    await member.askCode("register", phone);
    expect(await member.operator("/outbox", { to: phone })).toMatchObject([{ target: `86:${phone}` }]);
    expect(await member.operator("/outbox", { to: "13700000003" })).toEqual([]);
    expect((await member.operator("/outbox?to=13700000003")) as unknown[]).not.toEqual([]);
  });

  it("logs who logs in and out, and wrong secrets, without the secret", async () => {
    const headers = await openSession();
    await enter("canary-secret");
    await fetch(`${world.url}/console/leave`, { method: "POST", headers });
    for (const event of ["console_logged_in", "console_login_wrong", "console_logged_out"])
      expect(world.log()).toContain(`"event":"${event}","brand":"alpha","from":"127.0.0.1"`);
    expect(world.log()).not.toContain("canary-secret");
    expect(world.log()).not.toContain(secret());
  });

  it("escapes what members have written", async () => {
    const phone = "13700000001";
    await member.askCode("register", phone);
    const page = await (
      await fetch(`${world.url}/console/deposits?fault=${encodeURIComponent("<img src=x>")}`, {
        headers: await openSession(),
      })
    ).text();
    expect(page).not.toContain("<img src=x>");
    expect(page).toContain("&lt;img src=x&gt;");
  });

  it("closes the site and its cashier for a time, and opens them again", async () => {
    await member.operator("/closings/cashier", { startsIn: 0, minutes: 30, text: "维护" });
    expect((await member.call(contract.finance.withdrawInfo, {})).data.maintenance?.text).toBe("维护");
    await member.operator("/closings/cashier", { lift: 1 });
    await member.operator("/closings/site", { startsIn: 0, minutes: 10, text: "全站维护" });
    const refused = await member.call(contract.member.balance, {});
    expect(refused.envelope).toMatchObject({ code: "maintenance", data: { until: "2026-11-27T12:10:00+08:00" } });
    expect((await member.call(contract.service.md, {})).data.maintenance?.text).toBe("全站维护");
    await member.operator("/closings/site", { lift: 1 });
    expect((await member.call(contract.member.balance, {})).code).toBe("");
  });

  it("closes a platform, and says so in the catalogue and at the launch", async () => {
    const [category] = (await member.call(contract.games.list, { show: "4" })).data;
    const game = category?.games[0];
    if (!game) throw new Error("There is no slot game.");
    await member.operator("/closings/platform", { platform: game.platform, startsIn: 0, minutes: 10, text: "" });
    expect((await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).envelope).toMatchObject({
      code: "game_maintenance",
      data: { until: "2026-11-27T12:10:00+08:00" },
    });
    await member.operator("/closings/platform", { platform: game.platform, lift: 1 });
    expect((await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).code).toBe("");
    await expect(member.operator("/closings/platform", { platform: "none", startsIn: 0 })).rejects.toThrow(
      "There is no platform",
    );
  });

  it("makes calls refuse, or lose their answers after they have worked", async () => {
    const path = contract.finance.depositCreate.path;
    const [method] = (await member.call(contract.finance.depositMethods, {})).data;
    const input = { channelId: method?.channels[0]?.id ?? "", payerName: "林晓", amount: "100.00", reqId: newKey() };
    await member.operator("/faults/call", { path, kind: "refuse", times: 1 });
    expect((await member.call(contract.finance.depositCreate, input)).code).toBe("server_busy");
    expect((await member.call(contract.finance.operation, { reqId: input.reqId })).data.state).toBe("absent");
    await member.operator("/faults/call", { path, kind: "lose_response", times: 1 });
    await expect(member.call(contract.finance.depositCreate, input)).rejects.toThrow("fetch failed");
    expect((await member.call(contract.finance.operation, { reqId: input.reqId })).data.state).toBe("settled");
    const again = (await member.call(contract.finance.depositCreate, input)).data;
    expect((await member.call(contract.finance.depositOpen, {})).data.map(({ id }) => id)).toEqual([again.id]);
  });

  it("moves the clock, and the sessions feel it", async () => {
    await member.operator("/clock", { offsetMinutes: 29 });
    expect((await member.call(contract.service.md, {})).data.serverTime).toBe("2026-11-27T12:29:00+08:00");
    await expect(member.operator("/clock", { offsetMs: 1e15 })).rejects.toThrow("a year at most");
    await expect(member.operator("/clock", { offsetMinutes: 28 })).rejects.toThrow("Time moves only forward");
    expect(await member.operator("/clock")).toMatchObject({ offsetMs: 29 * 60_000 });
  });

  it("finds the books in order, and runs the jobs on request", async () => {
    await member.operator("/jobs/run", {});
    expect(await member.operator("/audit")).toEqual([]);
    expect(world.log()).not.toMatch(/job_failed|call_failed/);
  });
});

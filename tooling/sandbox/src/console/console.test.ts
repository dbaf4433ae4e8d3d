import { contract } from "@baize/api-client/contract";
import type { HttpBindings } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type Visitor } from "../testing/visitor.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("the operator's console", () => {
  let world: World;
  let member: Visitor;
  beforeAll(async () => {
    world = await startWorld();
    member = world.visitor();
    await member.register("consoled");
  }, 60_000);
  afterAll(() => world.close());

  const ask = async (remoteAddress: string, headers: Record<string, string>, path = "/console/api/outbox") => {
    const bindings = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings;
    return (await world.sandbox.app("alpha").request(path, { headers: { host: "localhost:4100", ...headers } }, bindings)).status;
  };

  it("answers this machine only, by its own name, and no other site's page", async () => {
    expect(await ask("127.0.0.1", {})).toBe(200);
    expect(await ask("::ffff:127.0.0.1", { host: "127.0.0.1" })).toBe(200);
    expect(await ask("::1", { "sec-fetch-site": "same-origin", origin: "http://localhost:4100" })).toBe(200);
    expect(await ask("10.0.0.5", {})).toBe(403);
    expect(await ask("127.0.0.1", { host: "rebound.example" })).toBe(403);
    expect(await ask("127.0.0.1", { host: "localhost.evil.example" })).toBe(403);
    expect(await ask("127.0.0.1", { "x-forwarded-for": "8.8.8.8" })).toBe(403);
    expect(await ask("127.0.0.1", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await ask("127.0.0.1", { origin: "https://evil.example" })).toBe(403);
    expect(await ask("127.0.0.1", { origin: "http://localhost:9999" })).toBe(403);
    expect(await ask("10.0.0.5", {}, "/console")).toBe(403);
  });

  it("shows every page, labelled as sandbox, with a policy of its own", async () => {
    for (const tab of ["", "/outbox", "/deposits", "/withdrawals", "/members", "/closings", "/faults", "/system"]) {
      const page = await fetch(`${world.url}/console${tab}`);
      expect(page.status, tab).toBe(200);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(await page.text()).toContain("沙盒 SANDBOX");
    }
    expect((await fetch(`${world.url}/console/none`)).status).toBe(404);
  });

  it("takes a form with its own token only, and comes back to the page", async () => {
    const form = (csrf: string) => fetch(`${world.url}/console/jobs/run`, { method: "POST", redirect: "manual", body: new URLSearchParams({ csrf }) });
    expect((await form("")).status).toBe(403);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await (await fetch(`${world.url}/console/system`)).text())?.[1] ?? "";
    const done = await form(csrf);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/console/system?done=1"]);
  });

  it("escapes what members have written", async () => {
    const phone = "13700000001";
    await member.askCode("register", phone);
    const page = await (await fetch(`${world.url}/console/deposits?fault=${encodeURIComponent("<img src=x>")}`)).text();
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

  it("closes a platform, and says so in the catalogue and at the door", async () => {
    const [category] = (await member.call(contract.games.list, { show: "4" })).data;
    const game = category?.games[0];
    if (!game) throw new Error("There is no slot game.");
    await member.operator("/closings/platform", { platform: game.platform, startsIn: 0, minutes: 10, text: "" });
    expect((await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).envelope).toMatchObject({ code: "game_maintenance", data: { until: "2026-11-27T12:10:00+08:00" } });
    await member.operator("/closings/platform", { platform: game.platform, lift: 1 });
    expect((await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).code).toBe("");
    await expect(member.operator("/closings/platform", { platform: "none", startsIn: 0 })).rejects.toThrow("There is no platform");
  });

  it("makes calls refuse, or lose their answers after they have worked", async () => {
    const path = contract.finance.depositCreate.path;
    const [method] = (await member.call(contract.finance.depositMethods, {})).data;
    const input = { channelId: method?.channels[0]?.id ?? "", payerName: "林晓", amount: "100.00", reqId: newKey() };
    await member.operator("/faults/call", { path, kind: "refuse", times: 1 });
    expect((await member.call(contract.finance.depositCreate, input)).code).toBe("server_busy");
    expect((await member.call(contract.finance.operation, { reqId: input.reqId })).data.state).toBe("absent");
    await member.operator("/faults/call", { path, kind: "lose", times: 1 });
    await expect(member.call(contract.finance.depositCreate, input)).rejects.toThrow("fetch failed");
    expect((await member.call(contract.finance.operation, { reqId: input.reqId })).data.state).toBe("settled");
    const again = (await member.call(contract.finance.depositCreate, input)).data;
    expect((await member.call(contract.finance.depositOpen, {})).data.map(({ id }) => id)).toEqual([again.id]);
  });

  it("moves the clock, and the sessions feel it", async () => {
    await member.operator("/clock", { offsetMinutes: 29 });
    expect((await member.call(contract.service.md, {})).data.serverTime).toBe("2026-11-27T12:29:00+08:00");
    await expect(member.operator("/clock", { offsetMs: 1e15 })).rejects.toThrow("a year at most");
    await member.operator("/clock", { offsetMinutes: 0 });
  });

  it("finds the books in order, and runs the jobs on request", async () => {
    await member.operator("/jobs/run", {});
    expect(await member.operator("/audit")).toEqual([]);
    expect(world.log()).not.toMatch(/job_failed|call_failed/);
  });
});

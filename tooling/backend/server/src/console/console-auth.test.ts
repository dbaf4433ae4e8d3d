import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Proxy, startProxy } from "../testing/proxy.ts";
import { freshPhone } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { CONSOLE_SESSION_MS } from "./console-auth.ts";
import { CONSOLE_WINDOW_MS } from "./console-tries.ts";

let world: World;
let proxy: Proxy;
beforeEach(async () => {
  world = await startWorld();
  proxy = await startProxy(world.url);
});
afterEach(async () => {
  await proxy.close();
  await world.close();
});

/** A program's request from an address of its own. */
const ask = async (secret: string | null, from = "10.0.0.5"): Promise<Response> => {
  const bindings = { incoming: { socket: { remoteAddress: from } } } as unknown as HttpBindings;
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
  return world.sandbox.app("alpha").request("/console/api/outbox", { headers }, bindings);
};
const statusOf = async (secret: string | null, from?: string): Promise<number> => (await ask(secret, from)).status;
const logIn = (origin: string, secret: string, headers: Record<string, string> = {}): Promise<Response> => {
  const body = new URLSearchParams({ secret });
  return fetch(`${origin}/console/enter`, { method: "POST", redirect: "manual", headers, body });
};
const cookieOf = (reply: Response): string => (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

describe("the console's secret", () => {
  it("is made in the data folder, for its owner's eyes only", () => {
    const file = join(world.dataDir, "console-secret");
    expect(readFileSync(file, "utf8").trim()).toBe(world.sandbox.consoleSecret);
    expect(Buffer.from(world.sandbox.consoleSecret, "base64url")).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is asked for on every route of the console, also through a reverse proxy of this machine", async () => {
    const phone = freshPhone();
    await world.client().askCode("register", phone);
    const routes = world.sandbox.app("alpha").routes.filter(({ path }) => /^\/console(?:\/|$)/.test(path));
    expect(routes.length).toBeGreaterThan(40);
    const bodies = { programs: new Set<string>(), pages: new Set<string>() };
    for (const { method, path } of [
      ...routes,
      { method: "GET", path: "/console/none" },
      { method: "GET", path: "/console/api/none" },
    ]) {
      const verb = method === "ALL" ? "GET" : method;
      const address = `${proxy.url}${path.replace("/*", "/any").replace(":id", "x1")}`;
      for (const headers of [
        {},
        { authorization: "Bearer" },
        { cookie: "baize-console=1.2.3", "x-forwarded-for": "127.0.0.1" },
      ]) {
        const reply = await fetch(address, {
          method: verb,
          headers,
          ...(verb === "POST" ? { body: new URLSearchParams({ csrf: "" }) } : {}),
        });
        const isLeaving = path === "/console/leave";
        expect(reply.status, `${method} ${path}`).toBe(isLeaving ? 200 : 401);
        const body = await reply.text();
        expect(body).not.toContain(phone);
        if (!isLeaving) bodies[path.startsWith("/console/api") ? "programs" : "pages"].add(body);
      }
    }
    expect(bodies.programs.size).toBe(1);
    expect(bodies.pages.size).toBe(1);
  });

  it("opens the console through a proxy, by a cookie that holds no secret and ends after twelve hours", async () => {
    const reply = await logIn(proxy.url, world.sandbox.consoleSecret);
    const cookie = reply.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; Path=\/console; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(cookie).not.toContain(world.sandbox.consoleSecret);
    const page = () => fetch(`${proxy.url}/console/outbox`, { headers: { cookie: cookieOf(reply) } });
    expect((await page()).status).toBe(200);
    world.advance(CONSOLE_SESSION_MS - 1);
    expect((await page()).status).toBe(200);
    world.advance(1);
    expect((await page()).status).toBe(401);
  });

  it("gives a cookie with the prefix of its host to who came by https, and takes no other there", async () => {
    const secure = await logIn(proxy.url, world.sandbox.consoleSecret, { "x-forwarded-proto": "https" });
    expect(secure.headers.get("set-cookie")).toMatch(
      /^__Host-baize-console=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const page = (headers: Record<string, string>) => fetch(`${proxy.url}/console/outbox`, { headers });
    const cookie = cookieOf(secure);
    expect((await page({ cookie, "x-forwarded-proto": "https" })).status).toBe(200);
    expect((await page({ cookie: cookie.replace("__Host-", ""), "x-forwarded-proto": "https" })).status).toBe(401);
  });
});

describe("wrong secrets", () => {
  it("make an address wait after five, for a right one too, until the window ends, and no other address", async () => {
    const { consoleSecret } = world.sandbox;
    for (let index = 0; index < 5; index += 1) expect(await statusOf("wrong")).toBe(401);
    expect(await statusOf("wrong")).toBe(429);
    const locked = await ask(consoleSecret);
    expect([locked.status, Number(locked.headers.get("retry-after"))]).toEqual([429, CONSOLE_WINDOW_MS / 1000]);
    expect(await statusOf(consoleSecret, "10.0.0.6")).toBe(200);
    world.advance(CONSOLE_WINDOW_MS);
    expect(await statusOf(consoleSecret)).toBe(200);
  });

  it("are judged five times of two hundred at once", async () => {
    const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf("wrong")));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it("count for a whole IPv6 network", async () => {
    for (let index = 0; index < 5; index += 1) expect(await statusOf("wrong", `2001:db8:1:2::${index + 1}`)).toBe(401);
    expect(await statusOf("wrong", "2001:db8:1:2:ffff::9")).toBe(429);
    expect(await statusOf("wrong", "2001:db8:1:3::1")).toBe(401);
  });

  it("of twenty addresses leave each further one a single try, and the operator a way in", async () => {
    const { consoleSecret } = world.sandbox;
    for (let index = 0; index < 20; index += 1) expect(await statusOf("wrong", `10.1.0.${index}`)).toBe(401);
    expect(await statusOf("wrong", "10.2.0.1")).toBe(401);
    expect(await statusOf("wrong", "10.2.0.1")).toBe(429);
    expect(await statusOf(consoleSecret, "10.3.0.1")).toBe(200);
  });

  it("do not end a session that is open", async () => {
    const cookie = cookieOf(await logIn(proxy.url, world.sandbox.consoleSecret));
    for (let index = 0; index < 6; index += 1) await logIn(proxy.url, "wrong");
    expect((await logIn(proxy.url, world.sandbox.consoleSecret)).status).toBe(429);
    expect((await fetch(`${proxy.url}/console/outbox`, { headers: { cookie } })).status).toBe(200);
  });
});

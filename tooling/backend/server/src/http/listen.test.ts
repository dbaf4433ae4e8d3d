import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { type ConnectionLimits, CONNECTION_LIMITS, listen, type Listening } from "./listen.ts";
import type { HttpEnv } from "./serve-call.ts";

let listening: Listening;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await listening.close();
});
const start = async (limits?: ConnectionLimits): Promise<void> => {
  const app = new Hono<HttpEnv>();
  app.get("/", (c) => c.text("served"));
  listening = await listen(app, 0, "0.0.0.0", limits);
};
const openSilent = async (localAddress: string): Promise<Socket> => {
  const socket = connect({ port: listening.port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  sockets.add(socket);
  await once(socket, "connect");
  return socket;
};
const openMany = (count: number, localAddress: string): Promise<Socket[]> =>
  Promise.all(Array.from({ length: count }, () => openSilent(localAddress)));
const get = (localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: listening.port, host: "127.0.0.1", localAddress, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end();
  });

describe("connections", () => {
  it("that are silent, five hundred of one address, leave another address served", async () => {
    await start();
    await openMany(500, "127.0.0.1");
    expect(await get("127.0.0.2")).toBe(200);
  }, 30_000);

  it("beyond an address's share end at once, and give it back when they close", async () => {
    await start({ ...CONNECTION_LIMITS, perAddress: 20 });
    const [first] = await openMany(20, "127.0.0.1");
    const over = await openSilent("127.0.0.1");
    await once(over, "close");
    await expect(get("127.0.0.1")).rejects.toThrow(/ECONNRESET|socket hang up/);
    expect(await get("127.0.0.2")).toBe(200);
    first?.destroy();
    await once(first as Socket, "close");
    await expect.poll(() => get("127.0.0.1").catch(() => 0), { timeout: 20_000 }).toBe(200);
  }, 30_000);

  it("have a maximum over all addresses", async () => {
    await start({ ...CONNECTION_LIMITS, inAll: 30 });
    await openMany(15, "127.0.0.1");
    await openMany(15, "127.0.0.2");
    await expect(get("127.0.0.3")).rejects.toThrow(/ECONNRESET|socket hang up/);
  }, 30_000);

  it("that never send a request end after the time for headers", async () => {
    await start();
    const begun = performance.now();
    const silent = await openSilent("127.0.0.1");
    silent.resume();
    await once(silent, "close");
    expect(performance.now() - begun).toBeLessThan(20_000);
  }, 30_000);
});

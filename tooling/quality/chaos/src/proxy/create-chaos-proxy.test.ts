import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { LINE_FAULTS, type LineFault } from "@baize/safeguards";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ChaosOptions, type ChaosProxy, createChaosProxy } from "./create-chaos-proxy.ts";
import { type DrawnFault, drawFault } from "./draw-fault.ts";
import { seededRandom } from "./seeded-random.ts";

const BODY = JSON.stringify({ status: true, data: { text: "行情".repeat(40) } });
const SLOW = 40;
/** How a fetch reports that the connection ended. */
const CUT = /fetch failed|terminated/;

let server: Server;
let proxies: ChaosProxy[];
/** What the server got: method, path with query, body. */
let got: string[];

beforeEach(async () => {
  [got, proxies] = [[], []];
  server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      got.push(`${incoming.method ?? ""} ${incoming.url ?? ""} ${body}`.trim());
      outgoing.writeHead(incoming.url?.startsWith("/missing") ? 404 : 200, {
        "content-type": "application/json",
        "x-echo": incoming.headers["x-asked"] ?? "",
        "x-nth": got.length,
      });
      outgoing.end(incoming.url?.startsWith("/empty") ? "" : BODY);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const portOf = (): number => (server.address() as AddressInfo).port;
const start = async (options: Partial<ChaosOptions> = {}): Promise<ChaosProxy> => {
  const proxy = await createChaosProxy({
    target: { host: "127.0.0.1", port: portOf() },
    seed: 1,
    slowMs: SLOW,
    ...options,
  });
  proxies.push(proxy);
  return proxy;
};
const always = (): boolean => true;
/** A proxy whose first payment meets the wanted variety of a fault. */
const startWith = async (
  fault: LineFault,
  isWanted: (fault: DrawnFault) => boolean = always,
  slowMs = SLOW,
): Promise<ChaosProxy> => {
  let seed = 1;
  while (!isWanted(drawFault(fault, seededRandom(seed, "POST", "/money", 1), slowMs))) seed += 1;
  const proxy = await start({ seed, slowMs });
  proxy.set(fault, always);
  return proxy;
};
const drew =
  (name: string, value: unknown) =>
  (fault: DrawnFault): boolean =>
    Reflect.get(fault, name) === value;
const pay = async (
  proxy: ChaosProxy,
  signal?: AbortSignal,
): Promise<{ readonly reply: Response; readonly text: string }> => {
  const reply = await fetch(`${proxy.url}/money?x=1`, {
    method: "POST",
    body: "amount=1",
    headers: { "x-asked": "a" },
    ...(signal ? { signal } : {}),
  });
  return { reply, text: await reply.text() };
};
const SENT = "POST /money?x=1 amount=1";

describe("a proxy without a fault", () => {
  it("hands on method, path, headers and body, and the answer as it is", async () => {
    const proxy = await start();
    const { reply, text } = await pay(proxy);
    expect([reply.status, reply.headers.get("x-echo"), reply.headers.get("content-type"), text]).toEqual([
      200,
      "a",
      "application/json",
      BODY,
    ]);
    expect(got).toEqual([SENT]);
    expect(proxy.log).toEqual([{ method: "POST", path: "/money", nth: 1, fault: null, reached: 1, status: 200 }]);
  });
  it("hands on refusals and empty answers", async () => {
    const proxy = await start();
    expect((await fetch(`${proxy.url}/missing`)).status).toBe(404);
    expect(await (await fetch(`${proxy.url}/empty`)).text()).toBe("");
    expect((await fetch(`${proxy.url}/any`, { method: "HEAD" })).status).toBe(200);
  });
  it("cuts the connection when there is no server", async () => {
    const proxy = await start({ target: { host: "127.0.0.1", port: 1 } });
    await expect(pay(proxy)).rejects.toThrow(CUT);
    expect(proxy.log[0]).toMatchObject({ reached: 1, status: null });
  });
});

describe("each fault", () => {
  it("delay sends a late request on even when its sender has disconnected", async () => {
    const proxy = await startWith(
      "delay",
      (fault) => fault.kind === "delay" && fault.part === "request" && fault.ms > 400,
      500,
    );
    const leaving = new AbortController();
    const asked = pay(proxy, leaving.signal);
    while (proxy.log.length === 0) await sleep(1);
    await sleep(5);
    leaving.abort();
    await expect(asked).rejects.toThrow("aborted");
    await proxy.idle();
    expect(got).toEqual([SENT]);
  });
  it("delay gives a late answer whole", async () => {
    const proxy = await startWith("delay", drew("part", "answer"));
    expect((await pay(proxy)).text).toBe(BODY);
  });
  it.each([true, false])("stall never answers, whether the server had it or not: %s", async (reaches) => {
    const proxy = await startWith("stall", drew("reaches", reaches));
    const leaving = new AbortController();
    const asked = pay(proxy, leaving.signal);
    while (proxy.log.length === 0) await sleep(1);
    await proxy.idle();
    leaving.abort();
    await expect(asked).rejects.toThrow("aborted");
    expect(got).toEqual(reaches ? [SENT] : []);
  });
  it("drip gives the whole answer in several pieces", async () => {
    const proxy = await startWith("drip");
    const reply = await fetch(`${proxy.url}/money?x=1`, { method: "POST", body: "amount=1" });
    const pieces: Uint8Array[] = [];
    for await (const piece of reply.body ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).toString()).toBe(BODY);
  });
  it("reset ends the connection before the request is sent on", async () => {
    const proxy = await startWith("reset");
    await expect(pay(proxy)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
    expect([got, proxy.log[0]?.reached]).toEqual([[], 0]);
  });
  it("lost request takes it, and the server never has it", async () => {
    const proxy = await startWith("lose_request");
    await expect(pay(proxy)).rejects.toThrow(CUT);
    expect(got).toEqual([]);
  });
  it("lost response lets the server do it, and gives nothing", async () => {
    const proxy = await startWith("lose_response");
    await expect(pay(proxy)).rejects.toThrow(CUT);
    expect([got, proxy.log[0]?.status]).toEqual([[SENT], 200]);
  });
  it.each(["together", "after"])("duplicate sends it twice %s and gives the answer that comes first", async (order) => {
    const proxy = await startWith("duplicate", drew("order", order));
    const { reply, text } = await pay(proxy);
    await proxy.idle();
    expect([reply.headers.get("x-nth"), text, got, proxy.log[0]?.reached]).toEqual(["1", BODY, [SENT, SENT], 2]);
  });
  it("truncate cuts the connection inside the body, or says that a part is all", async () => {
    await expect(pay(await startWith("truncate", drew("framing", "cut")))).rejects.toThrow(CUT);
    const { text } = await pay(await startWith("truncate", drew("framing", "short")));
    expect(text.length).toBeLessThan(BODY.length);
    expect(BODY.startsWith(text.replace(/�+$/, ""))).toBe(true);
  });
  it("garble changes the type, the bytes or the shape", async () => {
    const octets = await pay(await startWith("garble", drew("way", "type")));
    expect([octets.reply.headers.get("content-type"), octets.text]).toEqual(["application/octet-stream", BODY]);
    expect((await pay(await startWith("garble", drew("way", "charset")))).reply.headers.get("content-type")).toContain(
      "utf-16le",
    );
    const { text } = await pay(await startWith("garble", drew("way", "bytes")));
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    const shape = await pay(await startWith("garble", drew("way", "shape")));
    expect(shape.text).not.toBe(BODY);
    expect(() => JSON.parse(shape.text) as unknown).not.toThrow();
  });
  it.each([502, 504])("bad gateway shows a page; the server had it only with 504: %s", async (status) => {
    const proxy = await startWith("bad_gateway", drew("status", status));
    const { reply, text } = await pay(proxy);
    expect([reply.status, reply.headers.get("content-type"), text.startsWith("<!doctype html>")]).toEqual([
      status,
      "text/html",
      true,
    ]);
    expect(got).toEqual(status === 504 ? [SENT] : []);
  });
});

describe("what meets a fault", () => {
  it("is the next request that matches, as often as set, in the order of setting", async () => {
    const proxy = await start();
    proxy.set("bad_gateway", ({ method, path }) => method === "POST" && path === "/money");
    proxy.set("garble", ({ path }) => path === "/money", 2);
    await fetch(`${proxy.url}/other`).then((reply) => reply.text());
    for (let time = 0; time < 4; time += 1) await pay(proxy);
    expect(proxy.log.map(({ fault }) => fault?.kind ?? null)).toEqual([null, "bad_gateway", "garble", "garble", null]);
  });
  it("is nothing once what was set is lifted", async () => {
    const proxy = await start();
    proxy.set("reset", always);
    proxy.lift();
    expect((await pay(proxy)).text).toBe(BODY);
  });
  it("is drawn by the plan at its rate, among its faults and requests", async () => {
    const proxy = await start({
      plan: { rate: 0.5, faults: ["garble", "bad_gateway"], target: ({ path }) => path !== "/spared" },
    });
    for (let time = 0; time < 60; time += 1) await pay(proxy);
    for (let time = 0; time < 5; time += 1) await fetch(`${proxy.url}/spared`).then((reply) => reply.text());
    const met = proxy.log.filter(({ path }) => path === "/money").map(({ fault }) => fault?.kind ?? "none");
    expect(new Set(met)).toEqual(new Set(["garble", "bad_gateway", "none"]));
    expect(met.filter((fault) => fault !== "none").length).toBeGreaterThan(15);
    expect(met.filter((fault) => fault !== "none").length).toBeLessThan(45);
    expect(proxy.log.filter(({ path }) => path === "/spared").every(({ fault }) => fault === null)).toBe(true);
  });
});

describe("the seed", () => {
  const decisions = async (seed: number, order: readonly string[]): Promise<Record<string, unknown>> => {
    const proxy = await start({ seed, slowMs: 2, plan: { rate: 0.8 } });
    const leaving = new AbortController();
    const asked = order.map(async (path) =>
      fetch(`${proxy.url}${path}`, { signal: leaving.signal })
        .then((reply) => reply.text())
        .catch(() => ""),
    );
    while (proxy.log.length < order.length) await sleep(2);
    leaving.abort();
    await Promise.all(asked);
    return Object.fromEntries(proxy.log.map(({ path, nth, fault }) => [`${path} ${nth}`, fault]));
  };
  const paths = Array.from({ length: 24 }, (_, index) => `/p${index % 6}`);

  it("decides the same for the nth request of a path, in whatever order they arrive", async () => {
    const first = await decisions(7, paths);
    expect(await decisions(7, paths.toReversed())).toEqual(first);
    expect(Object.values(first).filter((fault) => fault !== null).length).toBeGreaterThan(10);
  });
  it("decides otherwise with another number", async () => {
    expect(await decisions(8, paths)).not.toEqual(await decisions(7, paths));
  });
});

describe("close", () => {
  it("cuts what stalls, drips and waits, and leaves no socket on either side", async () => {
    const proxy = await start({ slowMs: 60_000 });
    for (const fault of ["stall", "drip", "delay"] as const) proxy.set(fault, always);
    const asked = Promise.allSettled(Array.from({ length: 4 }, () => pay(proxy)));
    while (proxy.log.length < 4) await sleep(5);
    await proxy.close();
    expect((await asked).filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(3);
    const refused = await new Promise<string>((resolve) =>
      connect(proxy.port, "127.0.0.1").once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "")),
    );
    expect(refused).toBe("ECONNREFUSED");
    const connections = async (): Promise<number> =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    while ((await connections()) > 0) await sleep(2);
    expect(await connections()).toBe(0);
  });
  it("is at once for every fault that was under way", async () => {
    for (const fault of LINE_FAULTS) {
      const proxy = await start({ slowMs: 60_000 });
      proxy.set(fault, always);
      const asked = pay(proxy).catch(() => null);
      while (proxy.log.length === 0) await sleep(2);
      await proxy.close();
      await asked;
    }
    expect(proxies).toHaveLength(LINE_FAULTS.length);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TimedAnswer } from "../call-sender.ts";
import type { ClientOptions } from "../client.ts";
import { contract } from "../contract/index.ts";
import { CanceledError, NetworkError, TimeoutError } from "../errors.ts";
import {
  accepted,
  clientOf,
  type LocalServer,
  type ReceivedRequest,
  reply,
  startServer,
} from "../local-server.test.support.ts";
import { createMemoryStorage, createStorage, textKey } from "../storage.ts";
import { aheadOf, askAhead } from "./index.ts";

const { games, service } = contract;
const AREAS = aheadOf(service.phoneArea);

let server: LocalServer;
let storage = createMemoryStorage();
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  storage = createMemoryStorage();
  server.answerWith((_received, response) => reply(response, accepted([])));
});

const ask = (options: Partial<Parameters<typeof askAhead>[0]> = {}): void =>
  askAhead({ origin: server.origin, storage, ...options }, [AREAS]);
const client = (options: ClientOptions = {}) => clientOf(server.origin, { storage, ...options });
/** Until so many requests have come. */
const received = async (count: number): Promise<void> => {
  await vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000 });
};

const lineOf = ({ method, url, headers }: ReceivedRequest): unknown => ({ method, url, headers });

describe("a request of the document", () => {
  it("is the one that the client would send", async () => {
    const [page, cookie] = [new URL(server.origin), "XSRF-TOKEN=a%20b"];
    vi.stubGlobal("location", page);
    vi.stubGlobal("document", { cookie, addEventListener: () => undefined });
    const options = {
      origin: "",
      storage,
      site: "S1",
      locale: "en",
      headerNames: { device: "X-Device" },
      paths: { [games.list.path]: "/v2/games?kind=a%20b" },
    };
    askAhead(options, [aheadOf(games.list, { show: "home" })]);
    await received(1);
    // With a `fetch` of its own the client takes no answer of the document.
    const own = clientOf("", { ...options, fetch: async (input, init) => fetch(input, init) });
    expect(await own.games.list({ show: "home" })).toEqual({ ok: true, data: [] });
    await received(2);
    const [early, usual] = server.received.map(lineOf);
    expect(early).toEqual(usual);
    expect(early).toMatchObject({
      url: "/v2/games?kind=a+b&show=home",
      headers: { "x-xsrf-token": "a b", "x-device": own.device, site: "S1", lang: "en" },
    });
    expect(await clientOf("", options).games.list({ show: "home" })).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(2);
  });
  it("has its answer taken once", async () => {
    ask();
    const one = client();
    expect(await Promise.all([one.service.phoneArea(), one.service.phoneArea()])).toEqual([
      { ok: true, data: [] },
      { ok: true, data: [] },
    ]);
    expect(server.received).toHaveLength(2);
  });
  it.each<[string, ClientOptions]>([
    ["language", { locale: "en" }],
    ["site", { site: "S2" }],
    ["device number", { storage: createMemoryStorage() }],
    ["path", { paths: { [service.phoneArea.path]: "/v2/areas" } }],
  ])("is not taken for another %s", async (_what, options) => {
    ask();
    await received(1);
    await client(options).service.phoneArea();
    expect(server.received).toHaveLength(2);
  });
  it("is not taken by a session, nor after one", async () => {
    ask();
    await received(1);
    const tokenKey = textKey("session", "token", () => true);
    storage.set(tokenKey, "t0");
    const member = client();
    await member.service.phoneArea();
    member.signOut();
    await received(3);
    await member.service.phoneArea();
    expect(server.received.map(({ headers }) => headers["token"])).toEqual([undefined, "t0", "t0", undefined]);
  });
  it("is not taken when it is old", async () => {
    ask();
    await received(1);
    const later = performance.now() + 15_001;
    vi.spyOn(performance, "now").mockImplementation(() => later);
    await client().service.phoneArea();
    expect(server.received).toHaveLength(2);
  });
  it("tells the clock its own times", async () => {
    const asked = performance.now();
    ask();
    const sent = performance.now();
    await received(1);
    await vi.waitFor(async () => expect(await globalEarly()).not.toContain(null), { timeout: 20_000 });
    const came = performance.now();
    const seen: TimedAnswer[] = [];
    await client({ onAnswer: (answer) => seen.push(answer) }).service.phoneArea();
    const [{ sentAt, receivedAt } = { sentAt: 0, receivedAt: 0 }] = seen;
    expect([asked, sentAt, sent, receivedAt, came]).toEqual(
      [asked, sentAt, sent, receivedAt, came].toSorted((one, other) => one - other),
    );
  });
});

/** What has come of the requests that nobody took. */
const globalEarly = async (): Promise<unknown[]> => {
  const kept = (globalThis as { baizeAhead?: Map<string, { readonly answer: Promise<unknown> }> }).baizeAhead;
  return Promise.all([...(kept?.values() ?? [])].map(async ({ answer }) => answer));
};

describe("a request of the document that fails", () => {
  it("with a status is sent again, as often as any read", async () => {
    server.answerWith((_received, response, count) => reply(response, accepted([]), {}, count < 3 ? 503 : 200));
    ask();
    expect(await client().service.phoneArea()).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(3);
  });
  it("without a connection is sent again", async () => {
    server.answerWith((_received, response, count) => {
      if (count === 1) response.destroy();
      else reply(response, accepted([]));
    });
    ask();
    expect(await client().service.phoneArea()).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(2);
  });
  it("offline leaves a fault to the call alone", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    ask();
    await expect(client().service.phoneArea()).rejects.toBeInstanceOf(NetworkError);
  });
  it("by silence ends with the budget of the call", async () => {
    server.answerWith(() => undefined);
    ask();
    await expect(client({ timeoutMs: 60 }).service.phoneArea()).rejects.toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(1);
  });
  it("leaves the call what is left of its budget", async () => {
    server.answerWith((_received, response, count) => {
      if (count === 1) setTimeout(() => reply(response, {}, {}, 503), 300);
    });
    ask();
    await expect(client({ timeoutMs: 1_000 }).service.phoneArea()).rejects.toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(2);
  });
});

describe("a call that waits for an early answer", () => {
  it("can be aborted, and leaves others alone", async () => {
    server.answerWith((_received, response, count) => {
      if (count > 1) reply(response, accepted([]));
    });
    ask();
    const one = client();
    const given = new AbortController();
    const waiting = one.service.phoneArea({}, { signal: given.signal });
    const other = one.service.phoneArea();
    await received(2);
    given.abort();
    await expect(waiting).rejects.toBeInstanceOf(CanceledError);
    expect(await other).toEqual({ ok: true, data: [] });
  });
});

describe("nothing is asked", () => {
  it.each([
    ["holds a session", textKey("session", "token", () => true)],
    ["may hold one in another tab", textKey("local", "session_open", () => true)],
  ])("where the browser %s", async (_what, key) => {
    storage.set(key, "1");
    ask();
    await client().service.phoneArea();
    expect(server.received).toHaveLength(1);
  });
  it("where the browser keeps no device number", async () => {
    storage = createStorage({ local: () => undefined, session: () => undefined });
    ask();
    await client().service.phoneArea();
    expect(server.received).toHaveLength(1);
  });
});

describe("a call for the head", () => {
  it("is plain data", () => {
    expect(aheadOf(client().games.list, {})).toEqual({
      method: "GET",
      path: games.list.path,
      query: "show=home",
      isKept: true,
    });
    expect(AREAS).toEqual({ method: "GET", path: service.phoneArea.path });
  });
  it("is a read for anyone with input that fits", () => {
    expect(() => aheadOf(contract.member.balance)).toThrow(/needs no session/);
    expect(() => aheadOf(contract.account.logout)).toThrow(/needs no session/);
    expect(() => aheadOf(games.list, { show: "nowhere" } as never)).toThrow(/breaks its schema at "show"/);
  });
});

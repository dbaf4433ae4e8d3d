import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aheadOf, askAhead } from "./ahead/index.ts";
import type { TimedAnswer } from "./call-sender.ts";
import type { ClientOptions } from "./client.ts";
import { contract, HEADER_NAMES } from "./contract/index.ts";
import { accepted, clientOf, type LocalServer, refused, reply, startServer } from "./local-server.test.support.ts";
import { type ClientStorage, createMemoryStorage, textKey } from "./storage.ts";

const { games, service } = contract;
const TAG = 'W/"one"';
const category = (name: string): object => ({ id: 4, sort: 1, name, providers: [], games: [], tabs: [] });

let server: LocalServer;
let kept = new Map<string, Response>();
const store = {
  match: async (key: URL) => kept.get(key.href)?.clone(),
  put: async (key: URL, answer: Response) => {
    const body = await answer.arrayBuffer();
    kept.set(key.href, new Response(body, { headers: answer.headers }));
  },
};
const putAll = async (count: number): Promise<void> => vi.waitFor(() => expect(kept.size).toBe(count));

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("location", new URL(server.origin));
  vi.stubGlobal("caches", { open: async () => store });
  server.answerWith(({ headers }, response) => {
    if (headers["if-none-match"] === TAG) response.writeHead(304, { etag: TAG, id: "next", vid: "family" }).end();
    else reply(response, accepted([category("电子")]), { etag: TAG });
  });
});

const client = (options: ClientOptions = {}) => clientOf(server.origin, { locale: "zh-CN", ...options });
const tagsSent = (): unknown[] => server.received.map(({ headers }) => headers["if-none-match"]);
const named = (name: string) => ({ ok: true, data: [expect.objectContaining({ name })] });

describe("an answer that the browser may keep", () => {
  it("is asked for by its tag, and given where it still holds", async () => {
    expect(await client().games.list({ show: "4" })).toEqual(named("电子"));
    await putAll(1);
    expect(await client().games.list({ show: "4" })).toEqual(named("电子"));
    expect(tagsSent()).toEqual([undefined, TAG]);
  });
  it("gives way to a new one", async () => {
    await client().games.list();
    await putAll(1);
    server.answerWith((_received, response) => reply(response, accepted([category("新")]), { etag: '"two"' }));
    expect(await client().games.list()).toEqual(named("新"));
    await vi.waitFor(() => expect([...kept.values()].map(({ headers }) => headers.get("etag"))).toEqual(['"two"']));
  });
  it("comes with the headers of the present answer, and is kept without those of its own", async () => {
    const storage = createMemoryStorage();
    storage.set(
      textKey("session", "token", () => true),
      "first",
    );
    server.answerWith(({ headers }, response) => {
      const etag = { etag: TAG, date: "Mon, 30 Nov 2026 10:00:00 GMT", [HEADER_NAMES.nextToken]: "second" };
      if (headers["if-none-match"] === TAG)
        response.writeHead(304, { ...etag, [HEADER_NAMES.nextToken]: "third" }).end();
      else reply(response, accepted([category("电子")]), etag);
    });
    const seen: TimedAnswer[] = [];
    const member = client({ storage, onAnswer: (answer) => seen.push(answer) });
    await member.games.list();
    await putAll(1);
    await member.games.list();
    await member.games.list();
    expect(server.received.map(({ headers }) => headers["token"])).toEqual(["first", "second", "third"]);
    expect(seen.map(({ date }) => date)).toEqual(Array.from({ length: 3 }, () => "Mon, 30 Nov 2026 10:00:00 GMT"));
    expect([...kept.values()].map(({ headers }) => [...headers.keys()])).toEqual([["content-type", "etag"]]);
  });
  it("is another one for each input, language and site", async () => {
    await client().games.list({ show: "4" });
    await client().games.list({ show: "3" });
    await client({ locale: "en" }).games.list({ show: "4" });
    await client({ site: "S2" }).games.list({ show: "4" });
    expect(tagsSent()).toEqual([undefined, undefined, undefined, undefined]);
    await putAll(4);
  });
  it("is taken by the document and by the client alike", async () => {
    await client().games.list({ show: "4" });
    await putAll(1);
    const storage = createMemoryStorage();
    askAhead({ origin: server.origin, storage }, [aheadOf(games.list, { show: "4" })]);
    expect(await client({ storage }).games.list({ show: "4" })).toEqual(named("电子"));
    expect(tagsSent()).toEqual([undefined, TAG]);
  });
});

describe("what is known of an answer on its way", () => {
  const silent = (): void => server.answerWith(() => undefined);
  const ask = async (onKnown: (data: unknown) => void, options = {}) =>
    client(options).games.list({ show: "4" }, { onKnown, timeoutMs: 1_000 });
  it.each([
    ["an answer that takes its time", () => undefined],
    [
      "a request of the document that does",
      (storage: ClientStorage) => askAhead({ origin: server.origin, storage }, [aheadOf(games.list, { show: "4" })]),
    ],
  ])("is given before %s, once", async (_what, begin) => {
    await client().games.list({ show: "4" });
    await putAll(1);
    silent();
    const storage = createMemoryStorage();
    begin(storage);
    const onKnown = vi.fn<(data: unknown) => void>();
    await expect(ask(onKnown, { storage })).rejects.toMatchObject({ code: "timeout" });
    expect(onKnown.mock.calls).toEqual([[named("电子").data]]);
  });
  it.each<[string, () => Promise<void>]>([
    ["where nothing is kept", async () => silent()],
    [
      "where the answer is there first",
      async () => {
        await client().games.list({ show: "4" });
        await putAll(1);
      },
    ],
    [
      "where what is kept is no answer any more",
      async () => {
        await client().games.list({ show: "4" });
        await putAll(1);
        for (const key of kept.keys()) kept.set(key, new Response("{}", { headers: { etag: TAG } }));
        silent();
      },
    ],
  ])("is not given %s", async (_what, begin) => {
    await begin();
    const onKnown = vi.fn<(data: unknown) => void>();
    await Promise.allSettled([ask(onKnown), new Promise((resolve) => setTimeout(resolve, 600))]);
    expect(onKnown).not.toHaveBeenCalled();
  });
});

describe("an answer is not kept", () => {
  const expectAskedWhole = async (options?: ClientOptions): Promise<void> => {
    expect(await client(options).games.list()).toEqual(named("电子"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await client(options).games.list()).toEqual(named("电子"));
    expect(tagsSent()).toEqual([undefined, undefined]);
  };
  it.each([
    ["has no store", undefined],
    ["denies its store", { open: async () => Promise.reject(new DOMException("denied", "SecurityError")) }],
    [
      "cannot read its store, or has no room",
      {
        open: async () => ({
          match: async () => Promise.reject(new DOMException("broken", "InvalidStateError")),
          put: async () => Promise.reject(new DOMException("full", "QuotaExceededError")),
        }),
      },
    ],
  ])("where the browser %s", async (_what, caches) => {
    vi.stubGlobal("caches", caches);
    await expectAskedWhole();
  });
  it("where the store never answers: it is asked for whole after three seconds", async () => {
    vi.stubGlobal("caches", { open: async () => new Promise(() => undefined) });
    const asked = performance.now();
    expect(await client().games.list()).toEqual(named("电子"));
    expect(performance.now() - asked).toBeGreaterThan(2_900);
  });
  it("that can no longer be read: it is asked for whole", async () => {
    await client().games.list();
    await putAll(1);
    const broken = {
      headers: new Headers({ etag: TAG }),
      arrayBuffer: async () => Promise.reject(new DOMException("broken", "InvalidStateError")),
    };
    vi.stubGlobal("caches", { open: async () => ({ ...store, match: async () => broken }) });
    expect(await client().games.list()).toEqual(named("电子"));
    expect(tagsSent()).toEqual([undefined, undefined]);
  });
  it("from another origin", async () => {
    vi.stubGlobal("location", new URL("https://brand.example"));
    await expectAskedWhole();
    expect(kept.size).toBe(0);
  });
  it("without a tag, or with a failure", async () => {
    server.answerWith((_received, response) => reply(response, accepted([category("电子")])));
    await client().games.list();
    server.answerWith((_received, response) => reply(response, refused("bad_request"), { etag: TAG }, 400));
    await client().games.list();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept.size).toBe(0);
  });
  it("of any other call", async () => {
    server.answerWith((_received, response) => reply(response, accepted([]), { etag: TAG }));
    await client().service.phoneArea();
    askAhead({ origin: server.origin, storage: createMemoryStorage() }, [aheadOf(service.phoneArea)]);
    await vi.waitFor(() => expect(server.received).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept.size).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../client.ts";
import type { Client } from "../client-types.ts";
import { HEADER_NAMES, liveStream } from "../contract/index.ts";
import { makeLocks } from "../locks.test.support.ts";
import type { SessionEndReason } from "../session-types.ts";
import { type ClientStorage, createMemoryStorage, textKey } from "../storage.ts";
import { SILENT_MS } from "./open-live.ts";
import { HIDDEN_MS, type LiveNews, startLive } from "./start-live.ts";

const AT = "2026-11-28T12:00:00+08:00";

/** Tabs of one origin, whose messages arrive at once. */
const makeChannel = () => {
  const open = new Set<EventTarget & { readonly name: string }>();
  return class extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
    }
    close(): void {
      open.delete(this);
    }
  };
};

interface Line {
  readonly request: Request;
  readonly write: (text: string) => void;
  readonly tell: (id: string, topic: string) => void;
  readonly cut: () => void;
  readonly isOpen: () => boolean;
}
/** A server whose streams are written by the test, or which answers as `answer` says. */
const makeServer = () => {
  const lines: Line[] = [];
  const server = { answer: null as (() => Response) | null, headers: {} as Record<string, string> };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (server.answer !== null) {
      lines.push({ request, write: () => {}, tell: () => {}, cut: () => {}, isOpen: () => false });
      return server.answer();
    }
    let isOpen = true;
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
    request.signal.addEventListener("abort", () => {
      if (isOpen) controller.error(new DOMException("aborted", "AbortError"));
      isOpen = false;
    });
    const write = (text: string): void => controller.enqueue(new TextEncoder().encode(text));
    const cut = (): void => {
      if (isOpen) controller.close();
      isOpen = false;
    };
    const tell = (id: string, topic: string): void => write(`id: ${id}\ndata: {"topic":"${topic}","at":"${AT}"}\n\n`);
    lines.push({ request, write, tell, cut, isOpen: () => isOpen });
    return new Response(body, { headers: { "content-type": "text/event-stream", ...server.headers } });
  };
  return { lines, server, fetch };
};

describe("the news of a member", () => {
  let made: ReturnType<typeof makeServer>;
  const stops: (() => void)[] = [];
  const ends: SessionEndReason[] = [];
  let visibility: DocumentVisibilityState = "visible";
  const page = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0);
    visibility = "visible";
    Object.defineProperty(page, "visibilityState", { configurable: true, get: () => visibility });
    vi.stubGlobal("document", page);
    vi.stubGlobal("BroadcastChannel", makeChannel());
    vi.stubGlobal("navigator", { locks: { request: makeLocks() } });
    made = makeServer();
    ends.length = 0;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const storageOf = (): ClientStorage => {
    const storage = createMemoryStorage();
    for (const [name, value] of [
      ["token", "t1"],
      ["vid", "f1"],
    ] as const)
      storage.set(
        textKey("session", name, () => true),
        value,
      );
    return storage;
  };
  const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  /** A tab with the session; `heard` is what it was told. */
  const openTab = async (): Promise<{ client: Client; heard: LiveNews[]; stop: () => void }> => {
    const client = createClient({
      origin: "http://live.test",
      fetch: made.fetch,
      storage: storageOf(),
      platform: { userAgent: "", maxTouchPoints: 0 },
      onSessionEnd: (reason) => ends.push(reason),
      report: () => undefined,
    });
    await client.session.start();
    const heard: LiveNews[] = [];
    const stop = startLive(client, (news) => heard.push(news));
    stops.push(stop, client.close);
    await pass();
    return { client, heard, stop };
  };
  const line = (index: number): Line => made.lines[index] as Line;
  const afterOf = (index: number): string | null => new URL(line(index).request.url).searchParams.get("after");
  const seen = async (next: DocumentVisibilityState): Promise<void> => {
    visibility = next;
    page.dispatchEvent(new Event("visibilitychange"));
    await pass();
  };

  it("comes by a request as any other, which is marked as no activity", async () => {
    const { heard } = await openTab();
    const { request } = line(0);
    expect(new URL(request.url).pathname).toBe(liveStream.path);
    expect(request.headers.get(HEADER_NAMES.token)).toBe("t1");
    expect(request.headers.get(HEADER_NAMES.background)).toBe("1");
    line(0).tell("4-2", "ready");
    line(0).tell("5-2", "balance");
    await pass();
    expect(heard).toEqual(["balance"]);
  });
  it("is read whatever parts it comes in, with comments, unknown topics and nonsense between", async () => {
    const { heard } = await openTab();
    line(0).write(':\n\nid: 5-2\ndata: {"topic":"ord');
    await pass();
    line(0).write(`ers","at":"${AT}"}\n`);
    line(0).write("\n");
    line(0).write('id: 6-2\ndata: {"topic":"weather"}\n\nid: 7-2\ndata: not json\n\nid: nonsense\ndata: {}\n\n');
    line(0).tell("8-2", "messages");
    await pass();
    expect(heard).toEqual(["orders", "messages"]);
  });
  it("goes on from the last event after a lost line, an unknown one too, and tells nothing twice", async () => {
    const { heard } = await openTab();
    line(0).tell("5-2", "balance");
    line(0).tell("6-2", "weather");
    await pass();
    line(0).cut();
    await pass(1_000);
    expect(afterOf(1)).toBe("6-2");
    line(1).tell("6-2", "ready");
    line(1).tell("5-2", "balance");
    line(1).tell("6-3", "maintenance");
    await pass();
    expect(heard).toEqual(["balance", "maintenance"]);
  });
  it("asks with growing pauses while the server is away, and soon again once it was there", async () => {
    made.server.answer = () => new Response("bad gateway", { status: 502 });
    await openTab();
    await pass(30_000);
    const tries = made.lines.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    made.server.answer = null;
    await pass(10_000);
    line(made.lines.length - 1).tell("1-0", "ready");
    await pass();
    const before = made.lines.length;
    line(before - 1).cut();
    await pass(1_000);
    expect(made.lines).toHaveLength(before + 1);
  });
  it("says that everything may have changed after a reset, and goes on from there, lower ids too", async () => {
    const { heard } = await openTab();
    line(0).tell("900-900", "ready");
    line(0).tell("3-1", "reset");
    line(0).tell("4-1", "balance");
    await pass();
    expect(heard).toEqual(["all", "balance"]);
  });
  it("cuts a line that has been silent, and asks again", async () => {
    await openTab();
    line(0).write(":\n\n");
    await pass(SILENT_MS - 1);
    expect(line(0).isOpen()).toBe(true);
    await pass(1_001);
    expect(line(0).isOpen()).toBe(false);
    expect(made.lines).toHaveLength(2);
  });
  it("takes over the next token of its answer, and goes on with it", async () => {
    Object.assign(made.server.headers, { [HEADER_NAMES.nextToken]: "t2", [HEADER_NAMES.family]: "f1" });
    await openTab();
    line(0).cut();
    await pass(1_000);
    expect(line(1).request.headers.get(HEADER_NAMES.token)).toBe("t2");
  });
  it.each([
    [{}, "rejected"],
    [{ reason: "idle" }, "idle"],
  ])("ends the session that is refused, %j, and asks no more", async (more, reason) => {
    made.server.answer = () => Response.json({ status: false, code: "token", data: "token", ...more }, { status: 200 });
    await openTab();
    await pass(600_000);
    expect(ends).toEqual([reason]);
    expect(made.lines).toHaveLength(1);
  });
  it("leaves a back end alone that has none, and looks again after minutes", async () => {
    made.server.answer = () => Response.json({ status: false, code: "unknown_call", data: {} }, { status: 404 });
    await openTab();
    await pass(299_000);
    expect(made.lines).toHaveLength(1);
    await pass(2_000);
    expect(made.lines).toHaveLength(2);
  });
  it("ends with the log-out", async () => {
    const { client } = await openTab();
    client.signOut();
    await pass(600_000);
    expect(line(0).isOpen()).toBe(false);
    expect(made.lines.filter(({ request }) => new URL(request.url).pathname === liveStream.path)).toHaveLength(1);
  });

  it("comes over one stream for all tabs, and another takes it over where the first has stopped", async () => {
    const first = await openTab();
    line(0).tell("5-2", "ready");
    await pass();
    const second = await openTab();
    expect(made.lines).toHaveLength(1);
    line(0).tell("6-2", "balance");
    await pass();
    expect([first.heard, second.heard]).toEqual([["balance"], ["balance"]]);
    first.stop();
    await pass();
    expect(made.lines).toHaveLength(2);
    expect(afterOf(1)).toBe("6-2");
    line(1).tell("6-2", "ready");
    line(1).tell("7-2", "orders");
    await pass();
    expect(second.heard).toEqual(["balance", "orders"]);
  });
  it("tells a new tab where the stream stands, so that it can take over", async () => {
    const first = await openTab();
    line(0).tell("5-2", "ready");
    await pass();
    await openTab();
    first.stop();
    await pass();
    expect(afterOf(1)).toBe("5-2");
  });
  it("is heard by each tab for itself where there are no locks", async () => {
    vi.stubGlobal("navigator", {});
    const [first, second] = [await openTab(), await openTab()];
    expect(made.lines).toHaveLength(2);
    for (const index of [0, 1]) line(index).tell("5-2", "balance");
    await pass();
    expect([first.heard, second.heard]).toEqual([["balance"], ["balance"]]);
  });
  it("has no stream while the page has been hidden for long, and then what was missed", async () => {
    const { heard } = await openTab();
    line(0).tell("5-2", "ready");
    await seen("hidden");
    const beatMs = 20_000;
    for (let gone = 0; gone < HIDDEN_MS; gone += beatMs) {
      line(0).write(":\n\n");
      expect(line(0).isOpen()).toBe(true);
      await pass(beatMs);
    }
    expect(line(0).isOpen()).toBe(false);
    await pass(600_000);
    expect(made.lines).toHaveLength(1);
    await seen("visible");
    expect(afterOf(1)).toBe("5-2");
    line(1).tell("9-2", "balance");
    await pass();
    expect(heard).toEqual(["balance"]);
  });
});

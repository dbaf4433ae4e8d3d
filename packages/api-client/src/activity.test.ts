// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CAUSE_MS, watchActivity } from "./activity.ts";
import { type AnyCall, contract, HEADER_NAMES } from "./contract/index.ts";
import { createClient } from "./client.ts";
import { createMemoryStorage, textKey } from "./storage.ts";
import { fixture } from "./testing/index.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

describe("what a member does", () => {
  it.each(["pointerdown", "keydown", "click", "wheel", "touchmove"])(
    "is a %s, also in a part that stops it",
    (type) => {
      const activity = watchActivity();
      const inside = document.body.appendChild(document.createElement("div"));
      inside.addEventListener(type, (event) => event.stopPropagation());
      vi.advanceTimersByTime(CAUSE_MS);
      expect(activity.isRecent()).toBe(false);
      inside.dispatchEvent(new Event(type, { bubbles: true }));
      expect(activity.isRecent()).toBe(true);
      vi.advanceTimersByTime(CAUSE_MS - 1);
      expect(activity.isRecent()).toBe(true);
      vi.advanceTimersByTime(1);
      expect(activity.isRecent()).toBe(false);
      activity.close();
    },
  );
  it("begins with opening the page; no move of the pointer, scrolling by script or return to the tab counts", () => {
    const activity = watchActivity();
    expect(activity.isRecent()).toBe(true);
    vi.advanceTimersByTime(CAUSE_MS);
    for (const type of ["pointermove", "mousemove", "scroll", "visibilitychange"])
      document.dispatchEvent(new Event(type, { bubbles: true }));
    window.dispatchEvent(new Event("focus"));
    expect(activity.isRecent()).toBe(false);
    activity.close();
  });
  it("is not followed after the close", () => {
    const activity = watchActivity();
    activity.close();
    vi.advanceTimersByTime(CAUSE_MS);
    document.body.click();
    expect(activity.isRecent()).toBe(false);
  });
});

describe("the mark of the background", () => {
  const marked: boolean[] = [];
  const calls = Object.values(contract).flatMap((area) => Object.values(area) as AnyCall[]);
  const storage = createMemoryStorage();
  let client: ReturnType<typeof open>;
  const open = () =>
    createClient({
      origin: "http://api.test",
      storage,
      tabChannel: false,
      report: () => undefined,
      fetch: async (input) => {
        marked.push(new Request(input).headers.has(HEADER_NAMES.background));
        return Response.json({ status: true, data: fixture(contract.member.balance) });
      },
    });
  beforeAll(() => {
    storage.set(
      textKey("session", "token", () => true),
      "t0",
    );
    client = open();
  });
  afterAll(() => client.close());
  const markOf = async (background?: boolean): Promise<boolean | undefined> => {
    await client.member.balance({}, background === undefined ? {} : { background });
    return marked.at(-1);
  };

  it("is on a read that nothing of the member has caused, and never on the member's own", async () => {
    client.noteActivity();
    expect([await markOf(), await markOf(true), await markOf(false)]).toEqual([false, true, false]);
    vi.advanceTimersByTime(CAUSE_MS);
    expect([await markOf(), await markOf(true), await markOf(false)]).toEqual([true, true, false]);
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    expect(await markOf()).toBe(false);
  });
  it("is on every read of the contract and on no write but those that the page sends by itself", async () => {
    client.noteActivity();
    vi.advanceTimersByTime(CAUSE_MS);
    const samples: Readonly<Record<string, unknown>> = {
      id: "x1",
      show: "home",
      reqId: "0123456789abcdef",
      path: "/api/x",
    };
    const seen: Record<string, boolean> = {};
    const all = client.with({ calls: Object.fromEntries(calls.map((call) => [call.path, call])) }).calls;
    for (const call of calls) {
      marked.length = 0;
      const send = all[call.path] as (input: unknown) => Promise<unknown>;
      await send(samples).catch(() => undefined);
      const [mark] = marked;
      if (mark !== undefined) seen[call.path] = mark;
    }
    const wrong = calls.filter(
      ({ path, effect, isAutomatic }) => path in seen && seen[path] !== (effect === "read" || isAutomatic === true),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(Object.keys(seen).length).toBeGreaterThan(30);
    expect(seen[contract.games.heartbeat.path]).toBe(true);
    expect(seen[contract.finance.depositCancel.path]).toBe(false);
  });
});

import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { createMemoryStorage, createStorage } from "./storage.ts";
import { createTabChannel } from "./tab-channel.ts";

const schema = v.object({ type: v.picklist(["end", "ask"]), n: v.number() });
afterEach(() => vi.unstubAllGlobals());

it("carries well-formed messages to the others and drops the rest", async () => {
  const storage = createMemoryStorage();
  const one = createTabChannel({ name: "t-a", schema, storage });
  const two = createTabChannel({ name: "t-a", schema, storage });
  const raw = new globalThis.BroadcastChannel("t-a");
  const heardByOne = vi.fn<(message: unknown) => void>();
  const heardByTwo = vi.fn<(message: unknown) => void>();
  one.listen(heardByOne);
  const stop = two.listen(heardByTwo);
  for (const junk of [null, "end", { type: "evil", n: 1 }, { type: "end" }]) raw.postMessage(junk);
  one.post({ type: "end", n: 1 });
  await vi.waitFor(() => expect(heardByTwo.mock.calls).toEqual([[{ type: "end", n: 1 }]]), { timeout: 20_000 });
  expect(heardByOne).not.toHaveBeenCalled();
  stop();
  one.post({ type: "end", n: 2 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heardByTwo).toHaveBeenCalledOnce();
  for (const channel of [one, two, raw]) channel.close();
});

it("goes by storage events where BroadcastChannel is missing, but never with secrets", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  vi.stubGlobal("addEventListener", (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  vi.stubGlobal("removeEventListener", () => listeners.splice(0));
  const written: string[] = [];
  const area = {
    getItem: () => written.at(-1) ?? null,
    setItem: (key: string, newValue: string) => {
      written.push(newValue);
      for (const listener of listeners) listener({ key, newValue });
    },
    removeItem: () => undefined,
  };
  const storage = createStorage({ local: () => area, session: () => area });
  const received = vi.fn<(message: unknown) => void>();
  const channel = createTabChannel({ name: "t-b", schema, storage, isSecret: ({ type }) => type === "ask" });
  channel.listen(received);
  channel.post({ type: "end", n: 1 });
  channel.post({ type: "end", n: 1 });
  channel.post({ type: "ask", n: 2 });
  expect(received.mock.calls).toEqual([[{ type: "end", n: 1 }], [{ type: "end", n: 1 }]]);
  expect(new Set(written).size).toBe(2);
  for (const listener of listeners) {
    for (const event of [
      { key: "tabs:t-b", newValue: "not json" },
      { key: "tabs:t-b", newValue: null },
      { key: "else", newValue: "{}" },
      { key: null, newValue: null },
    ])
      listener(event);
  }
  expect(received).toHaveBeenCalledTimes(2);
  channel.close();
  expect(listeners).toEqual([]);
});

it("survives where there is neither", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const denied = createStorage({ local: () => undefined, session: () => undefined });
  const channel = createTabChannel({ name: "t-c", schema, storage: denied });
  expect(() => channel.post({ type: "end", n: 1 })).not.toThrow();
  channel.close();
});

import { type InferOutput, safeParse } from "valibot";
import type { Schema } from "./contract/index.ts";
import { type ClientStorage, textKey } from "./storage.ts";

/** Messages between the tabs of one origin. */
export interface TabChannel<T> {
  /** Reaches the other tabs, never this one. */
  readonly post: (message: T) => void;
  /** Calls back for each well-formed message of another tab; returns the way to stop. */
  readonly listen: (listener: (message: T) => void) => () => void;
  readonly close: () => void;
}

export interface TabChannelOptions<S extends Schema> {
  /** One name per purpose; tabs of other brands live on other origins. */
  readonly name: string;
  readonly schema: S;
  /** Way out where BroadcastChannel is missing: storage events, through local storage. */
  readonly storage: ClientStorage;
  /** Messages for which this holds never touch storage. */
  readonly isSecret?: (message: InferOutput<S>) => boolean;
}

/** The only door to `BroadcastChannel`. Anything that does not parse by the schema is ignored. */
export function createTabChannel<S extends Schema>(options: TabChannelOptions<S>): TabChannel<InferOutput<S>> {
  const listeners = new Set<(message: InferOutput<S>) => void>();
  const receive = (value: unknown): void => {
    const parsed = safeParse(options.schema, value);
    if (parsed.success) for (const listener of listeners) listener(parsed.output);
  };
  const line =
    typeof globalThis.BroadcastChannel === "function"
      ? broadcastLine(options.name, receive)
      : storageLine(options, receive);
  return {
    post: line.post,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      line.close();
    },
  };
}

type Line<T> = Pick<TabChannel<T>, "post" | "close">;

function broadcastLine<T>(name: string, receive: (value: unknown) => void): Line<T> {
  const channel = new globalThis.BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => receive(data));
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function storageLine<S extends Schema>(
  { name, storage, isSecret }: TabChannelOptions<S>,
  receive: (value: unknown) => void,
): Line<InferOutput<S>> {
  const key = textKey("local", `tabs:${name}`, () => true);
  let count = 0;
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key.name || event.newValue === null) return;
    try {
      receive((JSON.parse(event.newValue) as { message?: unknown }).message);
    } catch {
      // Another script wrote there; nothing of ours.
    }
  };
  globalThis.addEventListener?.("storage", onStorage as EventListener);
  return {
    post: (message) => {
      if (isSecret?.(message)) return;
      count += 1;
      storage.keep(key, JSON.stringify({ message, count, at: globalThis.performance.now() }));
      storage.remove(key);
    },
    close: () => globalThis.removeEventListener?.("storage", onStorage as EventListener),
  };
}

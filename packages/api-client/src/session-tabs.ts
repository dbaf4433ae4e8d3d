import * as v from "valibot";
import type { ClientStorage } from "./storage.ts";
import { createTabChannel } from "./tab-channel.ts";

/** How long a refused tab waits for its siblings, in milliseconds (docs/rules.md R5: 200). */
export const ASK_MS = 200;

const printable = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));
const message = v.variant("type", [
  v.object({
    type: v.literal("end"),
    family: printable,
    reason: v.picklist(["signed_out", "password_changed", "idle"]),
  }),
  /** The answer to a request with the token `from` replaced it. */
  v.object({ type: v.literal("replaced"), family: printable, from: printable, token: printable }),
  /** `family` null asks for any session (hand-over to a new tab). */
  v.object({ type: v.literal("ask"), family: v.nullable(printable), nonce: printable }),
  v.object({ type: v.literal("offer"), nonce: printable, family: printable, token: printable }),
]);

/** What ends a session for all of its tabs. */
export type SharedEndReason = "signed_out" | "password_changed" | "idle";

export interface HeldSession {
  readonly token: string;
  readonly family: string;
}

/**
 * What a session says to the other tabs of its origin. Tokens go only through BroadcastChannel, never through storage.
 */
export interface SessionTabs {
  readonly postEnd: (family: string, reason: SharedEndReason) => void;
  /** Keeps tabs of one session, such as a cloned one, at the same token. */
  readonly postReplaced: (from: string, next: HeldSession) => void;
  /** The first acceptable session another tab offers within {@link ASK_MS}; null without one. */
  readonly ask: (family: string | null, accepts: (held: HeldSession) => boolean) => Promise<HeldSession | null>;
  readonly close: () => void;
}

export interface SessionTabsOptions {
  readonly name: string;
  readonly storage: ClientStorage;
  readonly onEnd: (family: string, reason: SharedEndReason) => void;
  readonly onReplaced: (from: string, next: HeldSession) => void;
  /** The session to offer to a tab that asks for `family`; null for none. */
  readonly offer: (family: string | null) => HeldSession | null;
  readonly makeNonce: () => string;
}

export function createSessionTabs(options: SessionTabsOptions): SessionTabs {
  const { name, storage, onEnd, onReplaced, offer, makeNonce } = options;
  const channel = createTabChannel({ name, schema: message, storage, isSecret: ({ type }) => type !== "end" });
  channel.listen((message) => {
    if (message.type === "end") onEnd(message.family, message.reason);
    if (message.type === "replaced") onReplaced(message.from, { token: message.token, family: message.family });
    if (message.type !== "ask") return;
    const held = offer(message.family);
    if (held !== null) channel.post({ type: "offer", nonce: message.nonce, ...held });
  });
  return {
    postEnd: (family, reason) => channel.post({ type: "end", family, reason }),
    postReplaced: (from, next) => channel.post({ type: "replaced", from, ...next }),
    ask: async (family, accepts) => {
      const nonce = makeNonce();
      return new Promise((resolve) => {
        const finish = (held: HeldSession | null): void => {
          clearTimeout(timer);
          stop();
          resolve(held);
        };
        const stop = channel.listen((message) => {
          if (message.type !== "offer" || message.nonce !== nonce) return;
          const held = { token: message.token, family: message.family };
          if (accepts(held)) finish(held);
        });
        const timer = setTimeout(() => finish(null), ASK_MS);
        channel.post({ type: "ask", family, nonce });
      });
    },
    close: channel.close,
  };
}

/** A session without siblings: one tab by choice, or no way between tabs. */
export const noTabs: SessionTabs = {
  postEnd: () => undefined,
  postReplaced: () => undefined,
  ask: async () => null,
  close: () => undefined,
};

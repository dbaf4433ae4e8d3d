import { type HeldSession, noTabs, type SessionTabs, type SessionTabsOptions } from "./session-tabs.ts";
import type { Session, SessionEndReason, SessionState } from "./session-types.ts";
import { type ClientStorage, ownName, textKey } from "./storage.ts";

const isWord = (text: string): boolean => /^[\x21-\x7e]{1,4096}$/.test(text);
const tokenKey = textKey("session", "token", isWord);
const familyKey = textKey("session", "vid", isWord);
const memberKey = textKey("session", "uid", (text) => /^[A-Za-z0-9_:.-]{1,64}$/.test(text));

/** Whose the texts are that this tab keeps. */
const writerKey = textKey("session", ownName("member"), isWord);
/** There while some tab of this browser may hold a session, so that a visitor's tab asks nobody. */
const openKey = textKey("local", "session_open", (text) => text === "1");

/** Whether this tab holds a session, or another one of this browser may. */
export const mayHoldSession = (storage: ClientStorage): boolean =>
  storage.get(tokenKey) !== undefined || storage.get(openKey) !== undefined;

/** What a request knew when it was sent. */
export interface Stamp {
  readonly epoch: number;
  readonly token: string | null;
}

/** Values of the response headers that carry a session. */
export interface TokenHeaders {
  readonly token: string | null;
  readonly family: string | null;
}

/** The session as the client's calls see it. */
export interface SessionStore extends Session {
  readonly stamp: () => Stamp;
  /** Aborted when the session ends. */
  readonly signal: () => AbortSignal;
  /** Takes the token of an answer. `opensSession`: the answer accepts a log-in, so it begins a session. */
  readonly adopt: (sent: Stamp, headers: TokenHeaders, opensSession: boolean) => void;
  /**
   * Decides about a refused token: "again" when a newer token is there, otherwise "final", and it ends for `reason`.
   */
  readonly refuse: (sent: Stamp, reason?: "rejected" | "idle") => Promise<"again" | "final">;
  readonly end: (reason: SessionEndReason) => void;
  readonly noteMember: (id: string) => void;
  readonly close: () => void;
}

export interface SessionOptions {
  readonly storage: ClientStorage;
  readonly now: () => number;
  readonly handOver: boolean;
  readonly onEnd: (reason: SessionEndReason) => void;
  readonly report: (error: unknown) => void;
  /** Makes the line to other tabs; it asks back for what to offer and reports their log-outs and newer tokens. */
  readonly connect?: ((on: Pick<SessionTabsOptions, "onEnd" | "onReplaced" | "offer">) => SessionTabs) | undefined;
}

/**
 * Session of docs/specification.md §4.2 and §4.3. Reads the stored token at once; the status stays -1 until
 * `start()`.
 */
export function createSession({ storage, now, handOver, onEnd, report, connect }: SessionOptions): SessionStore {
  let token = storage.get(tokenKey) ?? null;
  let family = storage.get(familyKey) ?? null;
  let state: SessionState = {
    status: -1,
    epoch: 0,
    memberId: token === null ? null : (storage.get(memberKey) ?? null),
    leavingUntil: null,
  };
  let abort = new AbortController();
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;
  let asking: { readonly token: string; readonly answer: Promise<HeldSession | null> } | undefined;
  let starting: Promise<void> | undefined;
  /** Tokens this session has moved on from or holds now; none of them is news. */
  const known = new Set<string>(token === null ? [] : [token]);
  if (token !== null) storage.set(openKey, "1");
  const endedFamilies = new Set<string>();
  const listeners = new Set<() => void>();

  const move = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) guarded(listener);
  };
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      report(error);
    }
  };
  const hold = (next: string, nextFamily: string | null): void => {
    token = next;
    known.add(next);
    storage.set(tokenKey, next);
    storage.set(openKey, "1");
    if (nextFamily === null || nextFamily === family) return;
    family = nextFamily;
    storage.set(familyKey, nextFamily);
  };
  const drop = (): void => {
    if (family !== null) endedFamilies.add(family);
    token = null;
    family = null;
    known.clear();
    for (const key of [tokenKey, familyKey, memberKey, openKey]) storage.remove(key);
    const ended = abort;
    abort = new AbortController();
    ended.abort();
  };
  const begin = (next: string, nextFamily: string | null): void => {
    clearTimeout(leaveTimer);
    if (token !== null) drop();
    hold(next, nextFamily);
    move({ status: 1, epoch: state.epoch + 1, memberId: null, leavingUntil: null });
  };
  const end = (reason: SessionEndReason): void => {
    if (token === null && state.leavingUntil === null) return;
    clearTimeout(leaveTimer);
    drop();
    // Who was away for too long finds what was written after logging in again.
    if (reason !== "idle" && reason !== "rejected") storage.forgetMember();
    move({ status: 0, epoch: state.epoch + 1, memberId: null, leavingUntil: null });
    guarded(() => onEnd(reason));
  };
  const watchDeadline = (): void => {
    const until = state.leavingUntil;
    if (until === null) return;
    const left = until - now();
    if (left <= 0) return end("password_changed");
    leaveTimer = setTimeout(watchDeadline, Math.min(left, 1000));
  };
  const isCurrent = (sent: Stamp): boolean => sent.epoch === state.epoch && state.leavingUntil === null;

  const tabs =
    connect?.({
      onEnd: (of, reason) => {
        if (of === family && state.leavingUntil === null) end(reason === "idle" ? "idle" : "other_tab");
      },
      onReplaced: (from, next) => {
        if (from === token && next.family === family) hold(next.token, family);
      },
      offer: (of) => {
        if (token === null || family === null || asking?.token === token) return null;
        return of === family || (of === null && handOver) ? { token, family } : null;
      },
    }) ?? noTabs;

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      starting ??= (async () => {
        const mayAsk = token === null && handOver && state.status === -1 && storage.get(openKey) !== undefined;
        const held = mayAsk ? await tabs.ask(null, () => true) : null;
        if (held !== null && token === null) begin(held.token, held.family);
        if (mayAsk && token === null) storage.remove(openKey);
        if (state.status === -1) move({ status: token === null ? 0 : 1 });
      })();
      return starting;
    },
    hasToken: () => token !== null,
    family: () => family,
    stamp: () => ({ epoch: state.epoch, token }),
    signal: () => abort.signal,
    adopt: (sent, headers, opensSession) => {
      const next = headers.token;
      if (next === null || !isWord(next)) return;
      const of = headers.family !== null && isWord(headers.family) ? headers.family : null;
      if (!isCurrent(sent)) {
        // A log-in that was under way while an older session ended is still a log-in.
        const isLateLogin =
          opensSession && token === null && state.leavingUntil === null && (of === null || !endedFamilies.has(of));
        if (isLateLogin) begin(next, of);
        return;
      }
      if (token === null || opensSession) return begin(next, of);
      if (known.has(next)) return;
      const from = token;
      hold(next, of);
      if (family !== null) tabs.postReplaced(from, { token: next, family });
    },
    refuse: async (sent, reason = "rejected") => {
      const refused = sent.token;
      if (refused === null || !isCurrent(sent)) return "final";
      if (refused !== token) return "again";
      if (reason === "idle") {
        if (family !== null) tabs.postEnd(family, reason);
        end(reason);
        return "final";
      }
      if (asking?.token !== refused) {
        const accepts = (held: HeldSession): boolean => held.family === family && !known.has(held.token);
        asking = { token: refused, answer: family === null ? Promise.resolve(null) : tabs.ask(family, accepts) };
      }
      const held = await asking.answer;
      if (!isCurrent(sent)) return "final";
      if (refused !== token) return "again";
      if (held === null) {
        end("rejected");
        return "final";
      }
      hold(held.token, held.family);
      return "again";
    },
    end: (reason) => {
      if (token !== null && family !== null && reason === "signed_out") tabs.postEnd(family, reason);
      end(reason);
    },
    leave: (until) => {
      if (token === null) return;
      if (family !== null) tabs.postEnd(family, "password_changed");
      drop();
      storage.forgetMember();
      move({ epoch: state.epoch + 1, leavingUntil: until });
      watchDeadline();
    },
    leaveNow: () => {
      if (state.leavingUntil !== null) end("password_changed");
    },
    noteMember: (id) => {
      if (token === null || id === state.memberId) return;
      // A visitor's texts become those of whom the visitor logs in as.
      if ((storage.get(writerKey) ?? id) !== id) storage.forgetMember();
      storage.set(writerKey, id);
      storage.set(memberKey, id);
      move({ memberId: id });
    },
    close: () => {
      clearTimeout(leaveTimer);
      tabs.close();
      listeners.clear();
    },
  };
}

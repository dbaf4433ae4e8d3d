import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createSession, type SessionOptions, type SessionStore, type Stamp } from "./session.ts";
import type { HeldSession, SessionTabs, SharedEndReason } from "./session-tabs.ts";
import { createMemoryStorage, ownName, textKey } from "./storage.ts";

interface Setup {
  readonly token?: string;
  readonly offers?: readonly HeldSession[];
  readonly now?: () => number;
  readonly handOver?: boolean;
  /** Whether some tab of the browser may hold a session. */
  readonly isOpenElsewhere?: boolean;
}

function setUp({ token, offers = [], now = Date.now, handOver = false, isOpenElsewhere = true }: Setup = {}) {
  const storage = createMemoryStorage();
  const openKey = textKey("local", "session_open", () => true);
  if (isOpenElsewhere) storage.set(openKey, "1");
  const kept = (name: string) => storage.get(textKey("session", name, () => true));
  if (token !== undefined) {
    storage.set(
      textKey("session", "token", () => true),
      token,
    );
    storage.set(
      textKey("session", "vid", () => true),
      "family",
    );
  }
  const onEnd = vi.fn<(reason: string) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const posted: string[] = [];
  let receiveEnd: (family: string, reason: SharedEndReason) => void = () => undefined;
  let receiveReplaced: (from: string, next: HeldSession) => void = () => undefined;
  let offer: (family: string | null) => HeldSession | null = () => null;
  let asked = 0;
  const connect: SessionOptions["connect"] = (on): SessionTabs => {
    receiveEnd = on.onEnd;
    receiveReplaced = on.onReplaced;
    offer = on.offer;
    return {
      postEnd: (family, reason) => posted.push(`${family} ${reason}`),
      postReplaced: (from, { token: next }) => posted.push(`${from} ${next}`),
      ask: async (_family, accepts) => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        return offers.find(accepts) ?? null;
      },
      close: () => undefined,
    };
  };
  const session = createSession({ storage, now, handOver, onEnd, report, connect });
  return {
    session,
    storage,
    kept,
    onEnd,
    report,
    posted,
    asked: () => asked,
    receiveEnd: (family: string, reason: SharedEndReason = "signed_out") => receiveEnd(family, reason),
    receiveReplaced: (from: string, next: HeldSession) => receiveReplaced(from, next),
    mayBeOpen: () => storage.get(openKey) !== undefined,
    offer: (family: string | null) => offer(family),
  };
}
const headers = (token: string | null, family: string | null = "family") => ({ token, family });

describe("login status", () => {
  it("is unknown until looked for, then member or visitor", async () => {
    for (const [token, status] of [
      ["t0", 1],
      [undefined, 0],
    ] as const) {
      const { session } = setUp(token === undefined ? {} : { token });
      expect(session.get()).toMatchObject({ status: -1, epoch: 0 });
      await Promise.all([session.start(), session.start()]);
      expect(session.get()).toMatchObject({ status, epoch: 0 });
    }
  });
  it.each(["", "with space", "web中文", "line\nbreak"])("ignores the corrupt stored token %j", async (token) => {
    const { session, kept } = setUp({ token });
    await session.start();
    expect(session.get().status).toBe(0);
    expect(kept("token")).toBeUndefined();
  });
  it("asks other tabs for their session only with hand-over", async () => {
    const offers = [{ token: "t9", family: "f9" }];
    const without = setUp({ offers });
    await without.session.start();
    expect([without.session.get().status, without.asked()]).toEqual([0, 0]);
    const withIt = setUp({ offers, handOver: true });
    await withIt.session.start();
    expect(withIt.session.get().status).toBe(1);
    expect(withIt.kept("token")).toBe("t9");
  });
  it("asks no other tab where none can hold a session, and once where none answers", async () => {
    const visitor = setUp({ handOver: true, isOpenElsewhere: false });
    await visitor.session.start();
    expect([visitor.session.get().status, visitor.asked()]).toEqual([0, 0]);
    const late = setUp({ handOver: true });
    await late.session.start();
    expect([late.session.get().status, late.asked(), late.mayBeOpen()]).toEqual([0, 1, false]);
    const member = setUp({ token: "t0", isOpenElsewhere: false });
    expect(member.mayBeOpen()).toBe(true);
    member.session.end("signed_out");
    expect(member.mayBeOpen()).toBe(false);
  });
});

describe("the token of an answer", () => {
  it("begins a session when there was none", () => {
    const { session, kept } = setUp();
    session.adopt(session.stamp(), headers("t1", "f1"), true);
    expect(session.get()).toMatchObject({ status: 1, epoch: 1 });
    expect([kept("token"), kept("vid")]).toEqual(["t1", "f1"]);
  });
  it("replaces the present one within the session", () => {
    const { session, kept } = setUp({ token: "t0" });
    session.adopt(session.stamp(), headers("t1"), false);
    expect(session.stamp()).toEqual({ epoch: 0, token: "t1" });
    expect(kept("token")).toBe("t1");
  });
  it("does not bring back a token the session has moved on from", () => {
    const { session } = setUp({ token: "t0" });
    const early = session.stamp();
    session.adopt(early, headers("t1"), false);
    session.adopt(session.stamp(), headers("t2"), false);
    session.adopt(early, headers("t1"), false);
    expect(session.stamp().token).toBe("t2");
  });
  it("of an earlier login changes nothing", () => {
    const { session } = setUp({ token: "t0" });
    const early = session.stamp();
    session.end("signed_out");
    session.adopt(early, headers("t1"), false);
    expect(session.hasToken()).toBe(false);
    session.adopt(session.stamp(), headers("u1", "other"), true);
    session.adopt(early, headers("t2"), false);
    expect(session.stamp().token).toBe("u1");
  });
  it.each(["", "a b", "中", "x".repeat(5_000)])("is ignored when it cannot be sent back: %j", (token) => {
    const { session } = setUp({ token: "t0" });
    session.adopt(session.stamp(), headers(token), false);
    expect(session.stamp().token).toBe("t0");
  });
  it("of an accepted log-in begins another epoch even over a live session", () => {
    const { session } = setUp({ token: "t0" });
    const signal = session.signal();
    session.adopt(session.stamp(), headers("u1", "other"), true);
    expect(session.get()).toMatchObject({ status: 1, epoch: 1, memberId: null });
    expect(signal.aborted).toBe(true);
  });
  it("of a log-in that was under way while the old session ended still counts, once", () => {
    const { session } = setUp({ token: "t0" });
    const login = session.stamp();
    session.end("rejected");
    session.adopt(login, headers("t5"), true);
    expect(session.hasToken()).toBe(false);
    session.adopt(login, headers("u1", "other"), true);
    expect(session.stamp()).toEqual({ epoch: 2, token: "u1" });
    session.adopt(login, headers("v1", "third"), true);
    expect(session.stamp().token).toBe("u1");
  });
});

describe("a refused token", () => {
  it("ends the session once: token gone, requests aborted, one notice", async () => {
    const { session, kept, onEnd } = setUp({ token: "t0" });
    await session.start();
    session.noteMember("m1");
    const sent = session.stamp();
    const signal = session.signal();
    expect(await Promise.all(Array.from({ length: 6 }, async () => session.refuse(sent)))).toEqual(
      Array(6).fill("final"),
    );
    expect(onEnd.mock.calls).toEqual([["rejected"]]);
    expect(session.get()).toEqual({ status: 0, epoch: 1, memberId: null, leavingUntil: null });
    expect([kept("token"), kept("vid"), kept("uid"), signal.aborted, session.signal().aborted]).toEqual([
      undefined,
      undefined,
      undefined,
      true,
      false,
    ]);
  });
  it("is not posted to other tabs, a log-out is", async () => {
    const refused = setUp({ token: "t0" });
    await refused.session.refuse(refused.session.stamp());
    expect(refused.posted).toEqual([]);
    const out = setUp({ token: "t0" });
    out.session.end("signed_out");
    expect(out.posted).toEqual(["family signed_out"]);
  });
  it("is asked of the other tabs first, once for many refusals, and a newer one is taken", async () => {
    const { session, onEnd, asked } = setUp({
      token: "t0",
      offers: [
        { token: "t0", family: "family" },
        { token: "x", family: "other" },
        { token: "t7", family: "family" },
      ],
    });
    const sent = session.stamp();
    expect(await Promise.all([session.refuse(sent), session.refuse(sent)])).toEqual(["again", "again"]);
    expect([asked(), session.stamp().token, onEnd.mock.calls.length]).toEqual([1, "t7", 0]);
    await session.refuse(session.stamp());
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it("is not offered to others while this tab itself asks about it", () => {
    const { session, offer } = setUp({ token: "t0" });
    expect(offer("family")).toEqual({ token: "t0", family: "family" });
    void session.refuse(session.stamp());
    expect(offer("family")).toBeNull();
    expect(offer("other")).toBeNull();
    expect(offer(null)).toBeNull();
  });
  it("is no question to the others when this tab already holds a newer one", async () => {
    const { session, asked } = setUp({ token: "t0" });
    const sent = session.stamp();
    session.adopt(sent, headers("t1"), false);
    expect([await session.refuse(sent), asked()]).toEqual(["again", 0]);
  });
  it("does nothing for a visitor, nor does a log-out", async () => {
    const { session, onEnd, posted } = setUp();
    expect(await session.refuse(session.stamp())).toBe("final");
    session.end("signed_out");
    expect([onEnd.mock.calls, posted, session.get().epoch]).toEqual([[], [], 0]);
  });
});

describe("other tabs", () => {
  it("end this session when they end the same one, and only then", () => {
    const { session, receiveEnd, onEnd, posted } = setUp({ token: "t0" });
    receiveEnd("another member's");
    expect(session.hasToken()).toBe(true);
    receiveEnd("family");
    expect(onEnd.mock.calls).toEqual([["other_tab"]]);
    expect(posted).toEqual([]);
  });
  it("report that it ended idle, to each other too", async () => {
    const receiving = setUp({ token: "t0" });
    receiving.receiveEnd("family", "idle");
    expect([receiving.onEnd.mock.calls, receiving.posted]).toEqual([[["idle"]], []]);
    const refused = setUp({ token: "t0", offers: [{ token: "t1", family: "family" }] });
    expect(await refused.session.refuse(refused.session.stamp(), "idle")).toBe("final");
    expect([refused.onEnd.mock.calls, refused.posted, refused.asked()]).toEqual([[["idle"]], ["family idle"], 0]);
  });
  it("follow each other to a newer token, step by step, and never back or to another session", () => {
    const { session, receiveReplaced, posted } = setUp({ token: "t0" });
    session.adopt(session.stamp(), headers("t1"), false);
    expect(posted).toEqual(["t0 t1"]);
    receiveReplaced("t0", { token: "t9", family: "family" });
    receiveReplaced("t1", { token: "x1", family: "other" });
    expect(session.stamp().token).toBe("t1");
    receiveReplaced("t1", { token: "t2", family: "family" });
    expect(session.stamp()).toEqual({ epoch: 0, token: "t2" });
    expect(posted).toEqual(["t0 t1"]);
  });
});

describe("leaving after a password change", () => {
  it("drops the token at once, ignores refusals and ends at the deadline", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      const { session, kept, onEnd, posted } = setUp({ token: "t0" });
      const sent = session.stamp();
      session.leave(Date.now() + 5_000);
      expect([kept("token"), session.hasToken(), posted]).toEqual([undefined, false, ["family password_changed"]]);
      expect(await session.refuse(sent)).toBe("final");
      session.adopt(sent, headers("t1"), false);
      await vi.advanceTimersByTimeAsync(4_900);
      expect(onEnd).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(onEnd.mock.calls).toEqual([["password_changed"]]);
      expect([session.get().status, session.hasToken()]).toEqual([0, false]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(onEnd).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
  it("follows the clock, not the ticks, and can end now", () => {
    let now = 0;
    const { session, onEnd } = setUp({ token: "t0", now: () => now });
    session.leave(60_000);
    now = 61_000;
    session.leaveNow();
    session.leaveNow();
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it("is nothing without a session", () => {
    const { session } = setUp();
    session.leave(1);
    expect(session.get().leavingUntil).toBeNull();
  });
});

describe("what a member has written", () => {
  const draft = textKey("session", ownName("draft"), () => true);
  const written = async () => {
    const made = setUp({ token: "t0" });
    await made.session.start();
    made.session.noteMember("u1");
    made.storage.set(draft, "mine");
    return made;
  };
  it.each(["signed_out", "other_tab", "password_changed"] as const)("is gone after %s", async (reason) => {
    const { session, storage } = await written();
    session.end(reason);
    expect(storage.get(draft)).toBeUndefined();
  });
  it("is gone at once when the session is left, before its deadline", async () => {
    const { session, storage } = await written();
    session.leave(Date.now() + 60_000);
    expect(storage.get(draft)).toBeUndefined();
    session.close();
  });
  it("of a visitor is there after the log-in", async () => {
    const { session, storage } = setUp();
    await session.start();
    storage.set(draft, "mine");
    session.adopt(session.stamp(), headers("t1", "new"), true);
    session.noteMember("u1");
    expect(storage.get(draft)).toBe("mine");
  });
  it("is there again for the same member after an absence, and for no other one", async () => {
    const { session, storage } = await written();
    session.end("idle");
    expect(storage.get(draft)).toBe("mine");
    session.adopt(session.stamp(), headers("t8", "again"), true);
    session.noteMember("u1");
    expect(storage.get(draft)).toBe("mine");
    session.end("idle");
    session.adopt(session.stamp(), headers("t9", "another"), true);
    session.noteMember("u2");
    expect(storage.get(draft)).toBeUndefined();
  });
});

it("keeps calling the others when one listener throws", () => {
  const { session, report, onEnd } = setUp({ token: "t0" });
  const seen: number[] = [];
  session.subscribe(() => {
    throw new Error("broken listener");
  });
  session.subscribe(() => seen.push(session.get().epoch));
  session.end("signed_out");
  expect([seen, report.mock.calls.length, onEnd.mock.calls.length]).toEqual([[1], 1, 1]);
});

/**
 * A server by docs/rules.md R1, with no grace at all: every token has one successor, and is refused once that was
 * used.
 */
class Server {
  #count = 0;
  readonly #successor = new Map<string, string>();
  readonly #used = new Set<string>();
  answer(token: string, rotates: boolean): { readonly refused: boolean; readonly next: string | null } {
    this.#used.add(token);
    const successor = this.#successor.get(token);
    if (successor !== undefined)
      return this.#used.has(successor) ? { refused: true, next: null } : { refused: false, next: successor };
    if (!rotates) return { refused: false, next: null };
    this.#count += 1;
    this.#successor.set(token, `t${this.#count}`);
    return { refused: false, next: `t${this.#count}` };
  }
}

interface Schedule {
  /** Up to six requests at once: how many. */
  readonly burst: number;
  /**
   * How many of them reach the server, and how many answers come back, before the next burst; which ones, by number.
   */
  readonly moves: readonly { readonly pick: number; readonly rotates: boolean; readonly lands: boolean }[];
}
const schedules = fc.array(
  fc.record({
    burst: fc.integer({ min: 1, max: 6 }),
    moves: fc.array(fc.record({ pick: fc.nat(), rotates: fc.boolean(), lands: fc.boolean() }), { maxLength: 14 }),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Plays a schedule: requests reach the server and answers come back in any order; the rest follows at the end. */
async function play(
  schedule: readonly Schedule[],
  onRefusal: (session: SessionStore, sent: Stamp) => Promise<unknown>,
): Promise<number> {
  const { session, onEnd } = setUp({ token: "t0" });
  const server = new Server();
  const sent: Stamp[] = [];
  const answered: { readonly sent: Stamp; readonly answer: ReturnType<Server["answer"]> }[] = [];
  const arrive = (pick: number, rotates: boolean): void => {
    const [one] = sent.splice(pick % Math.max(1, sent.length), 1);
    if (one !== undefined && one.token !== null)
      answered.push({ sent: one, answer: server.answer(one.token, rotates) });
  };
  const land = async (pick: number): Promise<void> => {
    const [one] = answered.splice(pick % Math.max(1, answered.length), 1);
    if (one === undefined) return;
    session.adopt(one.sent, headers(one.answer.next), false);
    if (one.answer.refused) await onRefusal(session, one.sent);
  };
  for (const { burst, moves } of schedule) {
    for (let index = 0; index < burst; index += 1) sent.push(session.stamp());
    for (const { pick, rotates, lands } of moves) {
      if (lands) await land(pick);
      else arrive(pick, rotates);
    }
  }
  while (sent.length > 0) arrive(0, false);
  while (answered.length > 0) await land(0);
  return onEnd.mock.calls.length;
}

it("never logs out by rotation: 10,000 schedules of bursts of up to six calls, in any order of sending and arrival", async () => {
  await fc.assert(
    fc.asyncProperty(
      schedules,
      async (schedule) => (await play(schedule, async (session, sent) => session.refuse(sent))) === 0,
    ),
    { numRuns: 10_000 },
  );
}, 120_000);

it("would log out in such schedules if every refusal counted (control)", async () => {
  const runs = fc.sample(schedules, { numRuns: 500, seed: 1 });
  const ends = await Promise.all(
    runs.map(async (schedule) => play(schedule, async (session) => session.end("rejected"))),
  );
  expect(ends.filter((count) => count > 0).length).toBeGreaterThan(50);
});

it("logs out at most once for any refusals, and never for stale ones", async () => {
  const when = fc.constantFrom("old epoch", "old token", "same", "visitor", "leaving");
  await fc.assert(
    fc.asyncProperty(fc.array(when, { minLength: 1, maxLength: 20 }), async (kinds) => {
      const { session, onEnd } = setUp({ token: "a0" });
      const oldEpoch = session.stamp();
      session.adopt(oldEpoch, headers("b0", "second"), true);
      const oldToken = session.stamp();
      session.adopt(oldToken, headers("b1", "second"), false);
      const same = session.stamp();
      const stale = kinds.filter((kind) => kind !== "same" && kind !== "leaving");
      if (kinds.includes("leaving")) session.leave(Date.now() + 60_000);
      const stamps = {
        "old epoch": oldEpoch,
        "old token": oldToken,
        same,
        visitor: { epoch: same.epoch, token: null },
        leaving: same,
      };
      await Promise.all(kinds.map(async (kind) => session.refuse(stamps[kind])));
      const isEnded = kinds.includes("same") && !kinds.includes("leaving");
      session.close();
      return (
        onEnd.mock.calls.length === (isEnded ? 1 : 0) && (stale.length < kinds.length || session.stamp().token === "b1")
      );
    }),
    { numRuns: 2_000 },
  );
}, 120_000);

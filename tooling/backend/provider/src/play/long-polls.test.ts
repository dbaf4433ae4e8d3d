import { openDatabase } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createNotifier } from "../notifier.ts";
import { newKey, openHarness, type Harness } from "../testing/open-harness.ts";
import { createLongPolls } from "./long-polls.ts";

const later = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const never = new AbortController().signal;

describe("open long polls", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const notifier = createNotifier();
  const waiting = () => notifier.waiting("all");

  it("are two of a session and twelve of a member, the newest of them", async () => {
    const polls = createLongPolls();
    const ended: string[] = [];
    const look = (id: string, member = "m1") =>
      void polls
        .during({ id, member_ref: member }, never, (signal) => notifier.wait(60_000, ["all"], signal))
        .then(() => ended.push(id));
    for (const id of ["a", "b", "a", "a"]) look(id);
    await later(0);
    expect([ended, waiting()]).toEqual([["a"], 3]);
    for (let index = 0; index < 10; index += 1) look(`s${index}`);
    look("other", "m2");
    await later(0);
    expect([ended, waiting()]).toEqual([["a", "b"], 13]);
    notifier.wake("all");
    await later(0);
    expect(waiting()).toBe(0);
  });

  it("end when their client disconnects, also before they begin", async () => {
    const polls = createLongPolls();
    const gone = new AbortController();
    const asking = polls.during({ id: "a", member_ref: "m" }, gone.signal, (signal) =>
      notifier.wait(60_000, ["all"], signal),
    );
    expect(waiting()).toBe(1);
    gone.abort();
    await asking;
    await polls.during({ id: "a", member_ref: "m" }, gone.signal, (signal) => notifier.wait(60_000, ["all"], signal));
    expect(waiting()).toBe(0);
  });

  it("leave no timer behind when they are answered early", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const polls = createLongPolls();
    await polls.during(
      { id: "a", member_ref: "m" },
      never,
      async (signal) => void notifier.wait(60_000, ["all"], signal),
    );
    await expect(
      polls.during({ id: "a", member_ref: "m" }, never, async (signal) => {
        void notifier.wait(60_000, ["all"], signal);
        throw new Error("the store fails");
      }),
    ).rejects.toThrow("the store fails");
    expect([vi.getTimerCount(), waiting()]).toEqual([0, 0]);
  });
});

withEngines("a page that disconnects", (open) => {
  let harness: Harness;
  let session: string;
  beforeEach(async () => {
    harness = await openHarness(await open());
    session = await harness.enter();
  });
  afterEach(async () => {
    await harness.provider.close();
  });

  it("during a long poll causes no error", async () => {
    const page = new AbortController();
    const look = harness.fetch("/play/api/watch", { headers: { play: session }, signal: page.signal });
    await later(50);
    page.abort();
    expect((await look).status).toBe(204);
  });

  it("while it sends a round posts no stake and causes no error", async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`{"key":"${newKey()}","stake":"10"`));
      },
      pull(controller) {
        controller.error(new DOMException("gone", "AbortError"));
      },
    });
    const init = { method: "POST", body: cut, headers: { play: session }, duplex: "half" } as const;
    expect((await harness.fetch("/play/api/round", init)).status).toBe(400);
  });
});

describe("a platform that keeps its members waiting", () => {
  it("holds at most sixty requests of a member, and is silent to others at once", async () => {
    const harness = await openHarness(await openDatabase({ file: ":memory:" }), { answerTimeoutMs: 60_000 });
    const session = await harness.enter();
    await harness.provider.faults.set("zjqp", { kind: "delay", delayMs: 60_000 });
    const round = () => harness.call(session, "round", { key: newKey(), stake: "10", choice: "east" });
    const held = Array.from({ length: 60 }, round);
    await later(200);
    expect(await Promise.all([round(), round()])).toEqual(Array(2).fill({ ok: false, code: "platform_silent" }));
    await harness.provider.close();
    expect((await Promise.all(held)).every(({ code }) => code === "insufficient_funds")).toBe(true);
    await harness.database.close();
  });
});

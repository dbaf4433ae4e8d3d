import { openDatabase } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPatience } from "../faults/patience.ts";
import { newKey, openTrial, type Trial } from "../testing/open-trial.ts";
import { createLooks } from "./looks.ts";

const later = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const never = new AbortController().signal;

describe("questions for news that wait", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const bell = createPatience();
  const waiting = () => bell.waiting("all");

  it("are two of a session and twelve of a member, the newest of them", async () => {
    const looks = createLooks();
    const ended: string[] = [];
    const look = (id: string, member = "m1") =>
      void looks
        .during({ id, member_ref: member }, never, (signal) => bell.sleep(60_000, ["all"], signal))
        .then(() => ended.push(id));
    for (const id of ["a", "b", "a", "a"]) look(id);
    await later(0);
    expect([ended, waiting()]).toEqual([["a"], 3]);
    for (let index = 0; index < 10; index += 1) look(`s${index}`);
    look("other", "m2");
    await later(0);
    expect([ended, waiting()]).toEqual([["a", "b"], 13]);
    bell.wake("all");
    await later(0);
    expect(waiting()).toBe(0);
  });

  it("end with whoever asked, at once when it has gone before", async () => {
    const looks = createLooks();
    const gone = new AbortController();
    const asking = looks.during({ id: "a", member_ref: "m" }, gone.signal, (signal) =>
      bell.sleep(60_000, ["all"], signal),
    );
    expect(waiting()).toBe(1);
    gone.abort();
    await asking;
    await looks.during({ id: "a", member_ref: "m" }, gone.signal, (signal) => bell.sleep(60_000, ["all"], signal));
    expect(waiting()).toBe(0);
  });

  it("leave no timer behind when they are answered before their time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const looks = createLooks();
    await looks.during({ id: "a", member_ref: "m" }, never, async (signal) => void bell.sleep(60_000, ["all"], signal));
    await expect(
      looks.during({ id: "a", member_ref: "m" }, never, async (signal) => {
        void bell.sleep(60_000, ["all"], signal);
        throw new Error("the store fails");
      }),
    ).rejects.toThrow("the store fails");
    expect([vi.getTimerCount(), waiting()]).toEqual([0, 0]);
  });
});

withEngines("a page that goes", (open) => {
  let trial: Trial;
  let session: string;
  beforeEach(async () => {
    trial = await openTrial(await open());
    session = await trial.enter();
  });
  afterEach(async () => {
    await trial.provider.close();
  });

  it("during a look is an answer nobody reads, and no error", async () => {
    const page = new AbortController();
    const look = trial.fetch("/play/api/watch", { headers: { play: session }, signal: page.signal });
    await later(50);
    page.abort();
    expect((await look).status).toBe(204);
  });

  it("while it sends a round takes nothing and is no error", async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`{"key":"${newKey()}","stake":"10"`));
      },
      pull(controller) {
        controller.error(new DOMException("gone", "AbortError"));
      },
    });
    const init = { method: "POST", body: cut, headers: { play: session }, duplex: "half" } as const;
    expect((await trial.fetch("/play/api/round", init)).status).toBe(400);
  });
});

describe("a platform that keeps its members waiting", () => {
  it("holds sixty questions of a member at most, and is silent to others at once", async () => {
    const trial = await openTrial(await openDatabase({ file: ":memory:" }), { patienceMs: 60_000 });
    const session = await trial.enter();
    await trial.provider.faults.set("zjqp", { delayMs: 60_000 });
    const round = () => trial.call(session, "round", { key: newKey(), stake: "10", choice: "east" });
    const held = Array.from({ length: 60 }, round);
    await later(200);
    expect(await Promise.all([round(), round()])).toEqual(Array(2).fill({ ok: false, code: "platform_silent" }));
    await trial.provider.close();
    expect((await Promise.all(held)).every(({ code }) => code === "insufficient_funds")).toBe(true);
    await trial.database.close();
  });
});

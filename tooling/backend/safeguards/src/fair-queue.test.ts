import { getEventListeners } from "node:events";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFairQueue, Overload } from "./fair-queue.ts";
import type { FairQueueOptions, Requester } from "./types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  const left = vi.getTimerCount();
  vi.useRealTimers();
  if (left > 0) throw new Error(`${left} timers were left behind.`);
});

const unknownDevice = (number: number, address = `10.0.${number >> 8}.${number & 255}`): Requester => ({
  member: null,
  address,
  device: `web${number}`,
  isKnown: false,
});
const ann: Requester = { member: null, address: "192.0.2.1", device: "ann", isKnown: true };

/** A queue whose tasks take `taskMs`; `order` has the names of those that began, `most` how many ran at once. */
const bench = (options: Partial<FairQueueOptions> = {}, taskMs = 100) => {
  const queue = createFairQueue({ workers: 2, capacity: 64, share: 6, patienceMs: 10_000, ...options });
  const order: string[] = [];
  const outcomes: unknown[] = [];
  let running = 0;
  let most = 0;
  const task = (name: string) => async () => {
    order.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, taskMs));
    running -= 1;
    return name;
  };
  return {
    queue,
    order,
    outcomes,
    most: () => most,
    /** Fails with nothing: its result is in `outcomes`. */
    ask: (name: string, requester: Requester, signal?: AbortSignal) => {
      queue.run(requester, task(name), signal).then(
        (value) => outcomes.push(value),
        (error: unknown) => outcomes.push(error),
      );
      return vi.advanceTimersByTimeAsync(0);
    },
    end: () => vi.runAllTimersAsync(),
  };
};
const refusals = (outcomes: readonly unknown[]): number => outcomes.filter((each) => each instanceof Overload).length;

describe("a fair queue", () => {
  it("serves a known device after a few tasks while 1,500 unknown devices press", async () => {
    const { queue, ask, order, outcomes, end } = bench();
    for (let number = 0; number < 1_500; number += 1) await ask("unknown device", unknownDevice(number));
    expect(queue.waiting).toBe(32);
    const before = order.length;
    await ask("ann", ann);
    await end();
    expect(order.indexOf("ann") - before).toBeLessThanOrEqual(1);
    expect(refusals(outcomes)).toBe(1_500 - 34);
    expect(outcomes).toContain("ann");
  });

  it("gives known devices three turns of four while both lanes are long", async () => {
    const { ask, order, end } = bench({ workers: 1, capacity: 1_000, patienceMs: 60_000 });
    for (let number = 0; number < 200; number += 1) {
      await ask("unknown device", unknownDevice(number));
      await ask("known", { ...ann, device: `known${number}` });
    }
    await end();
    const first = order.slice(1, 101);
    expect(first.filter((name) => name === "known").length).toBe(75);
    expect(first.filter((name) => name === "unknown device").length).toBe(25);
  });

  it("goes round unknown devices by address, and at an address by device", async () => {
    const { ask, order, end } = bench({ workers: 1 });
    await ask("running", unknownDevice(0));
    for (let number = 1; number <= 8; number += 1) await ask("crowd", unknownDevice(number, "10.9.9.9"));
    for (let number = 1; number <= 3; number += 1)
      await ask("one device", { ...unknownDevice(99, "10.8.8.8"), device: "x" });
    await ask("late at that address", unknownDevice(100, "10.8.8.8"));
    await ask("alone", unknownDevice(101));
    await end();
    expect(order.slice(1, 7)).toEqual(["crowd", "one device", "alone", "crowd", "late at that address", "crowd"]);
  });

  it("goes round members in turn", async () => {
    const { ask, order, end } = bench({ workers: 1 });
    const bo: Requester = { member: "bo", address: "a", device: "b", isKnown: true };
    for (let count = 0; count < 5; count += 1) await ask("bo", bo);
    await ask("cy", { ...bo, member: "cy", device: "c" });
    await end();
    expect(order).toEqual(["bo", "bo", "cy", "bo", "bo", "bo"]);
  });

  it("never runs more than its workers, and runs what it took in", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(20), fc.boolean(), fc.nat(150)), { maxLength: 60 }), async (tasks) => {
        const { ask, order, outcomes, most, end, queue } = bench({ workers: 3, capacity: 10 });
        for (const [number, isKnown, pause] of tasks) {
          await ask("task", { ...unknownDevice(number), isKnown });
          await vi.advanceTimersByTimeAsync(pause);
        }
        await end();
        expect(most()).toBeLessThanOrEqual(3);
        expect(outcomes.length).toBe(tasks.length);
        expect(order.length + refusals(outcomes)).toBe(tasks.length);
        expect(queue.waiting).toBe(0);
      }),
      { numRuns: 50 },
    );
  });

  it("starts no second task on a worker that has just been handed on", async () => {
    const { queue, most, ask, end } = bench({ workers: 1 });
    await ask("one", unknownDevice(1));
    await ask("two", unknownDevice(2));
    await vi.advanceTimersByTimeAsync(99);
    setTimeout(() => void ask("three", unknownDevice(3)), 1);
    await end();
    expect(most()).toBe(1);
    expect(queue.waiting).toBe(0);
  });

  it.each<[string, (number: number) => Requester, number]>([
    ["device, whatever its address", (number) => ({ ...unknownDevice(number), device: "web1" }), 6],
    ["known device", (number) => ({ ...unknownDevice(number), device: "web1", isKnown: true }), 6],
    ["member, whatever the device", (number) => ({ ...unknownDevice(number), member: "bo", isKnown: true }), 6],
    ["address of unknown devices", (number) => unknownDevice(number, "10.9.9.9"), 24],
    ["address of unknown devices without a device", () => ({ ...unknownDevice(0), device: "" }), 24],
    ["address of known devices without an id", () => ({ ...ann, device: "" }), 24],
  ])("gives one %s no more than its share", async (_, requester, share) => {
    const { ask, outcomes, end } = bench({ capacity: 1_000 });
    for (let number = 0; number < 100; number += 1) await ask("task", requester(number));
    expect(outcomes.length).toBe(100 - share);
    expect(refusals(outcomes)).toBe(100 - share);
    await end();
    await ask("after", requester(0));
    await end();
    expect(outcomes).toContain("after");
  });

  it("lets unknown devices at its address, of its id and under its name take nothing from a known one", async () => {
    const { ask, outcomes, end } = bench();
    for (let number = 0; number < 100; number += 1) await ask("task", unknownDevice(number, ann.address));
    for (let number = 0; number < 10; number += 1)
      await ask("task", { ...unknownDevice(number), device: "ann", member: "ann" });
    for (let count = 0; count < 6; count += 1) await ask("ann", { ...ann, member: "ann" });
    await end();
    expect(outcomes.filter((each) => each === "ann").length).toBe(6);
  });

  it("never runs a task whose client disconnects before its turn, and gives its place to others", async () => {
    const { queue, ask, order, outcomes, end } = bench({ workers: 1, capacity: 2 });
    const client = new AbortController();
    await ask("running", ann);
    await ask("gone", ann, client.signal);
    await ask("next", { ...ann, device: "next" });
    await ask("over", { ...ann, device: "over" });
    expect(refusals(outcomes)).toBe(1);
    const reason = new Error("closed");
    client.abort(reason);
    expect(queue.waiting).toBe(1);
    await ask("again", { ...ann, device: "over" });
    await end();
    expect(order).toEqual(["running", "next", "again"]);
    expect(outcomes).toContain(reason);
  });

  it("refuses a disconnected client with its reason, and lets a running task of another end", async () => {
    const { ask, order, outcomes, end } = bench();
    const reason = new Error("closed");
    await ask("gone", ann, AbortSignal.abort(reason));
    const client = new AbortController();
    await ask("running", ann, client.signal);
    client.abort();
    await end();
    expect(order).toEqual(["running"]);
    expect(outcomes).toEqual([reason, "running"]);
  });

  it("refuses what has waited longer than the patience", async () => {
    const { queue, ask, outcomes, order } = bench({ workers: 1, patienceMs: 1_000 }, 5_000);
    await ask("long", ann);
    await ask("late", ann);
    await vi.advanceTimersByTimeAsync(999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([expect.any(Overload)]);
    expect(queue.waiting).toBe(0);
    await vi.runAllTimersAsync();
    expect(order).toEqual(["long"]);
  });

  it("leaves neither a timer nor a listener behind a task that had its turn", async () => {
    const { ask, outcomes } = bench({ workers: 1 });
    const client = new AbortController();
    for (let count = 0; count < 4; count += 1) await ask("task", ann, client.signal);
    await vi.advanceTimersByTimeAsync(400);
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => "task"));
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(client.signal, "abort")).toEqual([]);
  });

  it("frees the worker and the share of a task that fails, at once or later", async () => {
    const { queue, ask, outcomes, end } = bench({ workers: 1, share: 1 });
    const fault = new Error("broken");
    const failing = [
      () => Promise.reject(fault),
      () => {
        throw fault;
      },
    ] as const;
    for (const task of failing) await expect(queue.run(ann, task)).rejects.toBe(fault);
    await ask("after", ann);
    await end();
    expect(outcomes).toEqual(["after"]);
  });

  it("says how long to wait by what tasks took and how many wait, one second at least", async () => {
    const { queue, ask, end, outcomes } = bench({ workers: 1, capacity: 8, share: 1 }, 4_000);
    for (let count = 0; count < 80; count += 1) {
      await ask("measured", ann);
      await end();
    }
    const waitMs = (): Promise<unknown> =>
      queue.run(ann, () => Promise.resolve()).catch((error: Overload) => error.waitMs);
    await ask("running", ann);
    expect(await waitMs()).toBeGreaterThan(3_900);
    for (let number = 0; number < 4; number += 1) await ask("waiting", unknownDevice(number));
    expect(await waitMs()).toBeGreaterThan(5 * 3_900);
    expect(await waitMs()).toBeLessThanOrEqual(5 * 4_000);
    await vi.runAllTimersAsync();
    expect(outcomes.length).toBe(85);
    const quick = bench({ share: 1 }, 1);
    await quick.ask("running", ann);
    await quick.ask("over", ann);
    await quick.end();
    expect(quick.outcomes).toContainEqual(expect.objectContaining({ waitMs: 1_000 }));
  });
});

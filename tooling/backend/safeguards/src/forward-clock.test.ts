import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createForwardClock } from "./forward-clock.ts";

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A machine whose real time passes and whose wall is moved by hand. */
const machine = (notBefore?: number) => {
  let passed = 0;
  let moved = 0;
  const clock = createForwardClock({ wall: () => START + passed + moved, monotonic: () => 7 + passed, notBefore });
  return {
    now: clock.now,
    wall: () => START + passed + moved,
    pass: (ms: number) => {
      passed += ms;
      return clock.now();
    },
    /** Lets time pass with a look at the clock every `stepMs`. */
    wait: (ms: number, stepMs = MINUTE) => {
      for (let left = ms; left > 0; left -= stepMs) {
        passed += Math.min(stepMs, left);
        clock.now();
      }
      return clock.now();
    },
    move: (ms: number) => {
      moved += ms;
      return clock.now();
    },
  };
};

const step = fc.record({
  pass: fc.oneof(fc.nat(1_000), fc.nat(HOUR), fc.nat(2 * DAY)),
  move: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -2_000, max: 2_000 }),
    fc.integer({ min: -40 * DAY, max: 40 * DAY }),
  ),
});

describe("a forward clock", () => {
  it("follows the wall while wall and monotonic time agree", () => {
    const { now, pass, wall } = machine();
    expect(now()).toBe(START);
    for (let count = 0; count < 100; count += 1) expect(pass(12_345)).toBe(wall());
  });

  it("gives whole milliseconds", () => {
    let monotonic = 0.25;
    const { now } = createForwardClock({ wall: () => 1_000, monotonic: () => (monotonic += 0.7) });
    for (let count = 0; count < 50; count += 1) expect(Number.isInteger(now())).toBe(true);
  });

  it("never goes back, whatever the wall does", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.option(fc.integer({ min: -DAY, max: DAY })), (steps, kept) => {
        const { now, pass, move } = machine(kept === null ? undefined : START + kept);
        let before = now();
        for (const { pass: ms, move: by } of steps) {
          for (const after of [pass(ms), move(by)]) {
            expect(after).toBeGreaterThanOrEqual(before);
            before = after;
          }
        }
      }),
    );
  });

  it("moves by no more than the time that passed when the wall leaps and comes back within ten minutes", () => {
    const leap = fc.integer({ min: HOUR + 1, max: 400 * DAY });
    fc.assert(
      fc.property(
        leap,
        fc.integer({ min: 1, max: 10 * MINUTE - 1 }),
        fc.integer({ min: 1, max: MINUTE }),
        (by, stay, look) => {
          const { now, wait, move, wall } = machine();
          const before = now();
          move(by);
          expect(wait(stay, Math.min(look, stay)) - before).toBeLessThanOrEqual(stay);
          expect(move(-by) - before).toBeLessThanOrEqual(stay);
          expect(now()).toBe(wall());
        },
      ),
      { numRuns: 40 },
    );
  });

  it("believes a leap of the wall once it has lasted for ten minutes", () => {
    const { wait, move, pass, wall } = machine();
    expect(move(31 * DAY)).toBe(START);
    expect(wait(10 * MINUTE - 1)).toBe(START + 10 * MINUTE - 1);
    expect(pass(1)).toBe(wall());
  });

  it("believes a leap of up to an hour at once, but not one after the other", () => {
    const { move, wait, wall, now } = machine();
    expect(move(59 * MINUTE)).toBe(wall());
    for (let count = 0; count < 10; count += 1) {
      move(59 * MINUTE);
      wait(MINUTE);
    }
    expect(now()).toBeLessThanOrEqual(START + 10 * MINUTE + 59 * MINUTE);
    wait(10 * MINUTE);
    expect(now()).toBe(wall());
  });

  it("goes on at nine tenths of the pace while the wall is behind, until it has caught up", () => {
    const { now, move, pass, wall } = machine();
    pass(MINUTE);
    const before = now();
    expect(move(-HOUR)).toBe(before);
    expect(pass(100_000)).toBe(before + 90_000);
    expect(pass(9 * HOUR)).toBeGreaterThan(wall());
    pass(HOUR);
    expect(now()).toBe(wall());
  });

  it("comes to the wall again after any changes, once the wall is steady", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { now, pass, move, wait, wall } = machine();
        for (const { pass: ms, move: by } of steps) {
          pass(ms);
          move(by);
        }
        const behind = Math.max(0, now() - wall());
        wait(11 * MINUTE);
        pass(10 * behind);
        expect(Math.abs(now() - wall())).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("begins at the last instant that was kept when the wall says less, and goes on from there", () => {
    const { now, pass } = machine(START + HOUR);
    expect(now()).toBe(START + HOUR);
    expect(pass(1_000)).toBe(START + HOUR + 900);
    expect(machine(START - HOUR).now()).toBe(START);
  });

  it("believes a machine without a battery at once when its wall is put near to the last instant", () => {
    const clock = machine(START + 20 * 365 * DAY);
    expect(clock.move(20 * 365 * DAY + MINUTE)).toBe(START + 20 * 365 * DAY + MINUTE);
  });

  it("takes the machine's own clocks by default", () => {
    const before = Date.now();
    const { now } = createForwardClock();
    expect(now()).toBeGreaterThanOrEqual(before);
    expect(now()).toBeLessThanOrEqual(Date.now() + 1);
  });
});

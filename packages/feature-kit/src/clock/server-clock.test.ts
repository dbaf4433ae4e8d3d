import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";

const SERVER = Date.parse("2026-11-28T04:00:00.000Z");
const DAY_MS = 86_400_000;
const answer = (sentAt: number, receivedAt: number, part: { date?: string; serverTime?: string }) => ({
  date: part.date ?? null,
  data: part.serverTime === undefined ? [] : { serverTime: part.serverTime },
  sentAt,
  receivedAt,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("server clock", () => {
  it.each([-3, 0, 3])("reads the server's time on a device that is %s days off", (days) => {
    vi.setSystemTime(SERVER + days * DAY_MS);
    const clock = createServerClock();
    expect(clock.now()).toBe(SERVER + days * DAY_MS);
    const at = performance.now();
    clock.observe(answer(at, at, { serverTime: "2026-11-28T12:00:00.000+08:00" }));
    expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(1);
    vi.advanceTimersByTime(90_000);
    expect(Math.abs(clock.now() - SERVER - 90_000)).toBeLessThanOrEqual(1);
  });

  it("does not see a change of the device's clock", () => {
    vi.setSystemTime(SERVER);
    const clock = createServerClock();
    const at = performance.now();
    clock.observe(answer(at, at, { serverTime: "2026-11-28T04:00:00.000Z" }));
    vi.setSystemTime(SERVER - 3 * DAY_MS);
    expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(1);
  });

  it("takes the Date header to the second, and a server time before it", () => {
    const clock = createServerClock({ deviceNow: () => 0, monotonic: () => 1000 });
    clock.observe(answer(900, 1000, { date: "Sat, 28 Nov 2026 04:00:00 GMT" }));
    expect(clock.now()).toBeGreaterThanOrEqual(SERVER);
    expect(clock.now()).toBeLessThanOrEqual(SERVER + 1100);
    clock.observe(
      answer(1000, 1000, { date: "Sat, 28 Nov 2026 05:00:00 GMT", serverTime: "2026-11-28T04:00:00.400Z" }),
    );
    expect(Math.abs(clock.now() - SERVER - 400)).toBeLessThanOrEqual(1);
  });

  it("stays where it is while answers agree with it, however slow the line", () => {
    const clock = createServerClock({ deviceNow: () => 0, monotonic: () => 10_000 });
    clock.observe(answer(10_000, 10_000, { serverTime: "2026-11-28T04:00:00.000Z" }));
    const [before, revision] = [clock.now(), clock.revision()];
    clock.observe(answer(2000, 10_000, { date: "Sat, 28 Nov 2026 03:59:55 GMT" }));
    expect(clock.now()).toBe(before);
    expect(clock.revision()).toBe(revision);
  });

  it("calls back when it was set anew, not for the noise of the line", () => {
    const clock = createServerClock({ deviceNow: () => SERVER, monotonic: () => 0 });
    const listener = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    clock.observe(answer(-20, 0, { serverTime: "2026-11-28T04:00:00.010Z" }));
    expect(listener).not.toHaveBeenCalled();
    clock.observe(answer(0, 0, { serverTime: "2026-11-28T05:00:00.000Z" }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.revision()).toBe(1);
    stop();
    clock.observe(answer(0, 0, { serverTime: "2026-11-28T06:00:00.000Z" }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([null, {}, { serverTime: 5 }, { serverTime: "soon" }, "2026"])(
    "learns nothing from %j without a header",
    (data) => {
      const clock = createServerClock({ deviceNow: () => 7, monotonic: () => 7 });
      clock.observe({ date: null, data, sentAt: 0, receivedAt: 7 });
      expect(clock.now()).toBe(7);
      clock.observe({ date: "yesterday", data, sentAt: 0, receivedAt: 7 });
      expect(clock.now()).toBe(7);
    },
  );
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLate } from "./start-late.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const part = () => {
  const end = vi.fn<() => void>();
  return { end, start: vi.fn<() => () => void>(() => end) };
};

describe("a part whose code comes late", () => {
  it("starts when it has come, and ends when it is stopped", async () => {
    const { start, end } = part();
    const stop = startLate(async () => start);
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledOnce();
    expect(end).not.toHaveBeenCalled();
    stop();
    expect(end).toHaveBeenCalledOnce();
  });
  it("does not start after it was stopped", async () => {
    const { start } = part();
    startLate(async () => start)();
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  });
  it("is asked for until it comes, with growing pauses, and at once when the connection is back", async () => {
    const { start } = part();
    let failures = 0;
    const fetchStart = vi.fn<() => Promise<() => () => void>>(async () => {
      failures += 1;
      if (failures < 5) throw new TypeError("Failed to fetch dynamically imported module");
      return start;
    });
    startLate(fetchStart);
    const asked: number[] = [];
    for (const passed of [0, 1_000, 1_000, 1_000]) {
      await vi.advanceTimersByTimeAsync(passed);
      asked.push(fetchStart.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 2, 3]);
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchStart).toHaveBeenCalledTimes(5);
    expect(start).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetchStart).toHaveBeenCalledTimes(5);
  });
  it("is asked for no more after it was stopped", async () => {
    const fetchStart = vi.fn<() => Promise<() => () => void>>(async () => Promise.reject(new TypeError("none")));
    const stop = startLate(fetchStart);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetchStart).toHaveBeenCalledOnce();
  });
});

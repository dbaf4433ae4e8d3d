import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Clock } from "../provider/clock.ts";
import { clockAt } from "../testing/clock-at.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { Countdown } from "./countdown.tsx";

const start = Date.parse("2026-11-27T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => {
  vi.useRealTimers();
});

const settableClock = (startMs: number): Clock & { set: (nowMs: number) => void } => {
  const listeners = new Set<() => void>();
  let nowMs = startMs;
  let revision = 0;
  return {
    now: () => nowMs,
    revision: () => revision,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      nowMs = next;
      revision += 1;
      for (const listener of listeners) listener();
    },
  };
};

const advance = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe("Countdown", () => {
  test("counts whole seconds down and ends once", () => {
    const onEnd = vi.fn<() => void>();
    renderKit(<Countdown deadlineMs={start + 3000} onEnd={onEnd} />);
    expect(screen.getByRole("timer").textContent).toBe("00:00:03");
    advance(1001);
    expect(screen.getByRole("timer").textContent).toBe("00:00:02");
    advance(60_000);
    expect(screen.getByText("已结束")).toBeTruthy();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("shows days apart from the clock", () => {
    renderKit(<Countdown deadlineMs={start + 2 * 86_400_000 + 3_661_000} />);
    expect(screen.getByRole("timer").textContent).toBe("2 天 01:01:01");
  });

  test("is right at once on return from a sleep in which no timer ran", () => {
    const onEnd = vi.fn<() => void>();
    renderKit(<Countdown deadlineMs={start + 3_600_000} onEnd={onEnd} />);
    vi.setSystemTime(start + 3_599_000);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(screen.getByRole("timer").textContent).toBe("00:00:01");
    vi.setSystemTime(start + 7_200_000);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(onEnd).toHaveBeenCalledTimes(1);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("follows the server's clock and not a device that is a day wrong", () => {
    vi.setSystemTime(start - 86_400_000);
    renderKit(<Countdown deadlineMs={start + 5000} />, { clock: clockAt(start) });
    expect(screen.getByRole("timer").textContent).toBe("00:00:05");
  });

  test("ticks once a second on a device whose clock is ahead of the server's", () => {
    vi.setSystemTime(start + 86_400_000);
    renderKit(<Countdown deadlineMs={start + 10_000} />, { clock: clockAt(start) });
    const timers = vi.spyOn(globalThis, "setTimeout");
    advance(5000);
    expect(screen.getByRole("timer").textContent).toBe("00:00:05");
    expect(timers.mock.calls.length).toBeLessThan(8);
  });

  test("follows a deadline that is moved", () => {
    const { rerender } = renderKit(<Countdown deadlineMs={start + 2000} />);
    rerender(<Countdown deadlineMs={start + 90_000} />);
    advance(10_000);
    expect(screen.getByRole("timer").textContent).toBe("00:01:20");
  });

  test("does not count below zero and does not start when it is over", () => {
    const onEnd = vi.fn<() => void>();
    renderKit(<Countdown deadlineMs={start - 1} onEnd={onEnd} over="已开奖" />);
    advance(5000);
    expect(screen.getByText("已开奖")).toBeTruthy();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test("ends once when the deadline passes between drawing and its first look at the clock", () => {
    const onEnd = vi.fn<() => void>();
    const Slow = (): null => {
      vi.setSystemTime(start + 5000);
      return null;
    };
    const page = (
      <>
        <Countdown deadlineMs={start + 3000} onEnd={onEnd} />
        <Slow />
      </>
    );
    const { rerender } = renderKit(page);
    expect(screen.getByText("已结束")).toBeTruthy();
    rerender(page);
    advance(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("ends once when the clock is set to after the deadline", () => {
    const onEnd = vi.fn<() => void>();
    const clock = settableClock(start);
    renderKit(<Countdown deadlineMs={start + 3000} onEnd={onEnd} />, { clock });
    act(() => clock.set(start + 60_000));
    act(() => clock.set(start + 90_000));
    expect(screen.getByText("已结束")).toBeTruthy();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("holds the page only in its last day", () => {
    renderKit(
      <>
        <Countdown deadlineMs={start + 60_000} />
        <Countdown deadlineMs={start + 2 * 86_400_000} />
        <Countdown deadlineMs={start - 1} />
      </>,
    );
    expect([...document.querySelectorAll("[data-in-use]")].map(({ textContent }) => textContent)).toEqual(["00:01:00"]);
  });

  test("leaves no timer behind", () => {
    const { unmount } = renderKit(<Countdown deadlineMs={start + 60_000} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { CountingMoney } from "../counting-money/counting-money.tsx";
import { clockAt } from "../testing/clock-at.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { MoneyText } from "./money-text.tsx";

const seen = (container: HTMLElement): string => container.querySelector("[aria-hidden=true]")?.textContent ?? "";

describe("MoneyText", () => {
  test("is read as one amount and seen as parts", () => {
    const { container } = renderKit(<MoneyText value="1280.50" />);
    expect(screen.getByText("¥1,280.50")).toBeTruthy();
    expect(seen(container)).toBe("¥1,280.50");
  });

  test.each([null, undefined, "", "NaN"])("shows %j as unknown with its age, never 0", (value) => {
    const now = Date.parse("2026-11-27T10:00:00Z");
    const { container } = renderKit(<MoneyText value={value} asOf={now - 180_000} />, {
      clock: clockAt(now),
    });
    expect(seen(container)).toBe("—");
    expect(screen.getByText("暂时未知")).toBeTruthy();
    expect(screen.getByText("更新于3分钟前")).toBeTruthy();
    expect(container.textContent).not.toContain("0");
  });

  test("shows 0 and 0.00 as zero", () => {
    const { container } = renderKit(<MoneyText value="0" />);
    expect(seen(container)).toBe("¥0.00");
  });

  test("says a gain by its sign and not by colour alone", () => {
    const { container } = renderKit(<MoneyText value="5" tone="auto" />);
    expect(seen(container)).toBe("+¥5.00");
  });
});

describe("CountingMoney", () => {
  let frames: FrameRequestCallback[] = [];
  const setup = (reduce: boolean): void => {
    frames = [];
    vi.stubGlobal("matchMedia", () => ({ matches: reduce }));
    vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
    vi.spyOn(performance, "now").mockReturnValue(0);
  };
  const drawAt = (ms: number): void => {
    const due = frames;
    frames = [];
    act(() => {
      for (const draw of due) draw(ms);
    });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("counts to the new value and ends exactly on it", () => {
    setup(false);
    const { container, rerender } = renderKit(<CountingMoney value="100.00" />);
    rerender(<CountingMoney value="9007199254.74" />);
    drawAt(50);
    const between = seen(container);
    expect(between).not.toBe("¥100.00");
    drawAt(120);
    expect(seen(container)).not.toBe(between);
    drawAt(300);
    expect(seen(container)).toBe("¥9,007,199,254.74");
    expect(frames).toHaveLength(0);
  });

  test("stands still where motion is unwanted, and from or to an unknown figure", () => {
    setup(true);
    const { container, rerender } = renderKit(<CountingMoney value="100" />);
    rerender(<CountingMoney value="200" />);
    expect(seen(container)).toBe("¥200.00");
    setup(false);
    rerender(<CountingMoney value={null} />);
    expect(seen(container)).toBe("—");
    rerender(<CountingMoney value="300" />);
    expect(seen(container)).toBe("¥300.00");
    expect(frames).toHaveLength(0);
  });

  test("goes to the newest value when two come quickly", () => {
    setup(false);
    const { container, rerender } = renderKit(<CountingMoney value="0" />);
    rerender(<CountingMoney value="50" />);
    rerender(<CountingMoney value="70" />);
    drawAt(300);
    expect(seen(container)).toBe("¥70.00");
  });
});

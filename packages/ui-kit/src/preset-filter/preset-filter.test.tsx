import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";

import { clockAt } from "../testing/clock-at.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { dayBefore, toDay, toPickerDate, type Period } from "./period.ts";
import { PresetFilter } from "./preset-filter.tsx";

describe("period", () => {
  test("a day survives the picker whatever the device's zone", () => {
    const days = fc.date({
      min: new Date("1990-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(toDay(toPickerDate(day))).toBe(day);
      }),
    );
  });

  test.each([
    ["2026-03-01", 1, "2026-02-28"],
    ["2028-03-01", 1, "2028-02-29"],
    ["2026-01-01", 1, "2025-12-31"],
    ["2026-11-27", 0, "2026-11-27"],
  ])("from %s %i days back is %s", (day, days, before) => {
    expect(dayBefore(day, days)).toBe(before);
  });
});

describe("PresetFilter", () => {
  const nowMs = Date.parse("2026-11-27T17:30:00Z");
  const change = vi.fn<(value: Period) => void>();
  const show = (value: Period): void => {
    change.mockClear();
    renderKit(<PresetFilter value={value} onValueChange={change} maxDaysBack={90} />, { clock: clockAt(nowMs) });
  };

  test("offers the five presets of the specification and takes one", async () => {
    show({ kind: "preset", preset: 2 });
    expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "不限",
      "今天",
      "昨天",
      "近 7 天",
      "近 30 天",
      "自定义",
    ]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "近 7 天" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "昨天" }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ kind: "preset", preset: 1 });
  });

  test("takes two days in a calendar whose today is the brand's", async () => {
    show({ kind: "preset", preset: 0 });
    await userEvent.click(screen.getByRole("radio", { name: "自定义" }));
    const dialog = await screen.findByRole("dialog");
    const grid = await within(dialog).findByRole("grid", {}, { timeout: 15_000 });
    const day = (number: string): HTMLElement =>
      within(grid)
        .getAllByRole("button")
        .find((button) => button.textContent === number) as HTMLElement;
    expect(day("28").getAttribute("aria-label")).toMatch(/今天|Today/i);
    expect(day("29")).toHaveProperty("disabled", true);
    expect(within(dialog).getByRole("button", { name: "应用" }).ariaDisabled).toBe("true");
    await userEvent.click(day("10"));
    await userEvent.click(day("12"));
    await userEvent.click(within(dialog).getByRole("button", { name: "应用" }));
    expect(change).toHaveBeenCalledExactlyOnceWith({
      kind: "custom",
      startDay: "2026-11-10",
      endDay: "2026-11-12",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("shows the custom period that is in force", () => {
    show({ kind: "custom", startDay: "2026-11-01", endDay: "2026-11-15" });
    expect(screen.getByRole("button", { name: "2026-11-01 至 2026-11-15" })).toBeTruthy();
  });
});

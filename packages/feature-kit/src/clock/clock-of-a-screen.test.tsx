import { contract } from "@baize/api-client/contract";
import { callQuery, useClient } from "@baize/api-client/react";
import { fixture } from "@baize/api-client/testing";
import { type Period, PresetFilter, useClock, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/index.ts";

const SERVER = Date.parse("2026-11-28T15:30:00Z"); // 23:30 of the brand's 28 November
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const Today = (): ReactElement => {
  const format = useFormat();
  const now = useClock()();
  const [period, setPeriod] = useState<Period>({ kind: "preset", preset: 0 });
  useQuery(callQuery(useClient().service.md));
  return (
    <>
      <p>{`今天 ${format.date(now)}`}</p>
      <PresetFilter value={period} onValueChange={setPeriod} />
    </>
  );
};

const show = async (deviceMs: number): Promise<void> => {
  vi.setSystemTime(deviceMs);
  const md = fixture(contract.service.md, { serverTime: "2026-11-28T15:30:00.000Z" });
  await renderScreen(<Today />, { service: { md } }, { serverNow: () => SERVER });
};

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

describe("the clock of a screen", () => {
  it.each([-3 * DAY_MS, -9 * HOUR_MS, 0, 9 * HOUR_MS, 3 * DAY_MS])(
    "is the server's on a device that is %s ms off",
    async (off) => {
      await show(SERVER + off);
      await waitFor(() => expect(screen.getByText("今天 2026-11-28")).toBeTruthy());
    },
  );

  it("ends the calendar at the server's today on a device three days fast", async () => {
    await show(SERVER + 3 * DAY_MS);
    await screen.findByText("今天 2026-11-28");
    fireEvent.click(screen.getByRole("radio", { name: "自定义" }));
    const grid = await screen.findByRole("grid", {}, { timeout: 15_000 });
    expect(grid.getAttribute("aria-label")).toMatch(/11/);
    expect(grid.querySelector("[data-today]")?.getAttribute("data-day")).toBe("2026-11-28");
    expect(grid.querySelector('[data-day="2026-11-29"]')?.hasAttribute("data-disabled")).toBe(true);
  });
});

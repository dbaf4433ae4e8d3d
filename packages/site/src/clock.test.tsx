import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import { type Period, PresetFilter } from "@baize/ui-kit";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSite } from "./start-site.tsx";
import { brand, openSite, sampleFeature, samplePage } from "./site.test.support.tsx";

/** 23:30 of the last day of the year in the brand's zone, so that an hour or a day off shows in every text. */
const SERVER = Date.parse("2026-12-31T15:30:00Z");
const DAY_MS = 86_400_000;
const md = fixture(contract.service.md, {
  serverTime: new Date(SERVER).toISOString(),
  maintenance: { start: null, end: "2026-12-31T18:00:00Z", text: "" },
});

const Days = (): ReactElement => {
  const [period, setPeriod] = useState<Period>({ kind: "preset", preset: 0 });
  return <PresetFilter value={period} onValueChange={setPeriod} />;
};
const features = [sampleFeature("games", [samplePage("/home", { Page: Days })])];

/** The site as an app starts it, on a device with this clock and zone. */
const startOn = async (deviceMs: number, zone: string): Promise<void> => {
  vi.setSystemTime(deviceMs);
  process.env["TZ"] = zone;
  vi.stubGlobal("fetch", async () => {
    const headers = { "content-type": "application/json", date: new Date(SERVER).toUTCString() };
    return new Response(JSON.stringify({ status: true, data: md }), { headers });
  });
  window.history.replaceState(null, "", "/home");
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => startSite({ brand, features }));
};

const ZONE = process.env["TZ"];
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

const DEVICES = [
  { why: "right", off: 0, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "three days slow", off: -3 * DAY_MS, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "three days fast", off: 3 * DAY_MS, zone: "Asia/Shanghai", minutesWest: -480 },
  { why: "in New York", off: 0, zone: "America/New_York", minutesWest: 300 },
  { why: "on Kiritimati and a day fast", off: DAY_MS, zone: "Pacific/Kiritimati", minutesWest: -840 },
];

describe("on a device that is", () => {
  it.each(DEVICES)("$why, every time is the server's in the brand's zone", async ({ off, zone, minutesWest }) => {
    await startOn(SERVER + off, zone);
    expect(new Date().getTimezoneOffset()).toBe(minutesWest);
    expect(await screen.findByText("预计 2027-01-01 02:00 恢复")).toBeTruthy();
    expect(screen.getByText("© 2026 碧台")).toBeTruthy();
    fireEvent.click(await screen.findByRole("radio", { name: "自定义" }));
    const grid = await screen.findByRole("grid", {}, { timeout: 15_000 });
    expect(grid.querySelector("[data-today]")?.getAttribute("data-day")).toBe("2026-12-31");
    expect(screen.queryByRole("gridcell", { name: /2027/ })).toBeNull();
  });
  it.each(DEVICES)("$why, a session that ends counts the same seconds", async ({ off, zone }) => {
    vi.setSystemTime(SERVER + off);
    process.env["TZ"] = zone;
    const { client } = await openSite("/user", {
      session: "member",
      answers: { service: { md } },
      serverNow: () => SERVER,
    });
    await screen.findByText("预计 2027-01-01 02:00 恢复");
    act(() => client.session.leave(client.now() + 30_000));
    expect(await screen.findByText("密码已修改，30 秒后返回登录")).toBeTruthy();
  });
});

import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { ScreenOptions } from "@baize/feature-kit/testing";
import { sampleLevels, sampleStanding } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./vip-detail-page.tsx";

afterEach(cleanup);

const show = async (options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    { member: { vipsList: sampleLevels, vips: sampleStanding } },
    { path: "/user/vip/detail", ...options },
  );

describe("the levels", () => {
  it("call a quota of nothing unlimited", async () => {
    await showScreen(
      <Page />,
      { member: { vipsList: sampleLevels.map((row) => ({ ...row, dailyTimes: 3, dailyQuota: "0.00" })) } },
      { path: "/user/vip/detail?level=10", surface: "mobile" },
    );
    expect(await screen.findByText("不限")).toBeTruthy();
  });
  it("are tables of all eleven: requirements with limits, gifts, and rebates of the brand's categories", async () => {
    await show({ brand: { enabledCategoryIds: [6, 2] } });
    const tables = await screen.findAllByRole("table");
    expect(tables.map((table) => within(table).getAllByRole("row").length)).toEqual([12, 12, 12, 12]);
    const [requirements, limits, gifts, rebates] = tables;
    expect(limits?.textContent).toContain("不限");
    const [, lowest, next] = within(requirements as HTMLElement).getAllByRole("row");
    expect(lowest?.textContent).toContain("无需保级");
    expect(next?.textContent).toContain("¥1,000.00");
    expect(gifts?.textContent).toContain("¥880.00");
    expect(
      within(rebates as HTMLElement)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["等级", "体育", "真人"]);
    expect(rebates?.textContent).toContain("0.70%");
    expect(await screen.findAllByText("当前")).toHaveLength(4);
  });
  it("are one at a time on a phone, the member's own first, by the address", async () => {
    const { path } = await show({ surface: "mobile" });
    const picker = await screen.findByRole("navigation", { name: "选择等级" });
    const current = await within(picker).findByRole("link", { current: "page" });
    expect(current.textContent).toBe("VIP 3");
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(within(picker).getByRole("link", { name: "VIP 10" }));
    expect(path()).toBe("/user/vip/detail?level=10");
    expect(screen.getByText("不限")).toBeTruthy();
  });
});

import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleSign } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./sign-page.tsx";

afterEach(cleanup);

const show = async (promo: FakeAnswers["promo"] = {}) =>
  showScreen(<Page />, { promo: { signInfo: sampleSign(), ...promo } }, { path: "/activity/sign" });
const day = async (name: RegExp) => screen.findByRole("button", { name });
const focused = () => document.activeElement?.textContent;

describe("the calendar", () => {
  it("is a grid of the month from Monday whose days say date and state", async () => {
    await show();
    const grid = await screen.findByRole("grid", { name: "2026-11 签到日历" });
    const rows = within(grid).getAllByRole("row");
    expect(rows[0]?.textContent).toBe("一二三四五六日");
    expect(rows[1]?.querySelectorAll("button")).toHaveLength(1);
    expect(within(grid).getAllByRole("button")).toHaveLength(30);
    for (const name of [
      "2026年11月19日，已签到",
      "2026年11月20日，今天，可签到",
      "2026年11月17日，未签到，可补签",
      "2026年11月1日，未签到",
      "2026年11月21日，未到",
    ])
      expect(within(grid).getByRole("button", { name })).toBeTruthy();
    expect(document.querySelector("[aria-current=date]")?.getAttribute("data-day")).toBe("2026-11-20");
  });
  it("has one tab stop and is moved through by arrows, Home and End, within the month", async () => {
    await show();
    const today = await day(/今天/);
    expect(screen.getAllByRole("button").filter(({ tabIndex, dataset }) => dataset["day"] && tabIndex === 0)).toEqual([
      today,
    ]);
    today.focus();
    const press = async (keys: string) => userEvent.keyboard(keys);
    await press("{ArrowLeft}");
    expect(focused()).toContain("2026年11月19日，已签到");
    await press("{ArrowUp}");
    expect(focused()).toContain("11月12日");
    await press("{Home}");
    expect(focused()).toContain("11月9日");
    await press("{End}");
    expect(focused()).toContain("11月15日");
    await press("{ArrowDown}{ArrowDown}");
    expect(focused()).toContain("11月29日");
    await press("{ArrowDown}");
    expect(focused()).toContain("11月29日");
    await press("{ArrowRight}{ArrowRight}");
    expect(focused()).toContain("11月30日");
    await press("{Home}");
    expect(focused()).toContain("11月30日");
  });
  it("makes up for a past day by the keyboard, after its cost is said", async () => {
    const { client } = await show({ resign: { day: "2026-11-17", cost: "1.00", left: 1 } });
    (await day(/11月17日/)).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("扣除 ¥1.00，本月还可补签 2 次");
    expect(callsOf(client, "promo.resign")).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "补签并支付 ¥1.00" }));
    expect(await screen.findByText("2026年11月17日 已补签。")).toBeTruthy();
    expect(callsOf(client, "promo.resign")).toEqual([{ day: "2026-11-17" }]);
  });
  it("offers no day where the quota is used, and nothing for a day that is to come", async () => {
    await show({ signInfo: sampleSign({ resign: { left: 0, cost: "1.00", days: ["2026-11-17"] } }) });
    await userEvent.click(await day(/11月17日，未签到$/));
    await userEvent.click(await day(/11月21日/));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByText("本月没有可用的补签次数")).toBeTruthy();
  });
  it("says in words why a day cannot be paid", async () => {
    await show({ resign: refusal("insufficient_funds", { available: "0.40" }) });
    await userEvent.click(await day(/11月17日/));
    await userEvent.click(await screen.findByRole("button", { name: /补签并支付/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("余额不足，当前可用 ¥0.40");
  });
});

describe("today", () => {
  it("signs in once, says what came, and reads the month again", async () => {
    const { client, count } = await show({ sign: { day: "2026-11-20", reward: "0.50", streak: 3 } });
    await userEvent.dblClick(await screen.findByRole("button", { name: /今日签到/ }));
    expect(await screen.findByText("签到成功，获得 ¥0.50，已连续 3 天。")).toBeTruthy();
    expect(callsOf(client, "promo.sign")).toHaveLength(1);
    await waitFor(() => expect(count("promo.signInfo")).toBe(2));
  });
  it("is repeated by itself when its answer is lost, and never shown as failed", async () => {
    let tries = 0;
    const lost = failure("network");
    await show({ sign: () => ((tries += 1) === 1 ? lost() : { day: "2026-11-20", reward: "0.00", streak: 3 }) });
    await userEvent.click(await screen.findByRole("button", { name: /今日签到/ }));
    expect(await screen.findByText("签到成功，已连续 3 天。", {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it("is closed with its reason where there is no sign-in", async () => {
    await show({ signInfo: sampleSign({ canSign: false }) });
    expect(await screen.findByText("签到暂未开放")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /今日签到/ })).toBeNull();
  });
  it("shows streak, total and each step with its state", async () => {
    await show({
      signInfo: sampleSign({
        rewards: [
          { days: 3, reward: "3.00", state: "claimed" },
          { days: 7, reward: "8.00", state: "locked" },
        ],
      }),
    });
    expect(await screen.findByText("41 天")).toBeTruthy();
    expect(screen.getByText("连续 3 天").closest("li")?.textContent).toContain("已发放");
    expect(screen.getByText("连续 7 天").closest("li")?.textContent).toContain("未达成");
  });
});

import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleKeep, sampleRebate, sampleStanding, sampleVipGifts } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./vip-page.tsx";

afterEach(cleanup);

const show = async (promo: FakeAnswers["promo"] = {}, options: ScreenOptions = {}, standing = {}) =>
  showScreen(
    <Page />,
    {
      member: { vips: { ...sampleStanding, ...standing } },
      promo: {
        vipGifts: sampleVipGifts,
        rebate: ({ day }) => sampleRebate(day === undefined ? {} : { day }),
        ...promo,
      },
    },
    { path: "/user/vip", ...options },
  );

describe("the standing", () => {
  it("shows the level's badge and how far deposits and turnover are to the next", async () => {
    await show();
    expect(await screen.findByText("距离 VIP 4")).toBeTruthy();
    expect(screen.getByText("VIP 3")).toBeTruthy();
    expect(document.querySelector('img[src="/brand/vip-3.svg"]')).not.toBeNull();
    const bars = screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("value"));
    expect(bars).toEqual(["44", "33"]);
    expect(document.body.textContent).toContain("还差 ¥56,000.00");
    expect(screen.getByRole("link", { name: "查看各等级权益" }).getAttribute("href")).toBe("/user/vip/detail");
  });
  it("has no next level at the highest", async () => {
    await show({}, {}, { level: 10, nextDeposit: null, nextTurnover: null });
    expect(await screen.findByText(/已达到最高等级/)).toBeTruthy();
    expect(screen.queryByText(/距离 VIP/)).toBeNull();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});

describe("keeping the level", () => {
  it("says until when it is held, what this quarter asks for and what happens otherwise", async () => {
    await show({}, {}, { keep: sampleKeep });
    const keep = (await screen.findByText("保留 VIP 3")).parentElement;
    for (const fact of ["本季度充值 ¥2,000.00", "还差 ¥1,000.00", "本季度有效流水 ¥16,000.00", "已达到"])
      expect(keep?.textContent).toContain(fact);
    expect(screen.getByText("VIP 3 至少保留到 2026-12-31；本季度两项未都达到，届时降一级。")).toBeTruthy();
  });
  it("is safe where this quarter cannot take it", async () => {
    await show({}, {}, { keep: { ...sampleKeep, isSafe: true, until: "2027-03-31" } });
    expect(await screen.findByText("已保留")).toBeTruthy();
    expect(screen.getByText("VIP 3 至少保留到 2027-03-31。")).toBeTruthy();
  });
  it("says nothing of a level that nobody loses", async () => {
    await show();
    await screen.findByText("距离 VIP 4");
    expect(screen.queryByText(/保留 VIP/)).toBeNull();
  });
  it("counts the quarter for a level that was lost", async () => {
    await show({}, { locale: "en" }, { nextSpan: "quarter" });
    expect(await screen.findByText("Back to VIP 4")).toBeTruthy();
    expect(screen.getByText("Deposits this quarter")).toBeTruthy();
  });
});

describe("gifts of a level", () => {
  it("are claimed once, also by two presses; what is locked has no button", async () => {
    const { client } = await show({ vipClaim: { amount: "38.00" } });
    const claim = await screen.findByRole("button", { name: "领取 VIP 3 升级礼金 ¥38.00" });
    await userEvent.dblClick(claim);
    expect(await screen.findByText("已领取 ¥38.00，已存入中心钱包。")).toBeTruthy();
    expect(callsOf(client, "promo.vipClaim")).toEqual([{ type: "upgrade", level: 3 }]);
    expect(screen.queryByRole("button", { name: /生日礼金/ })).toBeNull();
  });
  it("say a refusal in words", async () => {
    await show({ vipClaim: refusal("not_eligible") });
    await userEvent.click(await screen.findByRole("button", { name: /每月礼金/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("暂不符合");
  });
});

describe("the rebate", () => {
  it("shows turnover, percentage and amount of each category, and that the day is not over", async () => {
    await show();
    expect(await screen.findByText("截至目前")).toBeTruthy();
    const row = screen.getByText("真人").closest("tr");
    for (const figure of ["¥1,200.00", "0.80%", "¥9.60"]) expect(row?.textContent).toContain(figure);
    expect(document.body.textContent).toContain("¥13.60");
  });
  it("is looked up by day, which is in the address, and not beyond today", async () => {
    const { client, path } = await show();
    const following = await screen.findByRole("button", { name: "后一天" });
    expect(following.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "前一天" }));
    await waitFor(() => expect(path()).toBe("/user/vip?day=2026-11-19"));
    await waitFor(() => expect(callsOf(client, "promo.rebate").at(-1)).toEqual({ day: "2026-11-19" }));
    await userEvent.click(screen.getByRole("button", { name: "后一天" }));
    expect(path()).toBe("/user/vip");
  });
  it("of a day that is too long ago leads back to today", async () => {
    const { path } = await show({ rebate: refusal("day_not_allowed") }, { path: "/user/vip?day=2020-01-01" });
    await userEvent.click(await screen.findByRole("button", { name: "返回今天" }));
    expect(path()).toBe("/user/vip");
  });
  it("fails alone", async () => {
    await show({ rebate: failure("network") });
    expect(await screen.findByText("返水加载失败")).toBeTruthy();
    expect(screen.getByText("距离 VIP 4")).toBeTruthy();
  });
});

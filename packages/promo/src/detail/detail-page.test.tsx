import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { PROMOTION_CONDITIONS } from "@baize/domain";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleDetail, sampleLadder, sampleRecords } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import type { Detail } from "../wire-types.ts";
import { Page } from "./detail-page.tsx";

afterEach(cleanup);

const show = async (detail: Detail, promo: FakeAnswers["promo"] = {}, options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    { promo: { detail, record: sampleRecords([], "0.00"), ...promo } },
    { path: `/activity/list/${detail.id}`, ...options },
  );
const alone = (part: Partial<Detail> = {}) =>
  sampleDetail({ type: "aloneActive", conditions: [], offer: null, ...part });

describe("a promotion", () => {
  it("says offer, cap, turnover with an example, its end, the weights and how it is paid", async () => {
    await show(sampleDetail(), {}, { session: "visitor" });
    await screen.findByRole("heading", { level: 1, name: "首次充值加送 20%" });
    const text = document.body.textContent ?? "";
    for (const part of ["充值加送20%", "单次最高¥800", "流水要求5 倍", "领取后 30 天内", "符合条件后立即发放"])
      expect(text).toContain(part);
    expect(text).toContain("奖励 ¥100，需完成 ¥500 有效流水后方可提款");
    expect(text).toContain("体育20%");
    expect(text).toContain("电竞100%");
    expect(await screen.findByText("每位会员仅首次充值可申请一次。")).toBeTruthy();
  });
  it("tells a visitor what is needed, nothing of what anybody has, and the way to log in and back", async () => {
    await show(sampleDetail(), {}, { session: "visitor" });
    expect(await screen.findByText("首次充值满 ¥100")).toBeTruthy();
    expect(screen.queryByText("已满足")).toBeNull();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByRole("link", { name: "登录" }).getAttribute("href")).toBe(
      "/login?return=%2Factivity%2Flist%2Ffirst-deposit",
    );
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("has words for every condition in both languages", async () => {
    const conditions = PROMOTION_CONDITIONS.map((key) => ({ key, need: "2", have: null, ok: false }));
    for (const locale of ["zh-CN", "en"] as const) {
      await show(alone({ conditions }), {}, { locale });
      await screen.findByRole("heading", { level: 1 });
      const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
      const said = items.filter((text) => text.includes(locale === "en" ? "Not met" : "未满足"));
      expect(new Set(said).size).toBe(PROMOTION_CONDITIONS.length);
      expect(said.join("")).not.toContain("detail.condition");
    }
  });
  it("draws how far a condition is until it is met", async () => {
    const bet = { key: "bet", need: "1000.00", have: "400.00", ok: false } as const;
    await show(alone({ conditions: [bet, { ...bet, key: "deposits", have: "1000.00", ok: true }] }));
    await screen.findByText("累计充值满 ¥1,000");
    expect(screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("value"))).toEqual(["40"]);
  });
  it("draws no bar for a loss", async () => {
    await show(alone({ conditions: [{ key: "loss", need: "100.00", have: "20.00", ok: false }] }));
    expect(await screen.findByText("净输满 ¥100")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
  it("is a friendly page where it is unknown, with ways on", async () => {
    await show(sampleDetail(), { detail: refusal("activity_unknown") });
    expect(await screen.findByText("没有找到这项活动")).toBeTruthy();
    expect(screen.getByRole("link", { name: "查看全部活动" }).getAttribute("href")).toBe("/activity/discount");
    expect(screen.getByRole("link", { name: "联系客服" })).toBeTruthy();
  });
  it("offers nothing to press where it has ended or not begun", async () => {
    await show(sampleDetail({ state: "ended" }));
    expect(await screen.findByText("这项活动已结束")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    await show(sampleDetail({ state: "upcoming", start: "2026-11-28T00:00:00+08:00" }));
    expect(await screen.findByText("活动尚未开始")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
  it("is read again at a press after a fault", async () => {
    const { client } = await show(sampleDetail(), { detail: failure("network") });
    expect(await screen.findByText("活动加载失败")).toBeTruthy();
    client.answerWith({ promo: { detail: sampleDetail() } });
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("heading", { level: 1, name: "首次充值加送 20%" })).toBeTruthy();
  });
});

describe("taking part", () => {
  it("names what is missing for a deposit's bonus and leads to the deposit", async () => {
    await show(sampleDetail({ conditions: [{ key: "deposit", need: "100.00", have: null, ok: false }] }));
    expect(await screen.findByText("还未满足：单笔充值满 ¥100")).toBeTruthy();
    expect(screen.getByRole("link", { name: "去充值" }).getAttribute("href")).toBe("/finance/deposit");
    expect(screen.queryByRole("button", { name: "申请充值加送" })).toBeNull();
  });
  it("shows deposit, reward and turnover before it applies, then the result, sent once", async () => {
    const { client, count } = await show(sampleDetail(), { applyDepositActive: { applyId: "x", state: "paid" } });
    await userEvent.click(await screen.findByRole("button", { name: "申请充值加送" }));
    const dialog = await screen.findByRole("alertdialog");
    for (const fact of ["对应充值¥500.00", "充值时间2026-11-19 21:00", "预计奖励¥100.00", "需完成流水¥500.00"])
      expect(dialog.textContent).toContain(fact);
    expect(callsOf(client, "promo.applyDepositActive")).toEqual([]);
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "确认申请" }));
    expect(await screen.findByText("奖励已到账")).toBeTruthy();
    expect(callsOf(client, "promo.applyDepositActive")).toEqual([{ id: "first-deposit", orderNo: "D1" }]);
    await waitFor(() => expect([count("promo.detail"), count("promo.record")]).toEqual([2, 2]));
  });
  it("lets the deposit be chosen where there are several, with what each is given", async () => {
    const [newest] = sampleDetail().deposits;
    const older = { orderNo: "D0", time: "2026-11-18T08:00:00+08:00", amount: "12345678.90", reward: "800.00" };
    const { client } = await show(sampleDetail({ deposits: [newest as typeof older, older] }), {
      applyDepositActive: { applyId: "x", state: "pending" },
    });
    const pick = await screen.findByRole("combobox", { name: "选择要申请的充值" });
    expect((pick as HTMLSelectElement).value).toBe("D1");
    await userEvent.selectOptions(pick, "¥12,345,678.90，奖励 ¥800.00 · 2026-11-18 08:00");
    await userEvent.click(screen.getByRole("button", { name: "申请充值加送" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("预计奖励¥800.00");
    await userEvent.click(within(dialog).getByRole("button", { name: "确认申请" }));
    expect(await screen.findByText("申请已提交，正在审核")).toBeTruthy();
    expect(callsOf(client, "promo.applyDepositActive")).toEqual([{ id: "first-deposit", orderNo: "D0" }]);
  });
  it("has nothing to apply with once every deposit has served a promotion", async () => {
    await show(sampleDetail({ deposits: [] }));
    expect(await screen.findByText(/都已参加过优惠/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "去充值" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "申请充值加送" })).toBeNull();
  });
  it("says a fixed reward among the terms and again before it applies", async () => {
    await show(alone({ amount: "88.00" }));
    await screen.findByRole("heading", { level: 1 });
    expect(document.body.textContent).toContain("奖励金额¥88.00");
    await userEvent.click(screen.getByRole("button", { name: "申请奖励" }));
    const { textContent } = await screen.findByRole("alertdialog");
    expect(textContent).toContain("预计奖励¥88.00");
    expect(textContent).toContain("需完成流水¥440.00");
  });
  it("says a refusal in words and can be tried again", async () => {
    await show(alone(), { applyAloneActive: refusal("budget_gone") });
    await userEvent.click(await screen.findByRole("button", { name: "申请奖励" }));
    await userEvent.click(await screen.findByRole("button", { name: "确认申请" }));
    expect((await screen.findByRole("alert")).textContent).toContain("奖励已发放完毕");
    expect(screen.getByRole("button", { name: "申请奖励" })).toBeTruthy();
  });
  it("asks for the fields that an application needs before its review", async () => {
    const { client } = await show(alone({ applyFields: [{ key: "k", label: "推荐人", required: true }] }), {
      applyAloneActive: { applyId: "x", state: "pending" },
    });
    await userEvent.click(await screen.findByRole("button", { name: "申请奖励" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: /推荐人/ }), " demo\u200b ");
    await userEvent.click(screen.getByRole("button", { name: "申请奖励" }));
    await userEvent.click(await screen.findByRole("button", { name: "确认申请" }));
    expect(await screen.findByText("申请已提交，正在审核")).toBeTruthy();
    expect(callsOf(client, "promo.applyAloneActive")).toEqual([{ id: "first-deposit", fields: "推荐人: demo" }]);
  });
  it("joins, and then says since when", async () => {
    const joined = { joined: true, joinTime: "2026-11-20T12:00:00+08:00", state: "open" };
    const { client } = await show(alone(), { join: joined, isJoinActive: joined });
    const join = await screen.findByRole("button", { name: "参加活动" });
    client.answerWith({ promo: { detail: alone({ joined: true }) } });
    await userEvent.click(join);
    expect(await screen.findByText("已于 2026-11-20 12:00 参加")).toBeTruthy();
  });
  it.each([
    ["gift", "去兑换豪礼", "/activity/enjoyLuxuryGifts"],
    ["sign", "去签到", "/activity/sign"],
  ] as const)("leads from a promotion of %s to its page", async (type, name, href) => {
    await show(alone({ type }));
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);
  });
});

describe("reward levels", () => {
  it("are claimed one at a time, the turnover said before, and only what is reached", async () => {
    const after = sampleLadder().rewards.map((reward) => ({ ...reward, state: "claimed" as const }));
    const { client } = await show(sampleLadder(), { rechargeRewards: after });
    const off = await screen.findByRole("button", { name: /领取第 3 档/ });
    expect(off.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(off);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "领取第 2 档奖励 ¥98.00" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("需完成 ¥294.00 有效流水");
    await userEvent.click(within(dialog).getByRole("button", { name: "领取" }));
    expect(await screen.findByText("第 2 档奖励已领取")).toBeTruthy();
    expect(callsOf(client, "promo.rechargeRewards")).toEqual([{ id: "monthly-ladder", level: 2 }]);
  });
  it("are shown to visitors without states and buttons", async () => {
    await show(sampleLadder(), {}, { session: "visitor" });
    expect(await screen.findByText("第 3 档")).toBeTruthy();
    expect(screen.queryByText("未达成")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

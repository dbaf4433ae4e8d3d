import { failure, type FakeAnswers } from "@baize/api-client/testing";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleNav, samplePromotion, samplePromotions, sampleRecord, sampleRecords } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./discount-page.tsx";

afterEach(cleanup);

const list = [...samplePromotions];
const flags = { sign: true, gift: true, exchange: true, newCount: 2 };
const ready = { list: { total: list.length, list }, secondNav: sampleNav, flags } satisfies FakeAnswers["promo"];
const show = async (promo: FakeAnswers["promo"] = {}, options: ScreenOptions = {}) =>
  showScreen(<Page />, { promo: { ...ready, ...promo } }, { path: "/activity/discount", ...options });
const titles = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

describe("the promotions", () => {
  it("show visitors all of them, with period in the brand's zone, state, countdown and a way to each", async () => {
    await show({}, { session: "visitor" });
    await screen.findByText("周末体育回馈");
    expect(titles()).toEqual(list.map(({ title }) => title));
    const card = screen.getByText("周末体育回馈").closest("article") as HTMLElement;
    expect(within(card).getByRole("link").getAttribute("href")).toBe("/activity/list/weekend");
    expect(card.textContent).toContain("2026-11-28 00:00 至 2026-11-30 00:00");
    expect(card.textContent).toContain("即将开始");
    expect(within(card).getByRole("timer").textContent).toMatch(/^7 天 1[12]:/);
    expect(screen.getByText("长期有效")).toBeTruthy();
    expect(screen.queryByRole("timer", { name: "秋季感恩礼" })).toBeNull();
  });
  it("mark what the member has joined, and count what is new", async () => {
    await show();
    const card = (await screen.findByText("充值阶梯奖励")).closest("article") as HTMLElement;
    expect(within(card).getByText("已参加")).toBeTruthy();
    expect(await screen.findByText("2 项新活动")).toBeTruthy();
  });
  it("are chosen by the address: an entry of the navigation with its count, and a state", async () => {
    const { client, path } = await show();
    const nav = await screen.findByRole("navigation", { name: "活动分类" });
    expect(
      within(nav)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["全部44 项", "新人11 项", "充值11 项", "日常22 项"]);
    await userEvent.click(within(nav).getByRole("link", { name: /日常/ }));
    await waitFor(() => expect(path()).toBe("/activity/discount?nav=daily"));
    await waitFor(() => expect(callsOf(client, "promo.list")).toContainEqual({ nav: "daily", page: 1, size: 100 }));
    await userEvent.click(screen.getByRole("link", { name: "已结束" }));
    expect(path()).toBe("/activity/discount?nav=daily&state=ended");
    expect(titles()).toEqual(["秋季感恩礼"]);
  });
  it("lead back to all where a choice has none", async () => {
    const { path } = await show(
      { list: { total: 1, list: [samplePromotion()] } },
      { path: "/activity/discount?state=ended" },
    );
    await userEvent.click(await screen.findByRole("link", { name: "查看全部" }));
    expect(path()).toBe("/activity/discount");
    expect(titles()).toEqual(["首次充值加送 20%"]);
  });
  it("say why they did not come, and are read again at a press", async () => {
    const { client } = await show({ list: failure("network") });
    expect(await screen.findByText("活动列表加载失败")).toBeTruthy();
    client.answerWith({ promo: ready });
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("周末体育回馈")).toBeTruthy();
  });
  it.each([
    [
      { sign: true, gift: true, exchange: true },
      ["/activity/sign", "/activity/enjoyLuxuryGifts", "/activity/enjoyLuxuryGifts"],
    ],
    [{ sign: false, gift: true, exchange: false }, ["/activity/enjoyLuxuryGifts"]],
  ])("lead to what is open beside them: %j", async (open, ways) => {
    await show({ flags: { ...open, newCount: 0 } });
    const strip = await screen.findByRole("list", { name: "签到与豪礼" });
    expect(
      within(strip)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(ways);
  });
  it("have no strip where nothing beside them is open", async () => {
    await show({ flags: { sign: false, gift: false, exchange: false, newCount: 0 } });
    await screen.findByText("周末体育回馈");
    expect(screen.queryByRole("list", { name: "签到与豪礼" })).toBeNull();
  });
  it("are not kept from one member for the next: its scope is that of who is asking", async () => {
    const { queryClient } = await show();
    await screen.findByText("周末体育回馈");
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
    expect(new Set(keys)).toEqual(new Set(["personal"]));
  });
  it("are in English too, in whole sentences", async () => {
    await show({}, { locale: "en" });
    expect(await screen.findByText("4 promotions", { selector: "p span" })).toBeTruthy();
    expect(await screen.findByText("2 new promotions")).toBeTruthy();
    expect(document.body.textContent).toContain("2026-11-01 00:00 to 2026-11-30 00:00");
  });
});

describe("the records", () => {
  const records = { path: "/activity/discount?view=record" };
  it("ask a visitor to log in and come back", async () => {
    await show({}, { ...records, session: "visitor" });
    expect((await screen.findByRole("link", { name: "登录" })).getAttribute("href")).toBe(
      "/login?return=%2Factivity%2Fdiscount%3Fview%3Drecord",
    );
  });
  it("show state, turnover, its end and the sum of what was paid", async () => {
    await show({ record: sampleRecords([sampleRecord()], "12345678.90") }, records);
    expect(await screen.findByText("¥500.00", { exact: false })).toBeTruthy();
    expect(document.body.textContent).toContain("¥120.00 / ¥500.00");
    expect(document.body.textContent).toContain("2026-12-18 09:30 前完成");
    expect(screen.getByText("¥12,345,678.90")).toBeTruthy();
    expect(screen.getByText("24%")).toBeTruthy();
  });
  it("say what is done of the turnover, and offer to give up only what is not", async () => {
    await show({ record: sampleRecords([sampleRecord({ turnoverDone: "500.00" })]) }, records);
    expect(await screen.findByText("¥500.00 已完成")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByRole("button", { name: /放弃/ })).toBeNull();
  });
  it("call goods delivered, and say why a reward ended or was declined", async () => {
    await show(
      {
        record: sampleRecords([
          sampleRecord({ id: "1", amount: "0.00", turnoverNeed: "0.00" }),
          sampleRecord({ id: "2", state: "ended", reason: "expired" }),
          sampleRecord({ id: "3", state: "refused", reason: "address_wrong" }),
        ]),
      },
      records,
    );
    for (const words of ["已送达", "实物", "逾期未完成流水", "收货信息有误，请联系客服"])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /放弃/ })).toBeNull();
  });
  it("give a reward up only after saying what goes back, by its own id", async () => {
    const { client } = await show({ record: sampleRecords(), forfeit: { taken: "80.00" } }, records);
    await userEvent.click(await screen.findByRole("button", { name: "放弃“首次充值加送 20%”的奖励 ¥100.00" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("最多 ¥100.00");
    expect(dialog.textContent).toContain("¥380.00 流水要求同时取消");
    expect(callsOf(client, "promo.forfeit")).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "放弃奖励" }));
    expect(await screen.findByText("已放弃，收回 ¥80.00。")).toBeTruthy();
    expect(callsOf(client, "promo.forfeit")).toEqual([{ id: "a1" }]);
  });
});

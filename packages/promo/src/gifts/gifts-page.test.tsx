import { failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { sampleGifts, samplePromotion, sampleRecords } from "../samples.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./gifts-page.tsx";

afterEach(cleanup);

const gift = samplePromotion({ id: "luxury-gifts", title: "豪礼兑换季", type: "gift" });
const codes = samplePromotion({ id: "gift-codes", title: "礼品码兑换", type: "gift" });
const ready = {
  giftExchangeBet: sampleGifts(),
  list: { total: 2, list: [samplePromotion(), gift, codes] },
  record: sampleRecords([], "0.00"),
} satisfies FakeAnswers["promo"];
const show = async (promo: FakeAnswers["promo"] = {}) =>
  showScreen(<Page />, { promo: { ...ready, ...promo } }, { path: "/activity/enjoyLuxuryGifts" });
const done = { orderNo: "G1", state: "pending", left: 2 };
const requests = (client: Parameters<typeof callsOf>[0]) =>
  callsOf(client, "promo.giftExchange").map((input) => {
    const { reqId, ...rest } = input as { reqId: string };
    expect(reqId).toMatch(/^[a-f0-9]{32}$/);
    return rest;
  });

describe("gifts", () => {
  it("show need, have, stock and state; only what is reached can be exchanged", async () => {
    await show();
    const card = (await screen.findByText("旗舰手机")).closest("article") as HTMLElement;
    expect(card.textContent).toContain("需有效投注满 ¥500,000");
    expect(screen.getByText("累计有效投注").closest("div")?.textContent).toContain("¥62,000.00");
    expect(card.textContent).toContain("剩余 1 份");
    expect(within(card).getByRole("progressbar").getAttribute("value")).toBe("12");
    const off = within(card).getByRole("button", { name: "兑换 旗舰手机" });
    expect(off.getAttribute("aria-disabled")).toBe("true");
    expect((screen.getByText("定制茶具").closest("article") as HTMLElement).textContent).toContain("已领完");
  });
  it("of money are exchanged after one look, and asked for no address", async () => {
    const { client } = await show({ giftExchange: { ...done, state: "paid" } });
    await userEvent.click(await screen.findByRole("button", { name: "兑换 88 元彩金" }));
    const sheet = await screen.findByRole("dialog");
    expect(sheet.textContent).toContain("到账¥88.00");
    expect(within(sheet).queryByRole("textbox")).toBeNull();
    await userEvent.click(within(sheet).getByRole("button", { name: "确认兑换" }));
    expect(await within(sheet).findByText("兑换成功")).toBeTruthy();
    expect(requests(client)).toEqual([{ giftId: "bonus-88" }]);
  });
  it("of goods take the last address, show it once more, and can be gone back from", async () => {
    const { client } = await show({
      giftExchangeBet: sampleGifts({ address: "陈先生 13800000000 上海" }),
      giftExchange: done,
    });
    await userEvent.click(await screen.findByRole("button", { name: "兑换 智能手表" }));
    const sheet = await screen.findByRole("dialog");
    const field = within(sheet).getByRole("textbox");
    expect((field as HTMLTextAreaElement).value).toBe("陈先生 13800000000 上海");
    await userEvent.type(field, "市");
    await userEvent.click(within(sheet).getByRole("button", { name: "核对收货信息" }));
    expect(within(sheet).queryByRole("textbox")).toBeNull();
    expect(within(sheet).getByText("陈先生 13800000000 上海市")).toBeTruthy();
    expect(requests(client)).toEqual([]);
    await userEvent.click(within(sheet).getByRole("button", { name: "返回修改" }));
    await userEvent.click(within(sheet).getByRole("button", { name: "核对收货信息" }));
    await userEvent.click(within(sheet).getByRole("button", { name: "确认兑换" }));
    expect(await within(sheet).findByText("兑换已提交，正在审核")).toBeTruthy();
    expect(requests(client)).toEqual([{ giftId: "watch", address: "陈先生 13800000000 上海市" }]);
  });
  it("of goods are not sent to nowhere", async () => {
    const { client } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "兑换 智能手表" }));
    const sheet = await screen.findByRole("dialog");
    await userEvent.click(within(sheet).getByRole("button", { name: "核对收货信息" }));
    expect(within(sheet).getByText("请填写收货信息")).toBeTruthy();
    expect(requests(client)).toEqual([]);
  });
  it("that are gone meanwhile say so", async () => {
    await show({ giftExchange: refusal("gift_sold_out") });
    await userEvent.click(await screen.findByRole("button", { name: "兑换 88 元彩金" }));
    await userEvent.click(await screen.findByRole("button", { name: "确认兑换" }));
    expect((await screen.findByRole("alert")).textContent).toContain("礼品已领完");
  });
  it("have a history by promotion", async () => {
    const { client } = await show();
    await userEvent.click(await screen.findByRole("tab", { name: "礼品码兑换" }));
    await screen.findByText("您还没有本活动的记录。");
    expect(callsOf(client, "promo.record").at(-1)).toEqual({ id: "gift-codes", page: 1, size: 20 });
  });
  it("say why they did not come; codes can be redeemed all the same", async () => {
    await show({ giftExchangeBet: failure("network") });
    expect(await screen.findByText("礼品加载失败")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /兑换码/ })).toBeTruthy();
  });
});

describe("a gift code", () => {
  const redeem = async (code: string) => {
    await userEvent.type(await screen.findByRole("textbox", { name: /兑换码/ }), code);
    await userEvent.click(screen.getByRole("button", { name: "立即兑换" }));
  };
  it("is sent as it was meant, once", async () => {
    const { client } = await show({ giftExchange: { ...done, state: "paid" } });
    await redeem(" GIFT\u200b-2026 ");
    expect(await screen.findByText("兑换成功，结果见下方记录。")).toBeTruthy();
    expect(requests(client)).toEqual([{ code: "GIFT-2026" }]);
  });
  it.each([
    ["gift_unknown", "兑换码不正确"],
    ["gift_used", "这个兑换码已经使用过"],
    ["code_expired", "已过期"],
    ["code_not_yours", "仅限指定会员"],
    ["budget_gone", "已发放完毕"],
    ["not_eligible", "暂不符合"],
  ] as const)("that is refused with %s says so at the field", async (code, words) => {
    await show({ giftExchange: refusal(code) });
    await redeem("GIFT-2026");
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    const field = screen.getByRole("textbox", { name: /兑换码/ });
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
  it("that is empty is not sent", async () => {
    const { client } = await show();
    await userEvent.click(await screen.findByRole("button", { name: "立即兑换" }));
    expect(await screen.findByText("请填写此项")).toBeTruthy();
    expect(requests(client)).toEqual([]);
  });
});

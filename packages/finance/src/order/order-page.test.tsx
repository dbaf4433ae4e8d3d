import { contract } from "@baize/api-client/contract";
import { callKey } from "@baize/api-client/react";
import { failure, held, refusal } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ADDRESS, coinOrder, houseOrder, order, scanOrder } from "../deposit/deposit-samples.test.support.ts";
import { instantIn } from "../sample-time.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./order-page.tsx";

const at = { path: "/finance/deposit/cardinfo?order=D202611280001" };
const HOUR = 3_600_000;

describe("deposit order", () => {
  it("counts down by the server's time, whatever the device's clock says", async () => {
    const serverNow = Date.now() - 5 * HOUR;
    const given = order({
      serverTime: new Date(serverNow).toISOString(),
      deadline: new Date(serverNow + 10 * 60_000).toISOString(),
    });
    await renderScreen(Page, { finance: { depositOrder: given } }, at);
    expect((await screen.findByRole("timer")).textContent).toMatch(/^00:(10:00|09:5\d)$/);
  });

  it("gives each part of the payee a copy of its own, and the exact amount", async () => {
    await renderScreen(Page, { finance: { depositOrder: order() } }, at);
    for (const name of ["收款银行", "收款人", "收款账号", "开户支行", "附言码", "请支付", "订单号"])
      expect(await screen.findByRole("button", { name: `复制${name}` })).toBeTruthy();
  });

  it("shows a coin's address as a code and warns of the wrong network", async () => {
    await renderScreen(Page, { finance: { depositOrder: coinOrder() } }, at);
    expect(await screen.findByRole("img", { name: "收款地址二维码" })).toBeTruthy();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    expect(screen.getByText("请确认网络为波场（TRC20）")).toBeTruthy();
    expect(screen.getByText("收款账户仅限本次使用")).toBeTruthy();
  });

  it("takes over the order that the answer to 'I have paid' gives", async () => {
    await renderScreen(
      Page,
      { finance: { depositOrder: order(), depositPaid: order({ state: "awaiting_confirmation" }) } },
      at,
    );
    fireEvent.click(await screen.findByRole("button", { name: "我已付款" }));
    expect(await screen.findByText(/我们正在等待付款确认/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "我已付款" })).toBeNull();
  });

  it("asks before it cancels", async () => {
    const { count } = await renderScreen(
      Page,
      { finance: { depositOrder: order(), depositCancel: order({ state: "cancelled" }) } },
      at,
    );
    fireEvent.click(await screen.findByRole("button", { name: "取消订单" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(count("finance.depositCancel")).toBe(0);
    fireEvent.click(within(dialog).getByRole("button", { name: "取消订单" }));
    expect(await screen.findByText(/订单已取消，没有产生任何款项/)).toBeTruthy();
    expect(count("finance.depositCancel")).toBe(1);
  });

  it("keeps the order on the page when the connection fails, and says so", async () => {
    await renderScreen(Page, { finance: { depositOrder: order(), depositPaid: failure("network") } }, at);
    fireEvent.click(await screen.findByRole("button", { name: "我已付款" }));
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    expect(screen.getByText("6200 1888 0002 6789")).toBeTruthy();
  });

  it.each([
    ["expired", /订单已超过付款时间/],
    ["cancelled", /订单已取消/],
    ["refused", /未能确认：未收到付款/],
  ] as const)("says why an order is %s, with a next step and no payee", async (state, text) => {
    await renderScreen(
      Page,
      { finance: { depositOrder: order({ state, reason: state === "refused" ? "not_received" : null }) } },
      at,
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: "重新充值" })).toBeTruthy();
    expect(screen.queryByText("6200 1888 0002 6789")).toBeNull();
  });

  it("never shows a reason code that it does not know", async () => {
    await renderScreen(Page, { finance: { depositOrder: order({ state: "refused", reason: "x_internal" }) } }, at);
    expect(await screen.findByText(/未能确认：未通过审核/)).toBeTruthy();
  });

  it("reads balances again once the order has succeeded", async () => {
    const { queryClient, client, count } = await renderScreen(Page, { finance: { depositOrder: order() } }, at);
    await screen.findByRole("timer");
    client.answerWith({ finance: { depositOrder: order({ state: "succeeded" }) } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.finance.depositOrder) });
    expect(await screen.findByRole("link", { name: "去游戏" })).toBeTruthy();
    await waitFor(() => expect(count("member.balance")).toBeGreaterThan(0));
  });

  it.each([
    ["refused by the server", "D404"],
    ["no id at all", ""],
    ["no possible id", "%3Cscript%3E"],
  ])("shows a friendly page for an order that is %s", async (_case, id) => {
    const { count } = await renderScreen(
      Page,
      { finance: { depositOrder: refusal("order_unknown") } },
      { path: `/finance/deposit/cardinfo?order=${id}` },
    );
    expect(await screen.findByText("找不到这笔订单")).toBeTruthy();
    expect(count("finance.depositOrder")).toBe(id === "D404" ? 1 : 0);
  });

  it("shows a payment code with its payee and the payer, and no bank that it does not have", async () => {
    await renderScreen(Page, { finance: { depositOrder: scanOrder() } }, at);
    expect(await screen.findByRole("img", { name: "付款二维码" })).toBeTruthy();
    expect(screen.getByText("请用支付宝扫码付款")).toBeTruthy();
    expect(screen.getByText("yunhe@example.test")).toBeTruthy();
    expect(screen.queryByText("收款银行")).toBeNull();
    expect(screen.getAllByText("+¥10.00")).toHaveLength(1);
  });

  it("leads from a coin deposit to its exchange, and from any other to the games", async () => {
    await renderScreen(Page, { finance: { depositOrder: houseOrder({ state: "succeeded" }) } }, at);
    expect((await screen.findByRole("link", { name: "去兑换" })).getAttribute("href")).toBe(
      "/finance/transfer?tab=exchange",
    );
    expect(screen.getByText("款项已存入您的 HHB 钱包，可随时兑换。")).toBeTruthy();
    await renderScreen(Page, { finance: { depositOrder: order({ state: "succeeded" }) } }, at);
    expect((await screen.findByRole("link", { name: "去游戏" })).getAttribute("href")).toBe("/home");
    expect(screen.queryByRole("link", { name: "去兑换" })).toBeNull();
  });

  it("says that it is no longer polled long after its deadline, and reads it on request", async () => {
    const late = order({ deadline: instantIn(-3600), state: "awaiting_confirmation" });
    const { client } = await renderScreen(Page, { finance: { depositOrder: late } }, at);
    expect(await screen.findByText("已暂停自动刷新")).toBeTruthy();
    client.answerWith({ finance: { depositOrder: order({ state: "succeeded" }) } });
    fireEvent.click(screen.getByRole("button", { name: "刷新状态" }));
    expect(await screen.findByText("款项已存入中心钱包。", { exact: false })).toBeTruthy();
  });

  it("reads the order again when an act on it is refused, and shows what it has become", async () => {
    const { client, count } = await renderScreen(
      Page,
      { finance: { depositOrder: order(), depositPaid: refusal("order_settled") } },
      at,
    );
    const paid = await screen.findByRole("button", { name: "我已付款" });
    client.answerWith({ finance: { depositOrder: order({ state: "expired" }) } });
    fireEvent.click(paid);
    expect(await screen.findByText(/订单已超过付款时间/)).toBeTruthy();
    expect(count("finance.depositOrder")).toBeGreaterThan(1);
  });

  it("locks its acts while one is under way", async () => {
    const { answer, release } = held(order({ state: "awaiting_confirmation" }));
    const { count } = await renderScreen(Page, { finance: { depositOrder: order(), depositPaid: answer } }, at);
    const paid = await screen.findByRole("button", { name: "我已付款" });
    for (let press = 0; press < 10; press += 1) fireEvent.click(paid);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "取消订单" }).getAttribute("aria-disabled")).toBe("true"),
    );
    release();
    expect(await screen.findByText(/我们正在等待付款确认/)).toBeTruthy();
    expect(count("finance.depositPaid")).toBe(1);
  });
});

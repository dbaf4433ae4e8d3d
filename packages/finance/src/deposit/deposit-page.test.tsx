import { failure, refusal } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { coinOrder, methods, order } from "./deposit-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./deposit-page.tsx";

const base = { depositMethods: methods, depositOpen: [] };
const amountField = async (): Promise<HTMLElement> => screen.findByRole("textbox", { name: /充值金额/ });
const enter = async (text: string): Promise<void> => {
  fireEvent.change(await amountField(), { target: { value: text } });
};
const review = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole("button", { name: "存入 ¥500.00" }));
  return screen.findByRole("button", { name: "确认存入 ¥500.00" });
};

describe("deposit", () => {
  it("sends one order with one key for twenty presses in a tick, and goes to its page", async () => {
    const { client, count, path } = await renderScreen(Page, {
      finance: { ...base, depositCreate: order({ id: "D7" }) },
    });
    await enter("500");
    const confirm = await review();
    for (let press = 0; press < 20; press += 1) fireEvent.click(confirm);
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D7"));
    expect(count("finance.depositCreate")).toBe(1);
    const keys = client.requests
      .filter(({ call }) => call === "finance.depositCreate")
      .map(({ input }) => (input as { reqId: string }).reqId);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it("opens the existing order instead of a second one", async () => {
    const { path } = await renderScreen(Page, {
      finance: { ...base, depositCreate: refusal("order_open", { id: "D5" }) },
    });
    await enter("500");
    fireEvent.click(await review());
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D5&open=1"));
  });

  it("shows open orders with links to continue them", async () => {
    await renderScreen(Page, {
      finance: { ...base, depositOpen: [order(), coinOrder({ state: "awaiting_confirmation" })] },
    });
    const links = await screen.findAllByRole("link", { name: /继续/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/finance/deposit/cardinfo?order=D202611280001",
      "/finance/deposit/cardinfo?order=D202611280002",
    ]);
  });

  it("does not pass for free of open orders while they could not be read", async () => {
    const { client } = await renderScreen(Page, { finance: { ...base, depositOpen: failure("network") } });
    expect(await screen.findByText("暂时无法读取未完成的订单")).toBeTruthy();
    client.answerWith({ finance: { depositOpen: [order()] } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("link", { name: /继续/ })).toBeTruthy();
    expect(screen.queryByText("暂时无法读取未完成的订单")).toBeNull();
  });

  it("reads open orders again by itself once the connection is back", async () => {
    const { client } = await renderScreen(Page, { finance: { ...base, depositOpen: failure("network") } });
    await screen.findByText("暂时无法读取未完成的订单");
    client.answerWith({ finance: { depositOpen: [order()] } });
    globalThis.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("link", { name: /继续/ })).toBeTruthy();
  });

  it("refuses a pasted 1e5 and keeps the amount", async () => {
    await renderScreen(Page, { finance: base });
    await enter("500");
    fireEvent.paste(await amountField(), { clipboardData: { getData: () => "1e5" } });
    expect(((await amountField()) as HTMLInputElement).value).toBe("500");
    expect(screen.getByRole("button", { name: "存入 ¥500.00" })).toBeTruthy();
  });

  it("names the limit at the field and opens no review", async () => {
    const { count } = await renderScreen(Page, { finance: base });
    await enter("99.99");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥99.99" }));
    expect(await screen.findByText("单笔最低 ¥100。")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(count("finance.depositCreate")).toBe(0);
  });

  it("puts the server's limit at the field with its figure", async () => {
    await renderScreen(Page, { finance: { ...base, depositCreate: refusal("amount_above_max", { max: "400.00" }) } });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("金额不能高于 ¥400.00。")).toBeTruthy();
    expect((await amountField()).getAttribute("aria-invalid")).toBe("true");
  });

  it("shows a closed channel with its window and does not let it be chosen", async () => {
    await renderScreen(Page, { finance: base });
    const closed = await screen.findByRole("radio", { name: /手机银行/ });
    expect((closed as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText("维护中，2026-11-28 02:00 – 06:00")).toBeTruthy();
  });

  it("is sent once by Enter and a press together", async () => {
    const { count, path } = await renderScreen(Page, { finance: { ...base, depositCreate: order({ id: "D7" }) } });
    await enter("500");
    fireEvent.submit((await amountField()).closest("form") as HTMLFormElement);
    const confirm = await screen.findByRole("button", { name: "确认存入 ¥500.00" });
    fireEvent.keyDown(confirm, { key: "Enter" });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(path()).toContain("D7"));
    expect(count("finance.depositCreate")).toBe(1);
  });

  it("requires the payer where the channel needs it, and joins no offer by itself", async () => {
    const { client, count } = await renderScreen(Page, {
      finance: { ...base, depositMethods: methods.filter(({ id }) => id === "alipay"), depositCreate: order() },
    });
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥500.00" }));
    expect(await screen.findByText("请输入付款人姓名。")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: /付款人姓名/ }), { target: { value: " 陈小满 " } });
    fireEvent.click(await review());
    await waitFor(() => expect(count("finance.depositCreate")).toBe(1));
    expect(client.requests.find(({ call }) => call === "finance.depositCreate")?.input).toMatchObject({
      payerName: "陈小满",
      offer: "none",
    });
  });

  it("shows what an offer brings before it is joined, then joins it", async () => {
    const { client, count } = await renderScreen(Page, {
      finance: { ...base, depositMethods: methods.filter(({ id }) => id === "alipay"), depositCreate: order() },
    });
    await enter("500");
    expect(screen.getByText("参加后，加送金额需另完成 5 倍流水才可提款。")).toBeTruthy();
    expect(screen.getByText("充值满 ¥100，加送 2%，最高 ¥88。")).toBeTruthy();
    fireEvent.click(screen.getByRole("switch", { name: "参加加送" }));
    expect(screen.getByText("本次加送 ¥10.00，因此增加 ¥50.00 流水。")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: /付款人姓名/ }), { target: { value: "陈小满" } });
    fireEvent.click(await review());
    await waitFor(() => expect(count("finance.depositCreate")).toBe(1));
    expect(client.requests.find(({ call }) => call === "finance.depositCreate")?.input).toMatchObject({
      offer: "daily-deposit",
    });
  });

  it.each([
    ["payer_invalid", "付款人姓名格式不正确。"],
    ["offer_ended", "这项加送已结束，请重新确认后提交。"],
  ] as const)("shows %s at its place", async (code, sentence) => {
    await renderScreen(Page, {
      finance: { ...base, depositMethods: methods.filter(({ id }) => id === "alipay"), depositCreate: refusal(code) },
    });
    await enter("500");
    fireEvent.change(screen.getByRole("textbox", { name: /付款人姓名/ }), { target: { value: "陈小满" } });
    fireEvent.click(await review());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it("opens on the coin that the address names, in its own asset", async () => {
    await renderScreen(Page, { finance: base }, { path: "/finance/deposit?coin=HHB" });
    await enter("100");
    expect(await screen.findByRole("button", { name: "存入 HHB 100.00" })).toBeTruthy();
  });

  it("opens the order that another tab has created", async () => {
    const first = await renderScreen(Page, { finance: { ...base, depositCreate: order({ id: "D5" }) } });
    await enter("500");
    fireEvent.click(await review());
    await waitFor(() => expect(first.path()).toContain("D5"));
    cleanup();
    const second = await renderScreen(Page, {
      finance: { ...base, depositCreate: refusal("order_open", { id: "D5" }) },
    });
    await enter("500");
    fireEvent.click(await review());
    await waitFor(() => expect(second.path()).toBe("/finance/deposit/cardinfo?order=D5&open=1"));
  });

  it.each([
    ["１２３．４５", "123.45"],
    ["￥８８", "88"],
  ])("reads %s as %s", async (typed, text) => {
    await renderScreen(Page, { finance: base });
    fireEvent.paste(await amountField(), { clipboardData: { getData: () => typed } });
    expect(((await amountField()) as HTMLInputElement).value).toBe(text);
  });
});

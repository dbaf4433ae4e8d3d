import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { coinOrder, methods, order } from "../samples.test.support.ts";
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
    const { client, count, path } = renderScreen(Page, { finance: { ...base, depositCreate: order({ id: "D7" }) } });
    await enter("500");
    const confirm = await review();
    for (let press = 0; press < 20; press += 1) fireEvent.click(confirm);
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D7"));
    expect(count("finance.depositCreate")).toBe(1);
    const keys = client.requests.filter(({ call }) => call === "finance.depositCreate").map(({ input }) => (input as { reqId: string }).reqId);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it("shows a lost answer as being confirmed, then as the success that the server recorded", async () => {
    let isRecorded = false;
    const recorded = JSON.stringify({ status: true, data: order({ id: "D8" }) });
    const { count, path } = renderScreen(Page, {
      finance: {
        ...base,
        depositCreate: failure("network"),
        operation: () => (isRecorded ? fixture(contract.finance.operation, { state: "settled", path: contract.finance.depositCreate.path, answer: recorded }) : { state: "absent", path: null, answer: null }),
      },
    });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "确认存入 ¥500.00" })).toBeNull();
    isRecorded = true;
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D8"), { timeout: 6_000 });
    expect(count("finance.depositCreate")).toBe(1);
  });

  it("leads to the open order instead of a second one", async () => {
    const { path } = renderScreen(Page, { finance: { ...base, depositCreate: refusal("order_open", { id: "D5" }) } });
    await enter("500");
    fireEvent.click(await review());
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D5&open=1"));
  });

  it("shows open orders with a way to continue them", async () => {
    renderScreen(Page, { finance: { ...base, depositOpen: [order(), coinOrder({ state: "awaiting_confirmation" })] } });
    const links = await screen.findAllByRole("link", { name: /继续/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/finance/deposit/cardinfo?order=D202611280001", "/finance/deposit/cardinfo?order=D202611280002"]);
  });

  it("refuses a pasted 1e5 and keeps the amount", async () => {
    renderScreen(Page, { finance: base });
    await enter("500");
    fireEvent.paste(await amountField(), { clipboardData: { getData: () => "1e5" } });
    expect((await amountField() as HTMLInputElement).value).toBe("500");
    expect(screen.getByRole("button", { name: "存入 ¥500.00" })).toBeTruthy();
  });

  it("names the limit at the field and opens no review", async () => {
    const { count } = renderScreen(Page, { finance: base });
    await enter("99.99");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥99.99" }));
    expect(await screen.findByText("单笔最低 ¥100。")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(count("finance.depositCreate")).toBe(0);
  });

  it("puts the server's limit at the field with its figure", async () => {
    renderScreen(Page, { finance: { ...base, depositCreate: refusal("amount_above_max", { max: "400.00" }) } });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("金额不能高于 ¥400.00。")).toBeTruthy();
    expect((await amountField()).getAttribute("aria-invalid")).toBe("true");
  });

  it("shows a closed channel with its window and does not let it be chosen", async () => {
    renderScreen(Page, { finance: base });
    const closed = await screen.findByRole("radio", { name: /手机银行/ });
    expect((closed as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText("维护中，2026-11-28 02:00 – 06:00")).toBeTruthy();
  });

  it("says that nothing was sent when the browser keeps no key", async () => {
    const { client, count } = renderScreen(Page, { finance: base });
    Object.assign(client.storage, { keep: () => false });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("未提交，没有产生任何款项")).toBeTruthy();
    expect(count("finance.depositCreate")).toBe(0);
  });
});

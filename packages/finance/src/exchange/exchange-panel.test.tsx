import { contract } from "@baize/api-client/contract";
import { after, failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { balance } from "../transfer/transfer-samples.test.support.ts";
import { exchangeAnswers, exchangeQuote, exchanged } from "./exchange-samples.test.support.ts";
import type { Screen } from "@baize/feature-kit/testing";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "../transfer/transfer-page.tsx";

const start = async (finance: NonNullable<FakeAnswers["finance"]> = {}): Promise<Screen> =>
  renderScreen(
    Page,
    {
      member: { balance },
      finance: { ...exchangeAnswers, ...finance },
    },
    { path: "/finance/transfer?tab=exchange" },
  );
const enter = async (text: string): Promise<void> =>
  void fireEvent.change(await screen.findByRole("textbox", { name: /兑出数量/ }), { target: { value: text } });
const quoted = async (text = "500"): Promise<HTMLElement> => {
  await enter(text);
  fireEvent.click(await screen.findByRole("button", { name: /^兑换 / }));
  return screen.findByRole("dialog");
};
const confirm = (sheet: HTMLElement): void =>
  void fireEvent.click(within(sheet).getByRole("button", { name: /^确认兑换/ }));

describe("exchange", () => {
  it("shows the value of each coin and links to its deposit", async () => {
    await start();
    expect(await screen.findByText("约 ¥1,306.11")).toBeTruthy();
    expect(screen.getByRole("link", { name: "充值 HHB" }).getAttribute("href")).toBe("/finance/deposit?coin=HHB");
  });

  it("exchanges the quote that was shown, once for twenty presses, and shows number and balances", async () => {
    const { client, count } = await start();
    const sheet = await quoted();
    expect(within(sheet).getByText("按 2 位小数向下取整")).toBeTruthy();
    for (let press = 0; press < 20; press += 1) confirm(sheet);
    expect(await screen.findByText("E202611280007")).toBeTruthy();
    expect(count("finance.exchangeSubmit")).toBe(1);
    expect(client.requests.find(({ call }) => call === "finance.exchangeSubmit")?.input).toMatchObject({
      quoteId: expect.stringMatching(/^X\d+$/) as string,
    });
  });

  it("buys in the other direction, with limits and balance of the other asset", async () => {
    const { client } = await start();
    await enter("500");
    fireEvent.click(screen.getByRole("button", { name: "互换兑出与兑入" }));
    expect(((await screen.findByRole("textbox", { name: /兑出数量/ })) as HTMLInputElement).value).toBe("");
    await quoted("102");
    expect(client.requests.find(({ call }) => call === "finance.exchangeQuote")?.input).toMatchObject({
      from: "CNY",
      to: "HHB",
      amount: "102.00",
    });
  });

  it("blocks an expired quote, takes a new one, and says what has changed", async () => {
    let rate = "1.02";
    const { count } = await start({ exchangeQuote: (input) => exchangeQuote(input, rate === "1.02" ? 1 : 60, rate) });
    const sheet = await quoted();
    expect(await within(sheet).findByText("报价已过期", { selector: "p" })).toBeTruthy();
    confirm(sheet);
    expect(count("finance.exchangeSubmit")).toBe(0);
    rate = "1.01";
    fireEvent.click(within(sheet).getByRole("button", { name: "获取新报价" }));
    expect(await within(sheet).findByText("报价已更新：到账由 ¥510.00 变为 ¥505.00。")).toBeTruthy();
    confirm(sheet);
    await waitFor(() => expect(count("finance.exchangeSubmit")).toBe(1));
  });

  it("never shows the quote of an amount that has been changed", async () => {
    await start({
      exchangeQuote: async (input) => after(input.amount === "500.00" ? 400 : 10, exchangeQuote(input))(),
    });
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: /^兑换 / }));
    await enter("600");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("requires a new quote when the server says that it was used", async () => {
    await start({ exchangeSubmit: refusal("quote_used") });
    const sheet = await quoted();
    confirm(sheet);
    expect(await within(sheet).findByText("这个报价已不能使用，请获取新的报价。")).toBeTruthy();
  });

  it("shows a lost answer as being confirmed, then what the server recorded", async () => {
    let isRecorded = false;
    const recorded = JSON.stringify({ status: true, data: exchanged });
    const { count } = await start({
      exchangeSubmit: failure("network"),
      operation: () =>
        isRecorded
          ? fixture(contract.finance.operation, {
              state: "settled",
              path: contract.finance.exchangeSubmit.path,
              answer: recorded,
            })
          : { state: "absent", path: null, answer: null },
    });
    confirm(await quoted());
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    isRecorded = true;
    expect(await screen.findByText("兑换成功")).toBeTruthy();
    expect(count("finance.exchangeSubmit")).toBe(1);
  });

  it.each([
    ["2000", "超过可用余额 HHB 1,280.50。"],
    ["1", "单笔最低 HHB 10。"],
  ])("refuses %s at the field without asking for a quote", async (text, sentence) => {
    const { count } = await start();
    await enter(text);
    fireEvent.click(await screen.findByRole("button", { name: "获取报价" }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(count("finance.exchangeQuote")).toBe(0);
  });
});

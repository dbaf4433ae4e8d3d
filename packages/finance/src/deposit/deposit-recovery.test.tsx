import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { methods, order } from "./deposit-samples.test.support.ts";
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

describe("a deposit without a clear answer", () => {
  it("shows a lost answer as being confirmed, then as the success that the server recorded", async () => {
    let isRecorded = false;
    const recorded = JSON.stringify({ status: true, data: order({ id: "D8" }) });
    const { count, path } = await renderScreen(Page, {
      finance: {
        ...base,
        depositCreate: failure("network"),
        operation: () =>
          isRecorded
            ? fixture(contract.finance.operation, {
                state: "settled",
                path: contract.finance.depositCreate.path,
                answer: recorded,
              })
            : { state: "absent", path: null, answer: null },
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

  it("goes to the order of a busy answer whose key turns out to have made it", async () => {
    const operationClose = fixture(contract.finance.operationClose, {
      path: contract.finance.depositCreate.path,
      answer: JSON.stringify({ status: true, data: order({ id: "D8" }) }),
    });
    const finance = { ...base, depositCreate: refusal("server_busy"), operationClose };
    const { count, path } = await renderScreen(Page, { finance });
    await enter("500");
    fireEvent.click(await review());
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D8"));
    expect(count("finance.depositCreate")).toBe(1);
  });

  it.each([
    [refusal("server_busy"), "系统繁忙，请稍后重试。"],
    [refusal("rate_limited", { waitSec: "9" }), "操作过于频繁，请 9 秒后再试。"],
    [
      refusal("maintenance", { until: "2026-11-28T06:00:00+08:00" }),
      /^网站维护中，预计 2026-11-28 06:00 恢复，请稍后再来。$/,
    ],
    [refusal("not_executed"), "未执行，资金没有变动，可以重新提交。"],
  ] as const)(
    "says why nothing was executed once that is recorded, and sends another press by another key",
    async (answer, sentence) => {
      const { client } = await renderScreen(Page, { finance: { ...base, depositCreate: answer } });
      await enter("500");
      fireEvent.click(await review());
      expect(await screen.findByText(sentence)).toBeTruthy();
      fireEvent.click(await review());
      const keys = (): string[] =>
        client.requests
          .filter(({ call }) => call === "finance.depositCreate")
          .map(({ input }) => (input as { reqId: string }).reqId);
      await waitFor(() => expect(keys()).toHaveLength(2));
      expect(new Set(keys()).size).toBe(2);
    },
  );

  it("is being confirmed, and offers no second press, while a busy server cannot close the key", async () => {
    const busy = refusal("server_busy");
    const { client, count } = await renderScreen(Page, {
      finance: { ...base, depositCreate: busy, operationClose: busy },
    });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    expect(screen.queryByText("系统繁忙，请稍后重试。")).toBeNull();
    expect(screen.queryByRole("button", { name: "确认存入 ¥500.00" })).toBeNull();
    client.answerWith({ finance: { operationClose: fixture(contract.finance.operationClose) } });
    fireEvent.click(screen.getByRole("button", { name: "立即查询" }));
    expect(await screen.findByText("系统繁忙，请稍后重试。")).toBeTruthy();
    expect(count("finance.depositCreate")).toBe(1);
  });

  it("settles an order of before a reload, visibly, and sends it no second time", async () => {
    const answers = { ...base, depositCreate: failure("network"), operation: failure("network") };
    const { client } = await renderScreen(Page, { finance: answers });
    await enter("500");
    fireEvent.click(await review());
    await screen.findByText("正在确认结果，请勿重复操作");
    cleanup();
    const recorded = JSON.stringify({ status: true, data: order({ id: "D9" }) });
    const { count, path } = await renderScreen(
      Page,
      {
        finance: {
          ...answers,
          operation: fixture(contract.finance.operation, {
            state: "settled",
            path: contract.finance.depositCreate.path,
            answer: recorded,
          }),
        },
      },
      { storage: client.storage },
    );
    await waitFor(() => expect(path()).toBe("/finance/deposit/cardinfo?order=D9"));
    expect(count("finance.depositCreate")).toBe(0);
  });

  it("shows a refusal that settles a lost answer, and opens no order", async () => {
    const recorded = JSON.stringify({ status: false, data: { max: "400.00" }, code: "amount_above_max" });
    const { path } = await renderScreen(Page, {
      finance: {
        ...base,
        depositCreate: failure("network"),
        operation: fixture(contract.finance.operation, {
          state: "settled",
          path: contract.finance.depositCreate.path,
          answer: recorded,
        }),
      },
    });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("金额不能高于 ¥400.00。")).toBeTruthy();
    expect(path()).toBe("/");
  });

  it("says that nothing was sent when the browser keeps no key", async () => {
    const { client, count } = await renderScreen(Page, { finance: base });
    Object.assign(client.storage, { keep: () => false });
    await enter("500");
    fireEvent.click(await review());
    expect(await screen.findByText("未提交，没有产生任何款项")).toBeTruthy();
    expect(count("finance.depositCreate")).toBe(0);
  });
});

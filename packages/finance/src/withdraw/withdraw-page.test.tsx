import { contract } from "@baize/api-client/contract";
import { after, failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { balance } from "../transfer/transfer-samples.test.support.ts";
import { coinAccount, memberBanks } from "../accounts/account-samples.test.support.ts";
import { preview, settlement, withdrawAnswers, withdrawal } from "./withdraw-samples.test.support.ts";
import type { Screen } from "@baize/feature-kit/testing";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./withdraw-page.tsx";

const PIN = "482913";
const start = async (finance: NonNullable<FakeAnswers["finance"]> = {}): Promise<Screen> =>
  renderScreen(Page, { finance: { ...withdrawAnswers, ...finance } });

const enter = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByRole("textbox", { name: /提款金额/ }), { target: { value: text } });
};
const openSheet = async (): Promise<HTMLElement> => {
  await enter("500");
  await screen.findByText("约 30 分钟到账");
  fireEvent.click(await screen.findByRole("button", { name: "提取 ¥500.00" }));
  return screen.findByRole("dialog");
};
const pin = (dialog: HTMLElement): void => {
  fireEvent.change(within(dialog).getByLabelText(/^提款密码/), { target: { value: PIN } });
};
const submit = (dialog: HTMLElement): void =>
  void fireEvent.click(within(dialog).getByRole("button", { name: /^确认提取 ¥500.00/ }));

describe("the settlement sheet", () => {
  const coin = { memberBanks: memberBanks([{ ...coinAccount, isDefault: true }]) };

  it("submits the quote of a coin that it shows", async () => {
    const { client, count } = await start({ ...coin, withdrawQuote: ({ amount }) => settlement(amount, 60) });
    const dialog = await openSheet();
    expect(within(dialog).getByText("网络费")).toBeTruthy();
    expect(within(dialog).getByRole("timer")).toBeTruthy();
    pin(dialog);
    submit(dialog);
    await waitFor(() => expect(count("finance.withdrawSubmit")).toBe(1));
    expect(client.requests.find(({ call }) => call === "finance.withdrawSubmit")?.input).toMatchObject({
      accountId: "A4",
      amount: "500.00",
      quoteId: expect.stringMatching(/^Q\d+$/) as string,
    });
  });

  it("sends no quote for other accounts", async () => {
    const { client, count } = await start();
    const dialog = await openSheet();
    expect(within(dialog).queryByRole("timer")).toBeNull();
    pin(dialog);
    submit(dialog);
    await waitFor(() => expect(count("finance.withdrawSubmit")).toBe(1));
    expect(client.requests.find(({ call }) => call === "finance.withdrawSubmit")?.input).not.toHaveProperty("quoteId");
  });

  it("submits nothing once the rate is over, and says what a new one changes", async () => {
    let seconds = 1;
    const { count } = await start({
      ...coin,
      withdrawQuote: ({ amount }) => settlement(amount, seconds, seconds === 1 ? "7.2" : "7.3"),
    });
    const dialog = await openSheet();
    expect(await within(dialog).findByText("报价已过期", { selector: "p" })).toBeTruthy();
    pin(dialog);
    submit(dialog);
    expect(count("finance.withdrawSubmit")).toBe(0);
    seconds = 60;
    fireEvent.click(within(dialog).getByRole("button", { name: "获取新报价" }));
    expect(await within(dialog).findByText(/报价已更新：到账由 USDT 67.75 变为 USDT 66.82/)).toBeTruthy();
  });

  it("does not open when the quote is refused, and shows why at its field", async () => {
    await start({ withdrawQuote: refusal("daily_quota_used", { left: "300.00" }) });
    await enter("500");
    await screen.findByText("约 30 分钟到账");
    fireEvent.click(await screen.findByRole("button", { name: "提取 ¥500.00" }));
    expect(await screen.findByText("超过今日剩余额度 ¥300.00。")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("requires a new quote when the server says that it expired", async () => {
    await start({
      ...coin,
      withdrawQuote: ({ amount }) => settlement(amount, 60),
      withdrawSubmit: refusal("quote_expired"),
    });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    expect(await within(dialog).findByText("这个报价已不能使用，请获取新的报价。")).toBeTruthy();
  });
});

describe("withdrawal", () => {
  it("submits once, shows number and state, and cannot be taken back", async () => {
    const { count } = await start();
    const dialog = await openSheet();
    pin(dialog);
    for (let press = 0; press < 20; press += 1) submit(dialog);
    expect(await screen.findByText("W202611280009")).toBeTruthy();
    expect(screen.getByText("审核中")).toBeTruthy();
    expect(count("finance.withdrawSubmit")).toBe(1);
    expect(screen.queryByRole("button", { name: /取消|撤回|撤销/ })).toBeNull();
  });

  it("keeps the password out of page and cache once it is submitted, and never sends it in the clear", async () => {
    const { queryClient, client } = await start({ withdrawSubmit: after(60, { order: withdrawal(), balance }) });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    await screen.findByText("W202611280009");
    const kept = JSON.stringify([
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ]);
    expect(kept).not.toContain(PIN);
    expect(JSON.stringify(client.requests)).not.toContain(PIN);
    const values = [...document.querySelectorAll("input")].map((input) => input.value).join("");
    expect(`${document.body.innerHTML}${values}`).not.toContain(PIN);
  });

  it.each([
    ["a success", { status: true, data: { order: withdrawal(), balance } }, "W202611280009"],
    ["a refusal", { status: false, data: {}, code: "money_locked" }, "您的账户资金功能已被锁定，请联系客服。"],
  ])(
    "settles, after a reload, an answer that was lost as %s, and submits nothing again",
    async (_case, envelope, sentence) => {
      const { client } = await start({ withdrawSubmit: failure("network"), operation: failure("network") });
      const dialog = await openSheet();
      pin(dialog);
      submit(dialog);
      expect(await within(dialog).findByText("正在确认结果，请勿重复操作")).toBeTruthy();
      expect(within(dialog).queryByRole("button", { name: /^确认提取/ })).toBeNull();
      cleanup();
      const operation = fixture(contract.finance.operation, {
        state: "settled",
        path: contract.finance.withdrawSubmit.path,
        answer: JSON.stringify(envelope),
      });
      const { count } = await renderScreen(
        Page,
        { finance: { ...withdrawAnswers, operation } },
        { storage: client.storage },
      );
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(count("finance.withdrawSubmit")).toBe(0);
    },
  );

  it.each([
    ["what it moved", { status: true, data: { order: withdrawal(), balance } }, "W202611280009"],
    ["that nothing was executed", { status: false, data: {}, code: "not_executed" }, "系统繁忙，请稍后重试。"],
  ])("closes the key of a busy answer and shows %s", async (_case, envelope, sentence) => {
    const operationClose = fixture(contract.finance.operationClose, { answer: JSON.stringify(envelope) });
    const { count } = await start({ withdrawSubmit: refusal("server_busy"), operationClose });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect([count("finance.withdrawSubmit"), count("finance.operationClose")]).toEqual([1, 1]);
  });

  it("shows what is being confirmed even while its guards are closed", async () => {
    const { client } = await start({ withdrawSubmit: failure("network"), operation: failure("network") });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    await within(dialog).findByText("正在确认结果，请勿重复操作");
    cleanup();
    await renderScreen(
      Page,
      { finance: { ...withdrawAnswers, withdrawPasswordConfig: failure("network"), operation: failure("network") } },
      { storage: client.storage },
    );
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    expect(await screen.findByText("暂时无法确认提款密码状态")).toBeTruthy();
  });

  it("sends nothing when the browser keeps no key", async () => {
    const { client, count } = await start();
    Object.assign(client.storage, { keep: () => false });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    expect(await within(dialog).findByText("未提交，没有产生任何款项")).toBeTruthy();
    expect(count("finance.withdrawSubmit")).toBe(0);
  });

  it.each([
    [{ triesLeft: "3" }, "提款密码错误，请重新输入，还可尝试 3 次。"],
    [{}, "提款密码错误，请重新输入。"],
  ])(
    "shows a wrong password at its field, with the tries that the server says are left: %j",
    async (facts, sentence) => {
      await start({ withdrawSubmit: refusal("withdraw_password_wrong", facts) });
      const dialog = await openSheet();
      pin(dialog);
      submit(dialog);
      expect(await within(dialog).findByText(sentence)).toBeTruthy();
      expect([...dialog.querySelectorAll("input")].map(({ value }) => value).join("")).toBe("");
    },
  );

  it("says until when withdrawals are locked", async () => {
    await start({ withdrawSubmit: refusal("withdraw_password_locked", { until: "2026-11-29T10:00:00+08:00" }) });
    const dialog = await openSheet();
    pin(dialog);
    submit(dialog);
    expect(
      await within(dialog).findByText("为保护您的资金，提款已暂时锁定，将于 2026-11-29 10:00 自动解锁。"),
    ).toBeTruthy();
  });

  it("shows the fees of the last amount only", async () => {
    await start({ withdrawPreview: async ({ amount }) => after(amount === "200.00" ? 900 : 50, preview(amount))() });
    await enter("200");
    await new Promise((resolve) => setTimeout(resolve, 450));
    await enter("500");
    expect((await screen.findAllByText("¥495.00")).length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(screen.queryByText("¥195.00")).toBeNull();
  });

  it("reads no fees of an amount above what is available", async () => {
    const { count } = await start();
    await enter("9000");
    fireEvent.click(await screen.findByRole("button", { name: "下一步" }));
    expect(await screen.findByText("超过可提款余额 ¥8,260.50。")).toBeTruthy();
    expect(count("finance.withdrawPreview")).toBe(0);
  });

  it("sets the withdrawal password sealed and opens the form", async () => {
    const { client } = await start({ withdrawPasswordConfig: { d: true, p: false } });
    fireEvent.click(await screen.findByRole("button", { name: "设置提款密码" }));
    const dialog = await screen.findByRole("dialog");
    const boxes = dialog.querySelectorAll('input[inputmode="numeric"]');
    fireEvent.change(boxes[0] as HTMLElement, { target: { value: PIN } });
    fireEvent.change(boxes[1] as HTMLElement, { target: { value: PIN } });
    fireEvent.change(within(dialog).getByLabelText(/登录密码/), { target: { value: "secret-9word" } });
    client.answerWith({ finance: { withdrawPasswordConfig: { d: true, p: true } } });
    fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
    expect(await screen.findByText("设置成功")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("textbox", { name: /提款金额/ })).toBeTruthy());
    expect(JSON.stringify(client.requests)).not.toMatch(/482913|secret-9word/);
  });
});

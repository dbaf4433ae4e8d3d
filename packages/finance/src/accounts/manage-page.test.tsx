import { failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import {
  account,
  alipayAccount,
  cardAnswers,
  coinAccount,
  coolingAccount,
  memberBanks,
} from "./account-samples.test.support.ts";
import { Page } from "./manage-page.tsx";

describe("payout accounts", () => {
  const start = async (
    finance: NonNullable<FakeAnswers["finance"]> = {},
    path = "/user/bankCardsManage",
  ): Promise<Screen> =>
    renderScreen(
      Page,
      {
        finance: {
          ...cardAnswers,
          memberBanks: memberBanks([account(), coolingAccount, coinAccount]),
          payoutDefault: { ok: true },
          payoutDelete: { ok: true },
          virtualDelete: { ok: true },
          ...finance,
        },
      },
      { path },
    );

  it("are counted by type, with the default and the end of a protection period", async () => {
    await start();
    expect(await screen.findByText("已添加 2 个，最多 5 个")).toBeTruthy();
    expect(screen.getByText("默认")).toBeTruthy();
    expect(screen.getByText("安全保护期，2026-11-29 10:00 起可用")).toBeTruthy();
    expect(screen.getByRole("link", { name: "添加银行卡" }).getAttribute("href")).toBe(
      "/finance/addBankCard?return=%2Fuser%2FbankCardsManage",
    );
  });

  it("are deleted only after a question, coins by their own call", async () => {
    const { count } = await start({}, "/user/bankCardsManage?type=coin");
    fireEvent.click(await screen.findByRole("button", { name: /^删除 冷钱包/ }));
    const question = await screen.findByRole("alertdialog");
    expect(count("finance.virtualDelete")).toBe(0);
    fireEvent.click(within(question).getByRole("button", { name: "删除" }));
    await waitFor(() => expect(count("finance.virtualDelete")).toBe(1));
    expect(count("finance.payoutDelete")).toBe(0);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("change their default, and read again what a refusal says has gone", async () => {
    const { count } = await start({ payoutDefault: refusal("account_unknown") });
    const reads = (): number => count("finance.memberBanks");
    fireEvent.click(await screen.findByRole("button", { name: /把 青岚银行.*设为默认/ }));
    expect(await screen.findByText("该提款账户不可用，请重新选择。")).toBeTruthy();
    await waitFor(() => expect(reads()).toBe(2));
  });

  it("offer no more than the limit", async () => {
    await start({ memberBanks: memberBanks([account()], { max: { bank: 1, alipay: 1, coin: 1 } }) });
    expect((await screen.findByRole("button", { name: /已达上限/ })).getAttribute("aria-disabled")).toBe("true");
  });

  it.each([
    ["", "银行卡", "还没有银行卡", "添加银行卡", "/finance/addBankCard"],
    ["?type=alipay", "支付宝", "还没有支付宝账户", "添加支付宝", "/finance/addAlipay"],
    ["?type=coin", "虚拟币", "还没有虚拟币地址", "添加虚拟币地址", "/finance/virtualCoinCard"],
    ["?type=nonsense", "银行卡", "还没有银行卡", "添加银行卡", "/finance/addBankCard"],
  ])("at %s are those of %s, with where to add the first", async (query, tab, title, label, target) => {
    await start({ memberBanks: memberBanks([]) }, `/user/bankCardsManage${query}`);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole("link", { name: tab }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: label }).getAttribute("href")?.split("?")[0]).toBe(target);
  });

  it("show the new default, and say so", async () => {
    const other = account({ id: "A9", accountMasked: "6200 **** **** 1111", isDefault: false });
    const { client } = await start({ memberBanks: memberBanks([account(), other]) });
    const prefer = await screen.findByRole("button", { name: "把 云鹤银行 6200 **** **** 1111 设为默认" });
    client.answerWith({
      finance: { memberBanks: memberBanks([account({ isDefault: false }), { ...other, isDefault: true }]) },
    });
    fireEvent.click(prefer);
    expect((await screen.findAllByText("默认账户已更新")).length).toBeGreaterThan(0);
    expect(await screen.findByRole("button", { name: "把 云鹤银行 6200 **** **** 6789 设为默认" })).toBeTruthy();
  });

  it("are gone once they are deleted, by the call of their type", async () => {
    const { client, count } = await start(
      { memberBanks: memberBanks([alipayAccount]) },
      "/user/bankCardsManage?type=alipay",
    );
    fireEvent.click(await screen.findByRole("button", { name: /^删除 支付宝/ }));
    client.answerWith({ finance: { memberBanks: memberBanks([]) } });
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "删除" }));
    expect(await screen.findByText("还没有支付宝账户")).toBeTruthy();
    expect([count("finance.payoutDelete"), count("finance.virtualDelete")]).toEqual([1, 0]);
  });

  it("keep their place to return to from tab to tab", async () => {
    await start({}, "/user/bankCardsManage?return=%2Ffinance%2Fwithdraw");
    const tab = await screen.findByRole("link", { name: "虚拟币" });
    expect(tab.getAttribute("href")).toBe("/user/bankCardsManage?type=coin&return=%2Ffinance%2Fwithdraw");
  });

  it("say that they could not be read, and are read again", async () => {
    const { client } = await start({ memberBanks: failure("network") });
    expect(await screen.findByText("账户信息加载失败")).toBeTruthy();
    client.answerWith({ finance: { memberBanks: memberBanks([account()]) } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("6200 **** **** 6789")).toBeTruthy();
  });
});

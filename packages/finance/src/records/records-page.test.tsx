import { after, failure, refusal } from "@baize/api-client/testing";
import { captureSaved } from "@baize/feature-kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { rows, transactions } from "./record-samples.test.support.ts";
import { walletAnswer } from "../transfer/transfer-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./records-page.tsx";

const games = { walletList: walletAnswer };
const only = (id: string) =>
  transactions({ total: 1, list: rows.slice(0, 1).map((row) => ({ ...row, id, label: id })) });

describe("money records", () => {
  it("never shows an older answer after quick switches of the filter", async () => {
    const waits: Readonly<Record<string, number>> = { "0": 900, "3": 100, "1": 500 };
    const { path } = await renderScreen(
      Page,
      { games, finance: { transactions: async ({ date }) => after(waits[String(date)] ?? 0, only(`P${date}`))() } },
      { path: "/user/transRecord" },
    );
    await screen.findByText("P2");
    for (const name of ["今天", "近 30 天", "昨天"]) fireEvent.click(screen.getByRole("radio", { name }));
    expect(await screen.findByText("P1")).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.getByText("P1")).toBeTruthy();
    expect(screen.queryByText("P0")).toBeNull();
    expect(screen.queryByText("P3")).toBeNull();
    expect(path()).toBe("/user/transRecord?date=1");
  });

  it("adds up a kind and a period that are pressed in the same breath", async () => {
    const { path } = await renderScreen(
      Page,
      { games, finance: { transactions: transactions() } },
      { path: "/user/transRecord" },
    );
    const kind = await screen.findByRole("link", { name: "提款" });
    act(() => {
      fireEvent.click(screen.getByRole("radio", { name: "昨天" }));
      fireEvent.click(kind);
    });
    await waitFor(() => expect(path()).toBe("/user/transRecord?kind=withdraw&date=1"));
  });

  it("shows totals, net deposits with their time, states and reasons", async () => {
    await renderScreen(Page, { games, finance: { transactions: transactions() } }, { path: "/user/transRecord" });
    expect((await screen.findAllByText("¥12,600.00")).length).toBe(1);
    expect(screen.getByText(/净充值为 2026-03-02 开户以来/)).toBeTruthy();
    expect(screen.getByText("未收到付款")).toBeTruthy();
    expect(await screen.findByText("凌云体育")).toBeTruthy();
  });

  it("shows unknown totals as a dash after a failure, and offers a retry", async () => {
    await renderScreen(Page, { games, finance: { transactions: failure("network") } }, { path: "/user/transRecord" });
    expect(await screen.findByText("记录加载失败")).toBeTruthy();
    expect(screen.getAllByText("—")).toHaveLength(4);
    expect(screen.getByRole("button", { name: "重试" })).toBeTruthy();
  });

  it("says how long a period may be", async () => {
    await renderScreen(
      Page,
      { games, finance: { transactions: refusal("period_too_long", { months: "12" }) } },
      { path: "/user/transRecord?start=2024-01-01&end=2026-01-01" },
    );
    expect(await screen.findByText("最多查询 12 个月，请缩短时间范围。")).toBeTruthy();
  });

  it.each([
    ["D202611270002", "+¥500.00"],
    ["D202611270005", "¥1,000.00"],
    ["D202611260001", "¥800.00"],
    ["W202611270004", "¥300.00"],
  ])("gives %s a sign only once its money has moved", async (id, figure) => {
    await renderScreen(Page, { games, finance: { transactions: transactions() } }, { path: "/user/transRecord" });
    fireEvent.click(await screen.findByRole("button", { name: `查看 ${id} 的详情` }));
    expect(within(await screen.findByRole("dialog")).getByText(figure)).toBeTruthy();
  });

  it("opens an entry with its number to copy", async () => {
    await renderScreen(Page, { games, finance: { transactions: transactions() } }, { path: "/user/transRecord" });
    fireEvent.click(await screen.findByRole("button", { name: "查看 W202611270004 的详情" }));
    const sheet = await screen.findByRole("dialog");
    expect(within(sheet).getByText("W202611270004")).toBeTruthy();
    expect(within(sheet).getByRole("button", { name: "复制订单号" })).toBeTruthy();
  });

  it("exports every row of the filter, page by page", async () => {
    const row = (index: number) => ({ ...(rows[0] as (typeof rows)[number]), id: `D${index}`, label: "=cmd()" });
    await renderScreen(
      Page,
      {
        games,
        finance: {
          transactions: ({ page, size }) =>
            transactions({
              total: 150,
              list: Array.from({ length: Math.min(size, 150 - (page - 1) * size) }, (_, index) =>
                row((page - 1) * size + index),
              ),
            }),
        },
      },
      { path: "/user/transRecord?kind=deposit" },
    );
    await screen.findByText("D0", { exact: false }).catch(() => undefined);
    const button = await screen.findByRole("button", { name: "导出 CSV" });
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    const saved = await captureSaved(async () => {
      fireEvent.click(button);
      expect(await screen.findAllByText("已导出 150 条记录")).toBeTruthy();
    });
    const text = (await saved[0]?.text()) ?? "";
    expect(text.trim().split("\r\n")).toHaveLength(151);
    expect(text).toContain(",'=cmd(),");
  });

  it.each([
    ["D202611270005", "¥1,000.00", "待付款", "/finance/deposit/cardinfo?order=D202611270005"],
    ["D202611260001", "¥800.00", "未收到付款", "/finance/deposit/cardinfo?order=D202611260001"],
  ])("leads from the deposit %s to its order", async (id, amount, text, target) => {
    await renderScreen(Page, { games, finance: { transactions: transactions() } }, { path: "/user/transRecord" });
    fireEvent.click(await screen.findByRole("button", { name: `查看 ${id} 的详情` }));
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getAllByText(new RegExp(amount.replace(".", String.raw`\.`))).length).toBeGreaterThan(0);
    expect(sheet.getByText(text)).toBeTruthy();
    expect(sheet.getByRole("link", { name: "查看订单" }).getAttribute("href")).toBe(target);
  });

  it("shows both sides of an exchange and its rate, and no order", async () => {
    await renderScreen(Page, { games, finance: { transactions: transactions() } }, { path: "/user/transRecord" });
    fireEvent.click(await screen.findByRole("button", { name: "查看 E202611270006 的详情" }));
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getByText("与 HHB 兑换")).toBeTruthy();
    expect(sheet.getByText(/^1 HHB = ¥1\.02/)).toBeTruthy();
    expect(sheet.queryByRole("link", { name: "查看订单" })).toBeNull();
  });

  it("shows totals of each coin beside those of the currency", async () => {
    const sums = [
      { currency: "CNY" as const, in: "1010.00", out: "200.00", fee: "0.00" },
      { currency: "HHB" as const, in: "500.00", out: "120.00", fee: "1.00" },
    ];
    await renderScreen(
      Page,
      { games, finance: { transactions: transactions({ sums }) } },
      { path: "/user/transRecord" },
    );
    const coin = (await screen.findByText("HHB 钱包")).closest("li");
    for (const text of ["收入合计", "500.00", "支出合计", "120.00", "手续费合计", "1.00"])
      expect(coin?.textContent).toContain(text);
  });

  it("asks for the kind and period of the address, and offers a deposit where there is nothing", async () => {
    const none = transactions({ total: 0, list: [] });
    const { client } = await renderScreen(
      Page,
      { games, finance: { transactions: none } },
      { path: "/user/transRecord?kind=rebate&date=3" },
    );
    expect(await screen.findByText("这段时间没有记录")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "充值" }).map((link) => link.getAttribute("href"));
    expect(links).toContain("/finance/deposit");
    expect(client.requests.findLast(({ call }) => call === "finance.transactions")?.input).toMatchObject({
      kind: "rebate",
      date: 3,
      page: 1,
    });
  });
});

import { failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { methods } from "../deposit/deposit-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./coin-help-page.tsx";

type Methods = NonNullable<NonNullable<FakeAnswers["finance"]>["depositMethods"]>;
const start = async (depositMethods: Methods = methods, locale?: "en"): Promise<Screen> =>
  renderScreen(Page, { finance: { depositMethods } }, locale && { locale });

describe("the help on coin deposits", () => {
  it("warns of the wrong network before anything else", async () => {
    await start();
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(["虚拟币充值说明", "网络必须一致"]);
    expect(screen.getByRole("img", { name: "从 TRC20 转到 ERC20 地址：资产丢失" })).toBeTruthy();
  });

  it("goes through the four steps in order", async () => {
    await start();
    const steps = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(steps).toEqual(["1选择币种与网络", "2复制地址或扫码", "3在钱包里转账", "4等待网络确认"]);
  });

  it("lists each network with its own terms", async () => {
    await start();
    const row = (await screen.findByText("USDT · TRC20")).closest("tr,li") as HTMLElement;
    for (const text of ["¥100.00", "20 个", "约 5 分钟到账", "¥7.20"])
      expect(row.textContent, text).toMatch(new RegExp(text.replace(".", String.raw`\.`)));
    const other = (await screen.findByText("USDT · ERC20")).closest("tr,li") as HTMLElement;
    expect(within(other).getByText(/地址以 0x 开头/)).toBeTruthy();
    expect(screen.getAllByText("HHB").length).toBeGreaterThan(0);
  });

  it("says that no coin is open, with another way to deposit", async () => {
    await start(methods.filter(({ kind }) => kind !== "coin"));
    expect(await screen.findByText("虚拟币充值暂未开放")).toBeTruthy();
    expect(screen.getByRole("link", { name: "充值" }).getAttribute("href")).toBe("/finance/deposit");
  });

  it("keeps the rules on the page when the networks cannot be read, and reads them again", async () => {
    const { client } = await start(failure("network"));
    expect(await screen.findByText("网络说明加载失败")).toBeTruthy();
    expect(screen.getByText("网络与订单一致：TRC20、ERC20、OMNI 互不相通。")).toBeTruthy();
    client.answerWith({ finance: { depositMethods: methods } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByText("USDT · TRC20")).toBeTruthy();
  });

  it("is complete in English", async () => {
    await start(methods, "en");
    await screen.findByText("USDT · TRC20");
    expect(document.querySelector("h1")?.textContent).toBe("How to deposit coins");
    expect(document.body.textContent?.replace("HHB 充值", "")).not.toMatch(/[一-鿿]/);
  });
});

import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Feature } from "@baize/feature-kit";
import { byLocale, renderScreen } from "@baize/feature-kit/testing";
import { MoneyIcon } from "@baize/ui-kit";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { member } from "../feature.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./hub-page.tsx";

const open = async (answers: FakeAnswers = {}) => showScreen(<Page />, answers, { session: "member", path: "/user" });
const card = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole("heading", { name: title });
  const found = heading.closest("section");
  if (!found) throw new Error(`The heading ${title} is in no section.`);
  return found;
};
const vips = (part: object) => fixture(contract.member.vips, { level: 3, ...part });
const token = (part: object) => fixture(contract.member.token, { username: "demo2026", nickname: "", ...part });
const turnover = (need: string, done: string, left: string) =>
  ({ need, done, left, currency: "CNY", list: [] }) as const;

afterEach(cleanup);

describe("the wallet card", () => {
  it("greets by nickname, else by name, and shows every balance", async () => {
    const balance = fixture(contract.member.balance, {
      balance: "1234.56",
      withdrawable: "1000.00",
      locked: "234.56",
      total: "9876.54",
      currency: "CNY",
    });
    await open({ member: { token: token({ nickname: "阿白" }), balance } });
    expect(await screen.findByText(sentence("阿白，您好"))).toBeTruthy();
    await waitFor(() => expect(screen.getByText("总资产").nextSibling?.textContent).toContain("9,876"));
    expect(screen.getByText("可提款").nextSibling?.textContent).toContain("1,000");
    expect(screen.getByText("提款处理中").nextSibling?.textContent).toContain("234");
    await open({ member: { token: token({ nickname: "", lastLoginTime: null }) } });
    expect(await screen.findByText(sentence("demo2026，您好"))).toBeTruthy();
    expect(screen.getByText("首次登录")).toBeTruthy();
  });
  it("says that balance and member could not be read, and reads them at a press", async () => {
    const { client } = await open({ member: { balance: failure("network"), token: failure("network") } });
    expect(await screen.findByText("余额暂时没有读到，请刷新")).toBeTruthy();
    const notice = await screen.findByText("账户资料暂时没有读到");
    client.answerWith({ member: { token: token({ nickname: "阿白" }), balance: fixture(contract.member.balance) } });
    const wallet = notice.closest("section");
    if (!wallet) throw new Error("The notice is in no section.");
    await userEvent.click(within(wallet).getByRole("button", { name: "重试" }));
    expect(await screen.findByText(sentence("阿白，您好"))).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "刷新余额" }));
    await waitFor(() => expect(screen.queryByText("余额暂时没有读到，请刷新")).toBeNull());
  });
  it("reads the balance again at a press", async () => {
    const { count } = await open();
    await waitFor(() => expect(count("member.balance")).toBe(1));
    await userEvent.click(screen.getByRole("button", { name: "刷新余额" }));
    await waitFor(() => expect(count("member.balance")).toBe(2));
  });
});

describe("the entries of other features", () => {
  /** This package's words without its own entries. */
  const words: Feature = { ...member, pages: [] };
  const page = { guard: "member", layout: "member", title: "x", load: async () => ({ Page: () => null }) } as const;
  const empty = async () => ({ messages: {} });
  const entryAt = (path: string, order: number, label: string) =>
    ({ ...page, path, navigation: [{ place: "hub", order, label, icon: MoneyIcon }] }) as const;
  const featureOf = (...pages: Feature["pages"]): Feature => ({
    id: "other",
    pages,
    messages: byLocale(empty),
    navigationWords: byLocale({ a: "甲", b: "乙", pay: "充值" }, { a: "A", b: "B", pay: "Deposit" }),
  });
  const linksOf = (place: HTMLElement) =>
    within(place)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it("stand once each, in their order: those that move money in the wallet, the others as shortcuts", async () => {
    const other = featureOf(entryAt("/b", 2, "b"), entryAt("/a", 1, "a"), entryAt("/finance/deposit", 3, "pay"));
    await renderScreen(<Page />, {}, { features: [words, other], session: "member" });
    expect(linksOf(await screen.findByRole("list", { name: "常用功能" }))).toEqual([
      ["甲", "/a"],
      ["乙", "/b"],
    ]);
    const wallet = screen.getByText("中心钱包余额").closest("section");
    if (!wallet) throw new Error("The balance is in no section.");
    expect(linksOf(wallet)).toEqual([["充值", "/finance/deposit"]]);
  });
  it("are not there where no feature has such a page", async () => {
    await renderScreen(<Page />, {}, { features: [words], session: "member" });
    await screen.findByText("中心钱包余额");
    expect(screen.queryByRole("list", { name: "常用功能" })).toBeNull();
    expect(document.querySelector('a[href="/finance/transfer"]')).toBeNull();
  });
});

describe("the turnover card", () => {
  it.each([
    ["open", turnover("1000.00", "250.00", "750.00"), /还需 .*750\.00.* 有效流水后可提款/, "25"],
    ["met", turnover("1000.00", "1200.00", "0.00"), "流水已完成", "100"],
    ["none", turnover("0.00", "0.00", "0.00"), "没有未完成的流水要求", null],
  ] as const)("of a requirement that is %s", async (_state, data, text, percent) => {
    await open({ finance: { turnover: { ...data, list: [] } } });
    const shown = within(await card("流水要求"));
    expect(await shown.findByText(sentence(text))).toBeTruthy();
    expect(shown.queryByRole("progressbar")?.getAttribute("value") ?? null).toBe(percent);
  });
  it("says why it could not be read, and reads it at a press", async () => {
    const { client } = await open({ finance: { turnover: failure("network") } });
    const shown = within(await card("流水要求"));
    expect(await shown.findByText("这部分暂时没有加载出来")).toBeTruthy();
    client.answerWith({ finance: { turnover: { ...turnover("0.00", "0.00", "0.00"), list: [] } } });
    await userEvent.click(shown.getByRole("button", { name: "重试" }));
    expect(await shown.findByText("没有未完成的流水要求")).toBeTruthy();
  });
});

describe("the VIP card", () => {
  it("shows how far deposits and turnover are", async () => {
    const data = vips({
      deposit: "25000.00",
      nextDeposit: "100000.00",
      turnover: "300000.00",
      nextTurnover: "300000.00",
    });
    await open({ member: { vips: data } });
    const bars = await within(await card("VIP 进度")).findAllByRole("progressbar");
    expect(bars.map((bar) => bar.getAttribute("value"))).toEqual(["25", "100"]);
    expect((await card("VIP 进度")).textContent).toMatch(/距下一级还差 .*75,000\.00.*已达到/);
  });
  it("says at the highest level that there is none above", async () => {
    await open({ member: { vips: vips({ level: 10, nextDeposit: null, nextTurnover: null }) } });
    expect(await within(await card("VIP 进度")).findByText("您已是最高等级")).toBeTruthy();
  });
});

describe("the security card", () => {
  it.each([
    [false, false, false, "低", "0"],
    [true, false, false, "低", "33"],
    [true, true, false, "中", "67"],
    [true, true, true, "高", "100"],
  ])("phone %s, e-mail %s, withdrawal password %s is %s", async (phoneBound, emailBound, p, level, percent) => {
    await open({
      member: { token: token({ phoneBound, emailBound }) },
      finance: { withdrawPasswordConfig: { d: true, p } },
    });
    const shown = within(await card("安全等级"));
    await shown.findByText(p ? "已设置提款密码" : "未设置提款密码");
    await shown.findByText(phoneBound ? "已绑定手机" : "未绑定手机");
    const bar = shown.getByRole("progressbar");
    expect([bar.getAttribute("value"), shown.getByText(level).textContent]).toEqual([percent, level]);
  });
});

describe("the security card of what cannot be read", () => {
  it("says that it is unknown, not that the account is unsafe, and reads it at a press", async () => {
    const { client } = await open({
      member: { token: failure("network") },
      finance: { withdrawPasswordConfig: { d: true, p: true } },
    });
    const shown = within(await card("安全等级"));
    expect(await shown.findByText("手机绑定状态暂时未知")).toBeTruthy();
    expect(shown.getByText("邮箱绑定状态暂时未知")).toBeTruthy();
    expect(shown.getByText("等级暂时未知")).toBeTruthy();
    expect(shown.queryByText(/^(?:低|未绑定.*)$/)).toBeNull();
    client.answerWith({ member: { token: token({ phoneBound: true, emailBound: true }) } });
    await userEvent.click(shown.getByRole("button", { name: "重试" }));
    expect(await shown.findByText("高")).toBeTruthy();
  });
  it("is a skeleton until it is read", async () => {
    await open({ member: { token: () => new Promise<never>(() => undefined) } });
    const shown = within(await card("安全等级"));
    expect(shown.queryByText(/未绑定|未知|低/)).toBeNull();
  });
});

describe("the steps of an account", () => {
  it("are done once nothing is missing", async () => {
    await open({
      member: { vips: vips({ deposit: "10.00" }) },
      finance: { withdrawPasswordConfig: { d: true, p: true } },
    });
    expect(await screen.findByText("账户资料已完善")).toBeTruthy();
  });
  it("are not called done when they could not be read", async () => {
    await open({ member: { vips: failure("network") }, finance: { withdrawPasswordConfig: { d: true, p: true } } });
    await waitFor(async () => expect((await card("完善账户")).textContent).toContain("这部分暂时没有加载出来"));
    expect(screen.queryByText("账户资料已完善")).toBeNull();
  });
  it("are not called done while the withdrawal password is unknown", async () => {
    const { client } = await open({
      member: { vips: vips({ deposit: "10.00" }) },
      finance: { withdrawPasswordConfig: failure("network") },
    });
    const shown = within(await card("完善账户"));
    expect(await shown.findByText("这部分暂时没有加载出来")).toBeTruthy();
    expect(screen.queryByText("账户资料已完善")).toBeNull();
    client.answerWith({ finance: { withdrawPasswordConfig: { d: true, p: true } } });
    await userEvent.click(shown.getByRole("button", { name: "重试" }));
    expect(await shown.findByText("账户资料已完善")).toBeTruthy();
  });
});

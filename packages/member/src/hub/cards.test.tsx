import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Feature } from "@baize/feature-kit";
import { renderScreen } from "@baize/feature-kit/testing";
import { MoneyIcon } from "@baize/ui-kit";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { member } from "../feature.ts";
import { showScreen } from "../screen.test.support.tsx";
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
    expect(await screen.findByText("阿白，您好")).toBeTruthy();
    await waitFor(() => expect(screen.getByText("总资产").nextSibling?.textContent).toContain("9,876"));
    expect(screen.getByText("可提款").nextSibling?.textContent).toContain("1,000");
    expect(screen.getByText("提款处理中").nextSibling?.textContent).toContain("234");
    await open({ member: { token: token({ nickname: "", lastLoginTime: null }) } });
    expect(await screen.findByText("demo2026，您好")).toBeTruthy();
    expect(screen.getByText("首次登录")).toBeTruthy();
  });
  it("leads to deposit, withdrawal and transfer", async () => {
    await open();
    const hrefOf = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect([await hrefOf("充值"), await hrefOf("提款"), await hrefOf("转账")]).toEqual([
      "/finance/deposit",
      "/finance/withdraw",
      "/finance/transfer",
    ]);
  });
  it("reads the balance again at a press", async () => {
    const { count } = await open();
    await waitFor(() => expect(count("member.balance")).toBe(1));
    await userEvent.click(screen.getByRole("button", { name: "刷新余额" }));
    await waitFor(() => expect(count("member.balance")).toBe(2));
  });
});

describe("the shortcuts", () => {
  it("are the entries of whatever features the site has, in their order", async () => {
    const page = { guard: "member", layout: "member", title: "x", load: async () => ({ Page: () => null }) } as const;
    const empty = async () => ({ messages: {} });
    const other: Feature = {
      id: "other",
      pages: [
        { ...page, path: "/b", navigation: [{ place: "hub", order: 2, label: "b", icon: MoneyIcon }] },
        { ...page, path: "/a", navigation: [{ place: "hub", order: 1, label: "a", icon: MoneyIcon }] },
      ],
      messages: { "zh-CN": empty, en: empty },
      navigationWords: { "zh-CN": { a: "甲", b: "乙" }, en: { a: "A", b: "B" } },
    };
    await renderScreen(<Page />, {}, { features: [member, other], session: "member" });
    const links = within(await screen.findByRole("list", { name: "常用功能" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["甲", "/a"],
      ["乙", "/b"],
    ]);
  });
});

describe("the turnover card", () => {
  it.each([
    ["open", turnover("1000.00", "250.00", "750.00"), /还需 .*750\.00.* 有效流水后可提款/, "25"],
    ["met", turnover("1000.00", "1200.00", "0.00"), "流水已完成，可以提款", "100"],
    ["none", turnover("0.00", "0.00", "0.00"), "没有未完成的流水要求", null],
  ] as const)("of a requirement that is %s", async (_state, data, text, percent) => {
    await open({ finance: { turnover: { ...data, list: [] } } });
    const shown = within(await card("流水要求"));
    expect(await shown.findByText(text)).toBeTruthy();
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
});

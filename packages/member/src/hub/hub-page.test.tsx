import { contract } from "@baize/api-client/contract";
import { fixture, refusal } from "@baize/api-client/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { setState, stateOf } from "../protection/protection-samples.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./hub-page.tsx";

afterEach(cleanup);
const member = { session: "member", path: "/user" } as const;

describe("the member's page", () => {
  it("shows a dash for every figure that cannot be read, never zero", async () => {
    await showScreen(
      <Page />,
      {
        member: { balance: refusal("server_busy"), vips: refusal("server_busy") },
        finance: { turnover: refusal("server_busy"), memberBanks: refusal("server_busy") },
      },
      member,
    );
    await waitFor(() => expect(screen.getAllByText(/—/).length).toBeGreaterThanOrEqual(4));
    expect(screen.queryByText(/0\.00/)).toBeNull();
    expect(await screen.findAllByText("这部分暂时没有加载出来")).not.toHaveLength(0);
  });
  it.each([
    [{}, "充值限额未设置"],
    [{ depositLimits: setState().depositLimits }, "24 小时限额 剩余 ¥600.00"],
    [
      { pause: { kind: "break", since: "2026-11-28T12:00:00+08:00", until: "2099-11-29T12:00:00+08:00" } },
      "您正处于休息期，2099-11-29 12:00 结束",
    ],
  ] as const)("says in short what limits and breaks there are: %j", async (part, text) => {
    await showScreen(<Page />, { protection: { state: stateOf(part as object) } }, member);
    expect(await screen.findByText(sentence(text))).toBeTruthy();
    const [entry] = screen.getAllByRole("link", { name: /^理性游戏./ });
    expect(entry?.getAttribute("href")).toBe("/user/protection");
  });
  it("says what the identity closes, with the way to its verification, and nothing where it closes nothing", async () => {
    const identity = { state: "none", at: null, fault: null, age: "declared" } as const;
    const closed = stateOf({ identity: { ...identity, closed: ["deposit", "withdraw"] } });
    await showScreen(<Page />, { protection: { state: closed } }, member);
    const entry = await screen.findByRole("link", { name: /^身份核验./ });
    expect(entry.textContent).toContain("核验通过前，您不能充值或提款。");
    expect(entry.getAttribute("href")).toBe("/user/personal");
    await showScreen(<Page />, { protection: { state: stateOf() } }, member);
    expect(await screen.findByText("充值限额未设置")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^身份核验/ })).toBeNull();
  });
  it("asks a member who has not decided about deposit limits, as after a registration", async () => {
    await showScreen(<Page />, { protection: { state: stateOf({ isDecided: false }) } }, member);
    expect(await screen.findByText("要设置充值限额吗？")).toBeTruthy();
    expect(screen.getByRole("link", { name: "设置限额" }).getAttribute("href")).toBe("/user/protection");
  });
  it("does not say that no limit is set while that is unknown", async () => {
    await showScreen(<Page />, { protection: { state: refusal("server_busy") } }, member);
    expect(await screen.findByText("限额状态暂时没有读到")).toBeTruthy();
    expect(screen.queryByText("充值限额未设置")).toBeNull();
    expect(screen.queryByText("要设置充值限额吗？")).toBeNull();
  });
  it("asks for what the account lacks", async () => {
    await showScreen(
      <Page />,
      {
        member: { vips: fixture(contract.member.vips, { deposit: "0.00" }) },
        finance: {
          withdrawPasswordConfig: { d: true, p: false },
          memberBanks: { max: { bank: 5, alipay: 3, coin: 5 }, holderMasked: "", coolingOffHours: 24, list: [] },
        },
      },
      member,
    );
    expect((await screen.findByRole("link", { name: /设置提款密码/ })).getAttribute("href")).toBe("/finance/withdraw");
    expect(screen.getByRole("link", { name: /添加银行卡/ }).getAttribute("href")).toBe("/finance/addBankCard");
    expect(screen.getByRole("link", { name: /首次充值/ }).getAttribute("href")).toBe("/finance/deposit");
  });
  it("does not ask for a withdrawal password while its state is unknown", async () => {
    await showScreen(<Page />, { finance: { withdrawPasswordConfig: refusal("server_busy") } }, member);
    expect(await screen.findByText("提款密码状态暂时未知")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /设置提款密码/ })).toBeNull();
  });
  it("says how much turnover is left", async () => {
    await showScreen(
      <Page />,
      { finance: { turnover: { need: "1000.00", done: "250.00", left: "750.00", currency: "CNY", list: [] } } },
      member,
    );
    expect(await screen.findByText(sentence(/750\.00.*有效流水后可提款/))).toBeTruthy();
    expect(screen.getByText("25%")).toBeTruthy();
  });
  it("hides every amount of the wallet at a press", async () => {
    await showScreen(
      <Page />,
      {
        member: {
          balance: fixture(contract.member.balance, {
            balance: "1234.56",
            withdrawable: "1234.56",
            locked: "0.00",
            total: "1234.56",
          }),
        },
      },
      member,
    );
    await waitFor(() => expect(document.body.textContent).toContain("1,234"));
    await userEvent.click(screen.getByRole("button", { name: "隐藏金额" }));
    expect(document.body.textContent).not.toContain("1,234");
  });
  it("logs out and goes home", async () => {
    const { client } = await showScreen(<Page />, {}, member);
    await userEvent.click(await screen.findByRole("button", { name: "退出登录" }));
    expect(client.session.hasToken()).toBe(false);
    expect(screen.getByLabelText("address").textContent).toBe("/home");
  });
});

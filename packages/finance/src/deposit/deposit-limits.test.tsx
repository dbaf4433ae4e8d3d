import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import { methods } from "./deposit-samples.test.support.ts";
import { Page } from "./deposit-page.tsx";

const UNTIL = "2099-11-29T12:00:00+08:00";
const base = { depositMethods: methods, depositOpen: [] };
const state = (part: object = {}) => fixture(contract.protection.state, part);
const day = { period: "day", amount: "1000.00", used: "400.00", left: "600.00", freesAt: UNTIL, pending: null };
const enter = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByRole("textbox", { name: /充值金额/ }), { target: { value: text } });
};

describe("limits and breaks on the deposit page", () => {
  it("say what is left before an amount is typed, with the way to the limits", async () => {
    await renderScreen(Page, { finance: base, protection: { state: state({ depositLimits: [day] }) } });
    expect(await screen.findByText("24 小时充值限额剩余 ¥600.00")).toBeTruthy();
    expect(screen.getByText("，最早于 2099-11-29 12:00 释放")).toBeTruthy();
    expect(screen.getByRole("link", { name: "充值限额" }).getAttribute("href")).toBe("/user/protection");
  });

  it("never say that none is set while that is unknown, and keep the way to them", async () => {
    await renderScreen(Page, { finance: base, protection: { state: failure("network") } });
    expect(await screen.findByRole("link", { name: "充值限额" })).toBeTruthy();
    expect(screen.queryByText("未设置充值限额")).toBeNull();
  });

  it("ask a member who has not decided", async () => {
    await renderScreen(Page, { finance: base, protection: { state: state({ isDecided: false }) } });
    expect(await screen.findByText("要设置充值限额吗？")).toBeTruthy();
  });

  it("are refused at the amount: which, what is left, and when more frees", async () => {
    const detail = { period: "day", limit: "1000.00", left: "100.00", until: UNTIL };
    await renderScreen(Page, { finance: { ...base, depositCreate: refusal("deposit_limit", detail) } });
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥500.00" }));
    fireEvent.click(await screen.findByRole("button", { name: "确认存入 ¥500.00" }));
    const sentence = "超过您的 24 小时充值限额，目前还可充值 ¥100.00，额度最早于 2099-11-29 12:00 释放。";
    expect(await screen.findByText(sentence)).toBeTruthy();
    const field = await screen.findByRole("textbox", { name: /充值金额/ });
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("keep a member on a break from trying, and the server's word is said where that was not known", async () => {
    const pause = { kind: "break", since: "2026-11-28T12:00:00+08:00", until: UNTIL };
    const { count } = await renderScreen(Page, { finance: base, protection: { state: state({ pause }) } });
    expect(await screen.findAllByText("您正处于休息期，2099-11-29 12:00 结束")).not.toHaveLength(0);
    await enter("500");
    fireEvent.submit(screen.getByRole("textbox", { name: /充值金额/ }));
    fireEvent.click(screen.getByRole("button", { name: /^存入 ¥500\.00/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "确认存入 ¥500.00" })).toBeNull());
    expect(count("finance.depositCreate")).toBe(0);

    const refused = refusal("play_paused", { kind: "exclusion", until: UNTIL });
    await renderScreen(Page, { finance: { ...base, depositCreate: refused } });
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥500.00" }));
    fireEvent.click(await screen.findByRole("button", { name: "确认存入 ¥500.00" }));
    expect(await screen.findByText("您正处于自我排除期，2099-11-29 12:00 结束，期间不能充值或游戏。")).toBeTruthy();
  });
});

describe("a deposit before the identity is verified", () => {
  const closedState = state({
    identity: { state: "none", at: null, fault: null, age: "declared", closed: ["deposit"] },
  });
  const link = async () => screen.findAllByRole("link", { name: "前往身份核验" });

  it("is not tried where that is known, and says why at the head of the page", async () => {
    const { count } = await renderScreen(Page, { finance: base, protection: { state: closedState } });
    expect(await screen.findByText("身份尚未核验，暂不能充值", { selector: "p" })).toBeTruthy();
    expect((await link())[0]?.getAttribute("href")).toBe("/user/personal");
    await enter("500");
    fireEvent.submit(screen.getByRole("textbox", { name: /充值金额/ }));
    const next = screen.getByRole("button", { name: /^存入 ¥500\.00/ });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(next);
    expect(screen.queryByRole("button", { name: "确认存入 ¥500.00" })).toBeNull();
    expect(count("finance.depositCreate")).toBe(0);
  });

  it("is refused with the way to it where it was not, and then known", async () => {
    const { client } = await renderScreen(Page, {
      finance: { ...base, depositCreate: refusal("identity_required") },
      protection: { state: state() },
    });
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: "存入 ¥500.00" }));
    client.answerWith({ protection: { state: closedState } });
    fireEvent.click(await screen.findByRole("button", { name: "确认存入 ¥500.00" }));
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect((await link())[0]?.getAttribute("href")).toBe("/user/personal");
    expect(await screen.findByText("身份尚未核验，暂不能充值", { selector: "p" })).toBeTruthy();
  });
});

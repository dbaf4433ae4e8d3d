import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import type { Screen } from "@baize/feature-kit/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { account, coolingAccount, memberBanks } from "../accounts/account-samples.test.support.ts";
import { bets, info, turnover, withdrawAnswers } from "./withdraw-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./withdraw-page.tsx";

const start = async (finance: NonNullable<FakeAnswers["finance"]> = {}, more: FakeAnswers = {}): Promise<Screen> =>
  renderScreen(Page, { finance: { ...withdrawAnswers, ...finance }, ...more });
const enter = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByRole("textbox", { name: /提款金额/ }), { target: { value: text } });
};

describe("withdrawal guards", () => {
  it("says until when the cashier is closed before anything else", async () => {
    await start({
      withdrawInfo: info({ maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" } }),
      withdrawPasswordConfig: { d: true, p: false },
    });
    expect(await screen.findByText(/预计 2026-11-28 08:00 恢复/)).toBeTruthy();
    expect(screen.queryByText("请先设置提款密码")).toBeNull();
  });

  it("stays closed while the withdrawal password is unknown, and offers a retry", async () => {
    const { client } = await start({ withdrawPasswordConfig: failure("network") });
    expect(await screen.findByText("暂时无法确认提款密码状态")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /提款金额/ })).toBeNull();
    client.answerWith({ finance: { withdrawPasswordConfig: { d: true, p: true } } });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("textbox", { name: /提款金额/ })).toBeTruthy();
  });

  it("requires a withdrawal password in the specified words", async () => {
    await start({ withdrawPasswordConfig: { d: true, p: false } });
    expect(await screen.findByText("为了您的账户安全，添加提款账户或提款之前，请先设置提款密码。")).toBeTruthy();
  });

  it.each([
    ["numbers", { d: 1, p: 0 }],
    ["texts", { d: "1", p: "false" }],
  ])("reads the flags of the withdrawal password as %s too", async (_kind, flags) => {
    await start({ withdrawPasswordConfig: flags as never });
    expect(await screen.findByText("请先设置提款密码")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /提款金额/ })).toBeNull();
  });

  it("requires an account, and returns after it was added", async () => {
    await start({ memberBanks: memberBanks([]) });
    expect((await screen.findByRole("link", { name: "添加银行卡" })).getAttribute("href")).toBe(
      "/finance/addBankCard?return=%2Ffinance%2Fwithdraw",
    );
  });

  it("does not submit while turnover is missing, and says how much", async () => {
    const { count } = await start({
      withdrawInfo: info({ turnover: { need: "2000.00", done: "860.00", left: "1140.00" } }),
    });
    expect(await screen.findByText("还需完成 ¥1,140.00 流水才能提款。")).toBeTruthy();
    await enter("500");
    fireEvent.click(await screen.findByRole("button", { name: /提取 ¥500.00|下一步/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(count("finance.withdrawSubmit")).toBe(0);
  });

  it("shows a cooling account with its time and does not let it be chosen", async () => {
    await start();
    expect(((await screen.findByRole("radio", { name: /青岚银行/ })) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText("安全保护期，2026-11-29 10:00 起可用")).toBeTruthy();
  });

  it("come in their order: cashier, password, account, then what may be withdrawn", async () => {
    const missing = {
      withdrawPasswordConfig: { d: true, p: false },
      memberBanks: memberBanks([]),
      withdrawInfo: info({ turnover: { need: "500.00", done: "0.00", left: "500.00" } }),
    };
    const closed = { start: null, end: null, text: "" };
    const { client, queryClient } = await start({ ...missing, withdrawInfo: info({ maintenance: closed }) });
    const next = async (finance: NonNullable<FakeAnswers["finance"]>, shown: string | RegExp): Promise<void> => {
      client.answerWith({ finance });
      await queryClient.invalidateQueries();
      expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    };
    expect(await screen.findByText("恢复时间待定，您的余额不受影响。")).toBeTruthy();
    await next({ withdrawInfo: missing.withdrawInfo }, "请先设置提款密码");
    expect(screen.queryByText("还没有提款账户")).toBeNull();
    await next({ withdrawPasswordConfig: { d: true, p: true } }, "还没有提款账户");
    expect(screen.queryByRole("textbox")).toBeNull();
    await next({ memberBanks: memberBanks([account()]) }, "流水尚未完成。");
    expect(screen.getByText("还需完成 ¥500.00 流水才能提款。")).toBeTruthy();
    await next({ withdrawInfo: info() }, "流水要求已完成。");
    await waitFor(() => expect(screen.queryByText("流水尚未完成。")).toBeNull());
  });

  it.each([
    ["no withdrawal is left today", { timesLeft: 0 }, "今日提款次数已用完。"],
    ["less than the minimum is available", { available: "99.99" }, "可提款余额低于单笔最低金额。"],
  ])("block while %s", async (_case, given, sentence) => {
    const { count } = await start({ withdrawInfo: info(given) });
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await enter("99");
    fireEvent.submit(screen.getByRole<HTMLInputElement>("textbox", { name: /提款金额/ }).form as HTMLFormElement);
    await screen.findByText("单笔最低 ¥100。");
    expect(count("finance.withdrawQuote")).toBe(0);
  });

  it("show no limit where there is none", async () => {
    await start({ withdrawInfo: info({ timesLeft: null, quotaLeft: null }) });
    expect(await screen.findAllByText("不限")).toHaveLength(2);
  });

  it("need an account that can be paid to now", async () => {
    const { count } = await start({ memberBanks: memberBanks([coolingAccount]) });
    await enter("500");
    fireEvent.submit(screen.getByRole<HTMLInputElement>("textbox", { name: /提款金额/ }).form as HTMLFormElement);
    expect(await screen.findByText("请选择提款账户。")).toBeTruthy();
    expect(count("finance.withdrawQuote")).toBe(0);
  });

  it("cannot be passed where withdrawal passwords are switched off", async () => {
    await start({ withdrawPasswordConfig: { d: false, p: false } });
    expect(await screen.findByText("提款密码功能未开启，暂时不能在线提款，请联系客服。")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each([
    ["withdrawInfo", "提款信息加载失败"],
    ["memberBanks", "提款账户加载失败"],
  ] as const)("say that %s could not be read, and read it again", async (call, sentence) => {
    const { client } = await start({ [call]: failure("network") });
    expect(await screen.findByText(sentence)).toBeTruthy();
    client.answerWith({ finance: withdrawAnswers });
    fireEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("textbox", { name: /提款金额/ })).toBeTruthy();
  });
});

describe("turnover", () => {
  it("goes down to the bets that counted, by page", async () => {
    const { client } = await start({ turnover, turnoverBets: bets });
    fireEvent.click(await screen.findByRole("button", { name: "流水明细" }));
    fireEvent.click(await screen.findByRole("button", { name: "查看充值 ¥2,000.00计入的投注" }));
    expect(await screen.findByText("游戏信息已过期")).toBeTruthy();
    expect(screen.getByText("有效投注 ¥120.00")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /下一页/ }));
    await waitFor(() =>
      expect(client.requests.findLast(({ call }) => call === "finance.turnoverBets")?.input).toMatchObject({
        id: "R1",
        page: 2,
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "返回流水明细" }));
    expect((await screen.findAllByText("进行中")).length).toBe(2);
  });

  it.each([
    ["no requirement", { turnover: { ...turnover, list: [] } }, "没有流水要求"],
    ["requirements that cannot be read", { turnover: failure("network") }, "流水明细加载失败"],
  ])("shows %s", async (_case, finance, sentence) => {
    await start(finance);
    fireEvent.click(await screen.findByRole("button", { name: "流水明细" }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it.each([
    ["no bet yet", { turnoverBets: { ...bets, total: 0, list: [] } }, "还没有计入的投注"],
    ["bets that cannot be read", { turnoverBets: failure("network") }, "投注明细加载失败"],
  ])("shows %s of a requirement", async (_case, finance, sentence) => {
    await start({ turnover, ...finance });
    fireEvent.click(await screen.findByRole("button", { name: "流水明细" }));
    fireEvent.click(await screen.findByRole("button", { name: "查看优惠 ¥10.00计入的投注" }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

describe("a withdrawal before the identity is verified", () => {
  const closed = fixture(contract.protection.state, {
    identity: { state: "asked", at: "2026-11-28T12:00:00+08:00", fault: null, age: "declared", closed: ["withdraw"] },
  } as object);
  const SAID = "身份尚未核验，暂不能提款";

  it("is not tried where that is known, and says how far it is", async () => {
    const { count } = await start({}, { protection: { state: closed } });
    expect(await screen.findByText(SAID, { selector: "p" })).toBeTruthy();
    expect(screen.getByText("您已于 2026-11-28 12:00 提交，正在核验，结果会发到消息中心。")).toBeTruthy();
    await enter("500");
    fireEvent.submit(screen.getByRole("textbox", { name: /提款金额/ }));
    const next = screen.getByRole("button", { name: /^提取 ¥500\.00/ });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(next);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(count("finance.withdrawQuote")).toBe(0);
    expect(count("finance.withdrawPreview")).toBe(0);
  });

  it.each(["withdrawPreview", "withdrawQuote"] as const)("is refused by %s with the way to it", async (call) => {
    await start({ [call]: refusal("identity_required") });
    await enter("500");
    if (call === "withdrawQuote") fireEvent.click(await screen.findByRole("button", { name: /^提取 ¥500\.00/ }));
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
  });
});

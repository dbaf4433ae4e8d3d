import { callKey } from "@baize/api-client/react";
import { contract } from "@baize/api-client/contract";
import { failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { balance, transfer, transferAnswers, walletAnswer } from "./transfer-samples.test.support.ts";
import type { Screen } from "@baize/feature-kit/testing";
import { renderScreen } from "../test-screen.test.support.tsx";
import { createLimit } from "./limited.ts";
import { Page } from "./transfer-page.tsx";

const start = async (games: NonNullable<FakeAnswers["games"]> = {}, more: FakeAnswers = {}): Promise<Screen> =>
  renderScreen(Page, {
    member: { balance },
    games: { ...transferAnswers, ...games },
    ...more,
  });
const enter = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByRole("textbox", { name: /转账金额/ }), { target: { value: text } });
};
const submit = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole("button", { name: /^转入凌云体育 ¥200.00/ }));
};

const onABreak = fixture(contract.protection.state, {
  pause: { kind: "break", since: "2026-11-28T12:00:00+08:00", until: "2099-11-29T12:00:00+08:00" },
});

describe("on a break", () => {
  it("nothing goes into a game wallet, and what is there comes out", async () => {
    const { count } = await start({ transferPost: transfer() }, { protection: { state: onABreak } });
    expect((await screen.findAllByText("您正处于休息期，2099-11-29 12:00 结束")).length).toBeGreaterThan(0);
    await enter("200");
    const field = screen.getByRole("textbox", { name: /转账金额/ });
    fireEvent.submit(field);
    fireEvent.click(screen.getByRole("button", { name: "互换转出与转入" }));
    await waitFor(() => expect(screen.queryByText("您正处于休息期，2099-11-29 12:00 结束")).toBeNull());
    expect(count("games.transferPost")).toBe(0);
    fireEvent.click(await screen.findByRole("button", { name: /^转入中心钱包 ¥200\.00/ }));
    await waitFor(() => expect(count("games.transferPost")).toBe(1));
  });
  it("the server's refusal is said above the form where the break was not known", async () => {
    const until = "2026-11-29T12:00:00+08:00";
    await start({ transferPost: refusal("play_paused", { kind: "break", until }) });
    await enter("200");
    await submit();
    expect(await screen.findByText("您正处于休息期，2026-11-29 12:00 结束，期间不能充值或游戏。")).toBeTruthy();
  });
});

describe("before the identity is verified", () => {
  const closed = fixture(contract.protection.state, {
    identity: { state: "none", at: null, fault: null, age: "declared", closed: ["play"] },
  } as object);
  const SAID = "身份尚未核验，暂不能游戏";
  it("nothing goes into a game wallet, and what is there comes out", async () => {
    const { count } = await start({ transferPost: transfer() }, { protection: { state: closed } });
    expect(await screen.findByText(SAID, { selector: "p" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    await enter("200");
    fireEvent.submit(screen.getByRole("textbox", { name: /转账金额/ }));
    fireEvent.click(screen.getByRole("button", { name: "互换转出与转入" }));
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
    expect(count("games.transferPost")).toBe(0);
    fireEvent.click(await screen.findByRole("button", { name: /^转入中心钱包 ¥200\.00/ }));
    await waitFor(() => expect(count("games.transferPost")).toBe(1));
  });
  it("the server's refusal is said above the form, with the way to it", async () => {
    await start({ transferPost: refusal("identity_required") });
    await enter("200");
    await submit();
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
  });
});

describe("wallets", () => {
  it("shows the list before any balance, and leaves hidden wallets out", async () => {
    await start({ walletList: ({ show }) => (show === "0" ? walletAnswer({ show }) : new Promise(() => undefined)) });
    expect(await screen.findByRole("button", { name: "选择凌云体育" })).toBeTruthy();
    expect(screen.queryByText("隐藏")).toBeNull();
    expect(screen.queryByText("¥320.00")).toBeNull();
  });

  it("shows the balances that came, and reads one that failed again by itself", async () => {
    let isDown = true;
    const { count } = await start({
      walletList: (input) => (input.show === "yhzr" && isDown ? failure("network")() : walletAnswer(input)),
    });
    expect((await screen.findAllByText("¥320.00")).length).toBeGreaterThan(0);
    const again = await screen.findByRole("button", { name: "重新读取银河真人余额" });
    isDown = false;
    const before = count("games.walletList");
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole("button", { name: "重新读取银河真人余额" })).toBeNull());
    expect(count("games.walletList")).toBe(before + 1);
  });

  it("marks maintenance with its end and does not let that wallet be chosen", async () => {
    await start();
    expect(await screen.findByText("维护至 2026-11-28 08:00")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "选择九里电竞" })).toBeNull();
  });

  it("lets only so many balances be read at a time, in order, also past a failure", async () => {
    const limit = createLimit(2);
    const opened: number[] = [];
    let most = 0;
    let running = 0;
    const job = async (index: number): Promise<void> =>
      limit(async () => {
        opened.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        if (index === 1) throw new Error("line");
      });
    await Promise.allSettled([0, 1, 2, 3, 4].map(job));
    expect(opened).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });
});

describe("transfer", () => {
  it("sends by POST once for twenty presses, never by the GET calls", async () => {
    const { count, client } = await start();
    await enter("200");
    const button = await screen.findByRole("button", { name: /^转入凌云体育 ¥200.00/ });
    for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    expect(await screen.findByText("转账成功")).toBeTruthy();
    expect(count("games.transferPost")).toBe(1);
    expect(client.requests.some(({ call }) => call === "games.transfer" || call === "games.recycle")).toBe(false);
  });

  it("shows a transfer that is processing as such, not as failed, and then what became of it", async () => {
    const { client, queryClient } = await start({
      transferPost: transfer({ state: "processing" }),
      transferOrder: transfer({ state: "processing" }),
    });
    await enter("200");
    await submit();
    expect(await screen.findByText("游戏平台正在处理，结果会自动更新，请勿重复提交。")).toBeTruthy();
    expect(screen.queryByText("转账失败")).toBeNull();
    client.answerWith({ games: { transferOrder: transfer({ state: "succeeded" }) } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.games.transferOrder) });
    expect(await screen.findByText("款项已到账。")).toBeTruthy();
  });

  it("shows a lost answer as being confirmed, then what the server recorded", async () => {
    let isRecorded = false;
    const recorded = JSON.stringify({ status: true, data: transfer() });
    await start(
      { transferPost: failure("network") },
      {
        finance: {
          operation: () =>
            isRecorded
              ? fixture(contract.finance.operation, {
                  state: "settled",
                  path: contract.games.transferPost.path,
                  answer: recorded,
                })
              : { state: "absent", path: null, answer: null },
        },
      },
    );
    await enter("200");
    await submit();
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    isRecorded = true;
    expect(await screen.findByText("转账成功")).toBeTruthy();
  });

  it("shows a busy answer whose key turns out to have moved the money as the success that it is", async () => {
    const answer = JSON.stringify({ status: true, data: transfer() });
    const operationClose = fixture(contract.finance.operationClose, { path: contract.games.transferPost.path, answer });
    const { count } = await start({ transferPost: refusal("server_busy") }, { finance: { operationClose } });
    await enter("200");
    await submit();
    expect(await screen.findByText("转账成功")).toBeTruthy();
    expect(count("games.transferPost")).toBe(1);
  });

  it("says why nothing was executed only after that is recorded", async () => {
    const { count } = await start({ transferPost: refusal("server_busy") });
    await enter("200");
    await submit();
    expect(await screen.findByText("系统繁忙，请稍后重试。")).toBeTruthy();
    expect(count("finance.operationClose")).toBe(1);
  });

  it("does not let more go than the source holds", async () => {
    const { count } = await start();
    await enter("8560.51");
    fireEvent.click(await screen.findByRole("button", { name: /^转入凌云体育/ }));
    expect(await screen.findByText("超过转出钱包的余额 ¥8,560.50。")).toBeTruthy();
    expect(count("games.transferPost")).toBe(0);
  });

  it("opens on the wallet that the address names, and on the first one when it names none of ours", async () => {
    const screens = { member: { balance }, games: { walletList: walletAnswer, transferPost: transfer() } };
    await renderScreen(Page, screens, { path: "/finance/transfer?to=yhzr" });
    await enter("200");
    expect(await screen.findByRole("button", { name: /^转入银河真人 ¥200.00/ })).toBeTruthy();
    cleanup();
    await renderScreen(Page, screens, { path: "/finance/transfer?to=%3Cscript%3E" });
    await enter("200");
    expect(await screen.findByRole("button", { name: /^转入凌云体育 ¥200.00/ })).toBeTruthy();
  });

  it("swaps the ends and takes all of the other wallet", async () => {
    const { client } = await start();
    await screen.findByText("¥320.00");
    fireEvent.click(await screen.findByRole("button", { name: "互换转出与转入" }));
    fireEvent.click(screen.getByRole("button", { name: "全部" }));
    fireEvent.click(await screen.findByRole("button", { name: "转入中心钱包 ¥320.00" }));
    await screen.findByText("转账成功");
    expect(client.requests.find(({ call }) => call === "games.transferPost")?.input).toMatchObject({
      from: "lyty",
      to: "central",
      amount: "320.00",
    });
  });

  it("blocks while the source's balance is unknown", async () => {
    const { count } = await start({}, { member: { balance: failure("network") } });
    expect((await screen.findAllByText("转出钱包的余额暂时未知，请刷新后再试。")).length).toBeGreaterThan(0);
    await enter("200");
    await submit();
    expect(count("games.transferPost")).toBe(0);
  });

  it("says that a transfer is pending", async () => {
    await start({ transferPost: refusal("transfer_pending", { orderNo: "T1" }) });
    await enter("200");
    await submit();
    expect(await screen.findByText("该钱包有一笔转账处理中，请等待完成。")).toBeTruthy();
  });

  it("takes no more decimals than the currency has", async () => {
    await start();
    await enter("200");
    await enter("200.001");
    const field: HTMLInputElement = screen.getByRole("textbox", { name: /转账金额/ });
    expect(field.value).toMatch(/^200(\.\d{0,2})?$/);
  });

  it("keeps the amount and drops what was wrong with it when the ends are swapped", async () => {
    const { count } = await start();
    await screen.findByText("¥320.00");
    await enter("9000");
    fireEvent.click(await screen.findByRole("button", { name: /^转入凌云体育/ }));
    expect(await screen.findByText("超过转出钱包的余额 ¥8,560.50。")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "互换转出与转入" }));
    await waitFor(() => expect(screen.queryByText(/超过转出钱包的余额/)).toBeNull());
    fireEvent.click(await screen.findByRole("button", { name: "转入中心钱包 ¥9,000.00" }));
    expect(await screen.findByText("超过转出钱包的余额 ¥320。")).toBeTruthy();
    expect(count("games.transferPost")).toBe(0);
  });

  it("goes into the wallet that is chosen from the list, and back to the form after its result", async () => {
    const { client } = await start({
      transferPost: transfer({ to: "yhzr" }),
      transferOrder: transfer({ to: "yhzr" }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "显示余额为零的 1 个钱包" }));
    fireEvent.click(await screen.findByRole("button", { name: "选择银河真人" }));
    expect(screen.getByRole("button", { name: "选择银河真人" }).getAttribute("aria-pressed")).toBe("true");
    await enter("200");
    fireEvent.click(await screen.findByRole("button", { name: "转入银河真人 ¥200.00" }));
    expect(await screen.findByText("T202611280031")).toBeTruthy();
    expect(client.requests.find(({ call }) => call === "games.transferPost")?.input).toMatchObject({ to: "yhzr" });
    expect(screen.getAllByText("银河真人").length).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole("button", { name: "再转一笔" }));
    const field: HTMLInputElement = await screen.findByRole("textbox", { name: /转账金额/ });
    expect(field.value).toBe("");
  });

  it("shows one that failed with where the money is, and no way to take it for a success", async () => {
    const failed = transfer({ state: "failed" });
    await start({ transferPost: failed, transferOrder: failed });
    await enter("200");
    await submit();
    expect(await screen.findByText("这笔转账没有成功，款项已退回转出钱包。")).toBeTruthy();
    expect(screen.queryByText("转账成功")).toBeNull();
  });
});

describe("recycling and automatic transfer", () => {
  it("says why nothing was recycled only after that is recorded", async () => {
    const busy = refusal("server_busy");
    const { client, count } = await start({ recyclePost: busy }, { finance: { operationClose: busy } });
    fireEvent.click(await screen.findByRole("button", { name: "一键归集" }));
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "一键归集" }));
    expect(await screen.findByText("正在确认结果，请勿重复操作")).toBeTruthy();
    client.answerWith({ finance: { operationClose: fixture(contract.finance.operationClose) } });
    expect(await screen.findByText("系统繁忙，请稍后重试。")).toBeTruthy();
    expect(count("games.recyclePost")).toBe(1);
  });

  it("confirms first, shows the result of each wallet, and does not confirm again today on request", async () => {
    const { count } = await start();
    fireEvent.click(await screen.findByRole("button", { name: "一键归集" }));
    const question = await screen.findByRole("alertdialog");
    fireEvent.click(within(question).getByRole("checkbox", { name: "今日不再提醒" }));
    expect(count("games.recyclePost")).toBe(0);
    fireEvent.click(within(question).getByRole("button", { name: "一键归集" }));
    const results = await screen.findByRole("dialog", { name: "归集结果" });
    for (const text of ["已归集", "另有 1 个钱包余额为零。", "处理中", "维护中"])
      expect(within(results).getByText(text)).toBeTruthy();
    fireEvent.click(within(results).getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "一键归集" }));
    await waitFor(() => expect(count("games.recyclePost")).toBe(2));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("moves the switch only once the server has it", async () => {
    const member = fixture(contract.member.token, { autoTransfer: false });
    const { client } = await start(
      {},
      { member: { balance, token: member }, account: { preferences: failure("network") } },
    );
    const toggle = await screen.findByRole("switch", { name: "自动转账" });
    await waitFor(() => expect((toggle as HTMLInputElement).disabled).toBe(false));
    fireEvent.click(toggle);
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    expect((toggle as HTMLInputElement).checked).toBe(false);
    client.answerWith({ account: { preferences: { ok: true } } });
    fireEvent.click(toggle);
    await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(true));
  });
});

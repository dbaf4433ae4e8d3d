import { contract } from "@baize/api-client/contract";
import { callKey } from "@baize/api-client/react";
import { failure, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { sampleStart } from "../samples.test.support.ts";
import { frame, openPlay, post } from "./open-play.test.support.tsx";
import { duePlay, playOf } from "./reality-check-samples.test.support.ts";

const GO_ON = "知道了，继续游戏";
const sheet = async (): Promise<HTMLElement> => screen.findByRole("dialog", { name: "游戏时间提醒" });
const noSheet = async (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: "游戏时间提醒" })).toBeNull());
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));

describe("a reality check over a running game", () => {
  it("shows time, stakes, returns and result, and is neither closed nor passed by another key", async () => {
    await openPlay({ protection: { play: duePlay } });
    const shown = within(await sheet());
    expect(await shown.findByText("您已连续游戏 1 小时 5 分钟。")).toBeTruthy();
    for (const figure of ["¥32,000,000.00", "¥19,654,321.10", "-¥12,345,678.90"])
      expect(shown.getByText(figure)).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(await sheet()).toBeTruthy();
    expect(shown.getByRole("link", { name: "查看投注记录" }).getAttribute("href")).toBe("/user/betRecord");
    // The game stays as it is beneath.
    expect(await frame()).toBeTruthy();
  });

  it("is acknowledged by the keyboard alone, and the game goes on", async () => {
    const { client } = await openPlay({ protection: { play: duePlay } });
    await sheet();
    client.answerWith({ protection: { acknowledge: { dueAt: null }, play: playOf() } });
    const goOn = await screen.findByRole("button", { name: GO_ON });
    for (let stops = 0; stops < 8 && document.activeElement !== goOn; stops += 1) await userEvent.tab();
    expect(document.activeElement).toBe(goOn);
    await userEvent.keyboard("{Enter}");
    await noSheet();
    expect(callsOf(client, "protection.acknowledge")).toHaveLength(1);
    expect(await frame()).toBeTruthy();
  });

  it("stays, and says why, where it could not be acknowledged", async () => {
    const { client } = await openPlay({ protection: { play: duePlay, acknowledge: failure("network") } });
    await press(GO_ON);
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
    client.answerWith({ protection: { acknowledge: { dueAt: null }, play: playOf() } });
    await press(GO_ON);
    await noSheet();
  });

  it("leads out of the game as its exit does", async () => {
    const { client } = await openPlay({ protection: { play: duePlay } }, { isAuto: true });
    await within(await sheet()).findByRole("button", { name: "退出游戏" });
    await userEvent.click(within(await sheet()).getByRole("button", { name: "退出游戏" }));
    await noSheet();
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(callsOf(client, "protection.acknowledge")).toHaveLength(0);
  });

  it("comes when its time has come, and is asked for again once the first round of a session was played", async () => {
    const { client, queryClient } = await openPlay({ protection: { play: playOf({ session: null, dueAt: null }) } });
    const { contentWindow } = await frame();
    await waitFor(() => expect(queryClient.getQueryData(callKey(contract.protection.play))?.session).toBeNull());
    client.answerWith({ protection: { play: playOf({ dueAt: new Date(Date.now() + 1500).toISOString() }) } });
    const balance = { balance: "10.00", currency: "CNY", version: "2" };
    post({ type: "baize:balance", gameId: "lhzr-1", ...balance }, contentWindow);
    await waitFor(() => expect(queryClient.getQueryData(callKey(contract.protection.play))?.session).not.toBeNull());
    client.answerWith({ protection: { play: duePlay } });
    expect(await sheet()).toBeTruthy();
  });
});

describe("a launch while a reality check is due", () => {
  it("asks for it, and starts the game once it is acknowledged", async () => {
    const { client } = await openPlay({
      games: { start: refusal("reality_check_due") },
      protection: { play: duePlay },
    });
    await sheet();
    client.answerWith({
      games: { start: sampleStart() },
      protection: { acknowledge: { dueAt: null }, play: playOf() },
    });
    await press(GO_ON);
    expect(await frame()).toBeTruthy();
    await noSheet();
  });

  it("is put off by going back to where the game was chosen", async () => {
    await openPlay({ games: { start: refusal("reality_check_due") }, protection: { play: duePlay } });
    await press("暂不进入");
    expect(await screen.findByText("大厅")).toBeTruthy();
  });

  it("says which limit of time is used up", async () => {
    await openPlay({ games: { start: refusal("time_limit", { period: "day", until: "2026-11-30T12:00:00+08:00" }) } });
    expect(await screen.findByText(/^您的 24 小时游戏时长限额已用完/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
  });
});

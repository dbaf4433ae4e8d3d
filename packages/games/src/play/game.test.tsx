import { contract } from "@baize/api-client/contract";
import { startHeartbeat } from "@baize/api-client";
import { callKey, signOut } from "@baize/api-client/react";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeWindow, sentTo } from "../fake-window.test.support.ts";
import { sampleBet, sampleBets, sampleMember, sampleStart } from "../samples.test.support.ts";
import { failure } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./play-page.tsx";
import { back, closing, figure, frame, homeList, opened, openPlay, post } from "./open-play.test.support.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the browser's back button", () => {
  it("recycles the wallet as exit does, and reports the outcome on the page it leads to", async () => {
    const { client } = await openPlay({}, { isAuto: true });
    await frame();
    await back();
    expect(await screen.findByText("大厅")).toBeTruthy();
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toMatchObject([{ platform: "lhzr" }]);
  });
  it("recycles nothing without automatic transfer, and reads the balance again", async () => {
    const { client } = await openPlay();
    await frame();
    const before = callsOf(client, "member.balance").length;
    await back();
    await waitFor(() => expect(callsOf(client, "member.balance").length).toBeGreaterThanOrEqual(before));
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
  });
  it("says that the wallet stays where it is while automatic transfer could not be read", async () => {
    const { client } = await openPlay({ member: { token: failure("network") } });
    await frame();
    await back();
    expect((await screen.findAllByText(/自动转账设置没有读到，余额仍在场馆/)).length).toBeGreaterThan(0);
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
  });
  it("reads whether automatic transfer is on when it is not known yet, and then recycles", async () => {
    const { client } = await openPlay({ member: { token: failure("network") } });
    await frame();
    client.answerWith({ member: { token: sampleMember(true) } });
    await userEvent.click(screen.getByRole("button", { name: "退出游戏" }));
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toMatchObject([{ platform: "lhzr" }]);
  });
  it("recycles nothing while the page is only mounted twice", async () => {
    const { client } = await openPlay({}, { isAuto: true, isStrict: true });
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
    expect(callsOf(client, "games.start")).toHaveLength(1);
  });
  it("recycles nothing after the session has ended", async () => {
    const { client } = await openPlay({}, { isAuto: true });
    await frame();
    act(() => signOut(client));
    await back();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(callsOf(client, "games.recyclePost")).toHaveLength(0);
  });
});

describe("a round in the frame", () => {
  it("is an act of the member, and nothing else that a game says is", async () => {
    const { client } = await openPlay();
    const note = vi.spyOn(client, "noteActivity");
    const { contentWindow } = await frame();
    for (const type of ["baize:ready", "baize:refresh"]) post({ type, gameId: "lhzr-1" }, contentWindow);
    expect(note).not.toHaveBeenCalled();
    post({ type: "baize:round", gameId: "lhzr-1" }, contentWindow);
    expect(note).toHaveBeenCalledTimes(1);
  });
});

describe("the net position", () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  it("is won less lost of the bets since the start", async () => {
    const list = [
      sampleBet({ id: "b3", betTime: later, win: "98.00" }),
      sampleBet({ id: "b2", betTime: later, win: "-150.50", state: "lost" }),
      sampleBet({ id: "b1", betTime: "2020-01-01T00:00:00Z", win: "9000.00" }),
    ];
    await openPlay({ member: { recordGame: sampleBets(list) } });
    await waitFor(() => expect(figure("本次输赢")).toContain("52.50"));
    expect(figure("本次输赢")).toContain("-");
  });
  it("counts bets that wait apart", async () => {
    await openPlay({
      member: {
        recordGame: sampleBets([sampleBet({ betTime: later, win: "0.00", state: "unsettled", settleTime: null })]),
      },
    });
    await waitFor(() => expect(figure("本次输赢（1 注未结算）")).toContain("0.00"));
  });
  it("is unknown, never zero, while records do not come", async () => {
    await openPlay({ member: { recordGame: () => ({ ok: false, code: "server_busy", detail: {} }) } });
    expect(figure("本次输赢")).toContain("—");
  });
  it("is left out of demo play", async () => {
    await showScreen(
      <Page />,
      { games: { start: sampleStart(), list: homeList() } },
      { path: "/venues?game=lhzr-1&mode=demo" },
    );
    await frame();
    expect(screen.queryByText("本次输赢")).toBeNull();
    expect(screen.queryByText("中心钱包")).toBeNull();
  });
});

describe("maintenance during play", () => {
  it("closes the game with the window in the brand's zone, and accepts no transfer in", async () => {
    const { client, queryClient } = await openPlay();
    await frame();
    client.answerWith({ games: { list: homeList(closing) } });
    await act(async () => queryClient.invalidateQueries({ queryKey: callKey(contract.games.list, { show: "home" }) }));
    expect(await screen.findByText("澜禾真人维护中")).toBeTruthy();
    expect(screen.getByText(/预计 2026-11-27 12:30 恢复/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("button", { name: "转入" }).getAttribute("aria-disabled")).toBe("true");
  });
  it("goes on afterwards with an address of its own", async () => {
    const { client, queryClient } = await openPlay({ games: { list: homeList(closing) } });
    expect(await screen.findByText("澜禾真人维护中")).toBeTruthy();
    client.answerWith({ games: { list: homeList(), start: sampleStart({ url: "/play/another-ticket-0123456789" }) } });
    await act(async () => queryClient.invalidateQueries({ queryKey: callKey(contract.games.list, { show: "home" }) }));
    await userEvent.click(await screen.findByRole("button", { name: "重新进入" }));
    expect((await frame()).src).toContain("/play/another-ticket");
    expect(callsOf(client, "games.start")).toHaveLength(2);
  });
});

describe("a deposit during play", () => {
  it("opens beside the game, which stays", async () => {
    const page = fakeWindow();
    vi.spyOn(window, "open").mockReturnValue(page as unknown as Window);
    await openPlay();
    await frame();
    await userEvent.click(screen.getByRole("button", { name: "充值" }));
    expect(sentTo(page)).toBe(`${location.origin}/finance/deposit`);
    expect(page.opener).toBeNull();
    expect(await frame()).toBeTruthy();
    expect(screen.getAllByText(/充值页已在新窗口打开/).length).toBeGreaterThan(0);
  });
});

describe("a game in a window", () => {
  it("has its bar and its exit on the play page, and asks for no second address", async () => {
    const { client } = await openPlay({}, { state: { opened }, isAuto: true });
    expect(await screen.findByText("游戏已在新窗口打开")).toBeTruthy();
    expect(callsOf(client, "games.start")).toHaveLength(0);
    expect(client.game.get()).toMatchObject({ gameid: "lhzr-1", platform: "lhzr", startGame: true });
    await userEvent.click(screen.getByRole("button", { name: "结束游戏" }));
    expect(await screen.findAllByText("已转回 ¥320.00")).toBeTruthy();
    expect(callsOf(client, "games.recyclePost")).toHaveLength(1);
  });
});

describe("the current game", () => {
  it("goes into every heartbeat while it is played", async () => {
    const { client } = await openPlay();
    await frame();
    const stop = startHeartbeat(client);
    await waitFor(() => expect(callsOf(client, "games.heartbeat")).toEqual([{ gameid: "lhzr-1", platform: "lhzr" }]));
    stop();
  });
  it("keeps the time played over a reload, and begins anew after leaving", async () => {
    const since = Date.now() - 3_909_000;
    const first = await openPlay({}, { state: { since } });
    await frame();
    // Nothing was kept of this game before, so that what history says of its beginning is of an earlier play.
    expect(figure("本次时长")).toMatch(/^0:00:/);
    cleanup();
    await openPlay({}, { state: { since }, storage: first.client.storage });
    await frame();
    await waitFor(() => expect(figure("本次时长")).toMatch(/^1:05:/));
  });
});

import { type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endMovableTimers, useMovableTimers } from "../fake-timers.test.support.ts";
import { fakeWindow, sentTo } from "../fake-window.test.support.ts";
import { sampleStart } from "../samples.test.support.ts";
import { frame, openPlay } from "./open-play.test.support.tsx";

const another = "/play/another-ticket-0123456789";
const inWindow = sampleStart({ openMode: "window" });
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const openWith = (opened: ReturnType<typeof fakeWindow> | null) =>
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
const showInWindow = async (games: FakeAnswers["games"] = {}) => openPlay({ games: { start: inWindow, ...games } });

beforeEach(useMovableTimers);
afterEach(() => {
  endMovableTimers();
  vi.restoreAllMocks();
});

describe("a game in a window", () => {
  it("opens in the press, with a launch address of its own", async () => {
    const opened = fakeWindow();
    openWith(opened);
    const { client } = await showInWindow();
    client.answerWith({ games: { start: { ...inWindow, url: another } } });
    press("打开游戏");
    expect(await screen.findByText("游戏已在新窗口打开")).toBeTruthy();
    expect(sentTo(opened)).toBe(`${location.origin}${another}`);
    expect(opened.opener).toBeNull();
    expect(callsOf(client, "games.start")).toHaveLength(2);
    press("重新打开");
    await waitFor(() => expect(callsOf(client, "games.start")).toHaveLength(3));
  });
  it("says that the browser blocked it, and asks for no address", async () => {
    openWith(null);
    const { client } = await showInWindow();
    press("打开游戏");
    expect(await screen.findByText("浏览器拦截了新窗口")).toBeTruthy();
    expect(callsOf(client, "games.start")).toHaveLength(1);
  });
  it.each([
    [refusal("play_locked"), "账号的游戏功能已暂停，请联系客服了解原因。"],
    [failure("network"), "网络连接失败，请检查网络后重试。"],
    [{ ...inWindow, url: "//evil.example/play/x" }, "游戏地址未通过安全检查，已停止打开。请联系客服。"],
  ] as const)("closes it and says why the game did not start", async (start, text) => {
    const opened = fakeWindow();
    openWith(opened);
    const { client } = await showInWindow();
    client.answerWith({ games: { start: start as never } });
    press("打开游戏");
    expect(await screen.findByText(text)).toBeTruthy();
    expect(opened.close).toHaveBeenCalled();
    expect(sentTo(opened)).toBeNull();
    expect(screen.queryByText("游戏已在新窗口打开")).toBeNull();
  });
  it("is offered where the frame does not come", async () => {
    const opened = fakeWindow();
    openWith(opened);
    const { client } = await openPlay();
    await frame();
    client.answerWith({ games: { start: { ...inWindow, url: another } } });
    expect(screen.queryByRole("button", { name: "在新窗口打开" })).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    press("在新窗口打开");
    await waitFor(() => expect(sentTo(opened)).toBe(`${location.origin}${another}`));
    expect(callsOf(client, "games.start")).toHaveLength(2);
  });
});

import { contract } from "@baize/api-client/contract";
import { callKey } from "@baize/api-client/react";
import { type FakeAnswers, after, failure, refusal } from "@baize/api-client/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleCategory, sampleClosedLobby, sampleLobby, sampleMember } from "../samples.test.support.ts";
import { standAtDesktop } from "./desktop-window.test.support.ts";
import { callsOf, type ScreenOptions } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./lobby-page.tsx";

const lobby = sampleLobby(5);
const savedGamesOf = (favourites: string[], recents: string[] = []) => ({ favourites, recents, maxFavourites: 100 });
const show = async (games: FakeAnswers["games"], options: ScreenOptions = {}) =>
  showScreen(
    <Page />,
    {
      member: { token: sampleMember(false) },
      games: { list: ({ show: part }) => [part === "home" ? sampleCategory(4) : lobby], ...games },
    },
    { path: "/game/egame", ...options },
  );
const grid = async () => screen.findByRole("list", { name: "游戏列表" });
const heart = async (name: string) => screen.findByRole("button", { name: `收藏${name}` });
const titles = async () =>
  within(await grid())
    .getAllByRole("article")
    .map((tile) => within(tile).getByRole("button").textContent);

beforeEach(standAtDesktop);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("favourites", () => {
  it("are those the server keeps, on any device, the latest first", async () => {
    await show({ savedGames: savedGamesOf(["s3", "s0"], ["s4"]) }, { path: "/game/egame?show=favourite" });
    await waitFor(async () => expect(await titles()).toEqual(["青龙传说", "立春团圆"]));
    expect((await heart("立春团圆")).getAttribute("aria-pressed")).toBe("true");
  });
  it("show at once, before the server has answered", async () => {
    const { client } = await show({ savedGames: savedGamesOf([]), favourite: after(300, { favourites: ["s0"] }) });
    await userEvent.click(await heart("立春团圆"));
    expect((await heart("立春团圆")).getAttribute("aria-pressed")).toBe("true");
    client.answerWith({ games: { savedGames: savedGamesOf(["s0"]) } });
    await waitFor(() => expect(callsOf(client, "games.savedGames")).toHaveLength(2));
    expect((await heart("立春团圆")).getAttribute("aria-pressed")).toBe("true");
    expect(callsOf(client, "games.favourite")).toEqual([{ gameId: "s0", on: true }]);
  });
  it.each([
    [refusal("favourite_limit"), "收藏已满，请先取消几款再收藏。"],
    [failure("network"), "网络连接失败，请检查网络后重试。"],
  ] as const)("are taken back with a word when they are refused", async (answer, text) => {
    await show({ savedGames: savedGamesOf([]), favourite: answer as never });
    await userEvent.click(await heart("立春团圆"));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(async () => expect((await heart("立春团圆")).getAttribute("aria-pressed")).toBe("false"));
  });
  it("keep the last of quick presses, sent one after the other", async () => {
    const kept = new Set<string>();
    const order: boolean[] = [];
    const { client } = await show({
      savedGames: () => savedGamesOf([...kept]),
      favourite: async ({ gameId, on }) => {
        await new Promise((resolve) => setTimeout(resolve, on ? 120 : 10));
        order.push(on);
        if (on) kept.add(gameId);
        else kept.delete(gameId);
        return { favourites: [...kept] };
      },
    });
    const button = await heart("立春团圆");
    for (let press = 0; press < 3; press += 1) await userEvent.click(button);
    await waitFor(() => expect(order).toEqual([true, false, true]));
    await waitFor(() => expect(callsOf(client, "games.savedGames").length).toBeGreaterThan(1));
    expect((await heart("立春团圆")).getAttribute("aria-pressed")).toBe("true");
  });
  it("leave their list as soon as they are none any more", async () => {
    const { client } = await show(
      { savedGames: savedGamesOf(["s3", "s0"]), favourite: { favourites: ["s3"] } },
      { path: "/game/egame?show=favourite" },
    );
    const button = await heart("立春团圆");
    client.answerWith({ games: { savedGames: savedGamesOf(["s3"]) } });
    await userEvent.click(button);
    await waitFor(async () => expect(await titles()).toEqual(["青龙传说"]));
    expect(callsOf(client, "games.favourite")).toEqual([{ gameId: "s0", on: false }]);
  });
  it("say how to get some when there are none, and lead back to all", async () => {
    await show({ savedGames: savedGamesOf([]) }, { path: "/game/egame?show=favourite" });
    expect(await screen.findByText("还没有收藏的游戏")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "清除筛选" }));
    expect(await screen.findByText("找到 5 款游戏")).toBeTruthy();
  });
  it("say so when they do not come, and can be asked for again", async () => {
    const { client } = await show({ savedGames: failure("html") }, { path: "/game/egame?show=recent" });
    expect(await screen.findByText("收藏与最近玩过没有加载出来")).toBeTruthy();
    client.answerWith({ games: { savedGames: savedGamesOf([], ["s2"]) } });
    await userEvent.click(screen.getByRole("button", { name: "重试" }));
    expect(await titles()).toEqual(["金鼎物语"]);
  });
  it("ask a visitor to log in and come back, and give no hearts", async () => {
    const { client } = await show({}, { session: "visitor", path: "/game/egame?show=favourite" });
    const link = await screen.findByRole("link", { name: "登录" });
    expect(link.getAttribute("href")).toBe(`/login?return=${encodeURIComponent("/game/egame?show=favourite")}`);
    expect(callsOf(client, "games.savedGames")).toHaveLength(0);
    cleanup();
    await show({}, { session: "visitor" });
    await grid();
    expect(screen.queryByRole("button", { name: "收藏立春团圆" })).toBeNull();
  });
});

describe("maintenance while the lobby is open", () => {
  it("closes the games of a provider as soon as it is known, without the catalogue", async () => {
    const { client, queryClient } = await show({});
    await grid();
    const { providers } = sampleClosedLobby(5, "2026-11-27T18:30:00+08:00");
    client.answerWith({
      games: { list: ({ show: part }) => [part === "home" ? sampleCategory(4, { providers }) : lobby] },
    });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.games.list, { show: "home" }) });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "立春团圆" }).getAttribute("aria-disabled")).toBe("true"),
    );
    expect(callsOf(client, "games.list").filter((input) => (input as { show: string }).show === "4")).toHaveLength(1);
  });
});

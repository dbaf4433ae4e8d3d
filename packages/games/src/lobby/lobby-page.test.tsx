import { localName } from "@baize/domain";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleClosedLobby, sampleLobby } from "../samples.test.support.ts";
import { standAtDesktop } from "./desktop-window.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { columnsFor } from "./use-columns.ts";
import { Page } from "./lobby-page.tsx";
import { rowsToRender } from "./use-rows.ts";

const open = async (count: number, path = "/game/egame") =>
  showScreen(<Page />, { games: { list: [sampleLobby(count)] } }, { path, session: "visitor" });
const address = () => screen.getByLabelText("address").textContent;
const grid = async () => screen.findByRole("list", { name: "游戏列表" });

beforeEach(standAtDesktop);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the slot lobby", () => {
  it("draws a screenful of twenty thousand games and says how many there are", async () => {
    await open(20_000);
    const list = await grid();
    expect(screen.getByText("找到 20,000 款游戏")).toBeTruthy();
    expect(list.querySelectorAll("*").length).toBeLessThan(250);
    expect(within(list).getAllByRole("listitem").length).toBeGreaterThanOrEqual(12);
    expect(within(list).getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("20000");
  });
  it("lists games in the order of seq", async () => {
    await open(5);
    const titles = within(await grid())
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
      .filter((text) => text !== "试玩");
    expect(titles).toEqual(["月饼小馆", "青龙传说", "金鼎物语", "灯笼鱼王国", "立春团圆"]);
  });
  it("searches by initials and keeps the search in the address", async () => {
    await open(5);
    await userEvent.type(await screen.findByRole("searchbox"), "lcty");
    expect(await screen.findByText("找到 1 款游戏")).toBeTruthy();
    expect(screen.getByRole("button", { name: "立春团圆" })).toBeTruthy();
    expect(address()).toBe("/game/egame?q=lcty");
  });
  it("finds a provider by the name that the brand gives it", async () => {
    const sportsNames = { xhdz: localName({ name: "自家厂牌", nameEn: "Own Label" }) };
    await showScreen(
      <Page />,
      { games: { list: [sampleLobby(10)] } },
      { path: "/game/egame?q=自家", session: "visitor", brand: { sportsNames } },
    );
    expect(await screen.findByText("找到 5 款游戏")).toBeTruthy();
  });
  it("does not search while an input method composes", async () => {
    await open(5);
    const field = await screen.findByRole("searchbox");
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: "qing'l" } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText("找到 5 款游戏")).toBeTruthy();
    expect(address()).toBe("/game/egame");
    fireEvent.change(field, { target: { value: "青龙" } });
    fireEvent.compositionEnd(field);
    expect(await screen.findByText("找到 1 款游戏")).toBeTruthy();
  });
  it("comes back from a deep link with provider, kind and search", async () => {
    await open(20, "/game/egame?platform=xhdz&show=hot&q=lcty");
    expect(await screen.findByText("找到 2 款游戏")).toBeTruthy();
    expect((await screen.findByRole("searchbox")).getAttribute("value")).toBe("lcty");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "热门" }).checked).toBe(true);
    expect(screen.getByRole("link", { name: "星桦电子" }).getAttribute("aria-current")).toBe("true");
  });
  it("offers a way on when nothing is found", async () => {
    await open(5, "/game/egame?q=zzz&show=hot");
    await userEvent.click(await screen.findByRole("button", { name: "清除筛选" }));
    await waitFor(() => expect(address()).toBe("/game/egame"));
    expect(screen.getByText("找到 5 款游戏")).toBeTruthy();
  });
  it("says that a category is not open yet, rather than that nothing was found in it", async () => {
    await open(0);
    expect(await screen.findByText("此类游戏暂未开放，请先看看其他大厅。")).toBeTruthy();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "清除筛选" })).toBeNull();
  });
  it("chooses a provider and keeps the other filters; a link elsewhere stays a link", async () => {
    await open(10, "/game/egame?show=hot&q=l");
    const tab = await screen.findByRole("link", { name: "鹿鸣谷" });
    expect(tab.getAttribute("href")).toBe("?platform=lmdz");
    fireEvent.click(tab, { ctrlKey: true });
    expect(address()).toBe("/game/egame?show=hot&q=l");
    await userEvent.click(tab);
    await waitFor(() => expect(address()).toBe("/game/egame?platform=lmdz&show=hot&q=l"));
    expect(tab.getAttribute("aria-current")).toBe("true");
  });
  it("marks games of a provider under maintenance and opens none of them", async () => {
    const list = [sampleClosedLobby(2, "2026-11-27T18:30:00+08:00", "xhdz")];
    await showScreen(<Page />, { games: { list } }, { path: "/game/egame", session: "visitor" });
    await grid();
    expect(screen.getByText("维护至 2026-11-27 18:30")).toBeTruthy();
    expect(screen.getByRole("button", { name: "立春团圆" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: "试玩立春团圆" })).toBeNull();
  });
});

describe("rows", () => {
  it("adds the focused row and its neighbours, and none outside the list", () => {
    expect(rowsToRender({ startIndex: 10, endIndex: 12, count: 100 }, 3, 0)).toEqual([2, 3, 4, 10, 11, 12]);
    expect(rowsToRender({ startIndex: 0, endIndex: 1, count: 2 }, 1, 1)).toEqual([0, 1]);
    expect(rowsToRender({ startIndex: 0, endIndex: 0, count: 0 }, null, 1)).toEqual([]);
  });
  it("has three columns on phones and six on desktop", () =>
    expect([320, 390, 700, 900, 1280].map(columnsFor)).toEqual([3, 3, 4, 5, 6]));
});

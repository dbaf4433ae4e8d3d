import { contract } from "@baize/api-client/contract";
import { callKey } from "@baize/api-client/react";
import { failure } from "@baize/api-client/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleCategory, sampleGame, sampleProvider, sampleWallet } from "../samples.test.support.ts";
import { callsOf } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { Page } from "./venue-page.tsx";

const hall = sampleProvider();
const closed = sampleProvider({
  platform: "sczr",
  name: "霜筑真人",
  state: "maintenance",
  maintenance: { start: null, end: "2026-11-27T04:30:00Z", text: "" },
});
const soon = sampleProvider({ platform: "hszr", name: "鹤书真人", state: "soon", hall: null });
const list = [sampleCategory(2, { providers: [hall, closed, soon] })];
const scrolled = vi.fn<() => void>();

beforeEach(() =>
  Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: scrolled }),
);
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

describe("a hall of venues", () => {
  it("asks for the category of its address", async () => {
    const { client } = await showScreen(<Page />, { games: { list } }, { path: "/venue/realbet/", session: "visitor" });
    await screen.findByText("澜禾真人");
    expect(callsOf(client, "games.list")).toContainEqual({ show: "2" });
  });
  it("leads to the brand's other halls on phones, where the header has none", async () => {
    const options = { path: "/venue/realbet", session: "visitor", brand: { enabledCategoryIds: [4, 2] } } as const;
    await showScreen(<Page />, { games: { list } }, { ...options, surface: "mobile" });
    const halls = within(screen.getByRole("navigation", { name: "游戏大厅" })).getAllByRole("link");
    expect(
      halls.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    ).toEqual([
      ["电子", "/game/egame", null],
      ["真人", "/venue/realbet", "page"],
    ]);
    cleanup();
    await showScreen(<Page />, { games: { list } }, options);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
  it("closes a hall as soon as its maintenance is known, and opens it again, without a reload", async () => {
    const { client, queryClient } = await showScreen(
      <Page />,
      { games: { list } },
      { path: "/venue/realbet", session: "visitor" },
    );
    expect(await screen.findByRole("button", { name: "进入游戏 澜禾真人" })).toBeTruthy();
    client.answerWith({ games: { list: [sampleCategory(2, { providers: [{ ...closed, platform: "lhzr" }] })] } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.games.list, { show: "home" }) });
    await waitFor(() => expect(screen.queryByRole("button", { name: "进入游戏 澜禾真人" })).toBeNull());
    expect(screen.getAllByText("预计 2026-11-27 12:30 恢复")).toHaveLength(2);
    client.answerWith({ games: { list } });
    await queryClient.invalidateQueries({ queryKey: callKey(contract.games.list, { show: "home" }) });
    expect(await screen.findByRole("button", { name: "进入游戏 澜禾真人" })).toBeTruthy();
  });
  it("shows a member the balance of each open venue, and never that of a hidden wallet", async () => {
    await showScreen(
      <Page />,
      {
        games: {
          list,
          walletList: ({ show }) => [sampleWallet({ platform: show ?? "", wallet: show === "sczr" ? 2 : 3 })],
        },
      },
      { path: "/venue/realbet" },
    );
    expect(await screen.findByText("¥320.00")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText("场馆余额")).toHaveLength(1));
  });
  it("asks no wallet for a visitor", async () => {
    const { client } = await showScreen(<Page />, { games: { list } }, { path: "/venue/realbet", session: "visitor" });
    await screen.findByText("澜禾真人");
    expect(callsOf(client, "games.walletList")).toHaveLength(0);
  });
  it("dates maintenance in the brand's zone and offers no way in", async () => {
    await showScreen(<Page />, { games: { list } }, { path: "/venue/realbet", session: "visitor" });
    expect(await screen.findByText("预计 2026-11-27 12:30 恢复")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^进入游戏/ })).toHaveLength(1);
  });
  it("finds the provider that the address names", async () => {
    await showScreen(<Page />, { games: { list } }, { path: "/venue/realbet?platform=sczr", session: "visitor" });
    await waitFor(() => expect(document.activeElement?.getAttribute("data-platform")).toBe("sczr"));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
  it("leads from a venue without a hall to its games below", async () => {
    const board = sampleProvider({ platform: "zjqp", name: "竹节棋牌", gameType: 7, hall: null });
    const games = [sampleGame({ platform: "zjqp", name: "听雨对牌" })];
    await showScreen(
      <Page />,
      { games: { list: [sampleCategory(7, { providers: [board], games })] } },
      { path: "/venue/chess", session: "visitor" },
    );
    (await screen.findByRole("button", { name: "选择游戏 竹节棋牌" })).click();
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  });
  it("shows single games where there is no hall", async () => {
    const board = sampleProvider({ platform: "zjqp", name: "竹节棋牌", gameType: 7, hall: null });
    await showScreen(
      <Page />,
      {
        games: {
          list: [
            sampleCategory(7, { providers: [board], games: [sampleGame({ platform: "zjqp", name: "听雨对牌" })] }),
          ],
        },
      },
      { path: "/venue/chess", session: "visitor" },
    );
    expect(await screen.findByRole("heading", { name: "竹节棋牌的游戏" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "听雨对牌" })).toBeTruthy();
  });
  it("shows the first dozen of many games, and all when asked", async () => {
    const games = Array.from({ length: 30 }, (_, index) =>
      sampleGame({ id: `g${index}`, platform: "lhzr", name: `游戏${index}`, seq: index }),
    );
    await showScreen(
      <Page />,
      { games: { list: [sampleCategory(2, { providers: [hall], games })] } },
      { path: "/venue/realbet", session: "visitor" },
    );
    const more = await screen.findByRole("button", { name: "展开全部 30 款" });
    expect(screen.queryByRole("button", { name: "游戏12" })).toBeNull();
    more.click();
    expect(await screen.findByRole("button", { name: "游戏29" })).toBeTruthy();
  });
  it("gives the brand's own name to a venue", async () => {
    const provider = sampleProvider({ platform: "lyty", name: "岭原体育", gameType: 6 });
    await showScreen(
      <Page />,
      { games: { list: [sampleCategory(6, { providers: [provider] })] } },
      { path: "/venue/sports", session: "visitor" },
    );
    expect(await screen.findByText("试台体育")).toBeTruthy();
  });
  it("says that nothing is there, and that nothing came", async () => {
    await showScreen(<Page />, { games: { list: [] } }, { path: "/venue/realbet", session: "visitor" });
    expect(await screen.findByText("暂无场馆")).toBeTruthy();
    cleanup();
    await showScreen(
      <Page />,
      { games: { list: failure("network") } },
      { path: "/venue/realbet", session: "visitor", timeoutMs: 500 },
    );
    expect(await screen.findByRole("button", { name: "重试" })).toBeTruthy();
  });
});

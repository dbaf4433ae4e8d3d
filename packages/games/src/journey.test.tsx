import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { contract } from "@baize/api-client/contract";
import { CATEGORY_IDS, categoryPath, type CategoryId } from "@baize/domain";
import { Route, Routes } from "@baize/feature-kit";
import { callsOf, type Screen } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "./feature.ts";
import { standAtDesktop } from "./lobby/desktop-window.test.support.ts";
import {
  sampleBalance,
  sampleBets,
  sampleCategory,
  sampleLobby,
  sampleMember,
  sampleProvider,
  sampleStart,
  sampleWallet,
} from "./samples.test.support.ts";
import { showScreen } from "./test-screen.test.support.tsx";

const GAME = /游戏画面$/;
const halls = [
  [CATEGORY_IDS.sports, "体育", "/sports"],
  [CATEGORY_IDS.casino, "真人", "/venues"],
  [CATEGORY_IDS.board, "棋牌", "/venues"],
  [CATEGORY_IDS.esports, "电竞", "/sports"],
  [CATEGORY_IDS.lottery, "彩票", "/venues"],
  [CATEGORY_IDS.fish, "捕鱼", "/venues"],
] as const;
const categoryWith = (id: CategoryId) =>
  sampleCategory(id, { providers: [sampleProvider({ gameType: id, platform: `p${id}`, hall: `p${id}-1` })] });

/** Every page of the feature at its path, as a site mounts them. */
const openSite = async (path: string, id: CategoryId, answers: FakeAnswers = {}, isAuto = false): Promise<Screen> => {
  const pages = await Promise.all(
    games.pages.map(async (page) => ({ path: page.path, Page: (await page.load()).Page })),
  );
  const category = id === CATEGORY_IDS.slot ? sampleLobby(5) : categoryWith(id);
  return showScreen(
    <Routes>
      {pages.map(({ path: at, Page }) => (
        <Route key={at} path={at} element={<Page />} />
      ))}
    </Routes>,
    {
      member: { token: sampleMember(isAuto), balance: sampleBalance("1000.00"), recordGame: sampleBets([]) },
      games: {
        list: [category],
        savedGames: { favourites: [], recents: [], maxFavourites: 100 },
        walletList: [sampleWallet({ platform: `p${id}` })],
        start: ({ gameId }) => sampleStart({ gameId, gameType: id, platform: `p${id}` }),
        ...answers.games,
      },
    },
    { path },
  );
};

beforeEach(standAtDesktop);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("from home to a game and back", () => {
  it.each(halls)("by the hall of category %d, %s, to %s", async (id, name, play) => {
    const { client, path } = await openSite("/home", id);
    const tiles = await screen.findByRole("region", { name: "游戏大厅" });
    await userEvent.click(within(tiles).getByRole("link", { name: new RegExp(`^${name}`) }));
    expect(path()).toBe(categoryPath(id));
    await userEvent.click(await screen.findByRole("button", { name: /^进入游戏/ }));
    await userEvent.click(await screen.findByRole("button", { name: "直接进入" }));
    await waitFor(() => expect(path()).toBe(`${play}?game=p${id}-1&mode=real`));
    expect(await screen.findByTitle(GAME)).toBeTruthy();
    expect(screen.getByText("中心钱包").nextElementSibling?.textContent).toContain("1,000.00");
    expect(screen.getByText("本次时长").nextElementSibling?.textContent).toMatch(/^0:00:/);
    await userEvent.click(screen.getByRole("button", { name: "退出游戏" }));
    await waitFor(() => expect(path()).toBe(categoryPath(id)));
    expect(callsOf(client, "games.transferPost")).toEqual([]);
  });

  it("plays a demo of the lobby without a wallet, a transfer or a record", async () => {
    const { client, path } = await openSite("/game/egame?show=new", CATEGORY_IDS.slot);
    const [demo] = await screen.findAllByRole("button", { name: /^试玩/ });
    await userEvent.click(demo as HTMLElement);
    await screen.findByTitle(GAME);
    expect(path()).toMatch(/^\/venues\?game=s\d&mode=demo$/);
    expect(screen.queryByText("本次输赢")).toBeNull();
    expect(screen.queryByRole("button", { name: "转入" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "退出游戏" }));
    await waitFor(() => expect(path()).toBe("/game/egame?show=new"));
    for (const call of ["games.transferPost", "games.recyclePost", "member.recordGame"])
      expect(callsOf(client, call), call).toEqual([]);
  });

  it("transfers the balance in by itself, says so over the game, and recycles it on exit", async () => {
    const id = CATEGORY_IDS.casino;
    const { client, path } = await openSite(
      "/venue/realbet",
      id,
      {
        games: {
          transferPost: fixture(contract.games.transferPost, { state: "succeeded", amount: "1000.00" }),
          recyclePost: fixture(contract.games.recyclePost, {
            list: [{ platform: `p${id}`, name: "澜禾真人", amount: "1098.00", state: "succeeded", reason: null }],
          }),
        },
      },
      true,
    );
    await screen.findByText("场馆余额");
    await userEvent.click(await screen.findByRole("button", { name: /^进入游戏/ }));
    expect(await screen.findByText("已转入 ¥1,000.00")).toBeTruthy();
    await screen.findByTitle(GAME);
    await userEvent.click(screen.getByRole("button", { name: "退出游戏" }));
    expect(await screen.findByText("已转回 ¥1,098.00")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "完成" }));
    await waitFor(() => expect(path()).toBe("/venue/realbet"));
    expect(callsOf(client, "games.transferPost")).toMatchObject([{ to: `p${id}`, amount: "1000.00" }]);
    expect(callsOf(client, "games.recyclePost")).toMatchObject([{ platform: `p${id}` }]);
  });
});

describe("a venue in its hall", () => {
  it("has the member's balance there, and a transfer into its own wallet", async () => {
    const id = CATEGORY_IDS.casino;
    await openSite("/venue/realbet", id, {
      games: { walletList: [sampleWallet({ platform: `p${id}`, balance: "120.50" })] },
    });
    expect(await screen.findByText("¥120.50")).toBeTruthy();
    const link = screen.getByRole("link", { name: "转入 澜禾真人" });
    expect(link.getAttribute("href")).toBe(`/finance/transfer?to=p${id}`);
  });
});

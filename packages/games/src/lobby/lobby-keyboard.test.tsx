import { Route, Routes } from "@baize/feature-kit";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Page as PlayPage } from "../play/play-page.tsx";
import { sampleLobby, sampleMember, sampleStart } from "../samples.test.support.ts";
import { callsOf } from "@baize/feature-kit/testing";
import { showScreen } from "../test-screen.test.support.tsx";
import { standAtDesktop } from "./desktop-window.test.support.ts";
import { Page } from "./lobby-page.tsx";
import { arrowStep } from "./use-arrow-keys.ts";

const shown = async (count: number) => {
  const { client } = await showScreen(
    <Routes>
      <Route path="/game/egame" element={<Page />} />
      <Route path="/venues" element={<PlayPage />} />
    </Routes>,
    {
      member: { token: sampleMember(false) },
      games: {
        list: [sampleLobby(count)],
        savedGames: { favourites: [], recents: [], maxFavourites: 100 },
        walletList: [],
        start: ({ gameId }) => sampleStart({ gameId, gameName: "立春团圆", platform: "xhdz", gameType: 4 }),
      },
    },
    { path: "/game/egame" },
  );
  await screen.findByRole("list", { name: "游戏列表" });
  return client;
};
const focused = () => document.activeElement;
const place = () => focused()?.closest("[aria-posinset]")?.getAttribute("aria-posinset");
const address = () => screen.getByLabelText("address").textContent;

beforeEach(standAtDesktop);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the keyboard alone", () => {
  const user = userEvent.setup();
  const tabTo = async (isWanted: () => boolean): Promise<void> => {
    for (let step = 0; step < 40 && !isWanted(); step += 1) await user.tab();
    expect(isWanted()).toBe(true);
  };
  it("finds, filters and starts a game, and leaves it", async () => {
    const client = await shown(5);
    await tabTo(() => focused()?.getAttribute("type") === "search");
    await user.keyboard("jdwy{Enter}");
    expect(await screen.findByText("找到 1 款游戏")).toBeTruthy();
    await user.keyboard("{Control>}a{/Control}{Delete}{Enter}");
    expect(await screen.findByText("找到 5 款游戏")).toBeTruthy();
    await tabTo(() => focused()?.getAttribute("type") === "radio");
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByText("找到 1 款游戏")).toBeTruthy();
    expect(address()).toBe("/game/egame?show=hot");
    await user.keyboard("{ArrowLeft}");
    expect(await screen.findByText("找到 5 款游戏")).toBeTruthy();
    await tabTo(() => place() === "1");
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(focused()?.textContent).toBe("立春团圆");
    await user.keyboard("{Enter}");
    await tabTo(() => focused()?.textContent === "直接进入");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/venues?game=s0&mode=real"));
    expect(await screen.findByTitle("立春团圆游戏画面")).toBeTruthy();
    expect(callsOf(client, "games.start")).toHaveLength(1);
    expect(callsOf(client, "games.transferPost")).toHaveLength(0);
    await tabTo(() => focused()?.getAttribute("aria-label") === "退出游戏");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/game/egame"));
  });
  it("moves through the rows of thousands by arrows, and no further than they go", async () => {
    await shown(2_000);
    const list = screen.getByRole("list", { name: "游戏列表" });
    await waitFor(() => expect(within(list).getAllByRole("listitem").length).toBeGreaterThanOrEqual(12));
    await tabTo(() => place() === "1");
    await user.keyboard("{ArrowUp}{ArrowLeft}");
    expect(place()).toBe("1");
    for (let row = 0; row < 10; row += 1) await user.keyboard("{ArrowDown}");
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
    expect(place()).toBe("57");
    await user.keyboard("{Control>}{ArrowDown}{/Control}");
    expect(place()).toBe("57");
  });
  it.each([
    ["ArrowRight", 1],
    ["ArrowLeft", -1],
    ["ArrowDown", 6],
    ["ArrowUp", -6],
    ["PageDown", 0],
    ["Enter", 0],
  ])("%s leads %d places on in rows of six", (key, step) => expect(arrowStep(key, 6)).toBe(step));
});

import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The game inside its frame. */
export const gameIn = (page: Page): FrameLocator => page.frameLocator("iframe:not([hidden])");

/** A figure of the bar above a game, by its name. */
export const playFigure = (page: Page, name: string): Locator =>
  page.getByLabel("游戏信息").locator("dl > div").filter({ hasText: name }).getByRole("definition");

/** Starts the first game of a hall or of one of its venues: the venue's own, or the first that is listed below it. */
export const startFirst = async (page: Page, venue = ""): Promise<void> => {
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  const hall = main.getByRole("button", { name: new RegExp(`^进入游戏 ${venue}`) });
  const single = main.getByRole("region", { name: new RegExp(`${venue}的游戏$`) }).getByRole("button");
  await hall.or(single).first().click();
};

/** Answers the question of a transfer with none. */
export const enterWithNothing = async (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "直接进入" }).click();

/** The game runs in its frame and has reported its balance. */
export const expectPlaying = async (page: Page, balance: string | RegExp): Promise<void> => {
  await expect(playFigure(page, "游戏余额")).toContainText(balance, { timeout: 20_000 });
};

export const leaveGame = async (page: Page): Promise<void> => page.getByRole("button", { name: "退出游戏" }).click();

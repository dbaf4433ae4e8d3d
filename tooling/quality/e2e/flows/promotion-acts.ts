import { paths } from "@baize/domain";
import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./member.ts";

const main = (page: Page): Locator => page.getByRole("main");

/** Opens a promotion from the list, as a member finds it. */
export const openPromotion = async (page: Page, title: RegExp): Promise<void> => {
  await visit(page, paths.activityDiscount);
  await main(page).getByRole("article").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
};

/** What became of a reward, in the records of the page: an entry that says all of it. */
export const expectRecord = async (page: Page, ...words: readonly string[]): Promise<void> => {
  let row = page.getByRole("table", { name: "优惠申请与发放记录" }).getByRole("row");
  for (const word of words) row = row.filter({ hasText: word });
  await expect(row).toHaveCount(1);
};

/** The withdrawal page asks for turnover of so much, and says of a reward that it is a part of it. */
export const expectTurnover = async (page: Page, need: string, reward: string, ofReward: string): Promise<void> => {
  await visit(page, paths.withdraw);
  await expect(main(page).getByText(`¥0.00 / ¥${need}`)).toBeVisible();
  await main(page).getByRole("button", { name: "流水明细" }).click();
  const requirements = page.getByRole("dialog").getByRole("listitem");
  await expect(requirements.filter({ hasText: `优惠 ¥${reward}` })).toContainText(`需 ¥${ofReward}`);
  await page.keyboard.press("Escape");
};

/** Nothing keeps money in the wallet any more. */
export const expectReleased = async (page: Page): Promise<void> => {
  await visit(page, paths.withdraw);
  await expect(main(page).getByText("流水要求已完成。")).toBeVisible();
};

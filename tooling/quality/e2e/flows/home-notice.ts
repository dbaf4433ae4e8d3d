import { expect, type Locator, type Page } from "@playwright/test";

/** The promotion's notice over home. */
export const notice = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.getByRole("checkbox", { name: "今天不再提醒这个活动" }) });

/** The button of the notice that closes it. */
export const CLOSE = "知道了";

export const closeNotice = async (page: Page): Promise<void> => {
  await notice(page).getByRole("button", { name: CLOSE }).click();
  await expect(notice(page)).toHaveCount(0);
};

/** The page stands, and has since been idle for a while, which is when the notice would come. */
export const expectNoNotice = async (page: Page): Promise<void> => {
  await expect(page.getByRole("main").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate(async () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1_000 })));
    await page.waitForTimeout(100);
  }
  await expect(notice(page)).toHaveCount(0);
};

/** The same on a member's home, where the notice's code has come and has found nothing to show. */
export const expectHomeWithout = async (page: Page): Promise<void> => {
  const hasCome = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/cover-notice-"));
  await expect.poll(async () => page.evaluate(hasCome)).toBe(true);
  await expectNoNotice(page);
};

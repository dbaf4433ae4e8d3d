import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has. */
const MOST_STOPS = 120;

/** Whether the focused element is in the window and nothing lies over its middle. */
const focusFault = async (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return "nothing has the focus";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of the window at ${x}, ${y}`;
    const shown = document.elementFromPoint(x, y);
    // A drawn box of a choice stands for its input.
    const isOwn = shown !== null && (focused.contains(shown) || shown.closest("label")?.contains(focused) === true);
    return isOwn || shown?.contains(focused) === true
      ? null
      : `covered by ${shown?.outerHTML.slice(0, 200) ?? "nothing"}`;
  });

/** Goes on with Tab until the target has the focus, as far as there are stops, and is seen there. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(async () => focusFault(page)).toBeNull();
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
};

export const typeAt = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

export const pressAt = async (page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

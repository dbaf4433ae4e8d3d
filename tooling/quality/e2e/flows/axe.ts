import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Serious and critical faults of accessibility on the page, in words; frames are left out. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // The other mode reports through a new tab for each look.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .exclude("iframe")
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`).join(" | ")}`,
  );
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await accessibilityFaults(page), page.url()).toEqual([]);
};

/** The page does not scroll sideways. */
export const expectNoSideScroll = async (page: Page): Promise<void> => {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
};

export const looksRight = async (page: Page): Promise<void> => {
  await expectNoSideScroll(page);
  await expectAccessible(page);
};

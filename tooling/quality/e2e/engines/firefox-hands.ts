import { expect, firefox, type FrameLocator, type Page } from "@playwright/test";
import type { Hands, Size } from "./hands.ts";

const within = (place: Page | FrameLocator): Pick<Hands, "press" | "see"> => ({
  press: async (name) =>
    place.getByRole("button", { name }).or(place.getByRole("link", { name })).filter({ visible: true }).first().click(),
  see: async (text) => expect(place.getByText(text).filter({ visible: true }).first()).toBeVisible(),
});

/** Debian's Firefox ESR over BiDi, which cannot pretend a scheme or other preferences. */
export const openFirefox = async (viewport: Size): Promise<Hands> => {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr" });
  const page = await browser.newPage({
    viewport,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  return {
    ...within(page),
    open: async (url) => void (await page.goto(url)),
    type: async (label, text) => {
      const field = page.getByRole("textbox", { name: label }).or(page.getByLabel(label)).filter({ visible: true });
      await field.first().click();
      await field.first().pressSequentially(text);
    },
    inGame: async (act) => act(within(page.frameLocator("iframe:not([hidden])"))),
    show: async (path) => void (await page.screenshot({ path })),
    close: async () => browser.close(),
  };
};

import type { Page } from "@playwright/test";

/** Hosts of the brands' statistics, which exist nowhere: that they do not answer is a fault of the test's network. */
const STATISTICS = /https:\/\/count\.[\w-]+\.example\//;

/**
 * Notes from now on what a page throws and what it writes to its console, each with the page's address.
 *
 * @returns the list, which grows
 */
export const watchFaults = (page: Page, kinds: readonly string[] = ["error"]): readonly string[] => {
  const faults: string[] = [];
  const note = (text: string, source = ""): void => {
    if (!STATISTICS.test(`${source} ${text}`)) faults.push(`${page.url()}: ${text}`);
  };
  page.on("pageerror", ({ message }) => note(message));
  // What React catches is only written down.
  page.on("console", (message) => {
    if (kinds.includes(message.type())) note(message.text(), message.location().url);
  });
  return faults;
};

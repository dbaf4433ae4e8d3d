import { setTimeout } from "node:timers/promises";
import { liveStream } from "@baize/api-client/contract";
import { MOBILE_BASE, paths } from "@baize/domain";
import { chromiumLaunch } from "@baize/presets/chromium";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import type { Served } from "./serve.ts";

/** Pages of a visitor; the last one logs in. */
const VISITED = [paths.home, `${MOBILE_BASE}${paths.home}`, paths.login];
/** Pages of a member. */
const OWN = [paths.deposit, `${MOBILE_BASE}${paths.withdraw}`, paths.user];
/** What is looked at on each page, the first few of each kind. */
const SELECTORS =
  "html,body,header,nav,main,h1,h2,section,article,form,label,input,button,a,img,ul,li,p,footer,svg,[role]".split(",");
const OF_EACH = 6;
/** Names that a build makes up. */
const MADE_UP = ["animation-name", "anchor-name", "position-anchor", "view-transition-name"];
/** Bounds what hangs; a busy machine takes many times as long as a quiet one. */
const PATIENCE_MS = 300_000;

const VISITOR: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "zh-CN",
  timezoneId: "Asia/Shanghai",
  reducedMotion: "reduce",
  serviceWorkers: "block",
};

/** One line for each property of each element, without the site's own address. */
type Look = readonly string[];

/** Shows a path of both sites, whole. */
const visit = async (pages: readonly Page[], sites: readonly Served[], path: string): Promise<void> => {
  for (const [index, page] of pages.entries()) {
    await page.goto(`${sites[index]?.url}${path}`);
    await page.locator("main").first().waitFor();
    await page.waitForLoadState("networkidle");
  }
};

const look = async (page: Page): Promise<Look> =>
  page.evaluate(
    ({ selectors, ofEach, madeUp }) =>
      selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].slice(0, ofEach).flatMap((element, index) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((name) => !madeUp.includes(name))
            .map((name) => `${selector} ${index + 1}, ${name}: ${style.getPropertyValue(name)}`)
            .map((line) => line.replaceAll(location.origin, ""));
        }),
      ),
    { selectors: SELECTORS, ofEach: OF_EACH, madeUp: MADE_UP },
  );

/** Lines that one has and the other has not. */
const differences = (one: Look, other: Look): string[] => {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !inOther.has(line)).map((line) => `repository   ${line}`),
    ...other.filter((line) => !inOne.has(line)).map((line) => `published    ${line}`),
  ];
};

/**
 * Computed values of the page that both show, once they are the same: one may still be loading.
 *
 * @throws Error with what differs, when it does for longer than any loading
 */
const same = async (pages: readonly Page[], path: string): Promise<number> => {
  for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(500)) {
    const [own = [], others = []] = await Promise.all(pages.map(look));
    const faults = differences(own, others);
    if (faults.length === 0) return own.length;
    if (Date.now() > end)
      throw new Error(`${path} looks different, in ${faults.length} lines:\n${faults.slice(0, 40).join("\n")}`);
  }
};

const logIn = async (page: Page, { username, password }: Served): Promise<void> => {
  await page.getByRole("textbox", { name: /^用户名/ }).fill(username);
  await page.getByLabel(/^登录密码/).fill(password);
  await page.locator("form").getByRole("button", { name: "登录", exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith("/login"));
};

/**
 * Walks through the site that the repository builds and the one from published packages, side by side.
 *
 * @throws Error where an element looks different
 */
export const compareStyles = async (sites: readonly Served[], say: (line: string) => void): Promise<void> => {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    // A context each: both are the same host to cookies.
    const open = async (): Promise<Page> => {
      const context = await browser.newContext(VISITOR);
      context.setDefaultTimeout(PATIENCE_MS);
      // A page with a stream open never comes to rest.
      await context.route(`**${liveStream.path}*`, async (route) => route.abort());
      return context.newPage();
    };
    const pages = await Promise.all(sites.map(open));
    for (const path of [...VISITED, ...OWN]) {
      await visit(pages, sites, path);
      say(`${path}: ${await same(pages, path)} computed values are the same`);
      if (path === paths.login) for (const [index, site] of sites.entries()) await logIn(pages[index] as Page, site);
    }
    // What cannot see that styles are missing has compared nothing.
    const [page] = pages as [Page];
    const styled = await look(page);
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    const seen = differences(styled, await look(page)).length;
    if (seen < 1_000) throw new Error(`A page without its style sheets differs in ${seen} lines only.`);
  } finally {
    await browser.close();
  }
};

import { expect, type Page, test } from "@playwright/test";
import { MOBILE_BASE } from "@baize/domain";
import { siteOf } from "../ports.ts";
import { watchFaults } from "./console-faults.ts";

const site = siteOf("10001");

test.use({ serviceWorkers: "allow" });

interface Seen {
  readonly titles: readonly string[];
  readonly isSame: boolean;
  readonly shift: number;
}
/** Notes, from the first moment on, every heading that is visible, the first one's element, and shifts of the page. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const seen = { titles: new Set<string>(), first: null as Element | null, shift: 0 };
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const title = document.querySelector("h1");
      if (title?.checkVisibility({ visibilityProperty: true })) {
        seen.first ??= title;
        seen.titles.add(title.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
};
const seenOn = async (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { titles: Set<string>; first: Element | null; shift: number } };
    return {
      titles: [...seen.titles],
      isSame: seen.first !== null && seen.first === document.querySelector("h1"),
      shift: seen.shift,
    };
  });
const settle = async (page: Page): Promise<void> => {
  await expect(page.locator("html[data-started]")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

/** Pages for everybody that are rendered while building, with their headings. */
const PAGES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  "/login": ["登录", "Log in"],
  "/register": ["注册新账号", "Open an account"],
  "/forgetPassword": ["找回密码", "Reset your password"],
  "/venue/sports": ["体育", "Sports"],
  "/game/egame": ["电子游戏", "Slots"],
  "/activity/discount": ["优惠活动", "Promotions"],
  "/help/index": ["帮助中心", "Help centre"],
};
const base = (name: string): string => (name === "phone" ? MOBILE_BASE : "");

for (const [path, [zh, en]] of Object.entries(PAGES)) {
  test(`${path} stands before its scripts and is taken over as it stands`, async ({ page }, { project }) => {
    const faults = watchFaults(page, ["error", "warning"]);
    await watch(page);
    await page.goto(`${site}${base(project.name)}${path}`);
    await settle(page);
    const { titles, isSame, shift } = await seenOn(page);
    expect(titles).toEqual([zh]);
    expect(isSame).toBe(true);
    expect(shift).toBeLessThan(0.02);
    expect(faults).toEqual([]);
  });
  test(`${path} is in the visitor's own language from the first view on`, async ({ page }, { project }) => {
    const faults = watchFaults(page, ["error", "warning"]);
    await watch(page);
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem("locale", "en");
    });
    await page.goto(`${site}${base(project.name)}${path}`);
    await settle(page);
    const { titles, isSame } = await seenOn(page);
    expect(titles).toEqual([en]);
    expect(isSame).toBe(true);
    expect(await page.title()).toContain(en);
    expect(faults).toEqual([]);
  });
}

test("a page of members begins with its frame, not with an empty document", async ({ browser }, { project }) => {
  const { viewport, userAgent, isMobile } = project.use;
  const context = await browser.newContext({
    ...(viewport && { viewport }),
    ...(userAgent && { userAgent }),
    ...(isMobile && { isMobile }),
  });
  const page = await context.newPage();
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(`${site}/finance/deposit`, { waitUntil: "commit" });
  const isPhone = project.name === "phone";
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
  await expect(page.getByRole("navigation", { name: isPhone ? "底部导航" : "会员菜单" })).toBeVisible();
  await context.close();
});

test("a page that was visited before stands without the line", async ({ page, context }, { project }) => {
  const home = `${site}${base(project.name)}/home`;
  await page.goto(home);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("好牌，落在安静的台面上");
  await page.goto(`${site}${base(project.name)}/game/egame`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("电子游戏");
  await expect(page.getByText("网络连接失败").first()).toBeVisible();
});

test("a page whose code could not be had comes with the connection", async ({ page }, { project }) => {
  await page.goto(`${site}${base(project.name)}/home`);
  await settle(page);
  await page.route("**/assets/help-page-*.js*", async (route) => route.abort("connectionfailed"));
  await page.getByRole("contentinfo").getByRole("link", { name: "帮助中心" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "重新加载" })).toBeVisible();
  await page.unroute("**/assets/help-page-*.js*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("帮助中心");
});

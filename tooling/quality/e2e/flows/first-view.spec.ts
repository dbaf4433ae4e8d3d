import { expect, type Page, test } from "@playwright/test";
import { watchFaults } from "./console-faults.ts";
import { siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";

const site = siteOf("10001");

test.use({ serviceWorkers: "allow" });

/** Notes, from the first moment on, the first heading and how far the page shifts. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { title: null as Element | null, shift: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.title ??= document.querySelector("h1");
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
};
interface Seen {
  readonly isSame: boolean;
  readonly shift: number;
}
const seen = async (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { title, shift } = (globalThis as unknown as { seen: { title: Element | null; shift: number } }).seen;
    return { isSame: title !== null && title === document.querySelector("h1"), shift };
  });
/** Home with its first games. */
const settle = async (page: Page): Promise<void> => {
  await expect(
    page
      .getByRole("link", { name: "注册" })
      .or(page.getByRole("link", { name: "Register" }))
      .first(),
  ).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

for (const path of ["/", "/home"]) {
  test(`a visitor who opens ${path} sees home at once, and it does not shift`, async ({ page }) => {
    const faults = watchFaults(page, ["error", "warning"]);
    await watch(page);
    await page.goto(`${site}${path}`);
    await settle(page);
    const { isSame, shift } = await seen(page);
    expect(isSame).toBe(true);
    expect(shift).toBeLessThan(0.02);
    expect(faults).toEqual([]);
  });
}

test("home can be read and its links followed before any script has loaded", async ({ browser }, info) => {
  const { viewport, userAgent, isMobile } = info.project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(viewport && { viewport }),
    ...(userAgent && { userAgent }),
    ...(isMobile && { isMobile }),
  });
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("好牌，落在安静的台面上");
  await expect(page.getByRole("main").getByRole("link", { name: "电子" })).toHaveAttribute(
    "href",
    info.project.name === "phone" ? "/app/game/egame" : "/game/egame",
  );
  await expect(page.getByText(/18 岁/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /登录|注册/ })).toHaveCount(0);
  await context.close();
});

test("a visitor with another language and scheme sees nothing of the default ones", DESKTOP, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("locale", "en");
    localStorage.setItem("scheme", "light");
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    const look = (): void => {
      const title = document.querySelector("h1");
      if (title?.checkVisibility({ visibilityProperty: true }))
        drawn.push(`${document.documentElement.dataset["scheme"]} ${title.textContent}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${site}/home`);
  await settle(page);
  const drawn = await page.evaluate(() => [...new Set((globalThis as unknown as { drawn: string[] }).drawn)]);
  expect(drawn).toEqual(["light A quiet table, a fair hand"]);
});

test("a button that is pressed before the site has started takes effect once it has", PHONE, async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/react-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site}/home`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "联系客服" }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  go();
  await expect(page.getByRole("dialog")).toBeVisible();
});

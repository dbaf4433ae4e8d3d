import { MOBILE_BASE } from "@baize/domain";
import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { settle } from "../walks/walk.ts";
import { watchFaults } from "./console-faults.ts";
import { CLOSE, notice } from "./home-notice.ts";
import { logIn, visit } from "./member.ts";
import { forMembers, forVisitors, type Screen } from "./screens.ts";
import { PHONE } from "./surfaces.ts";

const DEMO = { username: "demo2026", password: "Demo2026play" };
const site = siteOf("10001");

/** What a browser's storage may do, as a script that a page starts with. */
const STORAGES: Readonly<Record<string, () => void>> = {
  "denied altogether": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "full of what others wrote": () => {
    const values = [
      "<img src=x onerror=throw(1)>",
      '{"__proto__":{"polluted":true}}',
      '[{"amount":"-1"},null,[],{"id":1e999}]',
      "null",
      "-1",
      "\u202E\u0000\uD800",
      "9".repeat(100_000),
    ];
    const proper = Object.getOwnPropertyDescriptor(Storage.prototype, "getItem")?.value as Storage["getItem"];
    let turn = 0;
    Storage.prototype.getItem = function read(name) {
      // The session itself is the server's to judge.
      if (["token", "vid", "session_open"].includes(name)) return proper.call(this, name);
      turn += 1;
      return values[turn % values.length] ?? null;
    };
  },
};

/** Goes to a page without loading the document again, as a link does. */
const goTo = async (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, MOBILE_BASE + path);

/** What is wrong with a screen: no act of its own, or another page in its place. */
const screenFault = async (page: Page, { path, primary, place }: Screen): Promise<string | null> => {
  await settle(page);
  const within = page.locator(place ?? "main");
  const act = within.getByRole("button", { name: primary }).or(within.getByRole("link", { name: primary }));
  const isThere = await expect(act.filter({ visible: true }).first())
    .toBeVisible()
    .then(
      () => true,
      () => false,
    );
  const at = new URL(page.url());
  if (at.pathname + at.search !== MOBILE_BASE + path) return `${path} led to ${at.pathname}`;
  return isThere ? null : `${path} has no ${String(primary)}`;
};

const walkInside = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const screen of screens) {
    await goTo(page, screen.path);
    const fault = await screenFault(page, screen);
    if (fault !== null) faults.push(fault);
  }
  return faults;
};

for (const [state, script] of Object.entries(STORAGES)) {
  test(
    `with a storage that is ${state}, every screen stands and nobody is logged out`,
    PHONE,
    async ({ page, context }) => {
      await context.addInitScript(script);
      const thrown = watchFaults(page);
      await page.goto(`${site}${MOBILE_BASE}/home`);
      const before = await walkInside(page, forVisitors);
      await goTo(page, "/login");
      await logIn(page, DEMO);
      // The notice over home hides what is below it, once the browser is idle; it may go with its page meanwhile.
      await page.addLocatorHandler(notice(page), async (shown) =>
        shown.getByRole("button", { name: CLOSE }).evaluateAll((buttons) => {
          for (const button of buttons as HTMLElement[]) button.click();
        }),
      );
      expect([...before, ...(await walkInside(page, forMembers)), ...thrown]).toEqual([]);
      expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    },
  );
}

test("after a log-out nothing of the member is shown, on going back either, nor kept", PHONE, async ({ page }) => {
  await visit(page, "/login");
  await logIn(page, DEMO);
  const screens = forMembers.filter(({ path }) => /^\/(?:user|finance)/.test(path));
  expect(await walkInside(page, screens)).toEqual([]);
  await goTo(page, "/user");
  await page.getByRole("main").getByRole("button", { name: "退出登录" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  for (const { path } of screens.toReversed()) {
    await page.goBack();
    await settle(page);
    await expect(page, path).toHaveURL(/\/login/);
    await expect(page.getByText(DEMO.username), path).toHaveCount(0);
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((area) => Object.entries(area))),
  );
  expect(kept).not.toMatch(/demo2026|token|intents|own\./);
});

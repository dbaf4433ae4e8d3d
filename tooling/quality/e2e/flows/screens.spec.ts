import { TestClient } from "@baize/server/testing";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { CONSOLE_SECRET, siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { expectAccessible } from "./axe.ts";
import { watchFaults } from "./console-faults.ts";
import { visit } from "./member.ts";
import { forMembers, forPlayers, forVisitors, type Screen } from "./screens.ts";
import { signIn } from "./wire-member.ts";

const site = siteOf("10001");
const logIn = async (context: BrowserContext): Promise<void> => {
  const visitor = new TestClient(site, CONSOLE_SECRET);
  await visitor.logIn("demo2026", "Demo2026play");
  await signIn(context, { visitor });
};

/** Each page once nothing loads any more; `walks/walk.spec.ts` looks at widths. */
const expectGood = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  const faults = watchFaults(page);
  for (const { path } of screens) {
    await visit(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
  }
  expect(faults).toEqual([]);
};

// Each screen is looked at in both schemes and on both surfaces, once each.
for (const [colorScheme, surface] of [
  ["dark", PHONE],
  ["light", DESKTOP],
] as const) {
  test.describe(colorScheme, surface, () => {
    test.use({ colorScheme });
    test("a visitor's screens are accessible", async ({ page }) => {
      await expectGood(page, forVisitors);
    });
    test("a member's screens are accessible", async ({ page, context }) => {
      await logIn(context);
      await expectGood(page, [...forMembers, ...forPlayers]);
    });
  });
}

test("a phone that opens /home is moved to /app/home with its query", async ({ page }, info) => {
  await page.goto(`${site}/home?i_code=FRIEND9&x=1#top`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(info.project.name === "phone" ? "/app/home" : "/home");
  expect(page.url()).toContain("?i_code=FRIEND9&x=1#top");
});

test("English is complete and chosen from the settings", DESKTOP, async ({ page }) => {
  await page.goto(`${site}/login`);
  await page.getByRole("button", { name: "显示设置" }).click();
  await page.getByText("English", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("logging out in one tab ends the session of a tab opened from it", DESKTOP, async ({ page, context }) => {
  await logIn(context);
  await visit(page, "/user");
  const second = await context.newPage();
  await second.goto(`${site}/user`);
  await expect(second.getByRole("main")).toContainText("demo2026");
  await page.getByRole("main").getByRole("button", { name: "退出登录" }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(second.getByText("demo2026")).toHaveCount(0);
});

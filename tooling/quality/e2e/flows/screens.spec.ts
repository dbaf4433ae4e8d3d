import { TestClient } from "@baize/server/testing";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { CONSOLE_SECRET, siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { accessibilityFaults } from "./axe.ts";
import { lettersOf } from "./letters.ts";
import { speak, visit } from "./member.ts";
import { forMembers, forPlayers, forVisitors, type Screen } from "./screens.ts";
import { signIn } from "./wire-member.ts";
import { makeRich } from "../walks/walk-member.ts";
import { DEVICE_SIZES, walk } from "../walks/walk.ts";

const site = siteOf("10001");
const logIn = async (context: BrowserContext, address = site): Promise<TestClient> => {
  const visitor = new TestClient(address, CONSOLE_SECRET);
  await visitor.logIn("demo2026", "Demo2026play");
  await signIn(context, { visitor });
  return visitor;
};

// Each screen is looked at in both schemes, languages and brands and on both surfaces, once each; `pnpm walk` looks at
// all of them together.
for (const { brand, locale, colorScheme, surface } of [
  { brand: "10001", locale: "zh-CN", colorScheme: "dark", surface: PHONE },
  { brand: "betwin", locale: "en", colorScheme: "light", surface: DESKTOP },
] as const) {
  test.describe(`${brand} in ${locale}, ${colorScheme}:`, surface, () => {
    test.use({ colorScheme });
    // Some forty screens in one test: minutes on a busy machine.
    test.describe.configure({ timeout: 900_000 });
    const address = siteOf(brand);
    const expectGood = async (page: Page, screens: readonly Screen[]): Promise<void> => {
      await page.goto(`${address}/home`);
      expect(await walk(page, screens, { sizes: DEVICE_SIZES, also: accessibilityFaults })).toEqual([]);
    };
    test.beforeEach(async ({ context }) => speak(context, locale));

    test("a visitor's screens are accessible and fit every device", async ({ page }) => {
      await expectGood(page, forVisitors);
    });
    test("a member's screens are accessible and fit every device, with eight digits of money", async ({
      page,
      context,
    }) => {
      const visitor = await logIn(context, address);
      await makeRich({ visitor, id: `demo.${brand}` });
      const letters = await lettersOf({ visitor, person: { username: "demo2026" } });
      await expectGood(page, [...forMembers, ...letters, ...forPlayers]);
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
  await page.getByRole("dialog").getByText("English", { exact: true }).click();
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

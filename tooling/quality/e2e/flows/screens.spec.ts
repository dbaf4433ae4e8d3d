import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { visit } from "./member.ts";

const site = siteOf("10001");
const forVisitors = [
  "/home",
  "/login",
  "/register",
  "/iframeCustomerService",
  "/venue/sports",
  "/venue/realbet",
  "/venue/chess",
  "/venue/gaming",
  "/venue/lottery",
  "/venue/fishGame",
  "/game/egame",
  "/no/such/page",
];
const forMembers = [
  "/home",
  "/user",
  "/finance/deposit",
  "/finance/deposit/newsletter",
  "/finance/deposit/virtualCoinHelp",
  "/finance/withdraw",
  "/finance/transfer",
  "/finance/transfer?tab=exchange",
  "/finance/addBankCard",
  "/finance/addAlipay",
  "/finance/virtualCoinCard",
  "/user/bankCardsManage",
  "/user/betRecord",
  "/user/transRecord",
];

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.getByRole("textbox", { name: /^用户名/ }).fill("demo2026");
  await page.getByLabel(/^登录密码/).fill("Demo2026play");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
};

/** Each page as it stands once nothing loads any more, also as narrow as zoom makes it. */
const expectGood = async (page: Page, paths: readonly string[]): Promise<void> => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${page.url()}: ${message.text()}`);
  });
  const size = page.viewportSize();
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideScroll(page);
    if (size) await page.setViewportSize(size);
  }
  expect(faults).toEqual([]);
};

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test("a visitor's screens are accessible and keep to the width", async ({ page }) => {
      await page.goto(`${site}/home`);
      await expectGood(page, forVisitors);
    });
    test("a member's screens are accessible and keep to the width", async ({ page }) => {
      await logIn(page);
      await expectGood(page, forMembers);
    });
  });
}

test("a phone that opens /home is moved to /app/home with its query", async ({ page }, info) => {
  await page.goto(`${site}/home?i_code=FRIEND9&x=1#top`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(info.project.name === "phone" ? "/app/home" : "/home");
  expect(page.url()).toContain("?i_code=FRIEND9&x=1#top");
});

test("English is complete and chosen from the settings", async ({ page }) => {
  await page.goto(`${site}/login`);
  await page.getByRole("button", { name: "显示设置" }).click();
  await page.getByText("English", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("logging out in one tab ends the session of a tab opened from it", async ({ page, context }) => {
  await logIn(page);
  const token = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const second = await context.newPage();
  await second.addInitScript((kept) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  }, token);
  await second.goto(`${site}/user`);
  await expect(second.getByRole("main")).toContainText("demo2026");
  await visit(page, "/user");
  await page.getByRole("main").getByRole("button", { name: "退出登录" }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(second.getByText("demo2026")).toHaveCount(0);
});

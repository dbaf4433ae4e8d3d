import { paths } from "@baize/domain";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { namedSiteOf, siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { logIn, visit } from "./member.ts";
import { wireMember } from "./wire-member.ts";

const site = namedSiteOf("10001");
const LOG_IN = "用通行密钥登录";

/** The device's own authenticator, whose owner always agrees. */
const plugIn = async (context: BrowserContext, page: Page): Promise<void> => {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
const logOut = async (page: Page): Promise<void> => {
  await visit(page, paths.user);
  await page.getByRole("main").getByRole("button", { name: "退出登录" }).click();
  await expect(page).toHaveURL(/\/(home|login)/);
};

test("a member adds a passkey, logs in with it, and after its removal no longer", async ({ context, page }, info) => {
  const { person } = await wireMember(site, info);
  await plugIn(context, page);
  await page.goto(site);
  await visit(page, paths.login);
  await logIn(page, person);

  await visit(page, paths.personal);
  await expect(page.getByText("还没有通行密钥。")).toBeVisible();
  await page.getByRole("button", { name: "添加通行密钥" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(/^名称/).fill("我的手机");
  await sheet.getByLabel(/^登录密码/).fill(person.password);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "继续" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("尚未使用")).toBeVisible();
  await expectNoSideScroll(page);

  await logOut(page);
  await visit(page, paths.login);
  await expectAccessible(page);
  await page.getByRole("button", { name: LOG_IN }).click();
  await expect(page).not.toHaveURL(/\/login/);

  await visit(page, paths.personal);
  await expect(page.getByText(/^上次使用/)).toBeVisible();
  await page.getByRole("button", { name: "为“我的手机”改名" }).click();
  await sheet.getByLabel(/^名称/).fill("旧手机");
  await sheet.getByRole("button", { name: "保存" }).click();
  await page.getByRole("button", { name: "移除“旧手机”" }).click();
  await sheet.getByLabel(/^登录密码/).fill(person.password);
  await sheet.getByRole("button", { name: "移除", exact: true }).click();
  await expect(page.getByText("还没有通行密钥。")).toBeVisible();

  await logOut(page);
  await visit(page, paths.login);
  await page.getByRole("button", { name: LOG_IN }).click();
  await expect(page.getByText(/这个通行密钥无法登录/)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("a passkey is not offered where the site is visited by an IP address", async ({ page }) => {
  await page.goto(siteOf("10001"));
  await visit(page, paths.login);
  await expect(page.getByRole("textbox", { name: /^用户名/ })).toBeVisible();
  await expect(page.getByRole("button", { name: LOG_IN })).toBeHidden();
});

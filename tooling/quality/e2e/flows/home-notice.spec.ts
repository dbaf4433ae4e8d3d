import { paths } from "@baize/domain";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { enterWithNothing, expectPlaying, leaveGame, startFirst } from "./game-acts.ts";
import { closeNotice, expectHomeWithout, expectNoNotice, notice } from "./home-notice.ts";
import { logIn, visit } from "./member.ts";
import { wireMember } from "./wire-member.ts";

const site = siteOf("10001");
/** The brand in the desktop's bar, or a tab of the phone's. */
const toHome = (page: Page): Locator =>
  page
    .getByRole("banner")
    .locator(`a[href="${paths.home}"]`)
    .or(page.getByRole("link", { name: "首页", exact: true }))
    .first();

test("a member who logs in by the form sees home's notice once, and a visitor never", async ({ page }, info) => {
  const { person } = await wireMember(site, info);
  await page.goto(`${site}/home`);
  await expectNoNotice(page);
  await visit(page, paths.login);
  await expectNoNotice(page);
  await logIn(page, person);
  await expect(notice(page)).toBeVisible();
  await closeNotice(page);
  await page.reload();
  await expectHomeWithout(page);
  await visit(page, paths.user);
  await toHome(page).click();
  await expectHomeWithout(page);
});

test("home's notice lies over no money form and no game, and does not follow the member to one", async ({
  page,
}, info) => {
  const { person } = await wireMember(site, info);
  await page.goto(`${site}/home`);
  await visit(page, `${paths.login}?return=${encodeURIComponent(paths.deposit)}`);
  await logIn(page, person);
  await expect(page.getByRole("textbox", { name: /^充值金额/ })).toBeVisible();
  await expectNoNotice(page);

  await visit(page, paths.venueRealbet);
  await startFirst(page);
  await enterWithNothing(page);
  await expectPlaying(page, "0.00");
  await expectNoNotice(page);
  await leaveGame(page);

  await visit(page, paths.deposit);
  await toHome(page).click();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: /^充值金额/ })).toBeVisible();
  await expectNoNotice(page);
});

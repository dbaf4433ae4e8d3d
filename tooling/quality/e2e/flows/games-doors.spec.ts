import { contract } from "@baize/api-client/contract";
import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectAccessible } from "./axe.ts";
import { enterWithNothing, expectPlaying, gameIn, leaveGame, startFirst } from "./game-acts.ts";
import { visit } from "./member.ts";
import { giveBonus, moveToGame, signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");

interface Venue {
  readonly platform: string;
  readonly name: string;
  readonly hall: string;
}
const venue = (platform: string, name: string, hall: string): Venue => ({ platform, name, hall });
/** Venues that a test closes or slows; each test has its own, where no other flow plays. */
const CLOSED = venue("mgcp", "明谷彩", "/venue/lottery");
const SHUT = venue("qncp", "青鸟彩", "/venue/lottery");
const LATE = venue("stcp", "石塔彩", "/venue/lottery");
/** A page reads the states of venues every 30 s. */
const LIVE = { timeout: 45_000 };

let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await giveBonus(member, "1000.00");
  await signIn(context, member);
});

const close = async ({ platform }: Venue): Promise<void> =>
  void (await member.visitor.operator("/closings/platform", { platform, minutes: 30 }));
const open = async ({ platform }: Venue): Promise<void> =>
  void (await member.visitor.operator("/closings/platform", { platform, lift: true }));
const setLate = async ({ platform }: Venue, lateMs: number): Promise<void> =>
  void (await member.visitor.operator("/faults/platform", {
    platform,
    ...(lateMs === 0 ? { lift: true } : { kind: "lose_request", forMs: lateMs }),
  }));
const startPath = (page: Page): string =>
  new URL(page.url()).pathname.replace(/^\/app/, "") + new URL(page.url()).search;

test("maintenance is shown at every entry: hall, its games, a deep link, the wallet", async ({ page }) => {
  const { name, platform, hall } = CLOSED;
  await visit(page, hall);
  await startFirst(page, name);
  await enterWithNothing(page);
  await expectPlaying(page, "0.00");
  const deepLink = startPath(page);
  await leaveGame(page);
  await close(CLOSED);

  await visit(page, hall);
  const card = page.getByRole("main").getByRole("article").filter({ hasText: name });
  await expect(card.getByText("维护中")).toBeVisible();
  await expect(card.getByText(/预计 .*\d{2}:\d{2}.* 恢复/)).toBeVisible();
  await expect(page.getByRole("button", { name: `进入游戏 ${name}` })).toHaveCount(0);
  await expectAccessible(page);

  await visit(page, deepLink);
  await expect(page.getByText("游戏没有打开")).toBeVisible();
  await expect(page.getByText(/游戏维护中/)).toBeVisible();
  await expect(page.locator("iframe:not([hidden])")).toHaveCount(0);

  await visit(page, `/finance/transfer?to=${platform}`);
  await expect(page.getByText(/维护/).first()).toBeVisible();
  expect(
    (
      await member.visitor.call(contract.games.transferPost, {
        from: "central",
        to: platform,
        amount: "10.00",
        reqId: "0123456789abcdef0123456789abcdef",
      })
    ).code,
  ).toBe("game_maintenance");
  expect((await member.visitor.call(contract.member.balance, {})).data.balance).toBe("1000.00");
  await open(CLOSED);
  await visit(page, deepLink);
  await expectPlaying(page, "0.00");
});

test("maintenance during play removes the game, keeps the money, and allows it again afterwards", async ({ page }) => {
  const { name, platform, hall } = SHUT;
  expect(await moveToGame(member, "200.00", platform)).toBe("succeeded");
  await visit(page, hall);
  await startFirst(page, name);
  await enterWithNothing(page);
  await expectPlaying(page, "200.00");
  await close(SHUT);
  await expect(page.getByText(`${name}维护中`)).toBeVisible(LIVE);
  await expect(page.locator("iframe:not([hidden])")).toHaveCount(0);
  await expect(page.getByText(/余额不受影响/)).toBeVisible();
  await expect(page.getByRole("button", { name: "转入" })).toBeDisabled();
  await expectAccessible(page);
  await open(SHUT);
  await page.getByRole("button", { name: "重新进入" }).click(LIVE);
  await expectPlaying(page, "200.00");
});

test("a game that its venue ended can be started anew; after a lost session log-in leads back to the game", async ({
  page,
}) => {
  await visit(page, "/venue/realbet");
  await page.getByRole("button", { name: "进入游戏 澜禾真人" }).click();
  await enterWithNothing(page);
  await expectPlaying(page, "0.00");
  const path = startPath(page);
  const id = member.id;

  // The status is what it was; the venue's sessions end with each change of it.
  await member.visitor.operator(`/members/${id}/status`, { status: 1 });
  await expect(page.getByText("本次游戏已结束")).toBeVisible(LIVE);
  await expect(page.locator("iframe:not([hidden])")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "重新进入" }).click();
  await expectPlaying(page, "0.00");

  await member.visitor.operator(`/members/${id}/lock`, { locked: true });
  await expect(
    page.getByText("本次游戏已结束").or(page.getByRole("button", { name: "登录", exact: true })),
  ).toBeVisible({ timeout: 40_000 });
  await member.visitor.operator(`/members/${id}/lock`, { locked: false });
  // The heartbeat may find the session ended before the press does, and takes the page away under it.
  const led = async (): Promise<void> => page.waitForURL(/\/login\?return=/, { timeout: 40_000 });
  await Promise.any([led(), page.getByRole("button", { name: "重新进入" }).click().then(led)]);
  await page.getByRole("textbox", { name: /^用户名/ }).fill(member.person.username);
  await page.getByLabel(/^登录密码/).fill(member.person.password);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expectPlaying(page, "0.00");
  expect(startPath(page)).toBe(path);
});

test("a visitor is asked to log in first and is led to the wanted game", async ({ page, browser }) => {
  await page.close();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(`${site}/venue/realbet`);
  await visitor.getByRole("button", { name: "进入游戏 澜禾真人" }).click();
  await expect(visitor).toHaveURL(/\/login\?return=/);
  await visitor.getByRole("textbox", { name: /^用户名/ }).fill(member.person.username);
  await visitor.getByLabel(/^登录密码/).fill(member.person.password);
  await visitor.getByRole("button", { name: "登录", exact: true }).click();
  await expect(visitor).toHaveURL(/\/venues\?game=/);
  await expectPlaying(visitor, "0.00");
  await context.close();
});

test("with a venue that answers late the transfer arrives by itself, once, and the game opens", async ({ page }) => {
  const { name, platform, hall } = LATE;
  await visit(page, hall);
  await setLate(LATE, 14_000);
  await startFirst(page, name);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: /^转入金额/ }).fill("300");
  await sheet.getByRole("button", { name: "转入 ¥300.00 并进入" }).click();
  await expect(page.getByText(/正在转入，完成后会自动到账|转账结果确认中/)).toBeVisible({ timeout: 40_000 });
  await page.getByRole("dialog").getByRole("button", { name: "不再转入，直接进入" }).click();
  const retry = page.getByRole("button", { name: "重试" });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(gameIn(page).getByRole("main")).toBeVisible({ timeout: 12_000 });
  }).toPass({ timeout: 60_000 });
  await setLate(LATE, 0);
  await expect
    .poll(
      async () =>
        (await member.visitor.call(contract.games.walletList, { show: platform })).data.find(
          (wallet) => wallet.platform === platform,
        )?.balance,
      { timeout: 30_000 },
    )
    .toBe("300.00");
  expect((await member.visitor.call(contract.member.balance, {})).data.balance).toBe("700.00");
  expect(
    (await member.visitor.call(contract.finance.transactions, { kind: "transfer", date: -1 })).data.list.map(
      ({ state }) => state,
    ),
  ).toEqual(["succeeded"]);
});

test("during a game money is transferred in and shown in it, and a deposit opens in a window with the session", async ({
  page,
  context,
}) => {
  await visit(page, "/venue/realbet");
  await page.getByRole("button", { name: "进入游戏 澜禾真人" }).click();
  await enterWithNothing(page);
  await expectPlaying(page, "0.00");
  await page.getByRole("button", { name: "转入" }).click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: /^转入金额/ })
    .fill("88.5");
  await page.getByRole("dialog").getByRole("button", { name: "转入 ¥88.50" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPlaying(page, "88.50");
  await expect(gameIn(page).getByText("88.50").first()).toBeVisible();
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "充值" }).click();
  const deposit = await opening;
  await expect(deposit).toHaveURL(/\/finance\/deposit$/);
  await expect(deposit.getByRole("heading", { level: 1 })).toHaveText(/充值/);
  await expect(page.locator("iframe:not([hidden])")).toHaveCount(1);
});

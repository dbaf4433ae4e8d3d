import { contract } from "@baize/api-client/contract";
import { TestClient } from "@baize/server/testing";
import { expect, type Page, test } from "@playwright/test";
import { CONSOLE_SECRET, siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { expectPlaying, leaveGame } from "./game-acts.ts";
import { visit } from "./member.ts";
import { signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await signIn(context, member);
});

const found = (page: Page) => page.getByText(/^找到 [\d,]+ 款游戏$/);
const tiles = (page: Page) => page.getByRole("list", { name: "游戏列表" }).getByRole("listitem");
const titleOf = async (page: Page, index: number): Promise<string> =>
  (await tiles(page).nth(index).getByRole("button").first().textContent()) ?? "";
/** Goes on with Tab until something of this name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const words = await page.evaluate(() => {
      const { activeElement: at } = document;
      return [
        at?.getAttribute("aria-label") ?? "",
        at instanceof HTMLInputElement
          ? [...(at.labels ?? [])].map((label) => label.textContent).join(" ")
          : (at?.textContent ?? ""),
      ];
    });
    if (words.some((word) => name.test(word.trim()))) return;
  }
  throw new Error(`Tab never came to ${String(name)}.`);
};

test(
  "games are found by name, pinyin and initials, filtered by venue and kind, and a deep link restores it all",
  PHONE,
  async ({ page }) => {
    await visit(page, "/game/egame");
    await expect(tiles(page).first()).toBeVisible();
    const search = page.getByRole("searchbox");
    for (const text of ["立春", "lichun", "lctuan", "LCTY"]) {
      await search.fill(text);
      if (text === "lctuan") await expect(page.getByText("没有找到游戏")).toBeVisible();
      else await expect(tiles(page).filter({ hasText: "立春团圆" }).first()).toBeVisible();
    }
    await search.fill("");
    const all = await found(page).textContent();
    await page.getByRole("radio", { name: "新游" }).press("Space");
    await expect(found(page)).not.toHaveText(all ?? "");
    await page.getByRole("radio", { name: "热门" }).press("Space");
    await page.getByRole("navigation", { name: "游戏厂商" }).getByRole("link", { name: "纸鸢盟" }).click();
    await search.fill("立春");
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(tiles(page).first()).toContainText("立春团圆");
    const { href } = new URL(page.url());
    for (const part of ["platform=zydz", "show=hot"]) expect(href).toContain(part);
    const count = await found(page).textContent();
    await page.goto(`${site}/home`);
    await page.goto(href);
    await expect(found(page)).toHaveText(count ?? "none");
    await expect(tiles(page).first()).toContainText("立春团圆");
    await expectAccessible(page);
    await expectNoSideScroll(page);
  },
);

test("by keyboard alone a game is found, filtered, started and left again", DESKTOP, async ({ page }) => {
  await visit(page, "/game/egame");
  await expect(tiles(page).first()).toBeVisible();
  await tabTo(page, /^搜索游戏名/);
  await page.keyboard.type("dllg");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("hua");
  await expect(page).toHaveURL(/[?&]q=hua$/);
  await tabTo(page, /^全部$/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "热门" })).toBeChecked();
  await expect(page).toHaveURL(/[?&]show=hot/);
  await expect(tiles(page).nth(1)).toBeVisible();
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
  await tabTo(page, new RegExp(`^${first}$`));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: second, exact: true })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: first, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, /^直接进入$/);
  await page.keyboard.press("Enter");
  await expectPlaying(page, "0.00");
  const exit = page.getByRole("button", { name: "退出游戏" });
  for (let step = 0; step < 40 && !(await exit.evaluate((button) => button === document.activeElement)); step += 1)
    await page.keyboard.press("Shift+Tab");
  await expect(exit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\/egame\?/);
});

test("favourites and recent games follow the member to another device", DESKTOP, async ({ page, browser }) => {
  await visit(page, "/game/egame");
  await expect(tiles(page).nth(2)).toBeVisible();
  const names = [await titleOf(page, 0), await titleOf(page, 1), await titleOf(page, 2)];
  for (const name of names.slice(0, 2)) {
    await page.getByRole("button", { name: `收藏${name ?? ""}`, exact: true }).click();
    await expect(page.getByRole("button", { name: `收藏${name ?? ""}`, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await page
    .getByRole("button", { name: names[2] ?? "", exact: true })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "直接进入" }).click();
  await expectPlaying(page, "0.00");
  await leaveGame(page);

  const other = await browser.newContext({ viewport: { width: 800, height: 900 } });
  const device = await other.newPage();
  const visitor = new TestClient(site, CONSOLE_SECRET);
  await visitor.logIn(member.person.username, member.person.password);
  await signIn(other, { visitor });
  await device.goto(`${site}/game/egame?show=favourite`);
  await expect(tiles(device)).toHaveCount(2);
  expect([await titleOf(device, 0), await titleOf(device, 1)].toSorted()).toEqual(names.slice(0, 2).toSorted());
  await device.getByRole("radio", { name: "最近" }).press("Space");
  await expect(tiles(device)).toHaveCount(1);
  expect(await titleOf(device, 0)).toBe(names[2]);
  await device.getByRole("radio", { name: "收藏" }).press("Space");
  await device.getByRole("button", { name: `收藏${names[0] ?? ""}`, exact: true }).click();
  await expect(tiles(device)).toHaveCount(1);
  await other.close();

  await page.reload();
  await page.getByRole("radio", { name: "收藏" }).press("Space");
  await expect(tiles(page)).toHaveCount(1);
  expect(await titleOf(page, 0)).toBe(names[1]);
  expect((await member.visitor.call(contract.games.savedGames, {})).data.favourites).toHaveLength(1);
});

import { contract } from "@baize/api-client/contract";
import { expect, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { enterWithNothing, expectPlaying, gameIn, leaveGame, playFigure, startFirst } from "./game-acts.ts";
import { visit } from "./member.ts";
import { giveBonus, moveToGame, signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await giveBonus(member, "1000.00");
  await signIn(context, member);
});

const HALLS = [
  ["体育", "/venue/sports", "/sports"],
  ["真人", "/venue/realbet", "/venues"],
  ["棋牌", "/venue/chess", "/venues"],
  ["电竞", "/venue/gaming", "/sports"],
  ["彩票", "/venue/lottery", "/venues"],
  ["捕鱼", "/venue/fishGame", "/venues"],
] as const;

test(
  "each hall is reached from home, and its first game starts, shows money and time, and leads back",
  DESKTOP,
  async ({ page }) => {
    // Halls that open the same page are looked at once.
    const looked = new Set<string>();
    for (const [name, hall, play] of HALLS) {
      await visit(page, "/home");
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${hall}$`));
      await startFirst(page);
      await enterWithNothing(page);
      await expect(page).toHaveURL(new RegExp(`${play}\\?game=`));
      await expectPlaying(page, "0.00");
      await expect(playFigure(page, "中心钱包")).toContainText("1,000.00");
      await expect(page.getByText("本次时长")).toBeVisible();
      // Name, time and exit are on the page; the game repeats none of them, but always has its rules.
      await expect(gameIn(page).getByRole("button", { name: "返回大厅" })).toHaveCount(0);
      await expect(gameIn(page).getByRole("button", { name: "玩法与赔率" })).toBeVisible();
      if (!looked.has(play)) await expectAccessible(page);
      looked.add(play);
      await expectNoSideScroll(page);
      await leaveGame(page);
      await expect(page).toHaveURL(new RegExp(`${hall}$`));
    }
  },
);

test("a demo is played with play money: no wallet and no record changes", PHONE, async ({ page }) => {
  await visit(page, "/home");
  await page.getByRole("main").getByRole("link", { name: /^电子/ }).first().click();
  await expect(page).toHaveURL(/\/game\/egame$/);
  await page.getByRole("button", { name: /^试玩/ }).first().click();
  await expect(page).toHaveURL(/\/venues\?.*mode=demo/);
  const game = gameIn(page);
  await expect(game.getByText("试玩金额").first()).toBeVisible();
  await expect(playFigure(page, "本次输赢")).toHaveCount(0);
  const settled = page.waitForResponse(
    (response) => response.url().includes("/play/") && response.request().method() === "POST",
  );
  await game.getByRole("button", { name: /^旋转/ }).click();
  await settled;
  await leaveGame(page);
  await expect(page).toHaveURL(/\/game\/egame$/);
  expect((await member.visitor.call(contract.member.balance, {})).data.balance).toBe("1000.00");
  expect((await member.visitor.call(contract.member.recordGame, { date: 0 })).data.total).toBe(0);
});

test(
  "a game transfers the balance in, counts win and loss from the start, and recycles the wallet on exit",
  PHONE,
  async ({ page }) => {
    await member.visitor.call(contract.account.preferences, { autoTransfer: true });
    await visit(page, "/venue/realbet");
    await page.getByRole("button", { name: "进入游戏 云汀真人" }).click();
    await expect(page.getByText("已转入 ¥1,000.00")).toBeVisible();
    await expectPlaying(page, "1,000.00");
    const game = gameIn(page);
    await game
      .getByRole("button", { name: /^红/ })
      .or(game.getByRole("button", { name: /^大/ }))
      .or(game.getByRole("button", { name: /^闲/ }))
      .first()
      .click();
    const round = page.waitForResponse(
      (response) => response.url().includes("/play/") && response.request().method() === "POST",
    );
    await game.getByRole("button", { name: /^(开转|摇骰|发牌) / }).click();
    await round;
    const records = async () => (await member.visitor.call(contract.member.recordGame, { date: 0 })).data.list;
    await expect.poll(async () => (await records()).length).toBe(1);
    const win = (await records())[0]?.win ?? "none";
    await expect(playFigure(page, "本次输赢")).toContainText(win.replace("-", ""), { timeout: 40_000 });
    await leaveGame(page);
    const after = (1_000 + Number(win)).toLocaleString("en", { minimumFractionDigits: 2 });
    await expect(page.getByText(`已转回 ¥${after}`).first()).toBeVisible();
    await page.getByRole("button", { name: "完成" }).click();
    await expect(page).toHaveURL(/\/venue\/realbet$/);
    expect((await member.visitor.call(contract.member.balance, {})).data.balance).toBe(after.replace(",", ""));
  },
);

test(
  "a game with a window of its own opens on the click, holds nothing of the session, and is ended from the page",
  DESKTOP,
  async ({ page, context }) => {
    await visit(page, "/venue/realbet");
    await page.getByRole("button", { name: "进入游戏 墨阙真人" }).click();
    const opening = context.waitForEvent("page");
    await enterWithNothing(page);
    const window = await opening;
    await expect(window.getByRole("button", { name: "返回大厅" })).toBeVisible();
    expect(
      await window.evaluate(() => [globalThis.opener, globalThis.sessionStorage.getItem("token"), document.referrer]),
    ).toEqual([null, null, ""]);
    await expect(page).toHaveURL(/\/venues\?game=/);
    await expect(
      page
        .getByRole("heading", { name: "墨阙真人在新窗口中运行" })
        .or(page.getByText(/在新窗口中运行/))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "结束游戏" }).click();
    await expect(page).toHaveURL(/\/venue\/realbet$/);
  },
);

test(
  "a frame that does not load leaves another way in: a window with an address of its own",
  DESKTOP,
  async ({ page, context }) => {
    await visit(page, "/venue/chess");
    let asked = 0;
    await page.route(/\/play\/[\w-]{32}$/, async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      asked += 1;
      // Never answered, as a provider that hangs.
    });
    await startFirst(page);
    await enterWithNothing(page);
    await expect(page.getByRole("button", { name: "在新窗口打开" })).toBeVisible({ timeout: 20_000 });
    expect(asked).toBe(1);
    const opening = context.waitForEvent("page");
    await page.getByRole("button", { name: "在新窗口打开" }).click();
    await expect((await opening).getByRole("button", { name: "返回大厅" })).toBeVisible();
  },
);

test(
  "money at a venue is shown in its hall, and a venue's transfer leads to the right wallet",
  PHONE,
  async ({ page }) => {
    expect(await moveToGame(member, "120.50", "zyzr")).toBe("succeeded");
    await visit(page, "/venue/realbet");
    await expect(page.getByRole("article").filter({ hasText: "竹砚真人" }).getByText("120.50").first()).toBeVisible();
    await page.getByRole("link", { name: "转入 竹砚真人" }).click();
    await expect(page).toHaveURL(/\/finance\/transfer\?to=zyzr$/);
    await expect(page.getByRole("main")).toContainText("竹砚真人");
  },
);

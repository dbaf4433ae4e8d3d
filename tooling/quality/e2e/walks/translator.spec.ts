import { MOBILE_BASE } from "@baize/domain";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { enterWithNothing, expectPlaying, leaveGame } from "../flows/game-acts.ts";
import { lettersOf } from "../flows/letters.ts";
import { visit } from "../flows/member.ts";
import { forMembers, forPlayers, forVisitors, type Screen } from "../flows/screens.ts";
import { PHONE } from "../flows/surfaces.ts";
import { translate } from "./translator.ts";
import { addAccount, makeRich, ordersOf } from "./walk-member.ts";
import { watchFaults } from "../flows/console-faults.ts";
import { settle } from "./walk.ts";
import { signIn, wireMember } from "../flows/wire-member.ts";

/** Goes on in the same document, so that what was translated is taken away by the site itself. */
const goOn = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((address) => {
    globalThis.history.pushState(null, "", address);
    globalThis.dispatchEvent(new PopStateEvent("popstate"));
  }, `${MOBILE_BASE}${path}`);
  await settle(page);
};
const goThrough = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  await visit(page, "/home");
  await settle(page);
  await expect(page.locator("font font").first()).toBeVisible();
  for (const { path } of screens) await goOn(page, path);
};

const amount = (page: Page): Locator => page.getByRole("textbox", { name: /金额|数量/ }).first();
const act = (page: Page, name: RegExp): Locator => page.getByRole("main").getByRole("button", { name });

/** What a member does on a screen; each ends with words that only the last of it brings. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/finance/deposit": async (page) => {
    await amount(page).fill("5");
    await act(page, /^存入 ¥5/).click();
    await expect(page.getByText(/最低|不能低于|至少/).first()).toBeVisible();
    await amount(page).fill("500");
    await expect(act(page, /^存入 ¥500/)).toBeVisible();
    await page.getByRole("radio", { name: /微信/ }).press("Space");
    await amount(page).fill("600");
    await act(page, /^存入 ¥600/).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  "/finance/withdraw": async (page) => {
    await amount(page).fill("200");
    await expect(act(page, /^提取 ¥200/)).toBeVisible();
    await amount(page).fill("300");
    await expect(act(page, /^提取 ¥300/)).toBeVisible();
  },
  "/finance/transfer?to=jxzr": async (page) => {
    await amount(page).fill("100");
    await expect(act(page, /^转入金汐真人 ¥100/)).toBeVisible();
    await act(page, /^互换转出与转入/).click();
    await expect(act(page, /^转入中心钱包/)).toBeVisible();
  },
  "/user/betRecord?date=3": async (page) => {
    const state = page.getByRole("combobox", { name: "状态" });
    await state.selectOption({ label: "赢" });
    await settle(page);
    await state.selectOption({ label: "全部" });
    await page.getByRole("radio", { name: "今天" }).press("Space");
    await settle(page);
  },
  "/user": async (page) => {
    const menu = page.getByRole("banner").getByRole("button", { expanded: false }).last();
    await menu.click();
    await page.getByRole("menuitem").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("button", { name: "隐藏金额" }).click();
    await page.getByRole("main").getByRole("button", { name: "显示金额" }).click();
  },
};

test.describe("a browser's translator breaks nothing", PHONE, () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(translate);
  });

  test("on the way through a visitor's screens", async ({ page }) => {
    const faults = watchFaults(page);
    await goThrough(page, [...forVisitors, ...forVisitors.slice(0, 1)]);
    expect(faults).toEqual([]);
  });

  test("on the way through a member's screens, and what is typed shows", async ({ page, context }, info) => {
    const member = await wireMember(siteOf("10001"), info);
    await makeRich(member);
    await addAccount(member);
    await signIn(context, member);
    const faults = watchFaults(page);
    await goThrough(page, [...forMembers, ...(await lettersOf(member))]);
    for (const { path } of [...forMembers, ...forPlayers]) {
      const acts = ACTS[path];
      if (acts === undefined) continue;
      await goOn(page, path);
      await acts(page);
    }
    await goOn(page, "/venue/realbet");
    await page.getByRole("button", { name: "进入游戏 云汀真人" }).click();
    await enterWithNothing(page);
    await expectPlaying(page, "0.00");
    await leaveGame(page);
    await expect(page).toHaveURL(/\/venue\/realbet$/);
    // Their deposits ask for turnover, which would close withdrawals above.
    await goThrough(page, await ordersOf(member));
    expect(faults).toEqual([]);
  });
});

import { readFile } from "node:fs/promises";
import { type CallInput, contract } from "@baize/api-client/contract";
import { TestClient } from "@baize/server/testing";
import { expect, type Page, test } from "@playwright/test";
import { CONSOLE_SECRET, siteOf } from "../ports.ts";
import { DESKTOP } from "./surfaces.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { visit } from "./member.ts";
import { signIn } from "./wire-member.ts";

const site = siteOf("10001");
/** The demo member has bets of a year. */
let visitor: TestClient;
test.beforeEach(async ({ context }) => {
  visitor = new TestClient(site, CONSOLE_SECRET);
  await visitor.logIn("demo2026", "Demo2026play");
  await signIn(context, { visitor });
});

type Ask = Omit<CallInput<typeof contract.member.recordGame>, "page" | "size">;
/** Every row of a filter, page by page. */
const rowsOf = async (ask: Ask) => {
  const first = (await visitor.call(contract.member.recordGame, { ...ask, page: 1, size: 100 })).data;
  const rows = [...first.list];
  for (let page = 2; rows.length < first.total; page += 1)
    rows.push(...(await visitor.call(contract.member.recordGame, { ...ask, page, size: 100 })).data.list);
  return rows;
};
const cents = (decimal: string): bigint => BigInt(decimal.replace(".", ""));
const shown = (minor: bigint): string => {
  const text = String(minor < 0n ? -minor : minor).padStart(3, "0");
  return `${Number(text.slice(0, -2)).toLocaleString("en")}.${text.slice(-2)}`;
};
const figure = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("definition")
    .first();

/** The page's count and totals are those of the rows themselves. */
const expectTotals = async (page: Page, ask: Ask): Promise<number> => {
  const rows = await rowsOf(ask);
  const sum = (of: (row: (typeof rows)[number]) => string): bigint =>
    rows.reduce((total, row) => total + cents(of(row)), 0n);
  await expect(figure(page, "注单数")).toHaveText(rows.length.toLocaleString("en"));
  await expect(figure(page, "投注金额")).toContainText(shown(sum(({ bet }) => bet)));
  await expect(figure(page, "有效流水")).toContainText(shown(sum(({ valid }) => valid)));
  await expect(figure(page, "输赢")).toContainText(
    shown(sum(({ state, win }) => (state === "unsettled" ? "0.00" : win))),
  );
  return rows.length;
};

test(
  "each filter shows totals that equal its rows, stays in the address, and is saved whole",
  DESKTOP,
  async ({ page }) => {
    await visit(page, "/user/betRecord");
    await expectTotals(page, { date: 2 });
    await page.getByRole("radio", { name: "近 30 天" }).press("Space");
    await expectTotals(page, { date: 3 });
    await page.getByRole("combobox", { name: "状态" }).selectOption({ label: "赢" });
    await expectTotals(page, { date: 3, state: "won" });
    await page.getByRole("combobox", { name: "游戏类型" }).selectOption({ label: "真人" });
    const count = await expectTotals(page, { date: 3, state: "won", gameType: 2 });
    expect(count).toBeGreaterThan(0);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出" }).click();
    const lines = (await readFile(await (await saving).path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(count + 1);
    await page.getByRole("combobox", { name: "状态" }).selectOption({ label: "全部" });
    const [row] = await rowsOf({ date: 3, gameType: 2 });
    await page.getByRole("combobox", { name: "场馆" }).selectOption({ label: row?.platformName ?? "none" });
    await expectTotals(page, { date: 3, gameType: 2, platform: row?.platform });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.reload();
    await expectTotals(page, { date: 3, gameType: 2, platform: row?.platform });
    await page
      .getByRole("button", { name: /^详情|的详情$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toContainText("注单号");
    await expectAccessible(page);
    const day = (back: number): string =>
      new Date(Date.now() + 8 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
    await visit(page, `/user/betRecord?start=${day(360)}&end=${day(0)}`);
    await expectTotals(page, { start: day(360), end: day(0) });
  },
);

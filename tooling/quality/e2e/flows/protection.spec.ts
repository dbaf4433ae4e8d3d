import { contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { TestClient } from "@baize/server/testing";
import { expect, type Page, test, type TestInfo } from "@playwright/test";
import { CONSOLE_SECRET, LIMITS_SITE } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { logIn, newPerson, playDice, register, typeCode, visit } from "./member.ts";
import { gameIn } from "./game-acts.ts";
import { type Operator, operatorOf } from "./operator.ts";
import { PHONE } from "./surfaces.ts";
import {
  addBankCard,
  giveBonus,
  HOLDER,
  moveToGame,
  setWithdrawPassword,
  signIn,
  truthOf,
  type WireMember,
  wireMember,
} from "./wire-member.ts";

const HOUR_MS = 3_600_000;

// One after the other: both move the clock of their sandbox.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");
const press = async (page: Page, name: string): Promise<void> => page.getByRole("button", { name }).click();

/** Moves the clock of this sandbox on. No session lives as long: the member logs in again. */
const wait = async (page: Page, { visitor, person }: WireMember, hours: number): Promise<void> => {
  const { offsetMs } = (await visitor.operator("/clock")) as { offsetMs: number };
  await visitor.operator("/clock", { offsetMs: offsetMs + hours * HOUR_MS });
  visitor.token = null;
  await visitor.logIn(person.username, person.password);
  await visit(page, paths.protection);
  await logIn(page, person);
};

const setLimit = async (page: Page, name: string, amount: string): Promise<void> => {
  await press(page, name);
  await page.getByRole("textbox", { name: /^限额/ }).fill(amount);
  await press(page, "提交");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};
/** Up to the answer. */
const deposit = async (page: Page, amount: string): Promise<void> => {
  await visit(page, paths.deposit);
  await page.getByRole("textbox", { name: /^充值金额/ }).fill(amount);
  await page.getByRole("textbox", { name: /付款人姓名/ }).fill(HOLDER);
  await page.getByRole("button", { name: /^存入/ }).click();
  await page.getByRole("button", { name: /^确认存入/ }).click();
};
const pause = async (page: Page, { person }: WireMember, open: string, length: string, act: string): Promise<void> => {
  await visit(page, paths.protection);
  await press(page, open);
  await page.getByRole("dialog").getByText(length, { exact: true }).click();
  await press(page, "下一步");
  await page
    .getByRole("dialog")
    .getByLabel(/登录密码/)
    .fill(person.password);
  await press(page, act);
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** A visitor comes by an invitation, registers with a code to their phone, and is asked about a limit. */
const beginInvited = async (page: Page, operator: Operator, info: TestInfo): Promise<WireMember> => {
  await page.goto(`${LIMITS_SITE}/app/home?i_code=DEMO2026`);
  const person = newPerson(info);
  await register(page, operator, person);
  await expect(main(page).getByText("要设置充值限额吗？")).toBeVisible();
  const visitor = new TestClient(LIMITS_SITE, CONSOLE_SECRET);
  await visitor.logIn(person.username, person.password);
  const member = { visitor, person, id: (await visitor.call(contract.member.token, {})).data.id };
  await giveBonus(member, "500.00");
  await setWithdrawPassword(member);
  await addBankCard(member);
  return member;
};

/** The licence of this sandbox keeps money from members whose identity is not verified. */
const verifyIdentity = async (page: Page, { visitor, id }: WireMember): Promise<void> => {
  const closed = main(page).getByText("身份尚未核验，暂不能充值");
  await visit(page, paths.deposit);
  await expect(closed.first()).toBeVisible();
  await expectAccessible(page);
  await visitor.call(contract.profile.setRealName, { realName: HOLDER });
  await visitor.call(contract.account.setBirthday, { birthday: "1990-05-12" });
  await visit(page, paths.personal);
  await press(page, "提交核验");
  const picture = { name: "document.png", mimeType: "image/png", buffer: await page.screenshot() };
  const sheet = page.getByRole("dialog", { name: "身份核验" });
  await sheet.locator("input[type=file]").setInputFiles(picture);
  await expect(sheet.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "提交", exact: true }).click();
  await expect(main(page).getByText("核验中")).toBeVisible();
  expect(await visitor.operator("/protection/waiting")).toMatchObject([{ member: id }]);
  await visitor.operator(`/protection/${id}/identity`, { verdict: "verified" });
  // Told by the stream.
  await expect(main(page).getByText("已核验", { exact: true })).toBeVisible();
  await visit(page, paths.deposit);
  await expect(main(page).getByRole("textbox", { name: /^充值金额/ })).toBeVisible();
  await expect(closed).toHaveCount(0);
};

test(
  "limits, a break and a self-exclusion hold from their setting to their end, and a withdrawal is always open",
  PHONE,
  async ({ page, request }, info) => {
    const member = await beginInvited(page, operatorOf(request, LIMITS_SITE), info);

    await test.step("money waits for a verified identity", async () => verifyIdentity(page, member));

    await test.step("a limit acts at once", async () => {
      await visit(page, paths.deposit);
      await main(page).getByRole("link", { name: "设置限额" }).click();
      await expect(page).toHaveURL(/\/user\/protection$/);
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await setLimit(page, "设置 24 小时充值限额", "1000");
      await expect(main(page)).toContainText("1,000.00");
      await deposit(page, "1500");
      await expect(page.getByText(/超过您的 24 小时充值限额/).first()).toBeVisible();
      expect(await (await truthOf(member)).orders("deposit")).toBe(0);
      await deposit(page, "600");
      await expect(page.getByText("收款账号").first()).toBeVisible();
    });

    await test.step("a looser one waits, and then for the member", async () => {
      await visit(page, paths.protection);
      await expect(main(page)).toContainText("600.00");
      await setLimit(page, "修改 24 小时充值限额", "2000");
      await expect(main(page).getByText(/起可以确认/)).toBeVisible();
      await wait(page, member, 25);
      await press(page, "确认更改 24 小时充值限额");
      await page.getByRole("alertdialog").getByRole("button", { name: "确认更改" }).click();
      await expect(main(page)).toContainText("2,000.00");
      await deposit(page, "1500");
      await expect(page.getByText("收款账号").first()).toBeVisible();
    });

    await test.step("a break closes deposits and play, and ends by itself", async () => {
      await pause(page, member, "选择休息时长", "1 天", "开始休息");
      await expect(
        main(page)
          .getByText(/^您正处于休息期/)
          .first(),
      ).toBeVisible();
      await visit(page, paths.deposit);
      await expect(
        main(page)
          .getByText(/^您正处于休息期/)
          .first(),
      ).toBeVisible();
      const launch = { gameId: "zjqp-001", mode: "real", surface: "mobile" } as const;
      expect((await member.visitor.call(contract.games.start, launch)).code).toBe("play_paused");
      await wait(page, member, 25);
      await expect(main(page).getByRole("button", { name: "选择休息时长" })).toBeVisible();
      await expect(main(page).getByText(/^您正处于/)).toHaveCount(0);
      expect((await member.visitor.call(contract.games.start, launch)).code).toBe("");
    });

    await test.step("a self-exclusion leaves the withdrawal open, and takes no second account", async () => {
      await pause(page, member, "选择自我排除时长", "6 个月", "确认自我排除");
      await expect(
        main(page)
          .getByText(/^您正处于自我排除期/)
          .first(),
      ).toBeVisible();
      await wait(page, member, 24 * 200);
      await expect(
        main(page)
          .getByText(/自我排除/)
          .first(),
      ).toBeVisible();
      expect(
        (await member.visitor.call(contract.games.start, { gameId: "zjqp-001", mode: "real", surface: "mobile" })).code,
      ).toBe("play_paused");
      await visit(page, paths.withdraw);
      await page.getByRole("textbox", { name: /^提款金额/ }).fill("500");
      await page.getByRole("button", { name: /^提取/ }).click();
      await typeCode(page.getByRole("dialog"), /^提款密码/, member.person.withdrawPassword);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^确认提取/ })
        .click();
      await expect(page.getByText("审核中").first()).toBeVisible();
      const again = new TestClient(LIMITS_SITE, CONSOLE_SECRET);
      const form = await again.registration(newPerson(info).username, member.person.password, member.person.phone);
      expect((await again.call(contract.account.register, form)).code).toBe("account_taken");
    });
  },
);

/** Moves the clock of this sandbox on, within a session. */
const pass = async ({ visitor }: WireMember, minutes: number): Promise<void> => {
  const { offsetMs } = (await visitor.operator("/clock")) as { offsetMs: number };
  await visitor.operator("/clock", { offsetMs: offsetMs + minutes * 60_000 });
};
/** One press at the dice table, whatever it brings. */
const roll = async (page: Page, stake: number): Promise<void> => {
  const input = gameIn(page).getByRole("textbox", { name: "投注额" });
  await input.fill(String(stake));
  await input.press("Tab");
  await gameIn(page)
    .getByRole("button", { name: `摇骰 ¥${stake}` })
    .click();
};

test("a limit of stakes and a reality check hold in a running game", PHONE, async ({ page, context }, info) => {
  const member = await wireMember(LIMITS_SITE, info);
  await giveBonus(member, "500.00");
  expect(await moveToGame(member, "300.00")).toBe("succeeded");
  await page.goto(LIMITS_SITE);
  await signIn(context, member);

  await test.step("both are chosen", async () => {
    await visit(page, paths.protection);
    await main(page)
      .getByText(/^每 15 分钟/)
      .click();
    await expect(main(page).getByRole("radio", { name: /^每 15 分钟/ })).toBeChecked();
    await press(page, "设置游戏限额");
    await page.getByRole("dialog").getByText("投注", { exact: true }).click();
    await page.getByRole("textbox", { name: /^限额/ }).fill("100");
    await press(page, "提交");
    await expect(main(page).getByText("24 小时投注限额")).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  });

  await test.step("a stake above what is left is refused, and takes nothing", async () => {
    await visit(page, paths.venueRealbet);
    await page.getByRole("button", { name: "进入游戏 金汐真人" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "直接进入" }).click();
    await playDice(page, { rounds: 2, stake: 40 });
    await roll(page, 40);
    await expect(
      gameIn(page)
        .getByText(/^超过您的.*投注限额，剩余 ¥20/)
        .first(),
    ).toBeVisible();
    expect((await member.visitor.call(contract.member.recordGame, { date: 0 })).data.total).toBe(2);
  });

  await test.step("after a quarter of an hour the check comes first", async () => {
    await pass(member, 10);
    await playDice(page, { rounds: 1, stake: 10 });
    await pass(member, 10);
    await roll(page, 10);
    await expect(
      gameIn(page)
        .getByText(/^请先阅读并确认游戏时间提醒/)
        .first(),
    ).toBeVisible();
    await page.reload();
    const check = page.getByRole("dialog", { name: "游戏时间提醒" });
    await expect(check).toContainText("您已连续游戏 20 分钟");
    await expect(check).toContainText("90.00");
    await expectAccessible(page);
    await check.getByRole("button", { name: "知道了，继续游戏" }).click();
    await expect(gameIn(page).getByRole("textbox", { name: "投注额" })).toBeVisible();
    await playDice(page, { rounds: 1, stake: 10 });
  });
});

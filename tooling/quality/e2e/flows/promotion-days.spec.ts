import { contract } from "@baize/api-client/contract";
import { addDays, CATEGORY_IDS, dayIn, ensureTemporal, paths, startOfDay } from "@baize/domain";
import { TestClient } from "@baize/server/testing";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { CONSOLE_SECRET, LATER_SITE } from "../ports.ts";
import { closeNotice, expectHomeWithout, notice } from "./home-notice.ts";
import { expectBalance, logIn, newPerson, register, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { expectRecord, expectReleased, expectTurnover, openPromotion } from "./promotion-acts.ts";
import { PHONE } from "./surfaces.ts";
import { giveBonus, HOLDER, signIn, truthOf, type WireMember, wireMember } from "./wire-member.ts";
import { betAllTurnover, betUntil, CHIPS } from "./wire-play.ts";

const ZONE = "Asia/Shanghai";
const NOON_MS = 12 * 3_600_000;
/** Before midnight by more than a test may take. */
const LATE_MS = 23 * 3_600_000;
/** Turnover that brings no level, nor anything else. */
const LOSS = 1_000;

// All of them move the one clock of their sandbox, so that they come one after the other.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => ensureTemporal());

const main = (page: Page) => page.getByRole("main");

/** The day of the server. */
const today = async ({ visitor }: WireMember): Promise<string> => {
  const { offsetMs } = (await visitor.operator("/clock")) as { offsetMs: number };
  return dayIn(ZONE, Date.now() + offsetMs);
};
/** Moves the server's clock to a time of a day that is ahead. */
const waitUntil = async ({ visitor }: WireMember, day: string, timeMs = NOON_MS): Promise<void> => {
  const offsetMs = (startOfDay(ZONE, day) ?? 0) + timeMs - Date.now();
  await visitor.operator("/clock", { offsetMs });
};
/** No session lives as long as that: the member logs in again and is led back to the page. */
const returnOn = async (page: Page, member: WireMember, day: string, path: string): Promise<void> => {
  const { visitor, person } = member;
  await waitUntil(member, day);
  visitor.token = null;
  await visitor.logIn(person.username, person.password);
  await visit(page, path);
  await logIn(page, person);
};

/** A new tab, in which the member logs in by the form and stands on home. */
const arrive = async (context: BrowserContext, { person }: WireMember): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(LATER_SITE);
  await visit(page, paths.login);
  await logIn(page, person);
  return page;
};
const titleOf = async (page: Page): Promise<string> => notice(page).getByRole("heading").innerText();

test(
  "sign-in pays each day, a day of the past is made up for, three in a row pay more, and bets release it",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(LATER_SITE, info);
    // A month of sign-ins begins with its first day.
    const month = addDays(`${(await today(member)).slice(0, 8)}01`, 31)?.slice(0, 8) ?? "";
    await waitUntil(member, `${month}10`);
    member.visitor.token = null;
    await member.visitor.logIn(member.person.username, member.person.password);
    await giveBonus(member, "10.00");
    await signIn(context, member);
    await page.goto(LATER_SITE);
    await openPromotion(page, /^每日签到$/);
    await main(page).getByRole("link", { name: "去签到" }).click();
    await main(page)
      .getByRole("button", { name: /^今日签到/ })
      .click();
    await expect(main(page).getByText("签到成功，获得 ¥1.00，已连续 1 天。")).toBeVisible();
    await expectBalance(page, "11.00");

    await main(page)
      .getByRole("button", { name: /，未签到，可补签$/ })
      .last()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "补签并支付 ¥2.00" }).click();
    await expect(main(page).getByText(/9日 已补签。/)).toBeVisible();
    await expectBalance(page, "9.00");

    await returnOn(page, member, `${month}11`, paths.activitySign);
    await main(page)
      .getByRole("button", { name: /^今日签到/ })
      .click();
    await expect(main(page).getByText("签到成功，获得 ¥4.00，已连续 3 天。")).toBeVisible();
    await expect(main(page).getByRole("listitem").filter({ hasText: "连续 3 天" })).toContainText("已发放");
    await expectBalance(page, "13.00");

    await expectTurnover(page, "5.00", "3.00", "3.00");
    await betAllTurnover(member, "5");
    await expectReleased(page);
  },
);

test(
  "deposits and bets lead from level to level, each with its gift, and the next day pays the day's rebate",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(LATER_SITE, info);
    const { visitor } = member;
    const day = await today(member);
    await signIn(context, member);
    await page.goto(LATER_SITE);
    await visit(page, paths.vip);
    await expect(main(page).getByText("距离 VIP 1")).toBeVisible();
    for (const { level, deposit, turnover, gift } of [
      { level: 1, deposit: "1000.00", turnover: 5_000, gift: "18.00" },
      { level: 2, deposit: "9000.00", turnover: 30_000, gift: "58.00" },
    ]) {
      await visitor.payIn(deposit);
      await betUntil(member, "5000", async () => {
        const { turnover: done } = (await visitor.call(contract.member.vips, {})).data;
        return Number(done) >= turnover;
      });
      await page.reload();
      await expect(main(page).getByText(`距离 VIP ${level + 1}`)).toBeVisible();
      const before = Number((await truthOf(member)).central);
      await main(page)
        .getByRole("button", { name: `领取 VIP ${level} 升级礼金 ¥${gift}` })
        .click();
      await expect(main(page).getByText(`已领取 ¥${gift}，已存入中心钱包。`)).toBeVisible();
      expect(Number((await truthOf(member)).central) - before).toBeCloseTo(Number(gift));
    }

    const { amount, lines } = (await visitor.call(contract.promo.rebate, { day })).data;
    expect(lines.length).toBeGreaterThan(0);
    await expect(main(page).getByText("截至目前")).toBeVisible();
    const before = Number((await truthOf(member)).central);
    await returnOn(page, member, addDays(day, 1) ?? "", paths.vip);
    await visitor.operator("/jobs/run", {});
    expect(Number((await truthOf(member)).central) - before).toBeCloseTo(Number(amount));
    await main(page).getByRole("button", { name: "前一天" }).click();
    await expect(main(page).getByText("已发放")).toBeVisible();
    await expect(main(page).getByRole("table", { name: `${day} 返水明细` })).toContainText("真人");
    await visit(page, `${paths.activityDiscount}?view=record`);
    await expectRecord(page, "每日返水", amount, "已到账", "无流水要求");
    expect(await visitor.operator("/audit")).toEqual([]);
  },
);

test(
  "a week's loss is given back in part in the week that follows, and bets release it",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(LATER_SITE, info);
    const { visitor } = member;
    const total = async (): Promise<number> => Number((await visitor.call(contract.member.balance, {})).data.total);
    await betUntil(member, String(LOSS), async () => (await total()) <= CHIPS - LOSS);
    const reward = (Math.floor((CHIPS - (await total())) * 3) / 100).toFixed(2);
    await signIn(context, member);
    await page.goto(LATER_SITE);
    await openPromotion(page, /^上周净输返还 3%$/);
    await main(page).getByRole("button", { name: "申请奖励" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确认申请" }).click();
    await expect(page.getByText("您暂不符合参加条件。")).toBeVisible();

    await returnOn(page, member, addDays(await today(member), 7) ?? "", paths.activityDetail("weekly-relief"));
    const before = Number((await truthOf(member)).central);
    await main(page).getByRole("button", { name: "申请奖励" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "确认申请" }).click();
    await expect(main(page).getByText("奖励已到账")).toBeVisible();
    await expectRecord(page, "上周净输返还 3%", "已到账", reward, `¥0.00 / ¥${reward}`);
    expect(Number((await truthOf(member)).central) - before).toBeCloseTo(Number(reward));

    await expectTurnover(page, reward, reward, reward);
    await betAllTurnover(member, "20");
    await expectReleased(page);
    expect(await visitor.operator("/audit")).toEqual([]);
  },
);

test(
  "home's notice that a member puts off comes again after the brand's midnight, and another one until then",
  PHONE,
  async ({ context }, info) => {
    const member = await wireMember(LATER_SITE, info);
    const day = addDays(await today(member), 1) ?? "";
    await waitUntil(member, day, LATE_MS);
    const first = await arrive(context, member);
    const title = await titleOf(first);
    await notice(first).getByRole("checkbox", { name: "今天不再提醒这个活动" }).check();
    await closeNotice(first);
    await first.reload();
    await expectHomeWithout(first);
    await first.close();

    const second = await arrive(context, member);
    expect(await titleOf(second)).not.toBe(title);
    await second.close();

    await waitUntil(member, addDays(day, 1) ?? "", 0);
    expect(await titleOf(await arrive(context, member))).toBe(title);
  },
);

test(
  "a link brings a new member, whose first deposit and bets bring the inviter commission on the next day",
  PHONE,
  async ({ page, browser, request }, info) => {
    const inviter = await wireMember(LATER_SITE, info);
    const { visitor } = inviter;
    const operator = operatorOf(request, LATER_SITE);
    const own = await browser.newContext();
    await signIn(own, inviter);
    const home = await own.newPage();
    await home.goto(LATER_SITE);
    await visit(home, paths.agent);
    await main(home)
      .getByRole("textbox", { name: /^申请说明/ })
      .fill("朋友之间介绍");
    await main(home)
      .getByRole("textbox", { name: /^联系方式/ })
      .fill("me@mail.example");
    await main(home).getByRole("button", { name: "提交申请" }).click();
    await expect(main(home).getByText("申请审核中")).toBeVisible();
    const [application] = (await visitor.operator("/agents/applications")) as readonly { readonly id: string }[];
    await visitor.operator(`/agents/applications/${application?.id}/approve`, {});
    const link = await main(home)
      .getByText(/^http.*i_code=/)
      .first()
      .innerText();
    // Of turnover, so that luck decides nothing; rules hold from the next day on.
    const rules = {
      base: "turnover",
      active: { days: 30, turnover: "1.00" },
      minimum: "0.01",
      tiers: [{ active: 1, percents: { [CATEGORY_IDS.casino]: "1.00" } }],
    };
    await visitor.operator("/agents/rules", { rules: JSON.stringify(rules) });
    const day = addDays(await today(inviter), 1) ?? "";
    await waitUntil(inviter, day);

    const person = newPerson(info);
    await page.goto(link);
    await register(page, operator, person);
    await visit(page, paths.deposit);
    await page.getByRole("textbox", { name: /^充值金额/ }).fill("500");
    await page.getByRole("textbox", { name: /付款人姓名/ }).fill(HOLDER);
    await page.getByRole("button", { name: /^存入/ }).click();
    await page.getByRole("button", { name: /^确认存入/ }).click();
    await expect(page).toHaveURL(/cardinfo\?order=/);
    const order = new URL(page.url()).searchParams.get("order") ?? "";
    await page.getByRole("button", { name: "我已付款" }).click();
    await expect(page.getByText("等待确认").first()).toBeVisible();
    await operator.confirmDeposit(order);
    await expectBalance(page, "500.00");
    const invited = new TestClient(LATER_SITE, CONSOLE_SECRET);
    await invited.logIn(person.username, person.password);
    const { id } = (await invited.call(contract.member.token, {})).data;
    let rounds = 0;
    await betUntil({ visitor: invited, person, id }, "100", async () => (rounds += 1) > 3);

    await returnOn(home, inviter, addDays(day, 1) ?? "", `${paths.agent}?part=earnings&date=3`);
    await visitor.operator("/jobs/run", {});
    await home.reload();
    await expect(main(home)).toContainText(`${person.username.slice(0, 1)}`);
    await expect(main(home).getByText("3.00").first()).toBeVisible();
    await expectBalance(home, "3.00");
    await visit(home, `${paths.agent}?part=invitees`);
    await expect(main(home).getByText("已充值")).toBeVisible();
    expect(await operator.audit()).toEqual([]);
  },
);

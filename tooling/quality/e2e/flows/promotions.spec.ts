import { contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { pressAt, typeAt } from "./keyboard.ts";
import { expectBalance, visit } from "./member.ts";
import { expectRecord, expectReleased, expectTurnover, openPromotion } from "./promotion-acts.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { HOLDER, signIn, truthOf, type WireMember, wireMember } from "./wire-member.ts";
import { betAllTurnover, betUntil } from "./wire-play.ts";

const site = siteOf("10001");
const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Stakes of this year reach the sum. */
const betTowardsGifts = async (member: WireMember, sum: number): Promise<void> =>
  betUntil(member, "5000", async () => {
    const { validBet } = (await member.visitor.call(contract.promo.giftExchangeBet, {})).data;
    return Number(validBet) >= sum;
  });

test(
  "a deposit joins its offer and reaches a level of the ladder; bets release what both have given",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info);
    await signIn(context, member);
    await openPromotion(page, /^首次充值加送 20%$/);
    await expect(main(page).getByText("还未满足：首次充值满 ¥100")).toBeVisible();
    await main(page).getByRole("link", { name: "去充值" }).click();
    await page.getByRole("textbox", { name: /^充值金额/ }).fill("1000");
    await page.getByRole("textbox", { name: /付款人姓名/ }).fill(HOLDER);
    await page.getByRole("switch", { name: /参加加送/ }).click();
    await expect(page.getByText("本次加送 ¥200.00，因此增加 ¥1,000.00 流水。")).toBeVisible();
    await page.getByRole("button", { name: /^存入/ }).click();
    await page.getByRole("button", { name: /^确认存入/ }).click();
    await expect(page).toHaveURL(/cardinfo\?order=/);
    const order = new URL(page.url()).searchParams.get("order") ?? "";
    await member.visitor.operator(`/deposits/${order}/confirm`, {});

    await openPromotion(page, /^本月累计充值礼$/);
    await expectBalance(page, "1,200.00");
    await page.getByRole("button", { name: "领取第 1 档奖励 ¥20.00" }).click();
    await expect(dialog(page)).toContainText("领取后需完成 ¥40.00 有效流水方可提款。");
    await dialog(page).getByRole("button", { name: "领取" }).click();
    await expect(main(page).getByText("第 1 档奖励已领取")).toBeVisible();
    await expectBalance(page, "1,220.00");
    await expectRecord(page, "本月累计充值礼", "已到账", "20.00");

    await expectTurnover(page, "2,040.00", "200.00", "1,000.00");
    await betAllTurnover(member, "340");
    await expectReleased(page);
    await visit(page, `${paths.activityDiscount}?view=record`);
    await expectRecord(page, "首次充值加送 20%", "¥1,000.00 已完成", "200.00");
  },
);

test(
  "an invited member applies alone, the operator approves, and bets release what was given",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info, "DEMO2026");
    await member.visitor.payIn("200.00");
    await signIn(context, member);
    await openPromotion(page, /^受邀会员见面礼/);
    await main(page).getByRole("button", { name: "申请奖励" }).click();
    await expect(dialog(page)).toContainText("申请后由人工审核");
    await dialog(page).getByRole("button", { name: "确认申请" }).click();
    await expect(main(page).getByText("申请已提交，正在审核")).toBeVisible();
    await expectRecord(page, "受邀会员见面礼", "审核中");
    expect((await truthOf(member)).central).toBe("200.00");

    const { list } = (await member.visitor.call(contract.promo.record, { id: "invited-welcome" })).data;
    await member.visitor.operator(`/promotions/applications/${list[0]?.id ?? ""}/approve`, {});
    await page.reload();
    await expectRecord(page, "受邀会员见面礼", "已到账", "¥0.00 / ¥114.00");
    await expectBalance(page, "238.00");
    await expectTurnover(page, "314.00", "38.00", "114.00");
    await betAllTurnover(member, "157");
    await expectReleased(page);
  },
);

test(
  "bets bring gifts of money and of goods, a code brings money, and their history says how far each is",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info);
    await betTowardsGifts(member, 50_000);
    const before = Number((await truthOf(member)).central);
    await signIn(context, member);
    await openPromotion(page, /^豪礼兑换$/);
    await main(page).getByRole("link", { name: "去兑换豪礼" }).click();

    await page.getByRole("button", { name: "兑换 现金红包" }).click();
    await expect(dialog(page)).toContainText("¥100.00");
    await dialog(page).getByRole("button", { name: "确认兑换" }).click();
    await expect(dialog(page).getByText("兑换成功")).toBeVisible();
    await dialog(page).getByRole("button", { name: "知道了" }).click();
    await expect.poll(async () => Number((await truthOf(member)).central) - before).toBe(100);

    await page.getByRole("button", { name: "兑换 紫砂茶具" }).click();
    await dialog(page).getByRole("button", { name: "核对收货信息" }).click();
    await expect(dialog(page).getByText("请填写收货信息")).toBeVisible();
    const address = `${HOLDER} 13900000000 云禾市示例路 1 号`;
    await dialog(page)
      .getByRole("textbox", { name: /^收货信息/ })
      .fill(address);
    await dialog(page).getByRole("button", { name: "核对收货信息" }).click();
    await expect(dialog(page)).toContainText(address);
    await dialog(page).getByRole("button", { name: "确认兑换" }).click();
    await expect(dialog(page).getByText("兑换已提交，正在审核")).toBeVisible();
    await dialog(page).getByRole("button", { name: "知道了" }).click();
    await expectRecord(page, "审核中", "实物");
    const goods = (await member.visitor.call(contract.promo.record, { id: "luxury-gifts" })).data.list[0]?.id ?? "";
    for (const state of ["备货中", "已送达"]) {
      await member.visitor.operator(`/promotions/applications/${goods}/approve`, {});
      await page.reload();
      await expectRecord(page, state, "实物");
    }

    const code = page.getByRole("textbox", { name: /^兑换码/ });
    await code.fill("no-such-code");
    await page.getByRole("button", { name: "立即兑换" }).click();
    await expect(page.getByText("兑换码不正确，请核对后重新输入。")).toBeVisible();
    await code.fill("baize2026");
    await page.getByRole("button", { name: "立即兑换" }).click();
    await expect(page.getByText("兑换成功，结果见下方记录。")).toBeVisible();
    await page.getByRole("tab", { name: "礼品码兑换" }).click();
    await expectRecord(page, "礼品码兑换", "已到账", "18.00");
    expect(Number((await truthOf(member)).central) - before).toBe(118);

    await expectTurnover(page, "118.00", "18.00", "18.00");
    await betAllTurnover(member, "59");
    await expectReleased(page);
  },
);

test(
  "sign-in, a level's claim and an exchange of goods are done by keys alone",
  DESKTOP,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info);
    await member.visitor.payIn("1000.00");
    await betTowardsGifts(member, 50_000);
    const before = Number((await truthOf(member)).central);
    await signIn(context, member);

    await visit(page, paths.activitySign);
    await pressAt(page, main(page).getByRole("button", { name: /^今日签到/ }));
    await expect(main(page).getByText("签到成功，获得 ¥1.00，已连续 1 天。")).toBeVisible();

    await visit(page, paths.activityDetail("monthly-ladder"));
    await expect(main(page).getByRole("button", { name: /^领取第 1 档/ })).toBeEnabled();
    await pressAt(page, main(page).getByRole("button", { name: /^领取第 1 档/ }));
    await pressAt(page, dialog(page).getByRole("button", { name: /^领取$/ }));
    await expect(main(page).getByText("第 1 档奖励已领取")).toBeVisible();

    await visit(page, paths.activityGifts);
    await expect(main(page).getByRole("button", { name: "兑换 紫砂茶具" })).toBeEnabled();
    await pressAt(page, main(page).getByRole("button", { name: "兑换 紫砂茶具" }));
    await typeAt(
      page,
      dialog(page).getByRole("textbox", { name: /^收货信息/ }),
      `${HOLDER} 13900000000 云禾市示例路 1 号`,
    );
    await pressAt(page, dialog(page).getByRole("button", { name: "核对收货信息" }));
    await expect(dialog(page)).toContainText("云禾市示例路 1 号");
    await pressAt(page, dialog(page).getByRole("button", { name: "确认兑换" }));
    await expect(dialog(page).getByText("兑换已提交，正在审核")).toBeVisible();
    await pressAt(page, dialog(page).getByRole("button", { name: "知道了" }));
    await expect(dialog(page)).toHaveCount(0);
    await expectRecord(page, "审核中", "实物");
    expect(Number((await truthOf(member)).central) - before).toBe(21);
  },
);

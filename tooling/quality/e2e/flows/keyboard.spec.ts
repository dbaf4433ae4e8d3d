import { expect, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectNoSideScroll } from "./axe.ts";
import { pressAt, tabTo, typeAt } from "./keyboard.ts";
import { newPerson, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { addBankCard, giveBonus, setWithdrawPassword, signIn, truthOf, wireMember } from "./wire-member.ts";

const site = siteOf("10001");

for (const { view, surface, viewport, deviceScaleFactor } of [
  { view: "a desktop at 200 %", surface: DESKTOP, viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  { view: "a phone on its side", surface: PHONE, viewport: { width: 844, height: 390 }, deviceScaleFactor: 1 },
] as const) {
  test.describe(`by keyboard alone, on ${view}:`, surface, () => {
    test.use({ viewport, deviceScaleFactor });

    test("a visitor registers", async ({ page, request }, info) => {
      const operator = operatorOf(request, site);
      const person = newPerson(info);
      const captcha = page.waitForResponse((response) => response.url().endsWith("/account/captcha"));
      await visit(page, "/register");
      const box = (name: RegExp) => page.getByRole("textbox", { name });
      await typeAt(page, box(/^用户名/), person.username);
      await typeAt(page, page.getByLabel(/^登录密码/), person.password);
      await typeAt(page, page.getByLabel(/^确认密码/), person.password);
      await page.keyboard.press("Enter");
      const { data } = (await (await captcha).json()) as { data: { id: string } };
      await typeAt(page, box(/^手机号/), person.phone);
      await typeAt(page, box(/^图形验证码/), await operator.captcha(data.id));
      await pressAt(page, page.getByRole("button", { name: "获取验证码" }));
      await expect(page.getByText(/验证码已发送/)).toBeVisible();
      await typeAt(page, box(/^手机验证码/), await operator.code(person.phone));
      await pressAt(page, page.getByLabel(/我已年满/), "Space");
      await pressAt(page, page.getByLabel(/我已阅读并同意/), "Space");
      await expectNoSideScroll(page);
      await pressAt(page, page.getByRole("button", { name: "注册", exact: true }));
      await expect(page).toHaveURL(/\/user$/);
    });

    test("a member withdraws", async ({ page, context }, info) => {
      const member = await wireMember(site, info);
      await giveBonus(member, "500.00");
      await setWithdrawPassword(member);
      await addBankCard(member);
      await signIn(context, member);
      await visit(page, "/finance/withdraw");
      await typeAt(page, page.getByRole("textbox", { name: /^提款金额/ }), "500");
      await expectNoSideScroll(page);
      await pressAt(page, page.getByRole("button", { name: /^提取/ }));
      const dialog = page.getByRole("dialog");
      await typeAt(page, dialog.getByRole("textbox", { name: /^提款密码/ }), member.person.withdrawPassword);
      await tabTo(page, dialog.getByRole("button", { name: /^确认提取/ }));
      await page.keyboard.press("Enter");
      await expect(page.getByText("审核中").first()).toBeVisible();
      const truth = await truthOf(member);
      expect([await truth.orders("withdraw"), truth.locked]).toEqual([1, "500.00"]);
    });
  });
}

import { expect, test } from "@playwright/test";
import { type BrandCode, siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { watchFaults } from "./console-faults.ts";
import { expectBalance, newPerson, playDice, register, typeCode, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";

test.use({ serviceWorkers: "allow" });

// The first brand is walked on a phone, the second on a desktop.
for (const [brand, surface] of [
  ["10001", PHONE],
  ["betwin", DESKTOP],
] as const satisfies readonly (readonly [BrandCode, object])[]) {
  test(
    `a member of ${brand} registers, deposits, plays, withdraws and finds it all in the records`,
    surface,
    async ({ page, request }, info) => {
      const site = siteOf(brand);
      const operator = operatorOf(request, site);
      const person = newPerson(info);
      const faults = watchFaults(page, []);
      const looksRight = async (): Promise<void> => {
        await expectNoSideScroll(page);
        await expectAccessible(page);
      };

      await test.step("register", async () => {
        await page.goto(`${site}/home`);
        await looksRight();
        await register(page, operator, person);
        await expectBalance(page, "0.00");
        await looksRight();
      });

      await test.step("deposit by bank transfer", async () => {
        await visit(page, "/finance/deposit");
        await page.getByRole("textbox", { name: /^充值金额/ }).fill("1000");
        await page.getByRole("textbox", { name: /付款人姓名/ }).fill("林一舟");
        await looksRight();
        await page.getByRole("button", { name: /^存入/ }).click();
        await page.getByRole("button", { name: /^确认存入/ }).click();
        await expect(page).toHaveURL(/cardinfo\?order=/);
        await expect(page.getByText("收款账号").first()).toBeVisible();
        await looksRight();
        const order = new URL(page.url()).searchParams.get("order") ?? "";
        await page.getByRole("button", { name: "我已付款" }).click();
        await expect(page.getByText("等待确认").first()).toBeVisible();
        await operator.confirmDeposit(order);
        await expect(page.getByText("款项已存入中心钱包。")).toBeVisible({ timeout: 30_000 });
        await expectBalance(page, "1,000.00");
      });

      await test.step("transfer to a game wallet", async () => {
        await visit(page, "/finance/transfer?to=jxzr");
        const auto = page.getByRole("switch", { name: /自动转账/ });
        await expect(auto).not.toBeChecked();
        await page.getByRole("textbox", { name: /^转账金额/ }).fill("1000");
        await looksRight();
        await page.getByRole("button", { name: /^转入金汐真人/ }).click();
        await expect(page.getByText("转账成功").first()).toBeVisible();
        await expectBalance(page, "0.00");
      });

      await test.step("play until the turnover is done", async () => {
        await visit(page, "/venue/realbet");
        await page.getByRole("button", { name: "进入游戏 金汐真人" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "直接进入" }).click();
        await expect(page).toHaveURL(/\/venues\?game=jxzr/);
        await playDice(page, { rounds: 25, stake: 40 });
        await looksRight();
        await page.getByRole("button", { name: "退出游戏" }).click();
        await expect(page).not.toHaveURL(/\/venues/);
      });

      await test.step("see every round in the bet record", async () => {
        await visit(page, "/user/betRecord");
        await expect(page.getByText("灯下骰宝").first()).toBeVisible();
        await expect(page.getByRole("main")).toContainText("25");
        await expect(page.getByRole("main")).toContainText("1,000.00");
        await looksRight();
      });

      await test.step("recycle the game wallets", async () => {
        await visit(page, "/finance/transfer");
        await page.getByRole("button", { name: "一键归集" }).first().click();
        await page.getByRole("alertdialog").getByRole("button", { name: "一键归集" }).click();
        await expect(page.getByText("归集结果").first()).toBeVisible();
        await expect(page.getByText("已归集").first()).toBeVisible();
      });

      await test.step("set the withdrawal password", async () => {
        await visit(page, "/finance/withdraw");
        await page.getByRole("button", { name: "设置提款密码" }).first().click();
        const sheet = page.getByRole("dialog");
        await typeCode(sheet, /^提款密码/, person.withdrawPassword);
        await typeCode(sheet, /^再次输入提款密码/, person.withdrawPassword);
        await sheet.getByLabel(/^登录密码/).fill(person.password);
        await expectAccessible(page);
        await sheet.getByRole("button", { name: "设置提款密码" }).click();
        await expect(sheet).toBeHidden();
      });

      await test.step("add a bank card", async () => {
        await visit(page, "/finance/addBankCard?return=%2Ffinance%2Fwithdraw");
        await page.getByRole("textbox", { name: /^持有人姓名/ }).fill("林一舟");
        await page.getByRole("button", { name: /开户银行/ }).click();
        await page.getByRole("dialog").getByRole("button", { name: "云禾银行" }).click();
        await page.getByRole("textbox", { name: /^银行卡号/ }).fill("6222021234567890128");
        await typeCode(page, /^提款密码/, person.withdrawPassword);
        await looksRight();
        await page.getByRole("button", { name: "添加银行卡" }).click();
        await expect(page).toHaveURL(/\/finance\/withdraw$/);
      });

      await test.step("withdraw", async () => {
        await page.getByRole("textbox", { name: /^提款金额/ }).fill("100");
        await looksRight();
        await page.getByRole("button", { name: /^提取/ }).click();
        const sheet = page.getByRole("dialog");
        await typeCode(sheet, /^提款密码/, person.withdrawPassword);
        await expectAccessible(page);
        await sheet.getByRole("button", { name: /^确认提取/ }).click();
        await expect(page.getByText("审核中").first()).toBeVisible();
        const order = /W[0-9A-Za-z]+|\d{12,}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
        await operator.payWithdrawal(order);
      });

      await test.step("find it all in the records, and the books in order", async () => {
        await visit(page, "/user/transRecord");
        const main = page.getByRole("main");
        for (const word of ["充值", "提款", "转账", "已到账"]) await expect(main).toContainText(word);
        await looksRight();
        expect(await operator.audit()).toEqual([]);
      });

      expect(faults).toEqual([]);
    },
  );
}

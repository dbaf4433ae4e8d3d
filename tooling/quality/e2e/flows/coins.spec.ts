import { contract } from "@baize/api-client/contract";
import { newKey } from "@baize/server/testing";
import { expect, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectAccessible, looksRight } from "./axe.ts";
import { COIN_ADDRESS } from "./coin-address.ts";
import { typeCode, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { giveBonus, setWithdrawPassword, signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");

let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await signIn(context, member);
});

test("coins: topped up, exchanged at a held rate both ways, found in the records", PHONE, async ({ page, request }) => {
  const made = (
    await member.visitor.call(contract.finance.depositCreate, {
      channelId: "coin-hhb",
      amount: "300.00",
      reqId: newKey(),
    })
  ).data;
  await operatorOf(request, site).confirmDeposit(made.id);
  await giveBonus(member, "100.00");
  await visit(page, "/finance/transfer?tab=exchange");
  await expect(page.getByText("298.50").first()).toBeVisible();
  await looksRight(page);
  await page.getByRole("textbox", { name: /^兑出数量/ }).fill("100");
  await page.getByRole("button", { name: /^兑换/ }).click();
  await expect(page.getByText("报价有效时间").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^确认兑换/ }).click();
  await expect(page.getByText("兑换成功").first()).toBeVisible();
  await visit(page, "/finance/transfer?tab=exchange");
  await page.getByRole("button", { name: "互换兑出与兑入" }).click();
  await page.getByRole("textbox", { name: /^兑出数量/ }).fill("50");
  await page.getByRole("button", { name: /^兑换/ }).click();
  await page.getByRole("button", { name: /^确认兑换/ }).click();
  await expect(page.getByText("兑换成功").first()).toBeVisible();
  await visit(page, "/user/transRecord?kind=exchange");
  await expect(page.getByRole("main")).toContainText("HHB");
  await looksRight(page);
  expect((await member.visitor.call(contract.finance.coinWallets, {})).data.list[0]).toMatchObject({
    asset: "HHB",
    balance: "248.50",
  });
});

test(
  "a withdrawal to a coin address: its rate is shown, it is paid, and found in the records",
  DESKTOP,
  async ({ page, request }) => {
    await giveBonus(member, "1000.00");
    await setWithdrawPassword(member);
    const { sealed, keyId } = await member.visitor.seal(member.person.withdrawPassword);
    void (
      await member.visitor.call(contract.finance.virtualAdd, {
        coinType: 1,
        protocol: "TRC20",
        address: COIN_ADDRESS,
        password: sealed,
        keyId,
      })
    ).data;
    await visit(page, "/finance/withdraw");
    await page.getByRole("textbox", { name: /^提款金额/ }).fill("500");
    await page.getByRole("button", { name: /^提取/ }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("报价有效时间").first()).toBeVisible();
    await typeCode(sheet, /^提款密码/, member.person.withdrawPassword);
    await expectAccessible(page);
    await sheet.getByRole("button", { name: /^确认提取/ }).click();
    await expect(page.getByText("审核中").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /撤回|取消提款/ })).toHaveCount(0);
    const { list } = (await member.visitor.call(contract.finance.transactions, { kind: "withdraw" })).data;
    await operatorOf(request, site).payWithdrawal(list[0]?.id ?? "");
    await visit(page, "/user/transRecord?kind=withdraw");
    await expect(page.getByRole("main")).toContainText("已到账");
  },
);

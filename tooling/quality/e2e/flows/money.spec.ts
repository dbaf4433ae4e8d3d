import { readFileSync } from "node:fs";
import { contract } from "@baize/api-client/contract";
import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { DESKTOP, PHONE } from "./surfaces.ts";
import { looksRight } from "./axe.ts";
import { COIN_ADDRESS } from "./coin-address.ts";
import { expectBalance, typeCode, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import {
  giveBonus,
  HOLDER,
  moveToGame,
  setWithdrawPassword,
  signIn,
  truthOf,
  WALLET,
  type WireMember,
  wireMember,
} from "./wire-member.ts";

const site = siteOf("10001");
/** The coin address with one character changed. */
const MISTYPED = "TV8KkM4NK9L5mhTxmr7FKpkkvtZZBxPNRm";

let member: WireMember;
test.beforeEach(async ({ context }, info) => {
  member = await wireMember(site, info);
  await signIn(context, member);
});

const picture = async (page: Page) => ({ name: "slip.png", mimeType: "image/png", buffer: await page.screenshot() });
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get("order") ?? "";

test("a deposit by Alipay: payer, order, slip with preview, confirmation", PHONE, async ({ page, request }) => {
  await visit(page, "/finance/deposit");
  await page
    .getByRole("radio", { name: /支付宝/ })
    .first()
    .press("Space");
  await page.getByRole("textbox", { name: /^充值金额/ }).fill("５００．５");
  await page.getByRole("button", { name: /^存入/ }).click();
  await expect(page.getByText("请输入付款人姓名。")).toBeVisible();
  await page.getByRole("textbox", { name: /付款人姓名/ }).fill(HOLDER);
  await page.getByRole("button", { name: "存入 ¥500.50" }).click();
  await page.getByRole("button", { name: /^确认存入/ }).click();
  await expect(page).toHaveURL(/cardinfo\?order=/);
  await looksRight(page);
  const order = orderOf(page);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByText("只支持 JPEG、PNG 或 WebP 图片，请重新选择。")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(await picture(page));
  await expect(page.getByRole("img", { name: "所选图片预览" })).toBeVisible();
  await page.getByRole("button", { name: "使用这张图片" }).click();
  await page.getByRole("button", { name: "我已付款" }).click();
  await expect(page.getByText("等待确认").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: "已提交的付款凭证" })).toBeVisible();
  await operatorOf(request, site).confirmDeposit(order);
  await expect(page.getByText("款项已存入中心钱包。")).toBeVisible({ timeout: 30_000 });
  await expectBalance(page, "500.50");
});

test(
  "a deposit of USDT with a promotion: conditions before joining, an open order is resumed and can be cancelled",
  DESKTOP,
  async ({ page }) => {
    await visit(page, "/finance/deposit");
    await page
      .getByRole("radio", { name: /虚拟币/ })
      .first()
      .press("Space");
    await page.getByRole("radio", { name: /TRC20/ }).press("Space");
    await page.getByRole("textbox", { name: /^充值金额/ }).fill("712");
    await expect(page.getByText(/参加后，加送金额需另完成 5 倍流水才可提款/)).toBeVisible();
    await page.getByRole("switch", { name: /参加加送/ }).click();
    await expect(page.getByText(/854\.40/).first()).toBeVisible();
    await looksRight(page);
    await page.getByRole("button", { name: /^存入/ }).click();
    await page.getByRole("button", { name: /^确认存入/ }).click();
    await expect(page.getByText(/请确认网络为.*TRC20/)).toBeVisible();
    await expect(page.getByText("100.000000").or(page.getByText("100.00")).first()).toBeVisible();
    const order = orderOf(page);
    await visit(page, "/finance/deposit");
    await page.getByRole("link", { name: /继续/ }).first().click();
    expect(orderOf(page)).toBe(order);
    await page.getByRole("button", { name: "取消订单" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "取消订单" }).click();
    await expect(page.getByText("订单已取消，没有产生任何款项。需要时可以重新提交。")).toBeVisible();
  },
);

test(
  "transfers: all of it, swapped back, automatic transfer, and the records with a sheet and a file",
  DESKTOP,
  async ({ page }) => {
    await giveBonus(member, "200.00");
    await visit(page, `/finance/transfer?to=${WALLET}`);
    const amount = page.getByRole("textbox", { name: /^转账金额/ });
    await page.getByRole("main").getByRole("button", { name: "全部" }).first().click();
    await expect(amount).toHaveValue("200");
    await page.getByRole("button", { name: "互换转出与转入" }).click();
    await page.getByRole("button", { name: "互换转出与转入" }).click();
    await amount.fill("200.001");
    await expect(amount).not.toHaveValue("200.001");
    await amount.fill("200");
    await page.getByRole("button", { name: /^转入金汐真人/ }).click();
    await expect(page.getByText("转账成功").first()).toBeVisible();
    await expectBalance(page, "0.00");
    await page.getByRole("button", { name: "再转一笔" }).click();
    await page.getByRole("switch", { name: /自动转账/ }).click();
    await expect(page.getByText(/自动转账已(开启|关闭)/).first()).toBeVisible();

    await visit(page, "/user/transRecord?kind=transfer");
    await page
      .getByRole("button", { name: /^查看 .*的详情$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "记录详情" })).toContainText("200.00");
    await page.keyboard.press("Escape");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出 CSV" }).click();
    // The name is not looked at: a browser without a locale cannot write Chinese ones.
    const rows = readFileSync(await (await saving).path(), "utf8").split("\r\n");
    expect(rows.some((row) => row.includes("-200.00") && row.includes("CNY"))).toBe(true);
  },
);

test(
  "payout accounts: bank by initials, Alipay with its picture, a coin address by its checksum; default and delete",
  PHONE,
  async ({ page }) => {
    await setWithdrawPassword(member);
    const pin = member.person.withdrawPassword;
    await visit(page, "/finance/addBankCard?return=%2Fuser%2FbankCardsManage");
    await page.getByRole("textbox", { name: /^持有人姓名/ }).fill(HOLDER);
    await page.getByRole("button", { name: /开户银行/ }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill("qlyh");
    await expect(page.getByRole("dialog").getByRole("button", { name: "云禾银行" })).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: "青岚银行" }).click();
    await page.getByRole("textbox", { name: /^银行卡号/ }).fill("6222021234567890128");
    await typeCode(page, /^提款密码/, pin);
    await page.getByRole("button", { name: "添加银行卡" }).click();
    await expect(page).toHaveURL(/\/user\/bankCardsManage/);

    await visit(page, "/finance/addAlipay?return=%2Fuser%2FbankCardsManage");
    await expect(page.getByRole("textbox", { name: /^持有人姓名/ })).toHaveCount(0);
    await page.getByRole("textbox", { name: /^支付宝账号/ }).fill("member@mail.example");
    await page.locator("input[type=file]").setInputFiles(await picture(page));
    await page.getByRole("button", { name: "使用这张图片" }).click();
    await typeCode(page, /^提款密码/, pin);
    await looksRight(page);
    await page.getByRole("button", { name: "添加支付宝" }).click();
    await expect(page).toHaveURL(/\/user\/bankCardsManage/);

    await visit(page, "/finance/virtualCoinCard?return=%2Fuser%2FbankCardsManage");
    await page.getByRole("radio", { name: /TRC20/ }).press("Space");
    const address = page.getByRole("textbox", { name: /^收款地址/ });
    await address.fill(MISTYPED);
    await address.blur();
    await expect(page.getByText("地址校验未通过，可能有字符抄错，请重新复制。")).toBeVisible();
    await address.fill(COIN_ADDRESS);
    await page.getByRole("checkbox", { name: /我已核对/ }).check();
    await typeCode(page, /^提款密码/, pin);
    await looksRight(page);
    await page.getByRole("button", { name: "添加虚拟币地址" }).click();
    await expect(page).toHaveURL(/\/user\/bankCardsManage/);

    await page
      .getByRole("main")
      .getByRole("link", { name: /^支付宝/ })
      .click();
    await expect(page.getByText(/安全保护期/).first()).toBeVisible();
    await page.getByRole("button", { name: /^把 .*设为默认/ }).click();
    await expect(page.getByText("默认账户已更新").first()).toBeVisible();
    await page.getByRole("button", { name: /^删除 / }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(page.getByText("还没有支付宝账户")).toBeVisible();
    await looksRight(page);
  },
);

test(
  "recycling shows each wallet's result, also when one fails and one stays pending",
  PHONE,
  async ({ page, request }) => {
    const operator = operatorOf(request, site);
    await giveBonus(member, "300.00");
    await moveToGame(member, "100.00");
    const wallets = (await member.visitor.call(contract.games.walletList, { show: "0" })).data;
    const [late, refusing] = wallets
      .filter(
        ({ wallet, platform, maintenance, canIn }) =>
          wallet === 3 && platform !== WALLET && maintenance === null && canIn,
      )
      .map(({ platform }) => platform)
      .slice(-2);
    if (late === undefined || refusing === undefined)
      throw new Error("The provider has too few wallets for this flow.");
    await moveToGame(member, "100.00", refusing);
    const lift = async (): Promise<void> => {
      for (const platform of [late, refusing])
        await member.visitor.operator("/faults/platform", { platform, lift: "1" });
    };
    try {
      // Late until the fault is lifted, however slow the machine is.
      await member.visitor.operator("/faults/platform", {
        platform: late,
        kind: "lose_request",
        forMs: "600000",
      });
      await member.visitor.operator("/faults/platform", { platform: refusing, kind: "refuse" });
      expect(await moveToGame(member, "100.00", late)).toBe("processing");
      await visit(page, "/finance/transfer");
      await page.getByRole("button", { name: "一键归集" }).first().click();
      await page.getByRole("alertdialog").getByRole("button", { name: "一键归集" }).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByText("已归集").first()).toBeVisible();
      await expect(sheet.getByText("有转账处理中").first()).toBeVisible();
      await expect(sheet.getByText("平台未受理").first()).toBeVisible();
      await looksRight(page);
    } finally {
      await lift();
    }
    await expect(async () => {
      await member.visitor.operator("/jobs/run", {});
      const { list } = (await member.visitor.call(contract.finance.transactions, { kind: "transfer" })).data;
      expect(list.map(({ state }) => state)).toEqual(["succeeded", "succeeded", "succeeded", "succeeded"]);
    }).toPass({ timeout: 30_000 });
    expect((await truthOf(member)).central).toBe("100.00");
    expect(await operator.audit()).toEqual([]);
  },
);

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { addBankCard, giveBonus, HOLDER, setWithdrawPassword, wireMember } from "../flows/wire-member.ts";
import { siteOf } from "../ports.ts";
import { openFirefox } from "./firefox-hands.ts";
import type { EngineOptions, Hands } from "./hands.ts";
import { openWebKit } from "./webkit-hands.ts";

const test = base.extend<EngineOptions & { readonly hands: Hands }>({
  engine: ["firefox", { option: true }],
  base: ["", { option: true }],
  hands: async ({ engine, viewport }, provide) => {
    const hands = await { firefox: openFirefox, webkit: openWebKit }[engine](viewport ?? { width: 1440, height: 900 });
    await provide(hands);
    await hands.close();
  },
});

const site = siteOf("10001");
const PICTURES = join(import.meta.dirname, "../test-results/engines-pictures");

test("a member logs in, deposits, withdraws, transfers, plays and finds it in the records", async ({
  hands,
  base: surface,
}, info) => {
  const member = await wireMember(site, info);
  await giveBonus(member, "12345678.90");
  await setWithdrawPassword(member);
  await addBankCard(member);
  mkdirSync(PICTURES, { recursive: true });
  const visit = async (path: string): Promise<void> => hands.open(site + surface + path);
  const show = async (name: string): Promise<void> => hands.show(join(PICTURES, `${info.project.name}-${name}.png`));

  await test.step("log in", async () => {
    await visit("/login");
    await hands.type(/^用户名/, member.person.username);
    await hands.type(/^登录密码/, member.person.password);
    await show("1-log-in");
    await hands.press(/^登录$/);
    await hands.see(/12,345,678/);
    await show("2-home");
  });

  await test.step("deposit", async () => {
    await visit("/finance/deposit");
    await hands.type(/^充值金额/, "500");
    await hands.type(/付款人姓名/, HOLDER);
    await show("3-deposit");
    await hands.press(/^存入/);
    await hands.press(/^确认存入/);
    await hands.see(/收款账号/);
    await show("4-order");
  });

  await test.step("withdraw", async () => {
    await visit("/finance/withdraw");
    await hands.type(/^提款金额/, "200");
    await show("5-withdraw");
    await hands.press(/^提取/);
    await hands.type(/^提款密码/, member.person.withdrawPassword);
    await show("6-settlement");
    await hands.press(/^确认提取/);
    await hands.see(/审核中/);
    await show("7-withdrawal");
  });

  await test.step("transfer", async () => {
    await visit("/finance/transfer?to=jxzr");
    await hands.type(/^转账金额/, "1000");
    await show("8-transfer");
    await hands.press(/^转入金汐真人/);
    await hands.see(/转账成功/);
  });

  await test.step("play", async () => {
    await visit("/venue/realbet");
    await hands.press(/^进入游戏 金汐真人/);
    await hands.press(/^直接进入/);
    await hands.inGame(async (game) => {
      await game.press(/^大/);
      await game.press(/^摇骰/);
      await game.see(/赢得|本局未中|退回/);
    });
    await show("9-game");
    await hands.press(/^退出游戏/);
  });

  await test.step("records", async () => {
    await visit("/user/transRecord");
    await hands.see(/审核中/);
    await show("10-money-records");
    await visit("/user/betRecord");
    await hands.see(/骰宝/);
    await show("11-bet-records");
  });
});

import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshPhone, newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const told = async (client: TestClient): Promise<{ title: string; text: string }[]> => {
  const { list } = (await client.call(contract.messages.list, {})).data;
  const messages = [];
  for (const { id, title } of list) {
    const { body } = (await client.call(contract.messages.detail, { id })).data;
    messages.push({ title, text: body });
  }
  return messages;
};

describe("what members are told by itself", () => {
  it("is a new device, though not the one that registers, nor one that is known", async () => {
    const first = world.client();
    await first.register("devices1");
    await first.logIn("devices1", "Passw0rdgood");
    expect(await told(first)).toEqual([]);
    const second = world.client();
    second.device = `webandroid${second.device.slice(3, 30)}`;
    for (let times = 0; times < 2; times += 1) await second.logInWithCaptcha("devices1", "Passw0rdgood");
    expect(await told(second)).toMatchObject([{ title: "新设备登录" }]);
    expect((await told(second))[0]?.text).toContain("Android");
  });

  it("is a lock of log-in, play or money, each time it is put on or lifted", async () => {
    const member = world.client();
    const id = await member.register("locked1");
    const status = (value: number) => member.operator(`/members/${id}/status`, { status: value });
    for (const value of [2, 2, 1, 3]) {
      await status(value);
      world.advance(1_000);
    }
    await member.operator(`/members/${id}/lock`, { locked: 1 });
    await member.operator(`/members/${id}/lock`, { locked: 0 });
    await member.logIn("locked1", "Passw0rdgood");
    const titles = (await told(member)).map(({ title }) => title);
    expect(titles.slice(0, 2).toSorted()).toEqual(["登录已恢复", "登录已暂停"]);
    expect(titles.slice(2)).toEqual(["资金操作已暂停", "游戏已恢复", "游戏已暂停"]);
  });

  it("is a log-in password that was set anew", async () => {
    const phone = freshPhone();
    const member = world.client();
    await member.register("forgetful", "Passw0rdgood", phone);
    world.advance(1_000);
    const client = world.client();
    const { forgetPassword } = contract.member;
    const who = { step: "identify", username: "forgetful", type: "phone" } as const;
    const asked = await client.call(forgetPassword, { ...who, ...(await client.solveCaptcha("forget")) });
    const proof = { step: "verify", ticket: asked.data.ticket, code: await client.readCode(phone) } as const;
    const { ticket } = (await client.call(forgetPassword, proof)).data;
    const { sealed, keyId } = await client.seal("Newpassw0rd");
    expect((await client.call(forgetPassword, { step: "reset", ticket, password: sealed, keyId })).code).toBe("");
    await member.logIn("forgetful", "Newpassw0rd");
    expect(await told(member)).toMatchObject([{ title: "登录密码已修改" }]);
  });

  it("is what an operator does with a deposit or gives, in words", async () => {
    const member = world.client();
    const id = await member.register("refused1");
    const input = { channelId: "bank-transfer", payerName: "林晓", amount: "100.00", reqId: newKey() };
    const order = (await member.call(contract.finance.depositCreate, input)).data.id;
    await member.operator(`/deposits/${order}/refuse`, {});
    world.advance(1_000);
    const grant = { kind: "bonus", amount: "20.00", multiple: "3", label: "补偿", ref: newKey() };
    for (let times = 0; times < 2; times += 1) await member.operator(`/members/${id}/grant`, grant);
    await member.operator(`/members/${id}/grant`, { ...grant, kind: "rebate", ref: newKey() });
    const [given, refused, ...others] = await told(member);
    expect(given?.text).toBe("“补偿”的奖励 20.00 CNY 已发放到中心钱包。提款前需完成有效投注 60.00 CNY。");
    expect(refused?.text).toContain(`100.00 CNY 未通过，原因：未收到付款。订单号：${order}。`);
    expect(others).toEqual([]);
  });

  it("is what an operator decides of an application: free bets given, declined, taken back", async () => {
    const text = { title: "新客免费投注", tag: "免费", html: "<p>免费投注</p>", rules: "<p>规则</p>" };
    const reward = { kind: "freeBets", count: 3, stake: "5", categories: [7, 4] };
    const common = { type: "aloneActive", nav: "daily", texts: { "zh-CN": text, en: { ...text, title: "Free" } } };
    const open = { from: null, to: null, audience: { kind: "all" }, budget: "500", oneAccount: [] };
    const terms = { turnover: { multiple: "2", weights: null }, expiryDays: 7, approval: true, conditions: [] };
    const rules = { ...common, ...open, ...terms, reward, every: "once" };
    const member = world.client();
    await member.register("approved1");
    const apply = async (id: string, seq: number): Promise<string> => {
      await member.operator("/promotions/create", { rules: { ...rules, id, seq } });
      return (await member.call(contract.promo.applyAloneActive, { id })).data.applyId;
    };
    const [given, declined] = [await apply("free-one", 71), await apply("free-two", 72)];
    expect(await told(member)).toEqual([]);
    await member.operator(`/promotions/applications/${given}/approve`, {});
    const [news] = (await member.call(contract.messages.list, {})).data.list;
    expect(news?.kind).toBe("activity");
    const shown = (
      await member.call(contract.messages.detail, { id: news?.id ?? "" }, { [HEADER_NAMES.language]: "en" })
    ).data;
    expect(shown).toMatchObject({ title: "Free bets given", link: { action: 2, value: "/venue/chess" } });
    expect(shown.body).toMatch(
      /^You have 3 free bets of 5.00 CNY each from “Free”\. .*board and card games, slots until/,
    );
    world.advance(1_000);
    await member.operator(`/promotions/applications/${declined}/decline`, { reason: "duplicate_account" });
    world.advance(1_000);
    await member.operator("/promotions/reverse", { id: given });
    const [reversed, refused, first, ...others] = await told(member);
    expect(reversed?.text).toContain("“新客免费投注”的奖励已由平台收回");
    expect(refused?.text).toBe("您对“新客免费投注”的申请未通过：同一人只能由一个账号参加。");
    expect(first?.text).toContain("3 次免费投注已发放，每次 5.00 CNY，可用于棋牌、电子游戏，有效期至");
    expect(others).toEqual([]);
  });

  it("is a reward with what it asks for, once", async () => {
    await world.sandbox.seed("alpha");
    const member = world.client();
    await member.register("rewarded");
    const redeem = { code: "BAIZE2026", reqId: newKey() };
    for (let times = 0; times < 2; times += 1) await member.call(contract.promo.giftExchange, redeem);
    const { balance } = (await member.call(contract.member.balance, {})).data;
    const { list } = (await member.call(contract.messages.list, { kind: "activity" })).data;
    expect(list).toMatchObject([{ title: "活动奖励已发放", isRead: false }]);
    const { body, link } = (await member.call(contract.messages.detail, { id: list[0]?.id ?? "" })).data;
    expect(body).toContain(`的奖励 ${balance} CNY 已发放到中心钱包`);
    expect(link).toEqual({ action: 2, value: "/activity/discount" });
  });
});

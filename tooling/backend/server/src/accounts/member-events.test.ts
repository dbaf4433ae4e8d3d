import { contract } from "@baize/api-client/contract";
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

  it("is a lock of log-in, play or money, each time it is put on, and nothing when it is lifted", async () => {
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
    expect((await told(member)).map(({ title }) => title)).toEqual(["登录已暂停", "资金操作已暂停", "游戏已暂停"]);
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

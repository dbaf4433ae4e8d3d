import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "@baize/api-client/contract";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("the console of another brand", () => {
  let world: World;
  let member: TestClient;
  let foreign: TestClient;
  let id: string;
  beforeAll(async () => {
    world = await startWorld();
    [member, foreign] = [world.client(), world.client(world.otherUrl)];
    id = await member.register("ofalpha");
  }, 60_000);
  afterAll(() => world.close());

  const errorOf = (path: string, fields: Record<string, unknown> = {}): Promise<string> =>
    foreign.operator(path, fields).then(
      () => "done",
      (error: Error) => error.message.replace(/^.*: /, ""),
    );

  it("does nothing to an order, and answers as for one that does not exist", async () => {
    const input = { channelId: "bank-transfer", payerName: "林晓", amount: "100.00", reqId: newKey() };
    const order = (await member.call(contract.finance.depositCreate, input)).data;
    for (const action of [
      "deposits/ID/confirm",
      "deposits/ID/refuse",
      "withdrawals/ID/start",
      "withdrawals/ID/pay",
      "withdrawals/ID/refuse",
    ]) {
      expect(await errorOf(`/${action.replace("ID", order.id)}`), action).toBe("order_unknown");
      expect(await errorOf(`/${action.replace("ID", "D0000000000000")}`), action).toBe("order_unknown");
    }
    expect((await member.call(contract.finance.depositOrder, { id: order.id })).data.state).toBe("awaiting_payment");
    await member.operator(`/deposits/${order.id}/confirm`, {});
    expect((await member.call(contract.finance.depositOrder, { id: order.id })).data.state).toBe("succeeded");
    expect(world.log()).toContain(
      `"event":"operator","brand":"alpha","action":"confirm_deposit","subject":"${order.id}","outcome":"done"`,
    );
    expect(world.log()).toContain(
      `"event":"operator","brand":"beta","action":"confirm_deposit","subject":"${order.id}","outcome":"order_unknown"`,
    );
  });

  it("does nothing to a member", async () => {
    const grant = { kind: "bonus", amount: "1.00", multiple: "1", ref: "x" };
    expect(await errorOf(`/members/${id}/grant`, grant)).toBe("member_unknown");
    expect(await errorOf(`/members/${id}/status`, { status: 3 })).toBe("member_unknown");
    expect(await errorOf(`/members/${id}/lock`, { locked: 1 })).toBe("member_unknown");
    expect((await member.call(contract.member.token, {})).data.status).toBe(1);
  });

  it("shows no codes, captchas, orders, members or presence", async () => {
    const { id: captcha } = (await member.call(contract.account.captcha, { scene: "login" })).data;
    expect(await foreign.operator(`/captcha/${captcha}`)).toEqual({ answer: null });
    await member.call(contract.games.heartbeat, { gameid: "", platform: "" });
    for (const list of ["/outbox", "/deposits", "/withdrawals", "/members", "/online"])
      expect(await foreign.operator(list), list).toEqual([]);
    expect(await foreign.consolePage("/outbox")).not.toContain(captcha);
  });

  it("closes its own site and no other", async () => {
    await foreign.operator("/closings/site", { startsIn: 0, minutes: 10, text: "维护" });
    expect((await member.call(contract.member.balance, {})).code).toBe("");
    await foreign.operator("/closings/site", { lift: 1 });
  });
});

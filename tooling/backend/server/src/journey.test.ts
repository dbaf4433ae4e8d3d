import { contract } from "@baize/api-client/contract";
import { audit } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findGame, openGame, playRound } from "./testing/play.ts";
import { newKey, type TestClient } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

/**
 * Stakes `turnover` in small rounds with half of the wallet, and takes home what is left. Drawn rounds count for
 * nothing.
 */
const playThrough = async (client: TestClient, turnover: number): Promise<void> => {
  const game = await findGame(client);
  await client.call(contract.games.transferPost, {
    from: "central",
    to: game.platform,
    amount: "1500.00",
    reqId: newKey(),
  });
  const started = (await client.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
  const boot = await openGame(client, started.url);
  if (!boot) throw new Error("The game did not open.");
  for (let staked = 0; staked < 2 * turnover; staked += 10) {
    await playRound(client, boot, "10.00");
    if (staked % 500 === 0 && Number((await client.call(contract.finance.turnover, {})).data.left) === 0) break;
  }
  await client.call(contract.games.recyclePost, { reqId: newKey() });
};

describe("a member's whole way", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
  }, 60_000);
  afterAll(() => world.close());
  const balance = async () => (await member.call(contract.member.balance, {})).data;

  it("opens an account by an invitation, and is logged in with an empty wallet", async () => {
    await world.sandbox.seed("alpha");
    const form = await member.registration("traveller");
    const { i_code: _none, ...rest } = form;
    expect((await member.call(contract.account.register, { ...rest, i_code: "NOSUCH" })).code).toBe("invite_unknown");
    expect(
      (await member.call(contract.account.register, { ...rest, i_code: "DEMO2026" })).data.lastLoginTime,
    ).toBeNull();
    expect((await balance()).balance).toBe("0.00");
  });

  it("deposits, and has the money once the operator confirms it", async () => {
    const [method] = (await member.call(contract.finance.depositMethods, {})).data;
    const input = { channelId: method?.channels[0]?.id ?? "", payerName: "林晓", amount: "1000.00", reqId: newKey() };
    const order = (await member.call(contract.finance.depositCreate, input)).data;
    expect((await member.call(contract.finance.depositCreate, input)).data.id).toBe(order.id);
    await member.call(contract.finance.depositPaid, { id: order.id });
    await member.operator(`/deposits/${order.id}/confirm`, {});
    await member.operator(`/deposits/${order.id}/confirm`, {});
    expect((await member.call(contract.finance.depositOrder, { id: order.id })).data.state).toBe("succeeded");
    expect((await balance()).balance).toBe("1000.00");
  });

  it("plays rounds with what was transferred, and takes home what is left", async () => {
    const game = await findGame(member);
    const move = { from: "central", to: game.platform, amount: "600.00", reqId: newKey() };
    expect((await member.call(contract.games.transferPost, move)).data.state).toBe("succeeded");
    expect((await member.call(contract.games.transfer, move)).data.state).toBe("succeeded");
    expect((await balance()).balance).toBe("400.00");

    const started = (await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
    const boot = await openGame(member, started.url);
    if (!boot) throw new Error("The game did not open.");
    expect(await openGame(member, started.url)).toBeNull();
    for (let round = 0; round < 4; round += 1)
      expect(await playRound(member, boot, "20.00")).toMatchObject({ ok: true });
    expect((await member.call(contract.member.recordGame, {})).data.total).toBe(4);
    const home = (await member.call(contract.games.recyclePost, { reqId: newKey() })).data;
    expect(home.list.every(({ state }) => state === "succeeded" || state === "skipped")).toBe(true);
    expect((await balance()).balance).toBe((await balance()).total);
  });

  it("has its deposits counted towards the next VIP level", async () => {
    const { id } = (
      await member.call(contract.finance.depositCreate, {
        channelId: "bank-transfer",
        payerName: "林晓",
        amount: "2000.00",
        reqId: newKey(),
      })
    ).data;
    await member.operator(`/deposits/${id}/confirm`, {});
    const before = (await member.call(contract.member.vips, {})).data;
    expect(before.deposit).toBe("3000.00");
    expect(before.level).toBe(0);
  });

  it("withdraws to its own card with its own password, and finds it all in the records", async () => {
    const bankCode = (await member.call(contract.finance.withdrawBanks, {})).data[0]?.code ?? "";
    const [login, wanted] = [await member.seal("Passw0rdgood"), await member.seal("258369")];
    const card = {
      bankCode,
      holder: "林小满",
      number: "6222000011113333",
      branch: "",
      password: wanted.sealed,
      keyId: wanted.keyId,
    };
    expect((await member.call(contract.finance.bankAdd, card)).code).toBe("withdraw_password_not_set");
    const set = { password: wanted.sealed, loginPassword: login.sealed, keyId: login.keyId };
    expect((await member.call(contract.account.setWithdrawPassword, set)).code).toBe("");
    expect((await member.call(contract.account.setWithdrawPassword, set)).code).toBe("already_set");
    const account = (await member.call(contract.finance.bankAdd, card)).data;

    const turnover = (await member.call(contract.finance.turnover, {})).data;
    const submit = { accountId: account.id, amount: "100.00", password: wanted.sealed, keyId: wanted.keyId };
    expect((await member.call(contract.finance.withdrawSubmit, { ...submit, reqId: newKey() })).code).toBe(
      "turnover_missing",
    );
    expect(Number(turnover.left)).toBeGreaterThan(2_000);
    await playThrough(member, Number(turnover.left));
    const reqId = newKey();
    const { order } = (await member.call(contract.finance.withdrawSubmit, { ...submit, reqId })).data;
    const known = (await member.call(contract.finance.operation, { reqId })).data;
    expect(known.state).toBe("settled");
    expect(known.path).toBe(contract.finance.withdrawSubmit.path);
    await member.operator(`/withdrawals/${order.id}/start`, {});
    await member.operator(`/withdrawals/${order.id}/pay`, {});
    expect((await member.call(contract.finance.withdrawOrder, { id: order.id })).data.state).toBe("paid");
    const again = { ...submit, reqId: newKey() };
    const { id } = (await member.call(contract.finance.withdrawSubmit, again)).data.order;
    await member.operator(`/withdrawals/${id}/refuse`, { reason: "姓名不符" });
    const kinds = (await member.call(contract.finance.transactions, { size: 100 })).data.list.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["deposit", "transfer", "withdraw"]));
    expect(await audit(world.database)).toEqual([]);
  }, 60_000);

  it("has had a message of each order that was settled", async () => {
    const { list } = (await member.call(contract.messages.list, { kind: "personal" })).data;
    const told = new Map<string, string>();
    for (const { id, title } of list) {
      const { body, link } = (await member.call(contract.messages.detail, { id })).data;
      told.set(title, body);
      expect(body).toContain(link?.value);
    }
    expect(told.get("充值已到账")).toContain("CNY");
    expect(told.get("提款已付款")).toContain("3333");
    expect(told.get("提款已付款")).not.toContain("6222000011113333");
    expect(told.get("提款未通过")).toContain("姓名不符");
  });

  it("logs out, and nothing of it is served any more", async () => {
    await member.call(contract.account.logout, {});
    expect((await member.call(contract.member.balance, {})).envelope.data).toBe("token");
  });
});

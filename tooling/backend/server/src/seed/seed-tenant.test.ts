import { contract } from "@baize/api-client/contract";
import { IDENTITY_GATES } from "@baize/domain";
import { audit } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, tenantOf, type World } from "../testing/world.ts";

describe.each(["CNY", "USD", "THB", "VND", "MYR"] as const)("the demo member of a brand in %s", (currency) => {
  let world: World;
  let client: TestClient;
  beforeAll(async () => {
    world = await startWorld({ tenants: [tenantOf("alpha", { currency })] });
    const { username, password } = await world.sandbox.seed("alpha");
    client = world.client();
    await client.logIn(username, password);
  }, 60_000);
  afterAll(() => world.close());

  it("has months of deposits, withdrawals, transfers and bets that the auditor finds nothing in", async () => {
    const records = (await client.call(contract.finance.transactions, { size: 100 })).data;
    expect(new Set(records.list.map(({ kind }) => kind))).toEqual(
      new Set(["deposit", "withdraw", "transfer", "exchange", "bonus", "rebate"]),
    );
    expect(new Set(records.list.map(({ state }) => state))).toEqual(
      new Set(["succeeded", "cancelled", "refused", "expired", "paid", "under_review"]),
    );
    expect(records.total).toBe(57);
    expect((await client.call(contract.member.recordGame, {})).data.total).toBeGreaterThan(200);
    expect(await audit(world.database)).toEqual([]);
  });

  it("is at VIP 3, with money to withdraw, accounts and a withdrawal password", async () => {
    expect((await client.call(contract.member.token, {})).data.vipLevel).toBe(3);
    expect(Number((await client.call(contract.finance.withdrawInfo, {})).data.available)).toBeGreaterThan(0);
    expect((await client.call(contract.finance.memberBanks, {})).data.list).toHaveLength(3);
    expect((await client.call(contract.finance.withdrawPasswordConfig, {})).data).toEqual({ d: true, p: true });
  });

  it("comes with promotions and codes, which the console shows", async () => {
    expect((await client.call(contract.promo.list, {})).data.total).toBe(11);
    expect((await client.call(contract.promo.record, { size: 50 })).data.total).toBe(18);
    expect(await client.consolePage("/promotions")).toContain("BAIZE2026 · WELCOME88");
    expect(Number((await client.call(contract.finance.turnover, {})).data.left)).toBe(0);
  });

  it("comes with a message of each kind, and commission for agents", async () => {
    const { list, unread } = (await client.call(contract.messages.list, {})).data;
    expect(unread).toEqual({ total: 3, notice: 1, personal: 1, activity: 1 });
    expect(list[0]).toMatchObject({ kind: "notice", isPinned: true });
    expect((await client.call(contract.agent.table, {})).data.table).toMatchObject({ base: "net", activeDays: 30 });
  });

  it("is left as it is when it is asked for again", async () => {
    const before = (await client.call(contract.member.balance, {})).data;
    await world.sandbox.seed("alpha");
    expect((await client.call(contract.member.balance, {})).data).toEqual(before);
    expect((await client.call(contract.messages.list, {})).data.total).toBe(3);
    expect(await client.operator("/agents/rules")).toHaveLength(1);
  });
});

it("has the same past, and is verified, where the licence keeps all money from who is not", async () => {
  const tenant = tenantOf("alpha");
  const protection = { identityFor: IDENTITY_GATES };
  const licence = { holder: "Trial", number: "1", url: "https://register.example/", minAge: 18, protection };
  const world = await startWorld({ tenants: [{ ...tenant, facts: { ...tenant.facts, licence } }] });
  const { username, password } = await world.sandbox.seed("alpha");
  const client = world.client();
  await client.logIn(username, password);
  expect((await client.call(contract.finance.transactions, { size: 100 })).data.total).toBe(57);
  const { identity } = (await client.call(contract.protection.state, {})).data;
  expect(identity).toMatchObject({ state: "verified", age: "verified", closed: [] });
  await world.close();
}, 60_000);

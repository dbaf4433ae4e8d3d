import { auditAgency } from "@baize/agency";
import { contract } from "@baize/api-client/contract";
import { audit } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findGame, openGame, playRound } from "../testing/play.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { agent } = contract;
const HOUR = 3_600_000;
const FORM = { text: "我有不少喜欢游戏的朋友。", contact: "a@mail.example" };
const percents = { 2: "1", 3: "1", 4: "1", 5: "1", 6: "1", 7: "1", 8: "1" };
const RULES = {
  base: "turnover",
  active: { days: 1, turnover: "10" },
  minimum: "0.01",
  tiers: [{ active: 1, percents }],
};

let world: World;
let owner: TestClient;
let code: string;
beforeAll(async () => {
  world = await startWorld();
  owner = world.client();
  await owner.register("agentone");
}, 60_000);
afterAll(() => world.close());

const info = async (client: TestClient) => (await client.call(agent.info, {})).data;
const apply = async (client: TestClient) => client.call(agent.apply, FORM);
const applications = async (): Promise<{ id: string; text: string; contact: string }[]> =>
  (await owner.operator("/agents/applications")) as { id: string; text: string; contact: string }[];

/** Pays in and stakes until some of it counts; gives the valid turnover. */
const play = async (client: TestClient): Promise<string> => {
  await client.payIn("1000.00");
  const game = await findGame(client);
  const move = { from: "central", to: game.platform, amount: "900.00", reqId: newKey() };
  await client.call(contract.games.transferPost, move);
  const launched = (await client.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
  const boot = await openGame(client, launched.url);
  if (boot === null) throw new Error("The game did not open.");
  for (let round = 0; round < 40; round += 1) {
    await playRound(client, boot, "20.00");
    const { valid } = (await client.call(contract.member.recordGame, {})).data.sum;
    if (Number(valid) >= 20) return valid;
  }
  throw new Error("Forty rounds were drawn.");
};
const invite = async (name: string, device?: string): Promise<{ client: TestClient; id: string }> => {
  const client = world.client();
  if (device !== undefined) client.device = device;
  const form = await client.registration(name);
  const { uid } = (await client.call(contract.account.register, { ...form, i_code: code })).data;
  return { client, id: uid };
};
/** Noon of the next day, with the jobs run twice. */
const nextDay = async (): Promise<void> => {
  world.advance(24 * HOUR);
  await world.sandbox.runJobs();
  await world.sandbox.runJobs();
  await owner.logIn("agentone", "Passw0rdgood");
};

describe("the agent programme", () => {
  it("is shown to visitors where the brand has rules, and takes no application where it has none", async () => {
    expect((await world.client().call(agent.table, {})).data.table).toBeNull();
    expect((await apply(owner)).code).toBe("agency_closed");
    expect(await owner.operator("/agents/rules", { rules: RULES })).toEqual({ from: "2026-11-27" });
    await expect(owner.operator("/agents/rules", { rules: "{" })).rejects.toThrow("rules_invalid");
    expect((await world.client().call(agent.table, {})).data.table).toMatchObject({
      base: "turnover",
      activeDays: 1,
      activeTurnover: "10.00",
      tiers: [{ active: 1 }],
    });
    expect((await world.client(world.otherUrl).call(agent.table, {})).data.table).toBeNull();
  });

  it("takes an application, which an operator refuses with a reason or approves", async () => {
    expect(await info(owner)).toMatchObject({ state: "none", invitees: 0, total: "0.00" });
    const { id } = (await apply(owner)).data;
    expect((await apply(owner)).code).toBe("application_open");
    expect(await applications()).toMatchObject([{ id, ...FORM }]);
    await expect(owner.operator(`/agents/applications/${id}/decline`, { reason: "" })).rejects.toThrow("A reason");
    await owner.operator(`/agents/applications/${id}/decline`, { reason: "资料不足" });
    expect(await info(owner)).toMatchObject({ state: "refused", reason: "资料不足" });
    world.advance(1_000);
    const again = (await apply(owner)).data.id;
    const elsewhere = world.client(world.otherUrl);
    await expect(elsewhere.operator(`/agents/applications/${again}/approve`, {})).rejects.toThrow(
      "application_unknown",
    );
    await owner.operator(`/agents/applications/${again}/approve`, {});
    expect((await apply(owner)).code).toBe("already_agent");
    const approved = await info(owner);
    expect(approved.state).toBe("approved");
    ({ code } = approved);
  });

  it("pays commission once for the day's bets of those whom the agent has invited", async () => {
    const { client } = await invite("invitee1");
    const invitees = async () => (await owner.call(agent.invitees, {})).data;
    expect(await invitees()).toMatchObject({ total: 1, list: [{ registered: "2026-11-27", deposited: false }] });
    expect(JSON.stringify(await invitees())).not.toContain("invitee1");
    const valid = await play(client);
    expect((await invitees()).list).toMatchObject([{ deposited: true }]);
    expect((await info(owner)).total).toBe("0.00");
    await nextDay();
    const amount = (Math.floor(Number(valid)) / 100).toFixed(2);
    const { list, sum, paid, total } = (await owner.call(agent.earnings, {})).data;
    expect({ sum, paid, total }).toEqual({ sum: amount, paid: amount, total: 1 });
    expect(list).toMatchObject([{ day: "2026-11-27", base: valid, percent: "1", amount, paid: true }]);
    expect(await info(owner)).toMatchObject({ invitees: 1, active: 1, tier: 1, today: amount, total: amount });
    expect((await owner.call(contract.member.balance, {})).data.balance).toBe(amount);
    const records = (await owner.call(contract.finance.transactions, {})).data.list;
    expect(records).toMatchObject([{ label: "代理佣金", amount }]);
    expect(await owner.operator("/agents")).toMatchObject({ total: 1, list: [{ name: "agentone", total: amount }] });
    expect((await owner.call(contract.messages.list, {})).data.total).toBe(0);
    expect([...(await audit(world.database)), ...(await auditAgency(world.database))]).toEqual([]);
  });

  it("earns nothing by who was locked on the day, or shares a device, which the operator finds", async () => {
    const { total } = await info(owner);
    const locked = await invite("invitee2");
    await play(locked.client);
    await owner.operator(`/members/${locked.id}/status`, { status: 2 });
    await owner.operator(`/members/${locked.id}/status`, { status: 1 });
    const same = await invite("invitee3", owner.device);
    await play(same.client);
    await nextDay();
    expect((await info(owner)).total).toBe(total);
    expect(await owner.operator("/agents/findings")).toMatchObject([
      { invitee: same.id, reason: "related_accounts", day: "2026-11-28" },
    ]);
    expect(await owner.consolePage("/agents")).toContain(same.id);
  });

  it("shows a member's own alone, refuses a locked member and a period without an end", async () => {
    const stranger = world.client();
    const id = await stranger.register("stranger1");
    expect((await stranger.call(agent.earnings, {})).data).toMatchObject({ total: 0, sum: "0.00", list: [] });
    expect((await stranger.call(agent.invitees, {})).data.total).toBe(0);
    expect((await info(stranger)).code).not.toBe(code);
    const long = { start: "2024-01-01", end: "2026-01-01" };
    expect((await owner.call(agent.earnings, long)).code).toBe("period_too_long");
    await stranger.operator(`/members/${id}/status`, { status: 3 });
    expect((await apply(stranger)).code).toBe("not_eligible");
  });
});

import { contract } from "@baize/api-client/contract";
import { createClient, createMemoryStorage } from "@baize/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld, type World } from "./testing/world.ts";

describe("the client of the contract, against this back end", () => {
  let world: World;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld();
    await world.sandbox.seed("alpha");
  }, 60_000);
  afterAll(() => world.close());

  const open = () =>
    createClient({
      origin: world.url,
      site: "AL01",
      storage: createMemoryStorage(),
      platform: { userAgent: "Mozilla/5.0", maxTouchPoints: 0 },
      tabChannel: false,
      report: (error) => faults.push(error),
    }).with(contract);

  it("logs in with a sealed password, keeps its session through rotations in parallel, and logs out", async () => {
    const client = open();
    await client.session.start();
    const entered = await client.withSealed(async ({ keyId, seal }) =>
      client.account.login({ username: "demo2026", password: await seal("Demo2026play"), keyId }),
    );
    expect(entered.ok).toBe(true);
    for (let turn = 0; turn < 6; turn += 1) {
      world.advance(16 * 60_000);
      const answers = await Promise.all([
        client.member.token({}),
        client.member.balance({}),
        client.member.messageNum({}),
        client.finance.depositOpen({}),
        client.games.walletList({}),
        client.member.vips({}),
      ]);
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
    }
    expect((await client.account.logout({})).ok).toBe(true);
    expect(faults).toEqual([]);
  });
});

import { contract } from "@baize/api-client/contract";
import { first, raw } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

const DAY = 24 * 3_600_000;

describe("what runs by the clock", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    await member.register("timelyone");
  }, 60_000);
  afterAll(() => world.close());
  const count = async (table: string): Promise<number> =>
    Number(
      (await world.database.read(() => first(raw<{ n: bigint }>(`select count(*) as n from ${table}`))))?.n ?? -1n,
    );

  it("expires orders that nobody paid", async () => {
    const [method] = (await member.call(contract.finance.depositMethods, {})).data;
    const { id } = (
      await member.call(contract.finance.depositCreate, {
        channelId: method?.channels[0]?.id ?? "",
        payerName: "林晓",
        amount: "100.00",
        reqId: newKey(),
      })
    ).data;
    world.advance(29 * 60_000);
    await member.call(contract.member.token, {});
    world.advance(2 * 60_000);
    await world.sandbox.runJobs();
    expect((await member.call(contract.finance.depositOrder, { id })).data.state).toBe("expired");
  });

  it("sweeps what is over, and nothing that may still be asked for", async () => {
    await member.solveCaptcha("login");
    await member.askCode("register", "13600000001");
    await member.logIn("timelyone", "Wrongpass1");
    await world.sandbox.runJobs();
    expect(
      await Promise.all(
        ["site_captcha", "site_code", "site_code_target", "site_try", "site_family", "ledger_key"].map(count),
      ),
    ).toEqual([1, 1, 2, 2, 1, 1]);
    world.advance(8 * DAY);
    await world.sandbox.runJobs();
    expect(
      await Promise.all(
        [
          "site_captcha",
          "site_code",
          "site_code_target",
          "site_try",
          "site_family",
          "site_token",
          "site_outbox",
          "ledger_key",
        ].map(count),
      ),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    world.advance(31 * DAY);
    await world.sandbox.runJobs();
    // The key of a deposit stays as long as its order.
    expect([await count("ledger_key"), await count("site_member")]).toEqual([1, 1]);
    expect(world.log()).not.toContain("job_failed");
  });
});

import { contract } from "@baize/api-client/contract";
import { run } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { q } from "../accounts/tables.ts";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { path } = contract.member.balance;

describe("faults of calls", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    await member.register("faulted1");
  }, 60_000);
  afterAll(() => world.close());
  const balance = () => member.call(contract.member.balance, {});
  const store = async (fault: object): Promise<void> => {
    const value = JSON.stringify({ path, ...fault });
    await world.database.atomic(() => run(q.insertInto("site_setting").values({ name: `fault/${path}`, value })));
  };
  const open = async (): Promise<{ readonly other: World; readonly client: TestClient }> => {
    const other = await startWorld({ database: world.database, dataDir: world.dataDir });
    const client = other.client();
    await client.logIn("faulted1", "Passw0rdgood");
    return { other, client };
  };

  it.each(["lose_request", "lose_response"])("of the kind %s break the connection as often as set", async (kind) => {
    await member.operator("/faults/call", { path, kind, times: 2 });
    await expect(balance()).rejects.toThrow("fetch failed");
    await expect(balance()).rejects.toThrow("fetch failed");
    expect((await balance()).code).toBe("");
  });

  it("delay a call, and are lifted", async () => {
    await member.operator("/faults/call", { path, kind: "delay", delayMs: 80 });
    const begun = performance.now();
    await balance();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(79);
    expect(await member.consolePage("/faults")).toContain("80 ms");
    await member.operator("/faults/call", { path, lift: 1 });
    expect(await member.consolePage("/faults")).not.toContain("80 ms");
  });

  it("are refused without a path, of a kind that calls do not have, or with a count that is none", async () => {
    for (const fields of [
      { kind: "none" },
      { kind: "garble" },
      { kind: "delay", path: "" },
      { kind: "delay", times: 0 },
    ])
      await expect(member.operator("/faults/call", { path, ...fields }), JSON.stringify(fields)).rejects.toThrow(
        "delay, refuse, lose_request, lose_response",
      );
  });

  it("that an earlier version stored are met under their present name", async () => {
    await store({ kind: "lose", delayMs: 0, times: 1 });
    const { other, client } = await open();
    await expect(client.call(contract.member.balance, {})).rejects.toThrow("fetch failed");
    expect((await client.call(contract.member.balance, {})).code).toBe("");
    await other.close();
  });

  it("that cannot be read are met by nobody", async () => {
    await store({ kind: "unheard_of", delayMs: 0, times: null });
    const { other, client } = await open();
    expect((await client.call(contract.member.balance, {})).code).toBe("");
    await other.close();
  });
});

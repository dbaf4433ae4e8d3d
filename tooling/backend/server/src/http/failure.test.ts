import { contract } from "@baize/api-client/contract";
import { type Database, openDatabase, raw, run, StorageFault } from "@baize/ledger";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("when the store or the code fails", () => {
  let world: World;
  let member: TestClient;
  let database: Database;
  /** What the next writes end with. */
  let failure: Error | null = null;
  /** Whether reads end so too. */
  let failsReads = false;
  beforeAll(async () => {
    database = await openDatabase({ file: ":memory:" });
    const failing: Database = {
      ...database,
      atomic: (work) => (failure ? Promise.reject(failure) : database.atomic(work)),
      read: (work) => (failure && failsReads ? Promise.reject(failure) : database.read(work)),
    };
    world = await startWorld({ database: failing });
    member = world.client();
    await member.register("unlucky1");
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const deposit = async () => {
    const [method] = (await member.call(contract.finance.depositMethods, {})).data;
    return member.call(contract.finance.depositCreate, {
      channelId: method?.channels[0]?.id ?? "",
      payerName: "林晓",
      amount: "100.00",
      reqId: newKey(),
    });
  };
  const during = async <T>(error: Error, act: () => Promise<T>): Promise<T> => {
    failure = error;
    try {
      return await act();
    } finally {
      failure = null;
    }
  };

  it("says busy for a full disk, reads on, and works again without a restart", async () => {
    const answer = await during(new StorageFault("disk full at /secret/place"), deposit);
    expect([answer.status, answer.code]).toEqual([200, "server_busy"]);
    expect(JSON.stringify(answer.envelope)).not.toContain("secret");
    expect((await during(new StorageFault("disk full"), () => member.call(contract.member.balance, {}))).code).toBe("");
    expect((await deposit()).code).toBe("");
  });

  it("claims nothing about money when a commit was cut off or the code failed", async () => {
    const cutOff = await during(new StorageFault("connection lost", { outcome: "unknown" }), deposit);
    expect([cutOff.status, cutOff.envelope.status, cutOff.envelope.code]).toEqual([503, false, undefined]);
    const bug = await during(new TypeError("x is not a function"), deposit);
    expect([bug.status, bug.envelope.status, bug.envelope.code]).toEqual([500, false, undefined]);
    expect(JSON.stringify(bug.envelope)).not.toContain("function");
    expect(world.log()).toContain("x is not a function");
  });

  it("answers a bug in a call without money as a busy server", async () => {
    const answer = await during(new TypeError("x is not a function"), () =>
      member.call(contract.account.preferences, { autoTransfer: true }),
    );
    expect([answer.status, answer.code]).toEqual([500, "server_busy"]);
  });

  it("answers a bug outside the calls with a policy that loads and frames nothing", async () => {
    failsReads = true;
    const reply = await during(new TypeError("x is not a function"), () =>
      fetch(`${world.url}/media/${"a".repeat(24)}`),
    );
    failsReads = false;
    expect([reply.status, await reply.text(), reply.headers.get("cache-control")]).toEqual([500, "500", "no-store"]);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'; frame-ancestors 'none'");
  });

  it("moves no money while the books do not agree, and lets members look on", async () => {
    await database.atomic(() =>
      run(raw("update ledger_account set balance = balance + 1 where id = (select min(id) from ledger_account)")),
    );
    const frozen = await startWorld({ database, dataDir: world.dataDir });
    const client = frozen.client();
    await client.logIn("unlucky1", "Passw0rdgood");
    const [method] = (await client.call(contract.finance.depositMethods, {})).data;
    const input = { channelId: method?.channels[0]?.id ?? "", payerName: "林晓", amount: "100.00", reqId: newKey() };
    expect((await client.call(contract.finance.depositCreate, input)).code).toBe("server_busy");
    expect((await client.call(contract.member.token, {})).data.username).toBe("unlucky1");
    expect(frozen.log()).toContain("books_disagree");
    await frozen.close();
  });
});

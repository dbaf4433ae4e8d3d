import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { ledgerMigrations } from "../migrations.ts";
import { freshPostgres } from "../testing/fresh-postgres.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { withEngines } from "../testing/with-engines.ts";
import { brandSubject, memberSubject, noteChange, readChanges } from "./changes.ts";

const AT = 1_000;

withEngines("noted changes", (open) => {
  let database: Database;
  let subject = "";
  let count = 0;
  beforeAll(async () => {
    database = await open();
    await database.migrate("ledger", ledgerMigrations);
  });
  beforeEach(() => {
    subject = memberSubject(`m${(count += 1)}`);
  });
  const note = (topics: readonly string[], at = AT, of = subject) => database.atomic(() => noteChange(of, topics, at));
  const read = async (of = subject) => (await database.read(() => readChanges([of]))).get(of);

  it("are numbered one after the other, and the latest of a topic is kept", async () => {
    await note(["balance", "orders"]);
    await note(["messages"]);
    await note(["balance"], AT + 5);
    expect(await read()).toEqual([
      { topic: "orders", id: 2, at: AT },
      { topic: "messages", id: 3, at: AT },
      { topic: "balance", id: 4, at: AT + 5 },
    ]);
  });
  it("count for each subject apart, and read together", async () => {
    await note(["balance"]);
    await note(["maintenance"], AT, brandSubject(subject));
    const both = await database.read(() => readChanges([subject, brandSubject(subject), memberSubject("nobody")]));
    expect([...both.values()].map(([change]) => change?.id)).toEqual([1, 1]);
    expect(both.size).toBe(2);
  });
  it("leave nothing when their transaction fails, no number either", async () => {
    const failing = database.atomic(function* () {
      yield* noteChange(subject, ["balance"], AT);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await read()).toBeUndefined();
    await note([]);
    expect(await read()).toBeUndefined();
    await note(["balance"]);
    expect(await read()).toEqual([{ topic: "balance", id: 1, at: AT }]);
  });
  it("never show a later number before an earlier one, with many writers", async () => {
    let isWriting = true;
    const seen: number[] = [];
    const look = (async () => {
      for (; isWriting; await nextTurn()) seen.push((await read())?.at(-1)?.id ?? 0);
    })();
    await Promise.all(Array.from({ length: 40 }, (_, index) => note([`t${index % 4}`])));
    isWriting = false;
    await look;
    expect((await read())?.at(-1)?.id).toBe(40);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
  it("wake who watches, once they can be read, until it stops", async () => {
    const heard: (string | null)[] = [];
    const readable: Promise<unknown>[] = [];
    const stop = database.watch((told) => {
      heard.push(told);
      if (told === subject) readable.push(read());
    });
    await expect
      .poll(async () => {
        await note(["balance"]);
        return heard.includes(subject);
      })
      .toBe(true);
    for (const found of await Promise.all(readable)) expect(found).toMatchObject([{ topic: "balance" }]);
    stop();
    const before = heard.length;
    await note(["balance"]);
    await read();
    expect(heard).toHaveLength(before);
  });
});

describe("a watcher on PostgreSQL", () => {
  let server: PostgresServer;
  let here: Database;
  let there: Database;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await freshPostgres(server);
    [here, there] = [await openDatabase({ url }), await openDatabase({ url })];
    await here.migrate("ledger", ledgerMigrations);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await server.stop("fast");
  });

  it("hears what another process changes, and is told to look at all after its connection broke", async () => {
    const heard: (string | null)[] = [];
    here.watch((subject) => heard.push(subject));
    await expect.poll(() => heard).toEqual([null]);
    await there.atomic(() => noteChange("member/a", ["balance"], AT));
    await expect.poll(() => heard).toEqual([null, "member/a"]);
    await server.restart("immediate");
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(heard[2]).toBeNull();
    heard.length = 0;
    await there.atomic(() => noteChange("member/b", ["balance"], AT));
    await expect.poll(() => heard).toContain("member/b");
  }, 40_000);
});

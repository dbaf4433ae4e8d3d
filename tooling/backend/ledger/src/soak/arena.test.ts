import { join } from "node:path";
import { expect, it } from "vitest";
import type { Database, Work } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { checkArena, prepareArena, withFolder } from "./arena.ts";
import { Clients } from "./clients.ts";
import { BANK } from "./intents.ts";
import type { Operation } from "./operation.ts";
import { perform } from "./perform.ts";

const pay = (key: string): Operation => ({
  act: { type: "transfer", id: "pay", from: BANK, to: "member/0", amount: 5n },
  key,
  payload: "own",
});
const key = "key-0000000000000001";

/** Answers as if the work were committed, and rolls it back. */
const forgetting = (database: Database): Database => ({
  ...database,
  atomic: async <R>(work: () => Work<R>): Promise<R> => {
    const answers: R[] = [];
    await database
      .atomic(function* () {
        answers.push(yield* work());
        throw new RangeError("rolled back");
      })
      .catch(() => undefined);
    const [answer] = answers;
    if (answer === undefined) throw new Error("The work did not come to its end.");
    return answer;
  },
});

const findingsOf = (
  task: (database: Database, clients: (of: Database) => Clients) => Promise<Clients>,
): Promise<readonly string[]> =>
  withFolder(async (folder) => {
    const arena = await prepareArena({ file: join(folder, "arena.db") });
    const database = await openDatabase(arena.options);
    const clients = await task(
      database,
      (of) => new Clients({ seed: 1, isAllKeyed: false, send: (_, each) => perform(of, each) }),
    );
    await database.close();
    return checkArena(arena, clients);
  });

it("finds nothing in what a sound ledger did", async () => {
  const findings = await findingsOf(async (database, open) => {
    const clients = open(database);
    let begun = 0;
    const isDone = () => (begun += 1) > 300;
    await Promise.all([clients.run(0, isDone), clients.run(1, isDone)]);
    expect(clients.history.length).toBeGreaterThanOrEqual(300);
    return clients;
  });
  expect(findings).toEqual([]);
});

it("finds what was acknowledged and is lost", async () => {
  const findings = await findingsOf(async (database, open) => {
    const clients = open(forgetting(database));
    await clients.settle(0, pay(key));
    return clients;
  });
  expect(findings).toContain("transfer pay is lost");
  expect(findings).toContain(`key ${key} is lost`);
  expect(findings.join()).toContain("balance of member/0");
});

it("finds what happened twice behind the client's back", async () => {
  const findings = await findingsOf(async (database, open) => {
    const clients = open(database);
    await clients.settle(0, pay(key));
    await perform(database, pay("key-0000000000000002"));
    return clients;
  });
  expect(findings).toContain("transfer pay is doubled");
  expect(findings).toContain("key key-0000000000000002 was never answered");
});

it("finds a write that was reported as rolled back", async () => {
  const findings = await findingsOf(async (database) => {
    let isFirst = true;
    const clients = new Clients({
      seed: 1,
      isAllKeyed: true,
      send: async (_, operation) => {
        const reply = await perform(database, operation);
        if (!isFirst) return reply;
        isFirst = false;
        return { outcome: "fault", wrote: "rolled_back", why: "" };
      },
    });
    await clients.settle(0, pay(key));
    return clients;
  });
  expect(findings).toEqual([`${key}: reported as rolled back, but it had been written`]);
});

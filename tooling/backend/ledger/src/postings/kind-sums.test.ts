import { expect, it } from "vitest";
import { ledgerMigrations } from "../migrations.ts";
import { withEngines } from "../testing/index.ts";
import { kindSums } from "./kind-sums.ts";
import { ledger } from "./ledger.ts";

withEngines("sums by kind and period", (open) => {
  const start = async () => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    const account = (id: string, mayBeNegative = false) =>
      ledger.openAccount({ id, kind: "k", owner: "o", asset: "CNY", mayBeNegative });
    await database.atomic(function* () {
      yield* account("bank", true);
      yield* account("one");
      yield* account("other");
    });
    let count = 0;
    const post = (kind: string, from: string, to: string, amount: bigint, at: number) =>
      database.atomic(() => ledger.post({ id: `t${(count += 1)}`, kind, at, legs: [{ from, to, amount }] }));
    await post("deposit", "bank", "one", 100n, 9);
    await post("deposit", "bank", "one", 20n, 10);
    await post("transfer", "one", "other", 50n, 15);
    await post("bet", "other", "bank", 7n, 19);
    await post("bet", "other", "bank", 3n, 20);
    return (accounts: readonly string[], edges: readonly number[]) => database.read(() => kindSums(accounts, edges));
  };

  it("are of the accounts alone, a posting at an edge within the later period", async () => {
    const sums = await start();
    expect(await sums(["one", "other"], [10, 20])).toEqual([
      { kind: "bet", period: 1, amount: -7n },
      { kind: "bet", period: 2, amount: -3n },
      { kind: "deposit", period: 0, amount: 100n },
      { kind: "deposit", period: 1, amount: 20n },
      { kind: "transfer", period: 1, amount: 0n },
    ]);
    expect(await sums(["one"], [])).toEqual([
      { kind: "deposit", period: 0, amount: 120n },
      { kind: "transfer", period: 0, amount: -50n },
    ]);
    expect(await sums(["unknown"], [10])).toEqual([]);
    expect(await sums([], [10])).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { ledgerMigrations } from "../migrations.ts";
import { withEngines } from "../testing/index.ts";
import { ledger } from "./ledger.ts";

withEngines("accounts", (open) => {
  it("sum what an owner has of one asset in accounts of some kinds", async () => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.atomic(function* () {
      for (const [id, kind, owner, asset, balance] of [
        ["ann/main", "member", "ann", "CNY", 100n],
        ["ann/game", "game", "ann", "CNY", 20n],
        ["ann/other", "other", "ann", "CNY", -7n],
        ["ann/coin", "game", "ann", "USDT", 1000n],
        ["bo/game", "game", "bo", "CNY", 5000n],
      ] as const) {
        const bank = `bank/${asset}`;
        yield* ledger.openAccount({ id: bank, kind: "house", owner: "bank", asset, mayBeNegative: true });
        yield* ledger.openAccount({ id, kind, owner, asset, mayBeNegative: true });
        const leg = balance > 0n ? { from: bank, to: id, amount: balance } : { from: id, to: bank, amount: -balance };
        yield* ledger.post({ id: `to ${id}`, kind: "test", at: 1_795_000_000_000, legs: [leg] });
      }
    });
    const sum = (kinds: readonly [string, ...string[]]) => database.read(() => ledger.owned("ann", "CNY", kinds));
    expect(await sum(["game"])).toBe(20n);
    expect(await sum(["member", "game", "other"])).toBe(113n);
    expect(await sum(["house"])).toBe(0n);
  });
});

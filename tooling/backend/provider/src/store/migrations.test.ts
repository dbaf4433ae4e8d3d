import { audit, ledger, ledgerMigrations, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { MEMBER, openHarness, START } from "../testing/open-harness.ts";
import { bankAccount, gameAccount } from "./accounts.ts";
import { providerMigrations } from "./migrations.ts";

const OLD_BET = `insert into provider_bet (
    id, play_id, member_ref, brand, asset, platform, game_id, category, choice, stake, valid, payout, state, face,
    round_id, price, placed_at, due_at, settled_at)
  values (?, null, ?, '10001', 'CNY', 'lyty', 'lyty-001', 6, ?, 1000, ?, ?, ?, '{}', ?, 211, ?, ?, ?)`;

withEngines("bets on matches from before legs", (open) => {
  it("become bets of one leg; an open one is returned, and settled ones are unchanged", async () => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.migrate("provider", providerMigrations.slice(0, 1));
    await database.atomic(function* () {
      const wallet = (yield* ledger.openAccount(gameAccount(MEMBER, "lyty", "CNY"))).id;
      const bank = (yield* ledger.openAccount(bankAccount("lyty", "CNY"))).id;
      const posted = yield* ledger.post({
        id: "bet:B1",
        kind: "bet",
        at: START,
        legs: [{ from: bank, to: wallet, amount: 5000n }],
      });
      expect(posted.ok).toBe(true);
      yield* run(
        raw(
          OLD_BET,
          "B1",
          MEMBER,
          "0-home",
          0n,
          0n,
          "unsettled",
          "lyty-001/20780/0/1795780815000",
          START - 10_000,
          START,
          null,
        ),
      );
      yield* run(
        raw(
          OLD_BET,
          "B2",
          MEMBER,
          "3-away",
          1000n,
          2110n,
          "won",
          "lyty-001/20780/3/1795780800000",
          START - 50_000,
          START - 20_000,
          START - 20_000,
        ),
      );
    });
    const harness = await openHarness(database);
    expect(await harness.provider.settleDue()).toBe(1);
    expect(harness.settled).toMatchObject([{ betId: "B1", state: "cancelled", payout: 1000n }]);
    expect(await harness.provider.wallet.balance(MEMBER, "lyty")).toBe(6000n);
    const { rows } = await harness.provider.bets.list({ memberRef: MEMBER, page: 1, size: 10, locale: "en" });
    expect(rows).toMatchObject([
      { id: "B1", state: "cancelled", net: 0n },
      { id: "B2", state: "won", net: 1110n },
    ]);
    expect(rows[1]?.content).toContain("Away @2.11");
    expect(await audit(database)).toEqual([]);
  });
});

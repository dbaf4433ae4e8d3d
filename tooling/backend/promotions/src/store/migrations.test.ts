import { cashierMigrations } from "@baize/cashier";
import { all, ledgerMigrations, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { promotionMigrations } from "./migrations.ts";

withEngines("the tables of promotions", (open) => {
  it("keep reasons of the list, and have others as none of them", async () => {
    const database = await open();
    await database.migrate("ledger", ledgerMigrations);
    await database.migrate("cashier", cashierMigrations);
    await database.migrate("promotions", promotionMigrations.slice(0, 1));
    const reasons = ["", "budget_gone", "forfeited", "地址不完整"];
    for (const [index, reason] of reasons.entries())
      await database.atomic(() =>
        run(
          raw(
            `insert into promo_award (id, brand, activity, member, once, amount, state, reason, facts, created_at)
              values (?, 'a', 'b', 'c', ?, 1, 'refused', ?, '{}', 1)`,
            `P${index}`,
            `o${index}`,
            reason,
          ),
        ),
      );
    await database.migrate("promotions", promotionMigrations);
    const rows = await database.read(() => all(raw<{ reason: string }>("select reason from promo_award order by id")));
    expect(rows.map(({ reason }) => reason)).toEqual(["", "budget_gone", "forfeited", "other"]);
  });
});

import { first, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "./testing/create-world.ts";
import { samples } from "./testing/samples.ts";

withEngines("the auditor", (open) => {
  it("finds nothing in the accounts of promotions, until one of them is changed by other than postings", async () => {
    const world = await createWorld(await open());
    await world.promotions.operator.create(world.brand, samples.alone({ conditions: [] }));
    await world.promotions.operator.create(world.brand, samples.freeBets());
    const ctx = await world.join("m1", { level: 2 });
    await world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
    await world.promotions.vipClaim(ctx, { type: "month", level: 2 });
    await world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" });
    expect([await world.balance(ctx), await world.findings()]).toEqual(["48.00", []]);
    for (const account of ["promotion/10001/weekly-bonus", "promotion/10001/vip-gifts", "free-bets/10001/free-bets"]) {
      const change = (sum: number) =>
        world.database.atomic(() =>
          run(raw("update ledger_account set balance = balance + ? where id = ?", BigInt(sum), account)),
        );
      expect(await change(1)).toBe(1);
      expect(await world.findings()).toMatchObject([
        { rule: "sum_not_zero", subject: "CNY" },
        { rule: "balance_not_entries", subject: account },
      ]);
      await change(-1);
    }
    expect(await world.findings()).toEqual([]);
  });

  it("finds that free bets are used, left or returned for all that their budget gave", async () => {
    const world = await createWorld(await open());
    await world.promotions.operator.create(world.brand, samples.freeBets());
    const awards: string[] = [];
    for (const id of ["m1", "m2", "m3"]) {
      const ctx = await world.join(id);
      const given = await world.promotions.applyAloneActive(ctx, { id: "free-bets", fields: "" });
      if (!given.ok) throw new Error(given.code);
      awards.push(given.data.applyId);
      await world.freeBet(ctx, given.data.applyId, `bet-of-${id}`);
    }
    await world.callOffFreeBet("bet-of-m2");
    await world.promotions.operator.reverse(world.brand, awards[2] ?? "");
    const moved = (kind: string) =>
      world.database.read(() =>
        first(
          raw<{ sum: bigint }>(
            `select coalesce(sum(p.amount), 0) as sum from ledger_posting p join ledger_transfer t on t.id = p.transfer
              join ledger_account a on a.id = p.account where a.kind = 'promotion' and t.kind = ?`,
            kind,
          ),
        ),
      );
    expect([(await moved("free_bets"))?.sum, (await moved("free_bets_end"))?.sum]).toEqual([-9_000n, 2_000n]);
    // Left: two of the first member and three of the second. Staked: one of the first and one of the third.
    expect([await world.minor("free-bets/10001/free-bets"), await world.minor("pbank/lotus/CNY")]).toEqual([
      5_000n,
      2_000n,
    ]);
    expect(await world.findings()).toEqual([]);
  });
});

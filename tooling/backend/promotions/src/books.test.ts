import { raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "./testing/create-world.ts";
import { samples } from "./testing/samples.ts";

withEngines("the auditor", (open) => {
  it("finds nothing in the accounts of promotions, until one of them is changed by other than postings", async () => {
    const world = await createWorld(await open());
    await world.promotions.operator.create(world.brand, samples.alone({ conditions: [] }));
    const ctx = await world.join("m1", { level: 2 });
    await world.promotions.applyAloneActive(ctx, { id: "weekly-bonus", fields: "" });
    await world.promotions.vipClaim(ctx, { type: "month", level: 2 });
    expect([await world.balance(ctx), await world.findings()]).toEqual(["48.00", []]);
    for (const promotion of ["weekly-bonus", "vip-gifts"]) {
      const account = `promotion/${world.brand.code}/${promotion}`;
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
});

import { all, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { fillOld } from "../testing/fill-old.ts";
import { payIn } from "../testing/member-steps.ts";

/** Copies the account under another id, with other values where given. */
const copyAccount = (number: string, isDefault: string, index: string): string =>
  `insert into cashier_account select 'A2', brand, member, type, bank_code, bank_name, ${number}, holder, branch,
   protocol, coin_type, alias, qr_id, ${isDefault}, usable_from, created_at, deleted_at, ${index} from cashier_account`;

withEngines("a database of the first version", (open) => {
  it("keeps its orders, accounts and turnover, and goes on from there", async () => {
    const database = await open();
    await fillOld(database);
    const world = await createWorld(database);
    const ctx = await world.join("old");
    const { cashier } = world;
    expect(await cashier.depositOrder(ctx, { id: "D1" })).toMatchObject({
      data: { state: "succeeded", bonus: "0.00", receive: "100.00", turnover: "100.00", qrText: null },
    });
    expect(await cashier.withdrawOrder(ctx, { id: "W1" })).toMatchObject({
      data: { state: "under_review", coin: null },
    });
    expect(await cashier.memberBanks(ctx, { withdraw_type: "all" })).toMatchObject({
      data: { list: [{ id: "A1", alias: "", isDefault: true, enabled: true }] },
    });
    expect(await cashier.transactions(ctx, { date: -1, page: 1, size: 20, kind: "all" })).toMatchObject({
      data: { total: 2, sums: [{ currency: "CNY", in: "100.00" }], netDeposits: "100.00" },
    });
    expect(await cashier.turnoverBets(ctx, { id: "deposit:D1", page: 1, size: 20 })).toMatchObject({
      data: { total: 1, list: [{ betId: "earlier", counted: "40.00", valid: "40.00" }] },
    });
    expect(await cashier.turnoverBets(ctx, { id: "deposit:D2", page: 1, size: 20 })).toMatchObject({
      data: { total: 0, list: [] },
    });
    await database.atomic(() => cashier.recordTurnover("old", 7000n, "new-bet"));
    expect(await cashier.turnoverBets(ctx, { id: "deposit:D1", page: 1, size: 20 })).toMatchObject({
      data: { total: 2, list: [{ betId: "new-bet", counted: "60.00", valid: "70.00" }, { counted: "40.00" }] },
    });
    await payIn(world, ctx, "100");
  });
  it("is as strict as before about what must be single", async () => {
    const database = await open();
    await fillOld(database);
    await createWorld(database);
    const twice = (change: string) => database.atomic(() => run(raw(change)));
    await expect(twice(copyAccount("number", "0", "number_index"))).rejects.toThrow(/unique/i);
    await expect(twice(copyAccount("'1'", "1", "'other'"))).rejects.toThrow(/unique/i);
    await expect(twice("update cashier_order set coin = 'HHB'")).rejects.toThrow(/check/i);
    await expect(twice("update cashier_count set counted = 1")).rejects.toThrow(/append-only/);
    expect(await database.read(() => all(raw("select id from cashier_order order by id")))).toEqual([
      { id: "D1" },
      { id: "W1" },
    ]);
  });
});

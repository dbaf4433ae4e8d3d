import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import { ADDRESSES, createWorld, findings, START, type World } from "./create-world.ts";
import type { CashierContext, SeedEntry } from "./types.ts";

const DAY = 86_400_000;

withEngines("a seeded past", (open) => {
  let world: World;
  let ctx: CashierContext;
  const at = (day: number): number => START - day * DAY;
  const plan: readonly SeedEntry[] = [
    { kind: "bank", at: at(150), bankCode: "YUNHE", holder: "王小明", number: "6222020200112233" },
    { kind: "deposit", at: at(149), channelId: "bank-transfer", amount: "1000", outcome: "succeeded" },
    { kind: "turnover", at: at(148), valid: 100_000n, betRef: "old-bet-1" },
    { kind: "withdraw", at: at(147), amount: "400", outcome: "paid" },
    { kind: "withdraw", at: at(146), amount: "100", outcome: "refused" },
    { kind: "transfer", at: at(100), from: "central", to: "lotus", amount: "50" },
    { kind: "deposit", at: at(90), channelId: "usdt-trc20", amount: "200", outcome: "cancelled" },
    { kind: "deposit", at: at(80), channelId: "usdt-trc20", amount: "200", outcome: "refused" },
    { kind: "deposit", at: at(70), channelId: "usdt-trc20", amount: "200", outcome: "expired" },
    { kind: "coin", at: at(60), coinType: 1, protocol: "TRC20", address: ADDRESSES.TRC20[0] },
    { kind: "withdraw", at: at(1), amount: "100", outcome: "under_review" },
  ];
  const snapshot = async () => {
    const [records, balance, accounts, lifetime] = [
      await world.cashier.transactions(ctx, { date: -1, page: 1, size: 100, kind: "all" }),
      await world.cashier.balance(ctx),
      await world.cashier.memberBanks(ctx, { withdraw_type: "all" }),
      await world.cashier.lifetime(ctx.member.id),
    ];
    return { records: records.ok ? records.data : null, balance: balance.ok ? balance.data : null, accounts: accounts.ok ? accounts.data.list : [], lifetime };
  };

  beforeAll(async () => {
    world = await createWorld(await open());
    ctx = await world.join("demo member:1");
    await world.cashier.seedHistory(ctx, plan);
  });

  it("stands in the records at its own times", async () => {
    const { records } = await snapshot();
    expect(records?.list.map(({ kind, state, amount, time }) => [kind, state, amount, time.slice(0, 10)])).toEqual([
      ["withdraw", "under_review", "-100.00", "2026-11-19"],
      ["deposit", "expired", "200.00", "2026-09-11"],
      ["deposit", "refused", "200.00", "2026-09-01"],
      ["deposit", "cancelled", "200.00", "2026-08-22"],
      ["transfer", "succeeded", "-50.00", "2026-08-12"],
      ["withdraw", "refused", "-100.00", "2026-06-27"],
      ["withdraw", "paid", "-400.00", "2026-06-26"],
      ["deposit", "succeeded", "1000.00", "2026-06-24"],
    ]);
    expect(records).toMatchObject({ netDeposits: "600.00", since: "2026-06-23" });
  });
  it("moves money as it would have then", async () => {
    const { balance, accounts, lifetime } = await snapshot();
    expect(balance).toMatchObject({ balance: "450.00", locked: "100.00", total: "600.00", withdrawable: "450.00" });
    expect(accounts.map(({ type, enabled }) => [type, enabled])).toEqual([["bank", true], ["coin", true]]);
    expect(lifetime).toEqual({ deposits: 100_000n, withdrawals: 40_000n, turnover: 100_000n });
    expect(await findings(world)).toEqual([]);
  });
  it("is the same after it was played again", async () => {
    const before = await snapshot();
    await world.cashier.seedHistory(ctx, plan);
    expect(await snapshot()).toEqual(before);
  });
  it("says which entry is impossible", async () => {
    const other = await world.join("other");
    const impossible: SeedEntry[] = [{ kind: "deposit", at: at(3), channelId: "bank-transfer", amount: "1", outcome: "succeeded" }];
    await expect(world.cashier.seedHistory(other, impossible)).rejects.toThrow('Entry 0 (deposit) of the plan was refused: amount_below_min {"min":"100.00"}');
    const unpaid: SeedEntry[] = [{ kind: "withdraw", at: at(3), amount: "100", outcome: "paid" }];
    await expect(world.cashier.seedHistory(other, unpaid)).rejects.toThrow("account_unknown");
  });
});

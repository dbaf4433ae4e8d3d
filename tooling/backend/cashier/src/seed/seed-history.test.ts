import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { ADDRESSES } from "../testing/member-steps.ts";
import type { SeedEntry } from "./seed-entry.ts";

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
    { kind: "alipay", at: at(59), holder: "王小明", account: "13800138000" },
    { kind: "grant", at: at(50), grant: "rebate", amount: "8.88", multiple: "0", label: "weekly rebate" },
    { kind: "grant", at: at(49), grant: "bonus", amount: "10", multiple: "1", label: "welcome" },
    { kind: "turnover", at: at(48), valid: 1_000n, betRef: "old-bet-2" },
    { kind: "deposit", at: at(45), channelId: "coin-hhb", amount: "200", outcome: "succeeded" },
    { kind: "turnover", at: at(44), valid: 19_900n, betRef: "old-bet-3" },
    { kind: "exchange", at: at(40), from: "HHB", to: "CNY", amount: "50" },
    { kind: "exchange", at: at(39), from: "CNY", to: "HHB", amount: "20" },
    { kind: "withdraw", at: at(1), amount: "100", outcome: "under_review" },
  ];
  const snapshot = async () => {
    const [records, balance, accounts, lifetime] = [
      await world.cashier.transactions(ctx, { date: -1, page: 1, size: 100, kind: "all" }),
      await world.cashier.balance(ctx),
      await world.cashier.memberBanks(ctx, { withdraw_type: "all" }),
      await world.cashier.lifetime(ctx.member.id),
    ];
    return {
      records: records.ok ? records.data : null,
      balance: balance.ok ? balance.data : null,
      accounts: accounts.ok ? accounts.data.list : [],
      lifetime,
    };
  };

  beforeAll(async () => {
    world = await createWorld(await open());
    ctx = await world.join("demo member:1");
    await world.cashier.seedHistory(ctx, plan);
  });

  it("is in the records at its own times", async () => {
    const { records } = await snapshot();
    expect(records?.list.map(({ kind, state, amount, time }) => [kind, state, amount, time.slice(0, 10)])).toEqual([
      ["withdraw", "under_review", "-100.00", "2026-11-19"],
      ["exchange", "succeeded", "-20.00", "2026-10-12"],
      ["exchange", "succeeded", "50.00", "2026-10-11"],
      ["deposit", "succeeded", "199.00", "2026-10-06"],
      ["bonus", "succeeded", "10.00", "2026-10-02"],
      ["rebate", "succeeded", "8.88", "2026-10-01"],
      ["deposit", "expired", "200.00", "2026-09-11"],
      ["deposit", "refused", "200.00", "2026-09-01"],
      ["deposit", "cancelled", "200.00", "2026-08-22"],
      ["transfer", "succeeded", "-50.00", "2026-08-12"],
      ["withdraw", "refused", "-100.00", "2026-06-27"],
      ["withdraw", "paid", "-400.00", "2026-06-26"],
      ["deposit", "succeeded", "1000.00", "2026-06-24"],
    ]);
    expect(records).toMatchObject({ netDeposits: "799.00", since: "2026-06-23" });
  });
  it("moves money as it would have then", async () => {
    const { balance, accounts, lifetime } = await snapshot();
    expect(balance).toMatchObject({ balance: "498.88", locked: "100.00", total: "648.88", withdrawable: "498.88" });
    expect(accounts.map(({ type, enabled }) => [type, enabled])).toEqual([
      ["bank", true],
      ["coin", true],
      ["alipay", true],
    ]);
    expect(lifetime).toEqual({ deposits: 119_900n, withdrawals: 40_000n, turnover: 120_900n });
    expect(await findings(world)).toEqual([]);
  });
  it("pays out to a coin address by a sheet of that time, once", async () => {
    const other = await world.join("coin only");
    const past: readonly SeedEntry[] = [
      { kind: "coin", at: at(9), coinType: 1, protocol: "TRC20", address: ADDRESSES.TRC20[1] },
      { kind: "grant", at: at(8), grant: "bonus", amount: "500", multiple: "0", label: "welcome" },
      { kind: "withdraw", at: at(7), amount: "200", outcome: "paid" },
    ];
    for (let time = 0; time < 2; time += 1) await world.cashier.seedHistory(other, past);
    expect(await world.cashier.balance(other)).toMatchObject({ data: { balance: "300.00", locked: "0.00" } });
    expect(await world.cashier.operator.listWithdrawals({ member: "coin only" })).toMatchObject([
      { state: "paid", payAsset: "USDT", payAmount: "27.089887" },
    ]);
  });
  it("is the same after it was played again", async () => {
    const before = await snapshot();
    await world.cashier.seedHistory(ctx, plan);
    expect(await snapshot()).toEqual(before);
  });
  it("says which entry is impossible", async () => {
    const other = await world.join("other");
    const impossible: SeedEntry[] = [
      { kind: "deposit", at: at(3), channelId: "bank-transfer", amount: "1", outcome: "succeeded" },
    ];
    await expect(world.cashier.seedHistory(other, impossible)).rejects.toThrow(
      'Entry 0 (deposit) of the plan was refused: amount_below_min {"min":"100.00"}',
    );
    const unpaid: SeedEntry[] = [{ kind: "withdraw", at: at(3), amount: "100", outcome: "paid" }];
    await expect(world.cashier.seedHistory(other, unpaid)).rejects.toThrow("account_unknown");
  });
});

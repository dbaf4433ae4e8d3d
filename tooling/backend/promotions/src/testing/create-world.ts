import { cashierMigrations, type CashierContext, createCashier, defaultRules, sealExisting } from "@baize/cashier";
import { type CategoryId, ensureTemporal, money, toDecimal } from "@baize/domain";
import { audit, type Database, ledger, ledgerMigrations } from "@baize/ledger";
import { createVault } from "@baize/safeguards";
import { createPromotions } from "../create-promotions.ts";
import type { MemberContext, MemberProfile, PromotionBrand, VipRights } from "../interface/ports.ts";
import { promotionMigrations } from "../store/migrations.ts";

export const START = Date.UTC(2026, 10, 20, 4);
export const DAY = 86_400_000;

export const RIGHTS: readonly VipRights[] = Array.from({ length: 11 }, (_, level) => ({
  level,
  upgradeGift: `${level * 10}`,
  birthdayGift: `${level * 8}`,
  monthGift: `${level * 5}`,
  rebates: { 2: "0.50", 7: "1.25" },
}));

/** Where stakes of a platform go. */
const BANK = { id: "pbank/lotus/CNY", kind: "pbank", owner: "lotus", asset: "CNY", mayBeNegative: true } as const;

/** Promotions and a cashier over an empty database, with a clock and members that tests control. */
export const createWorld = async (database: Database, { zone = "Asia/Shanghai", start = START } = {}) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await database.migrate("promotions", promotionMigrations);
  const vault = createVault({
    current: "k1",
    keys: new Map([["k1", Buffer.alloc(32, "k1")]]),
    index: Buffer.alloc(32, "index"),
  });
  await sealExisting({ database, vault });
  let now = start;
  let state = 1;
  const random = (n: number): Uint8Array =>
    Uint8Array.from({ length: n }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
  const profiles = new Map<string, MemberProfile>();
  const clock = (): number => now;
  const rules = defaultRules({ code: "10001", zone, currency: { code: "CNY", icon: "¥" } });
  const brand: PromotionBrand = { code: "10001", zone, currency: "CNY", locale: "zh-CN" };
  const cashier = createCashier({
    database,
    clock,
    random,
    vault,
    offers: {
      open: ({ member }, at) => promotions.depositOffers({ brand, member: member.id, locale: "zh-CN" }, at),
      onCredited: ({ id: orderNo, member, offer: id }, at) =>
        promotions.depositCredited({ brand, member, locale: "zh-CN" }, { id, orderNo }, at),
    },
    verifyWithdrawPassword: async () => ({ word: "ok" }),
    hasWithdrawPassword: async () => true,
    wallets: {
      list: () => [],
      credit: async () => "ok",
      debit: async () => "ok",
      query: async () => "absent",
      balance: async () => 0n,
    },
    pictures: { owns: async () => false, url: (id) => id },
    describeBets: async () => new Map(),
  });
  const promotions = createPromotions({
    database,
    clock,
    random,
    vault,
    rewards: cashier.rewards,
    isStake: (_asset, minor) => minor % 100n === 0n && minor <= 500_000n,
    vipRights: () => RIGHTS,
    *profileOf(_brand, member) {
      const profile = profiles.get(member);
      if (profile === undefined) throw new Error(`No member "${member}" in this test.`);
      yield* ledger.account(`member/10001/${member}/main`);
      return profile;
    },
  });
  const cashierOf = (ctx: MemberContext): CashierContext => ({
    brand: rules,
    member: { id: ctx.member, vipLevel: 0, status: 1 },
  });
  let keys = 0;
  return {
    database,
    cashier,
    promotions,
    brand,
    now: clock,
    wait: (ms: number): void => {
      now += ms;
    },
    turnTo: (ms: number): void => {
      now = ms;
    },
    /** A new idempotency key. */
    key: (): string => `key-${String((keys += 1)).padStart(16, "0")}`,
    /** Opens a member, or changes what the accounts know of one. */
    join: async (id: string, more: Partial<MemberProfile> = {}): Promise<MemberContext> => {
      const fresh = { level: 0, registeredAt: now, isInvited: false, birthday: null, isBarred: false, marks: {} };
      profiles.set(id, { ...(profiles.get(id) ?? { id, ...fresh }), ...more });
      await database.atomic(() => cashier.openMember(id, rules));
      return { brand, member: id, locale: "zh-CN" };
    },
    /** A deposit that has arrived; its order number. */
    payIn: async (
      ctx: MemberContext,
      amount: string,
      { channelId = "bank-transfer", offer = "none" } = {},
    ): Promise<string> => {
      const made = await cashier.depositCreate(cashierOf(ctx), {
        channelId,
        amount,
        payerName: "Wang Xiaoming",
        offer,
        reqId: `pay-${String((keys += 1)).padStart(16, "0")}`,
      });
      if (!made.ok) throw new Error(`The deposit was refused: ${made.code}`);
      const { id } = made.data;
      const confirmed = await cashier.operator.confirmDeposit(id, { callbackId: `arrived-${id}` });
      if (!confirmed.ok) throw new Error(confirmed.code);
      return id;
    },
    /** A settled bet: valid turnover, and what was won or lost. */
    bet: async (ctx: MemberContext, valid: string, { category = 7 as CategoryId, net = "0" } = {}): Promise<void> => {
      const ref = `bet-${(keys += 1)}`;
      await database.atomic(function* () {
        yield* cashier.recordTurnover(ctx.member, money(valid, "CNY").minor, ref, now, category);
        yield* cashier.recordPlay(ctx.member, "lotus", money(net, "CNY").minor, ref, now);
      });
    },
    /** A bet with a free bet, in a transaction of its own as the games place it. */
    freeBet: (
      { member }: MemberContext,
      award: string,
      bet: string,
      { stake = 1_000n, category = 7 as CategoryId, of = brand, at = now } = {},
    ) =>
      database.atomic(function* () {
        const bank = (yield* ledger.openAccount(BANK)).id;
        const use = { bet, award, member, category, asset: "CNY" as const, stake, bank };
        return yield* promotions.freeBets.take(of, use, at);
      }),
    settleFreeBet: (bet: string, won: bigint) =>
      database.atomic(() => promotions.freeBets.settle(brand, { bet, platform: "lotus", won }, now)),
    callOffFreeBet: (bet: string) =>
      database.atomic(() => promotions.freeBets.giveBack(brand, { bet, bank: BANK.id }, now)),
    /** Minor units of an account; 0 of one that was never opened. */
    minor: async (account: string): Promise<bigint> =>
      (await database.read(() => ledger.account(account)))?.balance ?? 0n,
    /** Central balance. */
    balance: async ({ member }: MemberContext): Promise<string> => {
      const state = await database.read(() => ledger.account(`member/10001/${member}/main`));
      return toDecimal({ minor: state?.balance ?? 0n, asset: "CNY" });
    },
    turnover: async (ctx: MemberContext) => {
      const answer = await cashier.turnover(cashierOf(ctx));
      if (!answer.ok) throw new Error("no turnover");
      return answer.data;
    },
    records: async (ctx: MemberContext) => {
      const answer = await cashier.transactions(cashierOf(ctx), { kind: "all", date: -1, page: 1, size: 100 });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    },
    /** Findings of the ledger's auditor. */
    findings: () => audit(database),
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

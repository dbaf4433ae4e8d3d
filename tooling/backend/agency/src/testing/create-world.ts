import { cashierMigrations, type CashierContext, createCashier, defaultRules, sealExisting } from "@baize/cashier";
import { type CategoryId, type DateRange, ensureTemporal, money, toDecimal } from "@baize/domain";
import { audit, type Database, ledger, ledgerMigrations, type Work } from "@baize/ledger";
import { createVault } from "@baize/safeguards";
import { auditAgency } from "../audit/audit-agency.ts";
import { createAgency } from "../create-agency.ts";
import { COMMISSION_ACCOUNT } from "../engine/pay.ts";
import type { AgencyBrand, AgencyContext, AgencyMember } from "../interface/ports.ts";
import { agencyMigrations } from "../store/migrations.ts";

export const START = Date.UTC(2026, 10, 20, 4);
export const DAY = 86_400_000;
const FAR = 8_640_000_000_000_000;

/** A member as the accounts of a test know it. */
interface Known extends AgencyMember {
  readonly inviter: string | null;
  readonly barred: readonly DateRange[];
  readonly marks: readonly string[];
}

/** An agency and a cashier over an empty database, with a clock and members that tests control. */
export const createWorld = async (database: Database, { zone = "Asia/Shanghai", start = START } = {}) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await database.migrate("agency", agencyMigrations);
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
  const clock = (): number => now;
  const known = new Map<string, Known>();
  const rules = defaultRules({ code: "10001", zone, currency: { code: "CNY", icon: "¥" } });
  const brand: AgencyBrand = { code: "10001", zone, currency: "CNY", locale: "zh-CN" };
  const cashier = createCashier({
    database,
    clock,
    random,
    vault,
    offers: {
      *open() {
        yield* ledger.accounts([]);
        return [];
      },
      *onCredited() {
        yield* ledger.accounts([]);
        return 0n;
      },
    },
    verifyWithdrawPassword: () => Promise.reject(new Error("Nobody withdraws in these tests.")),
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
  /** The accounts' side, composed into the transaction as the host's would be. */
  function* profile(member: string): Work<Known> {
    const found = known.get(member);
    if (found === undefined) throw new Error(`No member "${member}" in this test.`);
    yield* ledger.account(`member/10001/${member}/main`);
    return found;
  }
  const agency = createAgency({
    database,
    clock,
    random,
    vault,
    rewards: cashier.rewards,
    bonusesOf: (member, range) => cashier.rewards.bonusesOf(member, range, COMMISSION_ACCOUNT),
    *hasDeposited(member, before) {
      return (yield* cashier.rewards.memberSums(member, { startMs: 0, endMs: before })).deposits > 0n;
    },
    memberOf: (_brand, member) => profile(member),
    *inviterOf(_brand, member) {
      return (yield* profile(member)).inviter;
    },
    *invitees(_brand, member, { page, size }) {
      yield* profile(member);
      const list = [...known.values()].filter(({ inviter }) => inviter === member).toReversed();
      return { total: list.length, list: list.slice((page - 1) * size, page * size) };
    },
    *isBarred(_brand, member, { startMs, endMs }) {
      return (yield* profile(member)).barred.some((range) => range.startMs < endMs && startMs < range.endMs);
    },
    *sharesMark(_brand, one, other) {
      const { marks } = yield* profile(other);
      return (yield* profile(one)).marks.some((mark) => marks.includes(mark));
    },
  });
  const cashierOf = ({ member }: AgencyContext): CashierContext => ({
    brand: rules,
    member: { id: member, vipLevel: 0, status: 1 },
  });
  let keys = 0;
  const nextKey = (): string => String((keys += 1)).padStart(16, "0");
  const stored = (id: string): Known => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`No member "${id}" in this test.`);
    return found;
  };
  /** Opens a member, or changes what the accounts know of one. */
  const join = async (id: string, more: Partial<Known> = {}): Promise<AgencyContext> => {
    const fresh = { id, name: `user-${id}`, code: `CODE-${id}`, registeredAt: now };
    known.set(id, { ...fresh, inviter: null, barred: [], marks: [], ...known.get(id), ...more });
    await database.atomic(() => cashier.openMember(id, rules));
    return { brand, member: id };
  };
  const payIn = async (ctx: AgencyContext, amount = "100"): Promise<void> => {
    const made = await cashier.depositCreate(cashierOf(ctx), {
      channelId: "bank-transfer",
      amount,
      payerName: "Wang Xiaoming",
      offer: "none",
      reqId: `pay-${nextKey()}`,
    });
    if (!made.ok) throw new Error(`The deposit was refused: ${made.code}`);
    const { id } = made.data;
    const confirmed = await cashier.operator.confirmDeposit(id, { callbackId: `arrived-${id}` });
    if (!confirmed.ok) throw new Error(confirmed.code);
  };
  return {
    database,
    agency,
    brand,
    now: clock,
    wait: (ms: number): void => {
      now += ms;
    },
    turnTo: (ms: number): void => {
      now = ms;
    },
    join,
    payIn,
    /** Bars a member from now on; gives what ends it. */
    bar: (id: string): (() => void) => {
      const [before, startMs] = [stored(id).barred, now];
      known.set(id, { ...stored(id), barred: [...before, { startMs, endMs: FAR }] });
      return () => void known.set(id, { ...stored(id), barred: [...before, { startMs, endMs: now }] });
    },
    /** A member who is an agent from now on. */
    agent: async (id: string, more: Partial<Known> = {}): Promise<AgencyContext> => {
      const ctx = await join(id, more);
      const applied = await agency.apply(ctx, { text: "I know many players.", contact: "agent@example.com" });
      if (!applied.ok) throw new Error(`The application was refused: ${applied.code}`);
      const approved = await agency.operator.approve(brand, applied.data.id);
      if (!approved.ok) throw new Error(approved.code);
      return ctx;
    },
    /** An invitee who has deposited. */
    invitee: async (id: string, inviter: string, more: Partial<Known> = {}): Promise<AgencyContext> => {
      const ctx = await join(id, { inviter, ...more });
      await payIn(ctx);
      return ctx;
    },
    /** A settled bet: valid turnover, and what the member won or lost. */
    bet: async (ctx: AgencyContext, valid: string, net: string, category: CategoryId = 7): Promise<void> => {
      const ref = `bet-${nextKey()}`;
      await database.atomic(function* () {
        yield* cashier.recordTurnover(ctx.member, money(valid, "CNY").minor, ref, now, category);
        yield* cashier.recordPlay(ctx.member, "lotus", money(net, "CNY").minor, ref, now);
      });
    },
    bonus: async ({ member }: AgencyContext, amount: string): Promise<void> => {
      const grant = { brand: brand.code, member, kind: "bonus" as const, amount, multiple: "0", label: "bonus" };
      const given = await cashier.operator.grant({ ...grant, ref: `bonus-${nextKey()}` });
      if (!given.ok) throw new Error(given.code);
    },
    /** Rows of the member's earnings, newest day first: day, part, base, percent, amount. */
    earned: async (ctx: AgencyContext): Promise<readonly (string | number | null)[][]> => {
      const page = await agency.earnings(ctx, { date: -1, page: 1, size: 100 });
      if (!page.ok) throw new Error(page.code);
      return page.data.list.map(({ day, category, base, percent, amount }) => [day, category, base, percent, amount]);
    },
    /** Central balance. */
    balance: async ({ member }: AgencyContext): Promise<string> => {
      const account = await database.read(() => ledger.account(`member/10001/${member}/main`));
      return toDecimal({ minor: account?.balance ?? 0n, asset: "CNY" });
    },
    records: async (ctx: AgencyContext) => {
      const answer = await cashier.transactions(cashierOf(ctx), { kind: "all", date: -1, page: 1, size: 100 });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data.list;
    },
    /** What the auditors of the ledger and of the agency find. */
    findings: async () => [...(await audit(database)), ...(await auditAgency(database))],
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

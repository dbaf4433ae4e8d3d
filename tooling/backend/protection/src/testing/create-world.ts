import { ensureTemporal } from "@baize/domain";
import { type Database, ledger, ledgerMigrations, type Work } from "@baize/ledger";
import { auditProtection } from "../audit/audit-protection.ts";
import type { BetHistory } from "../audit/audit-bets.ts";
import type { DepositHistory } from "../audit/audit-deposits.ts";
import { createProtection } from "../create-protection.ts";
import type {
  Account,
  ProtectionBrand,
  ProtectionContext,
  ProtectionDeps,
  ProtectionNews,
} from "../interface/ports.ts";
import { protectionMigrations } from "../store/migrations.ts";

export const START = Date.UTC(2026, 10, 20, 4);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const brandOf = (code: string): ProtectionBrand => ({
  code,
  zone: "Asia/Shanghai",
  currency: "CNY",
  increaseDelayHours: 24,
  realityCheckMinutes: 60,
  identityFor: [],
});

type HostPorts = Pick<ProtectionDeps, "depositsOf" | "playedOf" | "marksOf" | "accountsOf" | "onNews">;

/** A port must yield. */
function* touch(): Work<void> {
  yield* ledger.accounts([]);
}

/** What accounts, a cashier and messages would be: orders, marks and news that tests hold. */
const createHost = () => {
  const orders = new Map<string, DepositHistory[]>();
  const marks = new Map<string, readonly string[]>();
  const bets = new Map<string, BetHistory[]>();
  const betsOf = ({ member }: Account): readonly BetHistory[] => bets.get(member) ?? [];
  const accounts: Account[] = [];
  const news: ProtectionNews[] = [];
  const ordersOf = ({ member }: Account): readonly DepositHistory[] => orders.get(member) ?? [];
  const ports: HostPorts = {
    *depositsOf(account, since, at) {
      yield* touch();
      const all = ordersOf(account);
      return {
        credited: all.flatMap(({ creditedAt, amount }) =>
          creditedAt === null || creditedAt < since ? [] : [{ at: creditedAt, amount }],
        ),
        open: all
          .filter(({ creditedAt, openUntil }) => creditedAt === null && openUntil > at)
          .map(({ openUntil, amount }) => ({ until: openUntil, amount })),
      };
    },
    *playedOf(account, since) {
      yield* touch();
      const own = betsOf(account).filter(({ isFree, placedAt }) => !isFree && placedAt >= since);
      const sum = (of: (bet: BetHistory) => bigint): bigint => own.reduce((total, bet) => total + of(bet), 0n);
      const firstAt = own.map(({ placedAt }) => placedAt).toSorted((a, b) => a - b)[0] ?? null;
      return { stakes: sum(({ stake }) => stake), returns: sum(({ payout }) => payout), firstAt };
    },
    *marksOf({ member }) {
      yield* touch();
      return marks.get(member) ?? [];
    },
    *accountsOf(wanted, butBrand) {
      yield* touch();
      return accounts.filter(
        ({ brand, member }) => brand !== butBrand && (marks.get(member) ?? []).some((mark) => wanted.includes(mark)),
      );
    },
    *onNews(told) {
      yield* touch();
      news.push(told);
    },
  };
  return { orders, bets, betsOf, marks, accounts, news, ordersOf, ports };
};

/** Bets that tests write. */
const betSteps = ({ bets, betsOf }: ReturnType<typeof createHost>, now: () => number) => ({
  /** Writes a bet that is settled at once with `payout`, or open without one, whatever the gate says. */
  bet: ({ member }: ProtectionContext, stake: bigint, payout: bigint | null = null, isFree = false): BetHistory => {
    const own = betsOf({ brand: "", member });
    const bet = {
      id: `B${now()}-${String(own.length).padStart(3, "0")}`,
      stake,
      payout: payout ?? 0n,
      isFree,
      placedAt: now(),
      settledAt: payout === null ? null : now(),
    };
    bets.set(member, [...own, bet]);
    return bet;
  },
  settle: ({ member }: ProtectionContext, id: string, payout: bigint): void => {
    const own = betsOf({ brand: "", member });
    bets.set(
      member,
      own.map((bet) => (bet.id === id ? { ...bet, payout, settledAt: now() } : bet)),
    );
  },
});

/** Player protection over an empty database, with a clock, deposits and marks that tests control. */
export const createWorld = async (database: Database) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("protection", protectionMigrations);
  let now = START;
  let state = 1;
  const random = (n: number): Uint8Array =>
    Uint8Array.from({ length: n }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
  const host = createHost();
  const { orders, betsOf, marks, accounts, news, ordersOf } = host;
  const protection = createProtection({
    database,
    clock: () => now,
    random,
    ...host.ports,
  });
  return {
    database,
    protection,
    news,
    /** Deposit orders by member. */
    orders,
    now: (): number => now,
    wait: (ms: number): void => {
      now += ms;
    },
    join: (member: string, own: readonly string[] = [], code = "10001"): ProtectionContext => {
      accounts.push({ brand: code, member });
      marks.set(member, own);
      return { brand: brandOf(code), member };
    },
    mark: (member: string, own: readonly string[]): void => void marks.set(member, own),
    /** Writes an order that is credited at once, whatever the limits say. */
    payIn: ({ member }: ProtectionContext, amount: bigint): string => {
      const id = `D${now}-${ordersOf({ brand: "", member }).length}`;
      const order = { id, amount, openedAt: now, openUntil: now, creditedAt: now };
      orders.set(member, [...(orders.get(member) ?? []), order]);
      return id;
    },
    ...betSteps(host, () => now),
    /** A heartbeat of a game. */
    beat: (ctx: ProtectionContext) => database.atomic(() => protection.hooks.notePlay(ctx, now)),
    refusal: (ctx: ProtectionContext, stake = 0n) => database.read(() => protection.hooks.playRefusal(ctx, stake, now)),
    audit: () =>
      auditProtection(database, {
        zoneOf: () => "Asia/Shanghai",
        *historyOf(account) {
          yield* touch();
          return ordersOf(account);
        },
        *betsOf(account) {
          yield* touch();
          return betsOf(account);
        },
      }),
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;

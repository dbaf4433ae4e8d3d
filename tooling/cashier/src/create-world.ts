import { contract, type AnyCall } from "@baize/api-client/contract";
import { ensureTemporal } from "@baize/domain";
import { audit, balanceSums, ledgerMigrations, type Database } from "@baize/ledger";
import * as v from "valibot";
import { createCashier } from "./create-cashier.ts";
import { defaultRules } from "./default-rules.ts";
import { createFakeWallets } from "./fake-wallets.ts";
import { cashierMigrations } from "./migrations.ts";
import type { TenantRules } from "./rules.ts";
import type { Cashier, CashierContext, CashierMember, GameWallet, MemberCashier } from "./types.ts";

export const START = Date.UTC(2026, 10, 20, 4);
export const PASSWORD = "135790";
export const CARD = "6222020200112233";

const game = (platform: string, more: Partial<GameWallet> = {}): GameWallet => ({
  platform,
  name: `${platform} hall`,
  maintenance: null,
  min: "1",
  max: "100000",
  hidden: false,
  ...more,
});
export const GAMES: readonly GameWallet[] = [
  game("lotus"),
  game("heron"),
  game("closed", { maintenance: { start: null, end: START + 86_400_000, text: "maintenance" } }),
  game("hidden", { hidden: true }),
];

const CALLS: Readonly<Record<keyof MemberCashier, AnyCall>> = {
  ...contract.finance,
  balance: contract.member.balance,
  walletList: contract.games.walletList,
  transfer: contract.games.transfer,
  recycle: contract.games.recycle,
  transferOrder: contract.games.transferOrder,
};

/** Holds every answer to the contract: data to its shape, a refusal to the call's codes. */
const heldToContract = (cashier: Cashier): Cashier => {
  const checked = Object.entries(CALLS).flatMap(([name, call]) => {
    const method: unknown = Reflect.get(cashier, name);
    if (typeof method !== "function") return [];
    const held = async (...input: unknown[]): Promise<unknown> => {
      const answer = (await Reflect.apply(method, cashier, input)) as { ok: boolean; data: unknown; code: string };
      if (answer.ok) v.parse(call.data, answer.data);
      else if (![...call.errors, "bad_request"].includes(answer.code)) throw new Error(`"${answer.code}" is not a code of ${call.path}`);
      return answer;
    };
    return [[name, held]];
  });
  return { ...cashier, ...Object.fromEntries(checked) } as Cashier;
};

/** A cashier over an empty database with a clock to turn, a provider to command and passwords to set; for tests and the soak. */
export const createWorld = async (database: Database, { seed = 1, games = GAMES } = {}) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  const wallets = createFakeWallets(games);
  const passwords = new Map<string, "ok" | "wrong" | "locked" | "not_set">();
  let now = START;
  let keys = 0;
  let state = seed >>> 0 || 1;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const tries: string[] = [];
  const cashier = heldToContract(
    createCashier({
      database,
      clock: () => now,
      random: (n) => Uint8Array.from({ length: n }, () => random() >>> 24),
      verifyWithdrawPassword: async (member, password) => {
        tries.push(member);
        const word = passwords.get(member) ?? "ok";
        return word === "ok" && password !== PASSWORD ? "wrong" : word;
      },
      hasWithdrawPassword: async (member) => passwords.get(member) !== "not_set",
      wallets: wallets.port,
    }),
  );
  const rules: TenantRules = defaultRules({ code: "10001", zone: "Asia/Shanghai", currency: { code: "CNY", icon: "¥" } });

  return {
    database,
    cashier,
    wallets,
    rules,
    passwords,
    /** Members whose password was tried, one entry a try. */
    tries,
    now: (): number => now,
    wait: (ms: number): void => {
      now += ms;
    },
    turnTo: (ms: number): void => {
      now = ms;
    },
    /** A new idempotency key. */
    key: (): string => `key-${String((keys += 1)).padStart(16, "0")}`,
    /** Opens a member with an empty wallet. */
    join: async (id: string, brand: TenantRules = rules, more: Partial<CashierMember> = {}): Promise<CashierContext> => {
      await database.atomic(() => cashier.openMember(id, brand));
      return { brand, member: { id, vipLevel: 10, status: 1, ...more } };
    },
  };
};
export type World = Awaited<ReturnType<typeof createWorld>>;

const key = (world: World): string => world.key();

/** Pays `amount` in by bank transfer, and plays it through unless `isPlayed` is false. */
export const payIn = async (world: World, ctx: CashierContext, amount: string, isPlayed = true): Promise<string> => {
  const created = await world.cashier.depositCreate(ctx, { channelId: "bank-transfer", amount, reqId: key(world) });
  if (!created.ok) throw new Error(`deposit refused: ${created.code}`);
  const { id } = created.data;
  const confirmed = await world.cashier.operator.confirmDeposit(id, { callbackId: `bank-${id}` });
  if (!confirmed.ok) throw new Error(`confirmation refused: ${confirmed.code}`);
  if (isPlayed) await world.database.atomic(() => world.cashier.recordTurnover(ctx.member.id, BigInt(Math.round(Number(amount) * 100)), `bet-${id}`));
  return id;
};

/** Adds a bank card and gives its id. */
export const addCard = async (world: World, ctx: CashierContext, number = CARD): Promise<string> => {
  const added = await world.cashier.bankAdd(ctx, { bankCode: "YUNHE", holder: "王小明", number, branch: "", password: PASSWORD, keyId: "k1" });
  if (!added.ok) throw new Error(`card refused: ${added.code}`);
  return added.data.id;
};

/** Sum of all members' money as the ledger has it: central, in transit, in games. */
export const memberMoney = async ({ database }: World): Promise<bigint> =>
  (await balanceSums(database)).filter(({ kind }) => kind !== "house").reduce((sum, { balance }) => sum + balance, 0n);

/** What the auditor finds wrong; nothing, when all is well. */
export const findings = async ({ database }: World): Promise<readonly string[]> =>
  (await audit(database)).map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`);

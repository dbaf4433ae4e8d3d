import { COMMON_CODES, contract, type AnyCall } from "@baize/api-client/contract";
import { ensureTemporal, money } from "@baize/domain";
import { audit, balanceSums, ledgerMigrations, type Database } from "@baize/ledger";
import { createVault, type Vault } from "@baize/safeguards";
import * as v from "valibot";
import { createCashier } from "../create-cashier.ts";
import { defaultRules } from "../rules/default-rules.ts";
import { createFakeWallets } from "./fake-wallets.ts";
import { addHouseCoins } from "../rules/house-coins.ts";
import { cashierMigrations } from "../store/migrations.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { sealExisting } from "../store/seal-existing.ts";
import type {
  Cashier,
  CashierContext,
  CashierMember,
  GameWallet,
  MemberCashier,
  PasswordVerdict,
} from "../interface/types.ts";

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
      else if (![...call.errors, ...COMMON_CODES].includes(answer.code))
        throw new Error(`"${answer.code}" is not a code of ${call.path}`);
      return answer;
    };
    return [[name, held]];
  });
  return { ...cashier, ...Object.fromEntries(checked) } as Cashier;
};

/** A vault that seals under the last of the keys. */
export const vaultOf = (...ids: readonly string[]): Vault => {
  const keys = new Map(ids.map((id) => [id, Buffer.alloc(32, id)]));
  return createVault({ current: ids.at(-1) ?? "", keys, index: Buffer.alloc(32, "index") });
};

/** A cashier over an empty database with a clock to turn, a provider to command and passwords to set; for tests and the soak. */
export const createWorld = async (database: Database, { seed = 1, games = GAMES, vault = vaultOf("k1") } = {}) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await sealExisting({ database, vault });
  const wallets = createFakeWallets(games);
  const passwords = new Map<string, PasswordVerdict>();
  let now = START;
  let keys = 0;
  let state = seed >>> 0 || 1;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const tries: string[] = [];
  const reports: unknown[] = [];
  const pictures = new Set<string>();
  const forgotten = new Set<string>();
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
      vault,
      wallets: wallets.port,
      pictures: {
        owns: async ({ member }, id, scene) => pictures.has(`${member.id}/${scene}/${id}`),
        url: (id) => `/pictures/${id}`,
      },
      report: (error) => void reports.push(error),
      describeBets: async (_, refs) =>
        new Map(
          refs
            .filter((ref) => !forgotten.has(ref))
            .map((ref) => [ref, { platformName: "lotus hall", gameName: `game of ${ref}` }]),
        ),
    }),
  );
  const plainRules = defaultRules({ code: "10001", zone: "Asia/Shanghai", currency: { code: "CNY", icon: "¥" } });
  const rules = addHouseCoins(plainRules, { jpb: true });

  return {
    database,
    cashier,
    wallets,
    rules,
    /** `rules` without house coins. */
    plainRules,
    passwords,
    /** Members whose password was tried, one entry a try. */
    tries,
    /** What the cashier reported. */
    reports,
    /** Pictures that members have: `member/scene/id`. */
    pictures,
    /** Bets that the provider no longer knows. */
    forgotten,
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
    join: async (
      id: string,
      brand: TenantRules = rules,
      more: Partial<CashierMember> = {},
    ): Promise<CashierContext> => {
      await database.atomic(() => cashier.openMember(id, brand));
      return { brand, member: { id, vipLevel: 10, status: 1, ...more } };
    },
  };
};
export type World = Awaited<ReturnType<typeof createWorld>>;

export const PAYER = "王小明";
/** What a deposit order needs beside its channel and amount. */
export const asked = (world: World) => ({ payerName: PAYER, offer: "none" as const, reqId: world.key() });

/** Pays `amount` in, by bank transfer where no channel is named, and plays it through unless `isPlayed` is false. */
export const payIn = async (
  world: World,
  ctx: CashierContext,
  amount: string,
  isPlayed = true,
  channelId = "bank-transfer",
): Promise<string> => {
  const created = await world.cashier.depositCreate(ctx, { channelId, amount, ...asked(world) });
  if (!created.ok) throw new Error(`deposit refused: ${created.code}`);
  const { id, turnover } = created.data;
  const confirmed = await world.cashier.operator.confirmDeposit(id, { callbackId: `bank-${id}` });
  if (!confirmed.ok) throw new Error(`confirmation refused: ${confirmed.code}`);
  if (isPlayed)
    await world.database.atomic(() =>
      world.cashier.recordTurnover(ctx.member.id, money(turnover, ctx.brand.currency).minor, `bet-${id}`),
    );
  return id;
};

/** Adds a bank card and gives its id. */
export const addCard = async (world: World, ctx: CashierContext, number = CARD): Promise<string> => {
  const added = await world.cashier.bankAdd(ctx, {
    bankCode: "YUNHE",
    holder: PAYER,
    number,
    branch: "",
    password: PASSWORD,
    keyId: "k1",
  });
  if (!added.ok) throw new Error(`card refused: ${added.code}`);
  return added.data.id;
};

/** An address of each protocol whose checks are right. */
export const ADDRESSES = {
  TRC20: [
    "TL8JqTEUbxAXQ6vtZadEkXZaSvWD1jH6eX",
    "TDM4NXRZPup7vSq5jdzETb4zg4pHH2PQJT",
    "TNd52FdjvZHYz5mAhiKQQn3pBc99A7mpDV",
  ],
  ERC20: ["0x393Ca4BE486C1166a7ce7b3b53948ec4b68a3138", "0xaC2d908b3eB19a6cB4E24F349C3c363F3d741950"],
  OMNI: ["1CUD3THuwe4kMPQHfeoUPREERcYFZS3KeR"],
  HHB: ["hhb-member-wallet-0001"],
} as const;

/** Adds a coin address and gives its id. */
export const addCoin = async (
  world: World,
  ctx: CashierContext,
  address: string = ADDRESSES.TRC20[0],
  coinType = 1,
  protocol = "TRC20",
): Promise<string> => {
  const added = await world.cashier.virtualAdd(ctx, {
    coinType,
    protocol,
    address,
    alias: "",
    password: PASSWORD,
    keyId: "k1",
  });
  if (!added.ok) throw new Error(`address refused: ${added.code}`);
  return added.data.id;
};

/** Sums of all members' money by asset as the ledger has it: central, in transit, in games, in coin wallets. */
export const memberMoney = async ({ database }: World): Promise<ReadonlyMap<string, bigint>> => {
  const sums = new Map<string, bigint>();
  for (const { kind, asset, balance } of await balanceSums(database))
    if (kind !== "house") sums.set(asset, (sums.get(asset) ?? 0n) + balance);
  return sums;
};

/** What the auditor finds wrong; nothing, when all is well. */
export const findings = async ({ database }: World): Promise<readonly string[]> =>
  (await audit(database)).map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`);

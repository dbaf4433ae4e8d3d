import { ensureTemporal } from "@baize/domain";
import { type Database, ledgerMigrations } from "@baize/ledger";
import { createVault, type Vault } from "@baize/safeguards";
import { createCashier } from "../create-cashier.ts";
import type { CashierContext, CashierMember, GameWallet, PasswordVerdict, ProtectionPort } from "../interface/ports.ts";
import { addHouseCoins } from "../rules/add-house-coins.ts";
import { defaultRules } from "../rules/default-rules.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { cashierMigrations } from "../store/migrations.ts";
import { sealExisting } from "../store/seal-existing.ts";
import { createFakeOffers } from "./fake-offers.ts";
import { createFakeWallets } from "./fake-wallets.ts";
import { holdToContract } from "./hold-to-contract.ts";
import { PASSWORD } from "./member-steps.ts";

export const START = Date.UTC(2026, 10, 20, 4);

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

/** A vault that seals under the last of the keys. */
export const vaultOf = (...ids: readonly string[]): Vault => {
  const keys = new Map(ids.map((id) => [id, Buffer.alloc(32, id)]));
  return createVault({ current: ids.at(-1) ?? "", keys, index: Buffer.alloc(32, "index") });
};

interface WorldOptions {
  readonly seed?: number | undefined;
  readonly games?: readonly GameWallet[] | undefined;
  readonly vault?: Vault | undefined;
  readonly protection?: ProtectionPort;
}

/** A cashier over an empty database, with a clock, a provider and passwords that tests and soaks control. */
export const createWorld = async (
  database: Database,
  { seed = 1, games = GAMES, vault = vaultOf("k1"), protection }: WorldOptions = {},
) => {
  await ensureTemporal();
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("cashier", cashierMigrations);
  await sealExisting({ database, vault });
  const wallets = createFakeWallets(games);
  const offers = createFakeOffers();
  const passwords = new Map<string, PasswordVerdict["word"]>();
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
  const cashier = holdToContract(
    createCashier({
      database,
      clock: () => now,
      random: (n) => Uint8Array.from({ length: n }, () => random() >>> 24),
      verifyWithdrawPassword: async (member, password) => {
        tries.push(member);
        const word = passwords.get(member) ?? "ok";
        return { word: word === "ok" && password !== PASSWORD ? "wrong" : word };
      },
      hasWithdrawPassword: async (member) => passwords.get(member) !== "not_set",
      vault,
      ...(protection === undefined ? {} : { protection }),
      offers: offers.port,
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
    /** Bonuses for deposits, which the world pays itself. */
    offers,
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { brandCodes, loadBrand } from "@baize/brand";
import type { AssetCode } from "@baize/domain";
import { all, audit, type Database, type EngineName, openDatabase, raw } from "@baize/ledger";
import { freshPostgres } from "@baize/ledger/testing";
import { createLogger, createSandbox, type SeedResult, type Tenant } from "@baize/server";

/** Cheap hashes: what is tested is not argon2. */
const CHEAP = { memoryCost: 256, timeCost: 1 };
const FROM = Date.parse("2026-11-27T02:00:00Z");

/** One of a member's ledger accounts, in minor units. */
export interface AccountBalance {
  readonly balance: bigint;
  readonly held: bigint;
}
/** Ledger accounts of one owner, by the first and last part of their id, e.g. "member main" or "coin HHB". */
export type Books = ReadonlyMap<string, AccountBalance>;

/** A served brand with its demo member. */
export interface TestBrand {
  readonly code: string;
  readonly siteCode: string | null;
  readonly currency: AssetCode;
  readonly url: string;
  readonly port: number;
  readonly demo: SeedResult;
  readonly books: () => Promise<Books>;
}
export interface World {
  readonly brands: readonly TestBrand[];
  readonly now: () => number;
  /** Moves the clock of the whole world. */
  readonly advance: (ms: number) => void;
  /** Settles what the provider has an answer for, as the server's own job does. */
  readonly settle: () => Promise<void>;
  /** The auditor's findings as sentences; none when the books agree. */
  readonly audit: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** One brand for each account currency there is. */
const tenants = (most: number): readonly Tenant[] => {
  const byCurrency = new Map<AssetCode, Tenant>();
  for (const code of brandCodes()) {
    const { brand } = loadBrand(code);
    if (byCurrency.has(brand.currency.code)) continue;
    byCurrency.set(brand.currency.code, { code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: null });
  }
  return [...byCurrency.values()].slice(0, most);
};

/** Read from the raw rows, not through calls that could be wrong about them. */
const readBooks = async (database: Database, brand: string): Promise<Books> => {
  const query = raw<{ id: string; balance: bigint; held: bigint }>(
    "select id, balance, held from ledger_account where owner = ? order by id",
    `demo.${brand}`,
  );
  const rows = await database.read(() => all(query));
  if (rows.length === 0)
    throw new Error(`The demo member of brand "${brand}" has no ledger account. Seed the brand first.`);
  return new Map(rows.map(({ id, balance, held }) => [id.replace(/\/.*\//, " "), { balance, held }]));
};

export interface WorldOptions {
  readonly engine?: EngineName | undefined;
  /** Address of a PostgreSQL, of its own, in place of the one that tests share. */
  readonly url?: string | undefined;
  /** Folder of the SQLite file; by default one of the system's temporary folders. */
  readonly folder?: string | undefined;
  /** Currencies at most, and so brands; by default all there are. */
  readonly currencies?: number | undefined;
  /** What the server gets in place of the database itself. */
  readonly wrap?: ((database: Database) => Database) | undefined;
}

/** Opens the operator's console of every world. */
export const CONSOLE_SECRET = "chaos-console-secret-of-no-other-use";

/** A server whose clock moves only by `advance`, with a seeded member at every brand; on SQLite by default. */
export const startWorld = async (options: WorldOptions = {}): Promise<World> => {
  const { engine = "sqlite", url, folder = tmpdir(), currencies = Infinity, wrap = (one: Database) => one } = options;
  const dataDir = mkdtempSync(join(folder, "chaos-"));
  const place = engine === "postgres" ? { url: url ?? (await freshPostgres()) } : { file: join(dataDir, "chaos.db") };
  const database = await openDatabase(place);
  const lines = new Writable({ write: (_chunk, _encoding, next) => next() });
  let now = FROM;
  const chosen = tenants(currencies);
  const sandbox = await createSandbox({
    database: wrap(database),
    tenants: chosen,
    dataDir,
    passwordCost: CHEAP,
    limitScale: 100_000,
    consoleSecret: CONSOLE_SECRET,
    clock: () => now,
    logger: createLogger(lines, "error"),
  });
  const brands: TestBrand[] = [];
  for (const { code, siteCode, facts } of chosen) {
    const demo = await sandbox.seed(code);
    const { url, port } = await sandbox.listen(code, 0);
    brands.push({
      code,
      siteCode,
      currency: facts.currency.code,
      url,
      port,
      demo,
      books: async () => readBooks(database, code),
    });
  }
  return {
    brands,
    now: () => now,
    advance: (ms) => void (now += ms),
    settle: async () => sandbox.runJobs(),
    audit: async () => (await audit(database)).map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`),
    close: async () => {
      await sandbox.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

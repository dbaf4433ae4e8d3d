import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { loadBrand, repositoryRoot } from "@baize/brand";
import { type Database, lockFolder, openDatabase } from "@baize/ledger";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { openLogFile } from "./log-file.ts";
import { createLogger } from "./logger.ts";
import type { Tenant } from "./tenant.ts";

export interface OpenedSite {
  readonly sandbox: Sandbox;
  readonly database: Database;
  /** Where things are kept, for people. */
  readonly place: string;
  readonly logFile: string;
  /** Closes all of it, in order. */
  close(): Promise<void>;
}

/** The brands of `brands/` as tenants; `isServed`: with the folder of each app's build. */
export const tenantsOf = (codes: readonly string[], isServed: boolean): readonly Tenant[] =>
  codes.map((code) => {
    const { brand } = loadBrand(code);
    return {
      code,
      siteCode: brand.siteCode ?? null,
      facts: brand,
      staticDir: isServed ? join(repositoryRoot, "apps", code, "dist") : null,
    };
  });

const DATABASE_FILE = "baize.db";

/** Files of the data folder are their owner's alone, those of earlier versions too. */
const closeToOthers = (dataDir: string, files: readonly string[]): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  // SQLite makes its own with the rights of all others, and gives the files beside them those of the first.
  // One that is there already is not opened: closing it would drop a lock on it.
  for (const name of files) {
    const file = join(dataDir, name);
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  }
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
};

/**
 * Opens the database (SQLite in the data folder, PostgreSQL by DATABASE_URL) and the reference server over it. Throws
 * FolderLockFault when another process serves the folder's SQLite database.
 */
export const openSite = async (tenants: readonly Tenant[], dataDir: string): Promise<OpenedSite> => {
  const url = process.env["DATABASE_URL"];
  const isPostgres = url !== undefined && url !== "";
  closeToOthers(dataDir, isPostgres ? [] : [DATABASE_FILE, "lock.db"]);
  const file = join(dataDir, DATABASE_FILE);
  const unlock = isPostgres ? () => undefined : lockFolder(dataDir);
  const database = await openDatabase(isPostgres ? { url } : { file });
  const logFile = join(dataDir, "sandbox.log");
  const log = openLogFile(logFile);
  const sandbox = await createSandbox({ database, tenants, dataDir, logger: createLogger(log) });
  const close = async (): Promise<void> => {
    await sandbox.close();
    await database.close();
    await log.close();
    unlock();
  };
  return { sandbox, database, logFile, close, place: isPostgres ? `PostgreSQL (DATABASE_URL), ${dataDir}` : file };
};

/** A warning for people when money is stopped; empty when it moves. */
export const gateWarning = ({ sandbox }: OpenedSite): string => {
  const gate = sandbox.moneyGate();
  return gate === null
    ? ""
    : `\n  MONEY IS STOPPED  ${gate.reason}. Reads go on. Explain it, then verify the books in the console.\n`;
};

/** Rejects with one sentence when a port of this machine cannot be had. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === "EADDRINUSE"
            ? `Port ${port} is taken. Stop what uses it, or choose another with --port.`
            : `Port ${port} cannot be used (${error.code ?? error.message}). Choose another with --port.`,
        ),
      ),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });

/** Runs the program and ends it with one line and exit code 1 when it cannot go on. */
export const runProgram = async (program: () => Promise<void>): Promise<void> => {
  // Whatever it makes is its owner's alone.
  process.umask(0o077);
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

/** Ends in order on Ctrl+C and on a supervisor's signal. */
export const closeOnSignal = (site: OpenedSite, also: () => Promise<void> = async () => undefined): void => {
  const close = async (): Promise<void> => {
    await also();
    await site.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
};

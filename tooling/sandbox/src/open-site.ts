import { mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { loadBrand, repositoryRoot } from "@baize/brand";
import { type Database, openDatabase } from "@baize/ledger";
import { pino } from "pino";
import { createSandbox, type Sandbox } from "./create-sandbox.ts";
import { createLogger } from "./logger.ts";
import type { Tenant } from "./tenant.ts";

export interface OpenedSite {
  readonly sandbox: Sandbox;
  readonly database: Database;
  /** Where things are kept, for people. */
  readonly place: string;
  readonly logFile: string;
}

/** The brands of `brands/` as tenants; `isServed`: with the folder of each app's build. */
export const tenantsOf = (codes: readonly string[], isServed: boolean): readonly Tenant[] =>
  codes.map((code) => {
    const { brand } = loadBrand(code);
    return { code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: isServed ? join(repositoryRoot, "apps", code, "dist") : null };
  });

/** Opens the database (SQLite in the data folder, PostgreSQL by DATABASE_URL) and the sandbox over it. */
export const openSite = async (tenants: readonly Tenant[], dataDir: string): Promise<OpenedSite> => {
  mkdirSync(dataDir, { recursive: true });
  const url = process.env["DATABASE_URL"];
  const file = join(dataDir, "baize.db");
  const logFile = join(dataDir, "sandbox.log");
  const database = await openDatabase(url === undefined || url === "" ? { file } : { url });
  const logger = createLogger(pino.destination({ dest: logFile, mkdir: true, sync: false }));
  const sandbox = await createSandbox({ database, tenants, dataDir, logger });
  return { sandbox, database, logFile, place: url === undefined || url === "" ? file : `PostgreSQL (DATABASE_URL), ${dataDir}` };
};

/** Rejects with one sentence when a port of this machine cannot be had. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Stop what uses it, or choose another with --port.` : `Port ${port} cannot be used (${error.code ?? error.message}). Choose another with --port.`)),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });

/** Runs the program and ends it with one line and exit code 1 when it cannot go on. */
export const runProgram = async (program: () => Promise<void>): Promise<void> => {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

/** Ends in order on Ctrl+C and on the wish of a supervisor. */
export const closeOnSignal = ({ sandbox, database }: OpenedSite, also: () => Promise<void> = async () => undefined): void => {
  const close = async (): Promise<void> => {
    await also();
    await sandbox.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
};

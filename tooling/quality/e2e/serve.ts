// Two brands on one sandbox with a fresh database, and one brand on three sandboxes of its own: one whose site gets new
// versions, and two whose clocks move.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrand, repositoryRoot } from "@baize/brand";
import type { LicenceProtection } from "@baize/domain";
import { type Database, openDatabase } from "@baize/ledger";
import { createLogger, createSandbox, type Sandbox } from "@baize/server";
import { CONSOLE_SECRET, LATER_PORT, LIMITS_PORT, ports, UPDATED_FOLDER, UPDATED_PORT } from "./ports.ts";

const root = mkdtempSync(join(tmpdir(), "baize-e2e-"));
const builtApp = (code: string): string => join(repositoryRoot, "apps", code, "dist");
const opened: { readonly sandbox: Sandbox; readonly database: Database }[] = [];

const open = async (
  name: string,
  folders: Readonly<Record<string, string>>,
  protection?: LicenceProtection,
): Promise<Sandbox> => {
  const dataDir = join(root, name);
  mkdirSync(dataDir);
  const url = name === "main" ? process.env["DATABASE_URL"] : undefined;
  const database = await openDatabase(url ? { url } : { file: join(dataDir, "e2e.db") });
  const tenants = Object.entries(folders).map(([code, staticDir]) => {
    const { brand } = loadBrand(code);
    const licence = brand.licence && { ...brand.licence, ...(protection && { protection }) };
    return { code, siteCode: brand.siteCode ?? null, facts: { ...brand, licence }, staticDir };
  });
  // Many members come from one address here, so that budgets per address are wider than a site's.
  const sandbox = await createSandbox({
    database,
    tenants,
    dataDir,
    limitScale: 1_000,
    consoleSecret: CONSOLE_SECRET,
    logger: createLogger(process.stderr, "error"),
    passwordCost: { memoryCost: 1_024, timeCost: 1 },
  });
  opened.push({ sandbox, database });
  return sandbox;
};

rmSync(UPDATED_FOLDER, { recursive: true, force: true });
cpSync(builtApp("10001"), UPDATED_FOLDER, { recursive: true });
const updated = await open("updated", { "10001": UPDATED_FOLDER });
await updated.listen("10001", UPDATED_PORT);
updated.startJobs();

for (const [name, port, protection] of [
  ["later", LATER_PORT, {}],
  ["limits", LIMITS_PORT, { identityFor: ["deposit", "withdraw"] }],
] as const) {
  const moved = await open(name, { "10001": builtApp("10001") }, protection);
  await moved.seed("10001");
  await moved.listen("10001", port);
  moved.startJobs();
}

const main = await open("main", Object.fromEntries(Object.keys(ports).map((code) => [code, builtApp(code)])));
for (const [code, port] of Object.entries(ports)) {
  await main.seed(code);
  await main.listen(code, port);
}
main.startJobs();
process.stdout.write(`ready on ${[...Object.values(ports), UPDATED_PORT, LATER_PORT, LIMITS_PORT].join(", ")}\n`);

const stop = async (): Promise<void> => {
  for (const { sandbox, database } of opened) {
    await sandbox.close();
    await database.close();
  }
  for (const folder of [root, UPDATED_FOLDER]) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());

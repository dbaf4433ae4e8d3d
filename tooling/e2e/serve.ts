// Two brands on one sandbox with a fresh database; the browser tests run against these ports.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrand, repositoryRoot } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/sandbox";
import { ports } from "./ports.ts";

const dataDir = mkdtempSync(join(tmpdir(), "baize-e2e-"));
const url = process.env["DATABASE_URL"];
const database = await openDatabase(url ? { url } : { file: join(dataDir, "e2e.db") });
const tenants = Object.keys(ports).map((code) => {
  const { brand } = loadBrand(code);
  return { code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: join(repositoryRoot, "apps", code, "dist") };
});
// Many members come from one address here, so that budgets per address are wider than a site's.
const sandbox = await createSandbox({ database, tenants, dataDir, limitScale: 1_000, logger: createLogger(process.stderr, "error"), passwordCost: { memoryCost: 1_024, timeCost: 1 } });
for (const [code, port] of Object.entries(ports)) {
  await sandbox.seed(code);
  await sandbox.listen(code, port);
}
sandbox.startJobs();
process.stdout.write(`ready on ${Object.values(ports).join(", ")}\n`);

const stop = async (): Promise<void> => {
  await sandbox.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());

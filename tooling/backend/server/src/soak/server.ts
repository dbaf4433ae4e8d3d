import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@baize/ledger";
import { createSandbox } from "../create-sandbox.ts";
import { openLogFile } from "../log-file.ts";
import { createLogger } from "../logger.ts";
import { trialBrands } from "../fuzz/trial-brands.ts";

/** What a served process of two brands reports to its parent. */
export type ServerReport =
  | {
      readonly kind: "ready";
      readonly url: string;
      readonly otherUrl: string;
      readonly consoleSecret: string;
      readonly logFile: string;
    }
  | { readonly kind: "memory"; readonly rss: number; readonly heap: number };

const report = (message: ServerReport): void => void process.send?.(message);

const folder = mkdtempSync(join(tmpdir(), "soak-"));
const database = await openDatabase({ file: join(folder, "baize.db") });
const logFile = join(folder, "sandbox.log");
const log = openLogFile(logFile);
/** Generated requests are to be judged by the calls, not refused by budgets, nor to wait for hashes. */
const FUZZED = { limitScale: 1_000, passwordCost: { memoryCost: 256, timeCost: 1 } };
const sandbox = await createSandbox({
  database,
  tenants: trialBrands(folder),
  dataDir: folder,
  logger: createLogger(log),
  ...(process.argv.includes("fuzz") ? FUZZED : {}),
});
const { port } = await sandbox.listen("alpha", 0, "0.0.0.0");
const { url: otherUrl } = await sandbox.listen("beta", 0);
sandbox.startJobs();
setInterval(
  () => report({ kind: "memory", rss: process.memoryUsage().rss, heap: process.memoryUsage().heapUsed }),
  250,
);
const { consoleSecret } = sandbox;
report({ kind: "ready", url: `http://127.0.0.1:${port}`, otherUrl, consoleSecret, logFile });

process.once("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

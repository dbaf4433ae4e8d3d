import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@baize/ledger";
import { createSandbox } from "../create-sandbox.ts";
import { openLogFile } from "../log-file.ts";
import { createLogger } from "../logger.ts";
import { tenantOf } from "../testing/world.ts";

/** What a served process reports to its parent. */
export type ServerReport =
  | { readonly kind: "ready"; readonly url: string; readonly consoleSecret: string }
  | { readonly kind: "memory"; readonly rss: number; readonly heap: number };

const report = (message: ServerReport): void => void process.send?.(message);

const folder = mkdtempSync(join(tmpdir(), "soak-"));
const database = await openDatabase({ file: join(folder, "baize.db") });
const log = openLogFile(join(folder, "sandbox.log"));
const sandbox = await createSandbox({
  database,
  tenants: [tenantOf("alpha")],
  dataDir: folder,
  logger: createLogger(log),
});
const { port } = await sandbox.listen("alpha", 0, "0.0.0.0");
sandbox.startJobs();
setInterval(
  () => report({ kind: "memory", rss: process.memoryUsage().rss, heap: process.memoryUsage().heapUsed }),
  250,
);
report({ kind: "ready", url: `http://127.0.0.1:${port}`, consoleSecret: sandbox.consoleSecret });

process.once("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

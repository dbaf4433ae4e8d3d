// A sandbox in a process of its own, so that a restart is a real one and its memory is its own. Speaks with its parent
// by IPC: "ready" with the port, "memory" with the resident bytes when asked for them.
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/server";

const [dataDir = "", secret = "", port = "0"] = process.argv.slice(2);
const database = await openDatabase({ file: `${dataDir}/bench.db` });
const { brand } = loadBrand("10001");
const sandbox = await createSandbox({
  database,
  dataDir,
  consoleSecret: secret,
  tenants: [{ code: brand.code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: null }],
  limitScale: 1_000_000,
  passwordCost: { memoryCost: 256, timeCost: 1 },
  connections: { inAll: 5_000, perAddress: 5_000, silenceMs: 75_000 },
  checkAnswers: false,
  logger: createLogger(process.stderr, "error"),
});
const listening = await sandbox.listen(brand.code, Number(port));
process.on("message", () => process.send?.({ memory: process.memoryUsage.rss() }));
process.once("SIGTERM", () => {
  void sandbox
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.send?.({ port: listening.port });

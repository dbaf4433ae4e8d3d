import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/server";

export interface Served {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  close(): Promise<void>;
}

/** Serves a built brand on a back end of its own, whose clock stands at `now`, with the demo member. */
export const serve = async (code: string, staticDir: string, dataDir: string, now: number): Promise<Served> => {
  mkdirSync(dataDir);
  const database = await openDatabase({ file: join(dataDir, "rehearsal.db") });
  const { brand } = loadBrand(code);
  const sandbox = await createSandbox({
    database,
    tenants: [{ code, siteCode: brand.siteCode ?? null, facts: brand, staticDir }],
    dataDir,
    clock: () => now,
    logger: createLogger(process.stderr, "error"),
    passwordCost: { memoryCost: 1_024, timeCost: 1 },
  });
  const { username, password } = await sandbox.seed(code);
  const { url } = await sandbox.listen(code, 0);
  return {
    url,
    username,
    password,
    close: async () => {
      await sandbox.close();
      await database.close();
    },
  };
};

import { defaultServerConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { testFiles } from "./src/areas.ts";

const conditions = ["@baize/source", ...defaultServerConditions];

const POSTGRES = "describe(`${name}, on PostgreSQL`";

/** Leaves the PostgreSQL half of `withEngines` out: a mutant is not worth a database server. */
const sqliteOnly: Plugin = {
  name: "sqlite-only",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/with-engines.ts")) return undefined;
    if (!code.includes(POSTGRES))
      throw new Error(`${id} names its PostgreSQL half otherwise: correct ${import.meta.url}.`);
    return code.replace(POSTGRES, POSTGRES.replace("describe", "describe.runIf(false)"));
  },
};

/** The tests of the mutated files, those of the ledger and the cashier on SQLite alone. */
export default defineConfig({
  plugins: [sqliteOnly],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: "node",
    include: [...testFiles],
    testTimeout: 20_000,
    restoreMocks: true,
    server: { deps: { inline: [/^@baize\//] } },
  },
});

import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { testFiles } from "./src/areas.ts";

const conditions = ["@baize/source", ...defaultServerConditions];

/** The tests of the mutated files as they are, on SQLite alone: a mutant is not worth a database server. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: "node",
    include: [...testFiles],
    env: { TEST_ENGINES: "sqlite" },
    testTimeout: 20_000,
    restoreMocks: true,
    server: { deps: { inline: [/^@baize\//] } },
  },
});

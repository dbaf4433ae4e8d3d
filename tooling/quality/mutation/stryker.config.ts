import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Stryker } from "@stryker-mutator/core";
import { mutatedFiles } from "./src/areas.ts";

export default {
  mutate: [...mutatedFiles],
  ignorePatterns: [
    "**",
    "!packages/domain/**",
    "!packages/finance/**",
    "!tooling/backend/cashier/**",
    "!tooling/backend/ledger/**",
    "!tooling/quality/mutation/**",
    "!tooling/build/presets/**",
    "!tooling/build/tsconfig/**",
    "**/dist",
    "**/node_modules",
  ],
  plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
  testRunner: "vitest",
  vitest: { configFile: "tooling/quality/mutation/vitest.config.ts", related: true },
  coverageAnalysis: "perTest",
  tempDirName: join(tmpdir(), "baize-mutation"),
  cleanTempDir: "always",
  concurrency: 2,
  reporters: ["clear-text", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "tooling/quality/mutation/reports/mutation.json" },
  thresholds: { high: 95, low: 80, break: 80 },
} satisfies ConstructorParameters<typeof Stryker>[0];

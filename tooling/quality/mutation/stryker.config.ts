import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Stryker } from "@stryker-mutator/core";
import { areas, mutatedFiles } from "./src/areas.ts";

const packages = areas.map(({ folder }) => folder.replace(/\/src$/, ""));
const copied = [...packages, "tooling/quality/mutation", "tooling/build/presets", "tooling/build/tsconfig"];

export default {
  mutate: [...mutatedFiles],
  ignorePatterns: ["**", ...copied.map((folder) => `!${folder}/**`), "**/dist", "**/node_modules"],
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

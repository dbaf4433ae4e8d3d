import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import type { EngineOptions } from "./hands.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** One walk of a member in the other two engines: Debian's Firefox ESR and WebKitGTK. Belongs to a release. */
export default defineConfig<EngineOptions>({
  testDir: ".",
  outputDir: "../test-results/engines",
  forbidOnly: true,
  workers: 1,
  // These bound what hangs, as those of the flows.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
  ...(base.webServer && { webServer: base.webServer }),
  projects: (["firefox", "webkit"] as const).flatMap((engine) => [
    { name: `${engine}-phone`, use: { engine, base: "/app", viewport: phone } },
    { name: `${engine}-desktop`, use: { engine, base: "", viewport: desktop } },
  ]),
});

import { chromiumLaunch } from "@baize/presets/chromium";
import { defineConfig, devices } from "@playwright/test";
import { siteOf } from "./ports.ts";

export default defineConfig({
  testDir: "flows",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the reference machine has cores: some flows wait for the server's clock.
  workers: 3,
  // These bound what hangs; a busy machine takes many times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 45_000,
    // Costs a fifth of the run; a flow that failed is looked at with --trace on.
    trace: "off",
    // A worker fetches the whole site beside each flow; flows that need it allow it.
    serviceWorkers: "block",
    timezoneId: "Asia/Shanghai",
    locale: "zh-CN",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromiumLaunch,
  },
  webServer: {
    command: "node -C @baize/source serve.ts",
    // Other configurations take this one over from their own folders.
    cwd: import.meta.dirname,
    url: `${siteOf("betwin")}/api/findmed/v1/md`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
  projects: [
    // Flows with a tag are walked on its surface alone; faults of the line and closed venues do not depend on width.
    {
      name: "desktop",
      testIgnore: /(money-(faults|update)|games-doors|heartbeat)\.spec\.ts$/,
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});

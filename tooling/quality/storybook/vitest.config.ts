import { fileURLToPath } from "node:url";
import { chromiumLaunch } from "@baize/presets/chromium";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
    test: {
      name: "stories",
      // One document for all files: loading every module anew for each of them took more than half of the time.
      isolate: false,
      // Bounds what hangs; a busy machine takes many times as long as a quiet one.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);

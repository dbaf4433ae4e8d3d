import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

/** Unit tests of one package: workspace sources, no globals, jsdom only where a DOM is asked for. */
export const unitTests = ({ browserLike = false } = {}): ReturnType<typeof defineConfig> => {
  const conditions = ["@baize/source", ...defaultServerConditions];
  return defineConfig({
    plugins: browserLike ? [vanillaExtractPlugin()] : [],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      environment: browserLike ? "jsdom" : "node",
      setupFiles: browserLike ? [fileURLToPath(new URL("patient-queries.ts", import.meta.url))] : [],
      include: ["src/**/*.test.{ts,tsx}"],
      testTimeout: 20_000,
      restoreMocks: true,
      server: { deps: { inline: [/^@baize\//] } },
    },
  });
};

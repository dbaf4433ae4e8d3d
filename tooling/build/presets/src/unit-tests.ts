import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultServerConditions } from "vite";
import { configDefaults, defineConfig } from "vitest/config";

const INCLUDE = "src/**/*.test.{ts,tsx}";

export interface UnitTestOptions {
  /** With a DOM (jsdom) and style modules. */
  readonly browserLike?: boolean;
  /**
   * Test files that need modules of their own, since they change globals that other modules read once, besides those
   * with fake timers or replaced modules. All other files of a worker share what they import, which takes a third of
   * the time.
   */
  readonly isolated?: readonly string[];
}

/**
 * Test files of the package that stop the clock, since libraries keep a queue of frames, which a dropped one stops for
 * good, and those that replace a module, which others of the worker have loaded before.
 */
const withOwnModules = (): string[] =>
  globSync(INCLUDE).filter((file) => /useFakeTimers|vi\.mock\(/.test(readFileSync(file, "utf8")));

/** Unit tests of one package: workspace sources, no globals. */
export const unitTests = ({ browserLike = false, isolated: named = [] }: UnitTestOptions = {}): ReturnType<
  typeof defineConfig
> => {
  const conditions = ["@baize/source", ...defaultServerConditions];
  const include = [INCLUDE];
  const isolated = [...new Set([...named, ...withOwnModules()])];
  const exclude = [...configDefaults.exclude, ...isolated];
  return defineConfig({
    plugins: browserLike ? [vanillaExtractPlugin()] : [],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      environment: browserLike ? "jsdom" : "node",
      setupFiles: ["set-up.ts", ...(browserLike ? ["browser-set-up.ts"] : [])].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      // Bounds what hangs; a busy machine takes many times as long as a quiet one.
      testTimeout: 60_000,
      // Suites start a PostgreSQL of their own before their first test.
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      restoreMocks: true,
      server: { deps: { inline: [/^@baize\//] } },
      projects: [
        { extends: true, test: { name: "shared", isolate: false, include, exclude } },
        ...(isolated.length === 0
          ? []
          : [{ extends: true as const, test: { name: "isolated", isolate: true, include: [...isolated] } }]),
      ],
    },
  });
};

import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig } from "tsup";

/** A published package: ES modules in dist/, declarations by `tsc -p tsconfig.build.json`. */
export const library = (entry: string[]): ReturnType<typeof defineConfig> =>
  defineConfig({
    entry,
    format: "esm",
    target: "es2023",
    dts: false,
    splitting: true,
    clean: true,
    sourcemap: true,
    esbuildPlugins: [vanillaExtractPlugin()],
  });

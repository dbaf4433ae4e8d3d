import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin } from "esbuild";

/** Names with class names in clear, as a consumer's own minifier does not shorten them either. */
const NAMES = { identOption: "debug" } as const;

/** `src/a/b.css.ts` is `a/b.css` in the built package. */
const sheetOf = (file: string): string => file.replace(/^src\//, "").replace(/\.ts$/, "");

export const isStyles = (file: string): boolean => cssFileFilter.test(file);

/** The built module of a source module. That of styles is not called `.css.js`, which would be read as their source. */
export const builtModule = (file: string): string => file.replace(/\.css\.ts$/, ".styles.ts").replace(/\.tsx?$/, ".js");

/**
 * Builds every module by itself: relative imports stay imports, of the built module. A module of styles imports the
 * style sheets that it needs, so that whoever bundles the code gets its styles with it and no others.
 */
export const moduleByModule = (): Plugin => ({
  name: "baize:module-by-module",
  setup(build) {
    const { outdir = "dist", absWorkingDir: cwd = process.cwd() } = build.initialOptions;
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: builtModule(path), external: true },
    );
    build.onLoad({ filter: cssFileFilter }, async ({ path: filePath }) => {
      const { source, watchFiles } = await compile({ filePath, cwd, ...NAMES });
      const folder = dirname(sheetOf(relative(cwd, filePath)));
      const contents = await processVanillaFile({
        source,
        filePath,
        ...NAMES,
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          const sheet = sheetOf(fileScope.filePath);
          mkdirSync(join(cwd, outdir, dirname(sheet)), { recursive: true });
          writeFileSync(join(cwd, outdir, sheet), css);
          const path = relative(folder, sheet);
          return `import "${path.startsWith(".") ? path : `./${path}`}";`;
        },
      });
      return { contents, loader: "js", watchFiles };
    });
  },
});

import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { defineConfig } from "tsup";
import { builtModule, isStyles, moduleByModule } from "./module-by-module.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly "@baize/source": string }>>;
}

/**
 * Own modules that some modules reach, these among them. A module of styles that only styles read is not among them:
 * what it gives has become part of theirs.
 */
const reachedFrom = async (entryPoints: string[]): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    packages: "external",
    format: "esm",
    splitting: true,
    outdir: "dist",
    write: false,
    metafile: true,
  });
  const modules = Object.entries(metafile.inputs);
  const readByCode = modules.filter(([file]) => !isStyles(file)).flatMap(([, { imports }]) => imports);
  const styles = new Set(readByCode.map(({ path }) => path).filter(isStyles));
  return modules.map(([file]) => file).filter((file) => !isStyles(file) || styles.has(file));
};

/**
 * A published package: an ES module in `dist/` for each module that its doors reach, declarations by
 * `tsc -p tsconfig.build.json`.
 *
 * @param others modules that are reached otherwise than by import, such as programs
 */
export const library = (others: readonly string[] = []): ReturnType<typeof defineConfig> =>
  defineConfig(async () => {
    const { exports: doors } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
    const files = await reachedFrom([...Object.values(doors).map((door) => door["@baize/source"]), ...others]);
    return {
      entry: Object.fromEntries(files.map((file) => [builtModule(file).replace(/^src\/(.*)\.js$/, "$1"), file])),
      format: "esm",
      target: "es2023",
      dts: false,
      splitting: false,
      clean: true,
      sourcemap: true,
      silent: true,
      esbuildPlugins: [moduleByModule()],
    };
  });

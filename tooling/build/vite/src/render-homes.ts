import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { repositoryRoot } from "@baize/brand";
import type { Surface } from "@baize/domain";
import { build, type InlineConfig } from "vite";
import type { GuardWords } from "./page/start-guard.ts";

const prerender = fileURLToPath(import.meta.resolve("@baize/site/prerender"));

export interface Renderer extends Pick<RenderModule, "guardWords"> {
  /** Gives the markup of a brand's home on a surface. */
  readonly render: (code: string, surface: Surface) => Promise<string>;
}
/** What the build for this process gives; its types are the browser's, which this room does not know. */
interface RenderModule {
  readonly guardWords: Readonly<Record<string, GuardWords>>;
  readonly prerenderHome: (site: unknown, surface: Surface) => Promise<string>;
}

/**
 * Builds brands' sites once more, for this process, and gives what renders their homes to `act`.
 *
 * @param shared the configuration of the browser's build, with its root, so that class names are the same
 */
export const withHomes = async (
  codes: readonly string[],
  { build: _browser, ...shared }: InlineConfig,
  act: (renderer: Renderer) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "baize-render-"));
  try {
    const sites = Object.fromEntries(
      codes.map((code) => [`site-${code}`, join(repositoryRoot, "apps", code, "site.ts")]),
    );
    await build({
      ...shared,
      publicDir: false,
      logLevel: "error",
      ssr: { noExternal: true },
      build: {
        ssr: true,
        target: "node24",
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { input: { prerender, ...sites } },
      },
    });
    const load = async <Module>(name: string): Promise<Module> =>
      (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module;
    const { prerenderHome, guardWords } = await load<RenderModule>("prerender");
    await act({
      guardWords,
      render: async (code, surface) => prerenderHome((await load<{ site: unknown }>(`site-${code}`)).site, surface),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

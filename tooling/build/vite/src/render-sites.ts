import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { repositoryRoot } from "@baize/brand";
import type { SiteLocale, Surface } from "@baize/domain";
import { build, type InlineConfig } from "vite";
import { readManifest } from "./manifest.ts";
import type { GuardWords } from "./page/start-guard.ts";

const prerender = fileURLToPath(import.meta.resolve("@baize/site/prerender"));

/** A build of brands' sites for Node.js. */
export interface BuiltSites {
  readonly codes: readonly string[];
  /** Holds `prerender.js` and `site-<code>.js`. */
  readonly folder: string;
  /** Keys of the manifest by the name of a file. */
  readonly moduleOf: ReadonlyMap<string, string>;
}

export interface Drawn {
  readonly markup: string;
  readonly calls: readonly object[];
}
export interface RenderedPage extends Drawn {
  /** Without the surface's base. */
  readonly path: string;
  /** Its key in the manifest of a build with the same root. */
  readonly module: string;
}
/** A brand's site on a surface in a language. */
export interface RenderedSite {
  readonly code: string;
  readonly surface: Surface;
  readonly locale: SiteLocale;
  readonly pages: readonly RenderedPage[];
  readonly shells: readonly (Drawn & { readonly layout: string; readonly paths: readonly string[] })[];
  readonly others: readonly (Pick<RenderedPage, "path" | "module"> & { readonly isForMembers: boolean })[];
  readonly frameless: readonly string[];
  /** Plain data for the script before the first paint. */
  readonly ahead: object | null;
}
/** What documents are made of. */
export interface RenderedSites {
  readonly guardWords: Readonly<Record<string, GuardWords>>;
  /** For each brand one on each surface in each language. */
  readonly sites: readonly RenderedSite[];
}

/**
 * Builds brands' sites once more, to be rendered while the browser's build runs.
 *
 * @param shared the configuration of the browser's build, with its root, so that class names are the same
 */
export const buildSites = async (
  codes: readonly string[],
  { build: _browser, ...shared }: InlineConfig,
): Promise<BuiltSites> => {
  const folder = mkdtempSync(join(tmpdir(), "baize-render-"));
  const sites = codes.map((code) => [`site-${code}`, join(repositoryRoot, "apps", code, "site.ts")]);
  try {
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
        manifest: true,
        rolldownOptions: { input: { prerender, ...Object.fromEntries(sites) } },
      },
    });
    const modules = Object.entries(readManifest(folder)).map(([key, { file }]) => [basename(file), key] as const);
    return { codes, folder, moduleOf: new Map(modules) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Renders built sites on both surfaces in every language, in a thread of its own, and removes their build.
 *
 * @throws Error that names the brand, where a site cannot be rendered or a page does not import its module by itself
 */
export const renderSites = async (built: BuiltSites): Promise<RenderedSites> =>
  new Promise<RenderedSites>((resolve, reject) => {
    const thread = new Worker(new URL(`render-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData: built,
    });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (status) => reject(new Error(`The thread that renders sites ended early, with ${status}.`)));
  }).finally(() => rmSync(built.folder, { recursive: true, force: true }));

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { repositoryRoot } from "@baize/brand";
import type { SiteLocale, Surface } from "@baize/domain";
import { build, type InlineConfig } from "vite";
import { readManifest } from "./manifest.ts";
import type { GuardWords } from "./page/start-guard.ts";

const prerender = fileURLToPath(import.meta.resolve("@baize/site/prerender"));

/** What `@baize/site/prerender` gives; its types are the browser's, which this room does not know. */
interface Rendered {
  readonly pages: readonly (Drawn & { readonly path: string; readonly load: string })[];
  readonly shells: readonly (Drawn & { readonly layout: string; readonly paths: readonly string[] })[];
  readonly others: readonly { readonly path: string; readonly load: string; readonly isForMembers: boolean }[];
  readonly frameless: readonly string[];
  /** Plain data for the script before the first paint. */
  readonly ahead: object | null;
}
interface Drawn {
  readonly markup: string;
  readonly calls: readonly object[];
}
export interface RenderedPage extends Drawn {
  /** Without the surface's base. */
  readonly path: string;
  /** Its key in the manifest of a build with the same root. */
  readonly module: string;
}
export interface OtherPage extends Pick<RenderedPage, "path" | "module"> {
  readonly isForMembers: boolean;
}
export interface RenderedSite extends Omit<Rendered, "pages" | "others"> {
  readonly pages: readonly RenderedPage[];
  readonly others: readonly OtherPage[];
}

export interface Renderer extends Pick<RenderModule, "guardWords"> {
  /** Gives what is rendered of a brand's site on a surface in a language. */
  readonly render: (code: string, surface: Surface, locale: SiteLocale) => Promise<RenderedSite>;
}
interface RenderModule {
  readonly guardWords: Readonly<Record<string, GuardWords>>;
  readonly prerenderSite: (site: unknown, surface: Surface, locale: SiteLocale) => Promise<Rendered>;
}

/** The file that a page's loading function imports, by whatever a runner makes of `import`. */
const IMPORTED = /\("(?:[^"]*\/)?([^"/]+\.js)"\)/;

/**
 * Builds brands' sites once more, for this process, and gives what renders them to `act`.
 *
 * @param shared the configuration of the browser's build, with its root, so that class names are the same
 */
export const withRenderer = async (
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
        manifest: true,
        rolldownOptions: { input: { prerender, ...sites } },
      },
    });
    const moduleOf = new Map(Object.entries(readManifest(folder)).map(([key, { file }]) => [basename(file), key]));
    const placed = <Page extends { readonly path: string; readonly load: string }>({ load, ...page }: Page) => {
      const module = moduleOf.get(IMPORTED.exec(load)?.[1] ?? "");
      if (module === undefined)
        throw new Error(
          `The page ${page.path} does not import its module by itself. Write: load: async () => import("…")`,
        );
      return { ...page, module };
    };
    const load = async <Module>(name: string): Promise<Module> =>
      (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module;
    const { prerenderSite, guardWords } = await load<RenderModule>("prerender");
    await act({
      guardWords,
      render: async (code, surface, locale) => {
        const { site } = await load<{ site: unknown }>(`site-${code}`);
        const { pages, others, ...rest } = await prerenderSite(site, surface, locale);
        return { pages: pages.map(placed), others: others.map(placed), ...rest };
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

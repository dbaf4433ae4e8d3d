import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { SITE_LOCALES, type SiteLocale, type Surface, SURFACES } from "@baize/domain";
import type { BuiltSites, Drawn, RenderedSite, RenderedSites } from "./render-sites.ts";

/** What `@baize/site/prerender` gives; its types are the browser's, which this room does not know. */
interface RenderModule extends Pick<RenderedSites, "guardWords"> {
  readonly prerenderSite: (site: unknown, surface: Surface, locale: SiteLocale) => Promise<Rendered>;
}
interface Rendered extends Pick<RenderedSite, "shells" | "frameless" | "ahead"> {
  readonly pages: readonly (Drawn & { readonly path: string; readonly load: string })[];
  readonly others: readonly { readonly path: string; readonly load: string; readonly isForMembers: boolean }[];
}

/** The file that a page's loading function imports, by whatever a runner makes of `import`. */
const IMPORTED = /\("(?:[^"]*\/)?([^"/]+\.js)"\)/;

const { folder, codes, moduleOf } = workerData as BuiltSites;
const load = async <Module>(name: string): Promise<Module> =>
  (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as Module;

const placed = <Page extends { readonly path: string; readonly load: string }>({ load: source, ...page }: Page) => {
  const module = moduleOf.get(IMPORTED.exec(source)?.[1] ?? "");
  if (module === undefined)
    throw new Error(
      `The page ${page.path} does not import its module by itself. Write: load: async () => import("...")`,
    );
  return { ...page, module };
};

const { prerenderSite, guardWords } = await load<RenderModule>("prerender");
const render = async (code: string, surface: Surface, locale: SiteLocale): Promise<RenderedSite> => {
  try {
    const { site } = await load<{ readonly site: unknown }>(`site-${code}`);
    const { pages, others, ...rest } = await prerenderSite(site, surface, locale);
    return { code, surface, locale, pages: pages.map(placed), others: others.map(placed), ...rest };
  } catch (cause) {
    throw new Error(`The site of brand ${code} is not rendered, ${surface} in ${locale}: ${String(cause)}`, { cause });
  }
};

const sites: RenderedSite[] = [];
for (const code of codes)
  for (const surface of SURFACES) for (const locale of SITE_LOCALES) sites.push(await render(code, surface, locale));
parentPort?.postMessage({ guardWords, sites } satisfies RenderedSites);

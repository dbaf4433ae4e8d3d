import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadBrand } from "@baize/brand";
import { MOBILE_BASE, paths, type Surface, SURFACES } from "@baize/domain";
import type { Manifest } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { frameOf, type Frame, pageDocument, shellDocument, type Variant } from "./document.ts";
import { guardScript } from "./guard-script.ts";
import { type PageFiles, pageFiles } from "./page-files.ts";
import type { RenderedSite, RenderedSites } from "./render-sites.ts";
import { usedRules } from "./used-rules.ts";
import { writeStatistics } from "./write-statistics.ts";

export interface BuiltSite {
  readonly code: string;
  /** Holds `index.html` and `assets/`. */
  readonly folder: string;
}

const script = async (name: "first-paint" | "show-variant" | "first-requests"): Promise<string> =>
  (await bundleScript(fileURLToPath(import.meta.resolve(`@baize/site/${name}`)))).trim();

const BASES: Readonly<Record<Surface, string>> = { desktop: "", mobile: MOBILE_BASE };
/** The picture that a home begins with; its document holds it, so that scripts do not share the line with it. */
const HERO: Readonly<Record<Surface, string>> = { desktop: "brand/hero.svg", mobile: "brand/hero-mobile.svg" };

/** What every header begins with, on light and on dark ground; asked for before the scripts, which are many. */
const LOGOS = ["brand/logo.svg", "brand/logo-light.svg"];

/** A drawing as an address that holds it (RFC 2397). */
const inlined = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

interface Rendering {
  /** Gives a file of the site by its path. */
  readonly read: (path: string) => string;
  readonly frame: Frame;
  readonly surface: Surface;
  readonly filesOf: PageFiles;
  /** The brand's own language comes first. */
  readonly byLocale: readonly RenderedSite[];
}

/** Every document of one surface, by its path without the surface's base; the shell's is empty. */
const documentsOf = ({ read, frame, surface, filesOf, byLocale }: Rendering): Map<string, string> => {
  const [site] = byLocale;
  if (site === undefined) throw new Error("A site needs a language. Add one to SITE_LOCALES.");
  const filesBy = (path?: string, module?: string): Record<string, readonly string[]> =>
    Object.fromEntries(byLocale.map(({ locale }) => [locale, filesOf(locale, path, module)]));
  const documents = new Map<string, string>();
  const aheadOf = (calls: readonly object[]): object | null => site.ahead && { ...site.ahead, calls };
  const hero = inlined(read(HERO[surface]));
  const withHero = (path: string, markup: string): string =>
    path === paths.home ? markup.replaceAll(`"/${HERO[surface]}"`, () => `"${hero}"`) : markup;
  for (const { path, module, calls } of site.pages) {
    const variants = byLocale.flatMap(({ locale, pages }) =>
      pages
        .filter((page) => page.path === path)
        .map(({ markup }): Variant => ({ key: locale, lang: locale, markup: withHero(path, markup) })),
    );
    documents.set(
      path,
      pageDocument(frame, { surface, path, variants, files: filesBy(path, module), ahead: aheadOf(calls) }),
    );
  }
  const variants = byLocale.flatMap(({ locale, shells }) =>
    shells.map(({ layout, markup }): Variant => ({ key: `${locale} ${layout}`, lang: locale, markup })),
  );
  const layouts = Object.fromEntries(site.shells.map(({ layout, paths: own }) => [layout, own]));
  const { frameless } = site;
  documents.set(
    "",
    shellDocument(frame, {
      surface,
      layouts,
      frameless,
      variants,
      files: filesBy(),
      pages: [
        // Where a document of its own is not at hand, as in the service worker. Paths without parameters come first.
        ...site.pages.map(({ calls, ...page }) => ({
          ...page,
          isForMembers: false,
          // Where only a running site knows how requests are sent, none is sent before.
          ...(site.ahead && { calls }),
        })),
        ...site.others,
      ].map(({ module, ...page }) => ({ ...page, files: filesBy(page.path, module) })),
      ahead: aheadOf(site.shells[0]?.calls ?? []),
    }),
  );
  return documents;
};

/** `usedRules` of each sheet once: the brands of a build have the same. */
const rememberedRules = (): typeof usedRules => {
  const known = new Map<string, ReturnType<typeof usedRules>>();
  return (sheet) => {
    const rules = known.get(sheet) ?? usedRules(sheet);
    known.set(sheet, rules);
    return rules;
  };
};

/**
 * Writes the documents of built sites: what is rendered of each page for everybody, at the page's path, on both
 * surfaces and in every language, and a shell for all other pages of a surface.
 *
 * @param manifest of the build that all of them come from
 * @param rendered what is rendered of these sites
 */
export const writeDocuments = async (
  sites: readonly BuiltSite[],
  manifest: Manifest,
  rendered: RenderedSites,
): Promise<void> => {
  const firstPaint = await script("first-paint");
  const endings = [await script("show-variant"), await script("first-requests")];
  const filesOf = pageFiles(manifest);
  const guard = guardScript(rendered.guardWords);
  const rulesOf = rememberedRules();
  for (const { code, folder } of sites) {
    const { brand } = loadBrand(code);
    const read = (path: string): string => readFileSync(join(folder, path), "utf8");
    const frame = frameOf(read("index.html"), {
      scripts: [guard, firstPaint],
      pictures: LOGOS,
      endings,
      rulesOf: (href) => rulesOf(read(href)),
    });
    const rankOf = ({ locale }: RenderedSite): number => (locale === brand.locale ? 0 : 1);
    await writeStatistics(folder, brand.statistics);
    for (const surface of SURFACES) {
      const own = rendered.sites.filter((site) => site.code === code && site.surface === surface);
      const byLocale = own.toSorted((one, other) => rankOf(one) - rankOf(other));
      for (const [path, document] of documentsOf({ read, frame, surface, filesOf, byLocale })) {
        const target = join(folder, BASES[surface], path, "index.html");
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, document);
      }
    }
  }
};

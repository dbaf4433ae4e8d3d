import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadBrand } from "@baize/brand";
import { MOBILE_BASE, paths } from "@baize/domain";
import type { InlineConfig, Manifest } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { chunksFrom } from "./manifest.ts";
import { type Surface, withHomes } from "./render-homes.ts";

export interface BuiltSite {
  readonly code: string;
  /** Holds `index.html` and `assets/`. */
  readonly folder: string;
}

const firstPaint = fileURLToPath(import.meta.resolve("@baize/site/first-paint"));
const homes: Readonly<Record<Surface, string>> = { desktop: paths.home, mobile: `${MOBILE_BASE}${paths.home}` };
/** The picture that a home begins with, asked for before the scripts. */
const HERO: Readonly<Record<Surface, string>> = { desktop: "brand/hero.svg", mobile: "brand/hero-mobile.svg" };
/** A page that is not this visit's is not shown; see first-paint. */
const HIDDEN = "[data-anew] #root{visibility:hidden}";

/** Files of a home beyond those that every page names: its own parts and its words, with all that these import at once. */
const partsOfHome = (manifest: Manifest, locale: string): string[] => {
  const wanted = [
    /\/games\/src\/home\/home-page\.tsx$/,
    ...["games", "site", "ui-kit"].map((owner) => new RegExp(`/${owner}/src/messages/${locale}\\.ts$`)),
  ];
  const keys = wanted.map((part) => {
    const key = Object.keys(manifest).find((name) => part.test(manifest[name]?.src ?? name));
    if (key === undefined)
      throw new Error(
        `The build has no part ${part.source}, which home needs at once. Correct the list in write-homes.ts.`,
      );
    return key;
  });
  return [...new Set(chunksFrom(manifest, keys).map(({ file }) => file))];
};

/** `text` with one part put in place of what is there. */
const put = (text: string, place: RegExp, part: (there: string) => string): string => {
  if (!place.test(text)) throw new Error(`The document has no ${place.source}. Generate the apps again with: pnpm gen`);
  return text.replace(place, part);
};

/** What React put before the page's own markup belongs into the document's head; pictures are found by the parser itself. */
const takeHead = (markup: string): { title: string; body: string } => {
  const head = /^(?:<link rel="preload"[^>]*>|<title>[^<]*<\/title>)*/.exec(markup)?.[0] ?? "";
  return { title: /<title>[^<]*<\/title>/.exec(head)?.[0] ?? "", body: markup.slice(head.length) };
};

/** The document of a rendered home: styles inside, scripts asked for at once, the page as it first stands. */
const homeDocument = (
  shell: string,
  surface: Surface,
  markup: string,
  styles: string,
  parts: readonly string[],
): string => {
  const { title, body } = takeHead(markup);
  const preloads = parts
    .filter((file) => !shell.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const hero = `    <link rel="preload" as="image" fetchpriority="high" href="/${HERO[surface]}">\n`;
  const changes: readonly (readonly [place: RegExp, part: (there: string) => string])[] = [
    [/<html lang="[^"]*"/, (tag) => `${tag} data-rendered="${surface}"`],
    [/<title>[^<]*<\/title>/, () => title],
    [/ *<link rel="stylesheet"[^>]*>\n/, () => ""],
    [/<\/style>/, (end) => `${HIDDEN}${styles}${end}`],
    [/ *<script type="module"/, (script) => `${hero}${script}`],
    [/ *<\/head>/, (end) => `${preloads.join("")}${end}`],
    [/(?<=<div id="root">)(?=<\/div>)/, () => body],
  ];
  return changes.reduce((text, [place, part]) => put(text, place, part), shell);
};

/**
 * Writes the homes of built sites as documents of their own, `home/index.html` and `app/home/index.html`, and gives
 * every document the script that comes before its first paint.
 *
 * @param manifest of the build that all of them come from
 * @param shared the configuration of that build, with its root
 */
export const writeHomes = async (
  sites: readonly BuiltSite[],
  manifest: Manifest,
  shared: InlineConfig,
): Promise<void> => {
  const script = (await bundleScript(firstPaint)).trim();
  await withHomes(
    sites.map(({ code }) => code),
    shared,
    async (render) => {
      for (const { code, folder } of sites) {
        const file = join(folder, "index.html");
        const shell = put(readFileSync(file, "utf8"), /<title>/, (title) => `<script>${script}</script>\n    ${title}`);
        const [, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell) ?? [];
        if (sheet === undefined)
          throw new Error(`${file} names no style sheet. Look at what the build printed before.`);
        const styles = readFileSync(join(folder, sheet), "utf8").trim();
        const parts = partsOfHome(manifest, loadBrand(code).brand.locale);
        writeFileSync(file, shell);
        for (const [surface, path] of Object.entries(homes) as [Surface, string][]) {
          const target = join(folder, path, "index.html");
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, homeDocument(shell, surface, await render(code, surface), styles, parts));
        }
      }
    },
  );
};

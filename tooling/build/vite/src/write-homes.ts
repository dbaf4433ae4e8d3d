import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadBrand } from "@baize/brand";
import { MOBILE_BASE, paths, type Surface } from "@baize/domain";
import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
  html,
  parse,
  parseFragment,
  serialize,
} from "parse5";
import type { InlineConfig, Manifest } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { guardScript } from "./guard-script.ts";
import { chunksFrom } from "./manifest.ts";
import { ownModule } from "./own-module.ts";
import { withHomes } from "./render-homes.ts";
import { writeStatistics } from "./write-statistics.ts";

type Attributes = Readonly<Record<string, string>>;

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

/**
 * Files of a home beyond those that every page names: its own parts and its words, with all that these import at once.
 */
const partsOfHome = (manifest: Manifest, locale: string): string[] => {
  const wanted = [
    ownModule("games", "home/home-page"),
    ...["games", "site", "ui-kit"].map((owner) => ownModule(owner, `messages/${locale}`)),
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

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;
const matches = ({ tagName, attrs }: Tree.Element, tag: string, wanted: Attributes): boolean =>
  tagName === tag &&
  Object.entries(wanted).every(([name, value]) => attrs.some((one) => one.name === name && one.value === value));

/** The first element with this tag and these attributes, in the order of the document. */
const find = (within: Tree.ParentNode, tag: string, wanted: Attributes = {}): Tree.Element | undefined => {
  for (const node of within.childNodes) {
    if (!isElement(node)) continue;
    const found = matches(node, tag, wanted) ? node : find(node, tag, wanted);
    if (found) return found;
  }
  return undefined;
};
/** @throws Error when the document has no such element */
const get = (document: Tree.Document, tag: string, wanted: Attributes = {}): Tree.Element => {
  const found = find(document, tag, wanted);
  if (!found)
    throw new Error(`The document has no ${tag} ${JSON.stringify(wanted)}. Generate the apps again with: pnpm gen`);
  return found;
};
const attribute = (element: Tree.Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? "";

const create = (tag: string, attributes: Attributes, text = ""): Tree.Element => {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tag, html.NS.HTML, attrs);
  if (text !== "") tree.insertText(element, text);
  return element;
};

/** The document with the guard before all else, and the script that comes before its first paint. */
const withScripts = (document: string, guard: string, firstPaint: string): string => {
  const page = parse(document);
  const head = get(page, "head");
  tree.insertBefore(head, create("script", {}, guard), get(page, "title"));
  tree.insertBefore(head, create("script", {}, firstPaint), get(page, "title"));
  return serialize(page);
};

/** The document of a rendered home: styles inside, scripts asked for at once, the page as it is first shown. */
const homeDocument = (
  shell: string,
  surface: Surface,
  markup: string,
  styles: string,
  parts: readonly string[],
): string => {
  const page = parse(shell);
  const head = get(page, "head");
  const body = parseFragment(markup);
  tree.adoptAttributes(get(page, "html"), [{ name: "data-rendered", value: surface }]);
  tree.detachNode(get(page, "link", { rel: "stylesheet" }));
  tree.insertText(get(page, "style"), `${HIDDEN}${styles}`);
  const hero = create("link", { rel: "preload", as: "image", fetchpriority: "high", href: `/${HERO[surface]}` });
  tree.insertBefore(head, hero, get(page, "script", { type: "module" }));
  for (const file of parts.filter((part) => !shell.includes(part)))
    tree.appendChild(head, create("link", { rel: "modulepreload", crossorigin: "", href: `/${file}` }));
  // React puts titles and preloads before the page's own markup. Pictures are found by the parser itself.
  const shellTitle = get(page, "title");
  const title = body.childNodes.find((node) => isElement(node) && node.tagName === "title");
  if (title) {
    tree.insertBefore(head, title, shellTitle);
    tree.detachNode(shellTitle);
  }
  const root = get(page, "div", { id: "root" });
  for (const node of body.childNodes)
    if (node !== title && !(isElement(node) && matches(node, "link", { rel: "preload" }))) tree.appendChild(root, node);
  return serialize(page);
};

/**
 * Writes the homes of built sites as documents of their own, `home/index.html` and `app/home/index.html`, and gives
 * every document its guard and the script that comes before its first paint.
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
    async ({ render, guardWords }) => {
      const guard = guardScript(guardWords);
      for (const { code, folder } of sites) {
        const file = join(folder, "index.html");
        const shell = withScripts(readFileSync(file, "utf8"), guard, script);
        const sheet = attribute(get(parse(shell), "link", { rel: "stylesheet" }), "href");
        const styles = readFileSync(join(folder, sheet), "utf8").trim();
        const { brand } = loadBrand(code);
        const parts = partsOfHome(manifest, brand.locale);
        await writeStatistics(folder, brand.statistics);
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

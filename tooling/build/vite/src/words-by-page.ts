import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import { parseAst, type Plugin } from "vite";
import { ownModule } from "./own-module.ts";
import { isWords, type KeyTexts, keyTexts, usedWords, type Words, writtenTexts } from "./used-keys.ts";

type Node = Readonly<Record<string, unknown>>;
/** A function in a feature that loads a page: where it ends in the code, and the page's module. */
interface PageLoad {
  readonly end: number;
  readonly page: string;
}

const FEATURE = ownModule("[\\w-]+", "feature");
/** Begins the name of what holds words: `<owner>/<path of the page's module>/<language>` follows. */
export const PAGE_WORDS = "virtual:page-words/";
const CATALOGUE = /^([\w-]+)\.(?:ts|js)$/;
/** Modules of the same package, but for its words and its list of pages, which all its pages would share. */
const RELATIVE = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.(?:tsx?|js))["']/g;
const UNSHOWN = /(?:^|[\\/])(?:messages|testing)[\\/]|\.(?:test|stories|d)\.tsx?$/;
const APART = /[\\/]messages[\\/]|[\\/]feature\.(?:ts|js)$/;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const below = (node: unknown): Node[] =>
  isNode(node) ? [node, ...Object.values(node).flatMap((part) => (isNode(part) ? below(part) : []))] : [];

/** The module that a loading function imports. */
const importedBy = (node: unknown): string | undefined => {
  const { source } = below(node).find(({ type }) => type === "ImportExpression") ?? {};
  return isNode(source) && typeof source["value"] === "string" ? source["value"] : undefined;
};

/** Every `load` of a page in a feature's module, also where its function has a name there. */
const pageLoads = (code: string): PageLoad[] => {
  const nodes = below(parseAst(code, { lang: "ts" }));
  const named = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === "VariableDeclarator" && isNode(id) ? [[id["name"], importedBy(init)] as const] : [],
    ),
  );
  return nodes.flatMap(({ type, key, value, end }) => {
    if (type !== "Property" || !isNode(key) || key["name"] !== "load" || !isNode(value)) return [];
    const page = value["type"] === "Identifier" ? named.get(value["name"]) : importedBy(value);
    return page === undefined ? [] : [{ page, end: Number(end) }];
  });
};

interface Module extends KeyTexts {
  readonly code: string;
}
/** Pages of a package share modules, and each is built in several languages. */
const known = new Map<string, Module>();
const moduleAt = (file: string): Module => {
  const code = readFileSync(file, "utf8");
  const module = known.get(file);
  if (module?.code === code) return module;
  const read = { code, ...keyTexts(code, file.endsWith(".ts") ? "ts" : "tsx") };
  known.set(file, read);
  return read;
};

/** A module with all modules of its package that it imports, at once or late, by file. */
export const ownModules = (file: string, seen = new Map<string, Module>()): ReadonlyMap<string, Module> => {
  if (seen.has(file) || APART.test(file)) return seen;
  const module = moduleAt(file);
  seen.set(file, module);
  for (const [, path = ""] of module.code.matchAll(RELATIVE)) ownModules(resolve(dirname(file), path), seen);
  return seen;
};

/** Packages that features are built on; a part of theirs may be given a feature's words. */
const KITS = ["feature-kit", "ui-kit", "domain", "api-client"];
const kitTexts = new Map<string, KeyTexts>();
/** @param root folder of a feature's modules, beside whose package those of the kits lie */
const textsOfKits = (root: string): KeyTexts => {
  const read = kitTexts.get(root);
  if (read) return read;
  const folders = KITS.map((kit) => join(root, "../..", kit, basename(root))).filter((folder) => existsSync(folder));
  if (folders.length === 0) throw new Error(`What features are built on is not beside ${root}. Install it there.`);
  const files = folders.flatMap((cwd) => globSync("**/*.{ts,tsx,js}", { cwd }).map((name) => join(cwd, name)));
  const texts = writtenTexts(files.filter((file) => !UNSHOWN.test(file)).map((file) => readFileSync(file, "utf8")));
  kitTexts.set(root, texts);
  return texts;
};

/** The languages of a package's words. */
const localesOf = (root: string): string[] =>
  readdirSync(join(root, "messages")).flatMap((name) => CATALOGUE.exec(name)?.[1] ?? []);

/** A package's words in one language, as they are written. */
export const wordsOf = async (root: string, locale: string, extension: string): Promise<Words> => {
  const file = join(root, "messages", `${locale}${extension}`);
  const [words] = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>).filter(isWords);
  if (words === undefined) throw new Error(`${file} exports no words.`);
  return words;
};

/**
 * The words that a page may ask for: every key that stands in its modules or in what features are built on, and the
 * titles of its feature's pages.
 *
 * @param feature the module with the list of pages
 */
export const pageWords = async (feature: string, page: string, locale: string): Promise<Words> => {
  const words = await wordsOf(dirname(feature), locale, extname(feature));
  return usedWords(words, [...ownModules(page).values(), moduleAt(feature), textsOfKits(dirname(feature))]);
};

const compiled = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, isWords(value) ? compiled(value) : compile(String(value))]),
  );

/**
 * Gives each page of a feature the words that it may ask for, as one file for each language. Built documents carry
 * texts of whole catalogues, so only browsers' builds are changed.
 */
export const wordsByPage = (): Plugin => {
  const pages = new Map<string, readonly [feature: string, page: string, locale: string]>();
  return {
    name: "baize:words-by-page",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: { filter: { id: /^virtual:page-words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-words\// },
      async handler(id) {
        const [feature, page, locale] = pages.get(id.slice(1)) ?? [];
        if (feature === undefined || page === undefined || locale === undefined) return null;
        for (const file of ownModules(page).keys()) this.addWatchFile(file);
        const words = compiled(await pageWords(feature, page, locale));
        return { code: `export const messages = ${JSON.stringify(words)};`, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: FEATURE, code: "import(" },
      handler(code, id) {
        const root = dirname(id);
        const owner = basename(dirname(root));
        let changed = code;
        for (const { end, page } of pageLoads(code).toReversed()) {
          const file = resolve(root, page);
          const name = page.replace(/^\.\//, "").slice(0, -extname(page).length);
          const catalogues = localesOf(root).map((locale) => {
            const module = `${PAGE_WORDS}${owner}/${name}/${locale}`;
            pages.set(module, [id, file, locale]);
            return `${JSON.stringify(locale)}: async () => import(${JSON.stringify(module)})`;
          });
          changed = `${changed.slice(0, end)}, words: { ${catalogues.join(", ")} }${changed.slice(end)}`;
        }
        return { code: changed, map: null };
      },
    },
  };
};

import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree, html, parse, serialize } from "parse5";
import { type PageNeeds, pagesNeeds } from "./page-needs.ts";

type Attributes = Readonly<Record<string, string>>;

/** A document without markup: scripts inside, and places for what each document has of its own. */
export interface Frame {
  /** The text around its places, in the order of `PLACES`. */
  readonly pieces: readonly string[];
  readonly title: string;
  /** Gives the rules of the sheet that a markup needs. */
  readonly rulesFor: (markup: string) => string;
  /** Files that it asks for itself. */
  readonly named: ReadonlySet<string>;
  /** Run at the end of the body. */
  readonly endings: readonly string[];
}
export interface FrameParts extends Pick<Frame, "endings"> {
  /** Run in the head before all else. */
  readonly scripts: readonly string[];
  /** Paths of small pictures that every view begins with. */
  readonly pictures: readonly string[];
  /** Gives the rules of the linked sheet that a markup needs, by the sheet's address. */
  readonly rulesOf: (href: string) => Frame["rulesFor"];
}

/** Markup of which one is shown. */
export interface Variant {
  /** What the script before the first paint asks for. */
  readonly key: string;
  readonly lang: string;
  readonly markup: string;
}
interface DocumentParts {
  readonly surface: string;
  readonly variants: readonly Variant[];
  /** Scripts that are asked for before any runs, by language. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** What the script before the first paint is to ask for; null for nothing. */
  readonly ahead: object | null;
  /** Pages that a document of no page in particular may be opened for. */
  readonly pages?: readonly PageNeeds[];
}

/** Markup that is not this visit's is not shown; see first-paint. */
const HIDDEN = "[data-anew] #root{visibility:hidden}";
const TITLE = /<title>[^<]*<\/title>/;
/** Where each document has something of its own, in the order of the text; what matches gives way to that. */
const PLACES: Readonly<Record<string, RegExp>> = {
  "<html>": /(?<=<html[^>]*)(?=>)/,
  "<title>": TITLE,
  "</style>": /(?=<\/style>)/,
  "</head>": /(?=<\/head>)/,
  '<div id="root"></div>': /(?<=<div id="root">)<\/div>/,
};
/** Addresses in attributes; the import map, which names every file, has none. */
const NAMED = /(?<==")\/([^"]+)(?=")/g;
/** What React puts before a page's own markup. Pictures are found by the parser itself. */
const BEFORE = /^(?:<link rel="preload"[^>]*>|<title>[^<]*<\/title>)+/;

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

const preload = (attributes: Attributes): Tree.Element =>
  tree.createElement(
    "link",
    html.NS.HTML,
    Object.entries({ rel: "preload", ...attributes }).map(([name, value]) => ({ name, value })),
  );

/** @throws Error when the text lacks a place, or has it before another that comes first */
const cut = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let rest = text;
  for (const [name, place] of Object.entries(PLACES)) {
    const found = place.exec(rest);
    if (!found) throw new Error(`The document has no ${name} in its place. Generate the apps again with: pnpm gen`);
    pieces.push(rest.slice(0, found.index));
    rest = rest.slice(found.index + found[0].length);
  }
  return [...pieces, rest];
};

/**
 * Prepares what the documents of a brand have in common.
 *
 * @param shell the document that the build of an app gives
 * @throws Error when it lacks a place for what a document has of its own
 */
export const frameOf = (shell: string, { scripts, pictures, endings, rulesOf }: FrameParts): Frame => {
  const page = parse(shell);
  const head = get(page, "head");
  const linked = get(page, "link", { rel: "stylesheet" });
  const href = linked.attrs.find(({ name }) => name === "href")?.value ?? "";
  tree.detachNode(linked);
  tree.insertText(get(page, "style"), HIDDEN);
  for (const text of scripts) {
    const script = tree.createElement("script", html.NS.HTML, []);
    tree.insertText(script, text);
    tree.insertBefore(head, script, get(page, "title"));
  }
  for (const path of pictures)
    tree.insertBefore(head, preload({ as: "image", fetchpriority: "high", href: `/${path}` }), get(page, "title"));
  tree.appendChild(head, preload({ as: "style", href, "data-styles": "" }));
  const text = serialize(page);
  return {
    pieces: cut(text),
    title: TITLE.exec(text)?.[0] ?? "",
    rulesFor: rulesOf(href),
    named: new Set(Array.from(text.matchAll(NAMED), ([, file = ""]) => file)),
    endings,
  };
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
const element = (tag: string, attributes: Attributes): string => `<${tag}${attributesOf(attributes)}>`;

const titleOf = (markup: string): string | undefined => TITLE.exec(BEFORE.exec(markup)?.[0] ?? "")?.[0];
/** @param files scripts that this variant needs and the document does not ask for */
const templateOf = ({ key, lang, markup }: Variant, files: readonly string[]): string => {
  const title = titleOf(markup)?.replace(/<[^>]*>/g, "");
  const open = element("template", {
    "data-variant": key,
    lang,
    ...(files.length > 0 && { "data-files": files.map((file) => `/${file}`).join(" ") }),
  });
  // A title is markup already.
  const titled = title === undefined ? open : open.replace(/>$/, () => ` title="${title.replaceAll('"', "&quot;")}">`);
  return `${titled}${markup.replace(BEFORE, "")}</template>`;
};

/**
 * A document of some variants, with attributes of its own on its first element.
 *
 * @param isShown whether the first variant stands in the page; all wait to be put there otherwise
 */
const documentOf = (
  frame: Frame,
  { surface, variants: [first, ...others], files, ahead, pages }: DocumentParts,
  attributes: Attributes,
  isShown: boolean,
): string => {
  if (!first) throw new Error("A document needs markup. Render one language at least.");
  const own = (files[first.lang] ?? []).filter((file) => !frame.named.has(file));
  const isNamed = (file: string): boolean => frame.named.has(file) || own.includes(file);
  const waiting = (isShown ? others : [first, ...others]).map((variant) =>
    templateOf(
      variant,
      (files[variant.lang] ?? []).filter((file) => !isNamed(file)),
    ),
  );
  const asked = own.map((file) => element("link", { rel: "modulepreload", crossorigin: "", href: `/${file}` }));
  const marks = { "data-rendered": surface, ...attributes, ...(ahead && { "data-ahead": JSON.stringify(ahead) }) };
  const markup = `${isShown ? first.markup.replace(BEFORE, "") : ""}</div>${waiting.join("")}`;
  const endings = frame.endings.map((text) => `<script>${text}</script>`).join("");
  const filled = [
    attributesOf(marks),
    titleOf(first.markup) ?? frame.title,
    frame.rulesFor(markup),
    asked.join(""),
    `${markup}${pages ? pagesNeeds(pages, isNamed) : ""}${endings}`,
  ];
  return frame.pieces.map((piece, place) => `${piece}${filled[place] ?? ""}`).join("");
};

/** The document of one page, as it stands before anything is known of the visitor. */
export const pageDocument = (frame: Frame, { path, ...parts }: DocumentParts & { readonly path: string }): string =>
  documentOf(frame, parts, { "data-page": path }, true);

/**
 * The document of every page that is not rendered: the frame of its layout around a skeleton.
 *
 * @param layouts patterns of pages by layout; the first one is for all others too, but for those without a frame
 */
export const shellDocument = (
  frame: Frame,
  {
    layouts,
    frameless,
    ...parts
  }: DocumentParts & {
    readonly layouts: Readonly<Record<string, readonly string[]>>;
    readonly frameless: readonly string[];
  },
): string => {
  const { [Object.keys(layouts)[0] ?? ""]: _all, ...named } = layouts;
  const marks = {
    "data-layout": Object.keys(layouts)[0] ?? "",
    "data-layouts": JSON.stringify({ ...named, none: frameless }),
  };
  return documentOf(frame, parts, marks, false);
};

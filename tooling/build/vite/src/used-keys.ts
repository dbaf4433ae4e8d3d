import { parseAst } from "vite";

type Node = Readonly<Record<string, unknown>>;

/** Texts of a module that may be keys of words, or begin or hold some. */
export interface KeyTexts {
  readonly literals: ReadonlySet<string>;
  /** Texts with expressions in them; an expression may stand for any text. */
  readonly templates: readonly RegExp[];
}
/** Words by nested keys; a list is a text that was parsed. */
export interface Words {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
export const isWords = (value: unknown): value is Words => isNode(value) && !Array.isArray(value);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const cookedText = (quasi: unknown): string => {
  const value = isNode(quasi) ? quasi["value"] : undefined;
  return isNode(value) ? String(value["cooked"]) : "";
};

/** Every text and every text with expressions below a node, wherever it stands: better one too many. */
const textsBelow = (node: unknown, literals: Set<string>, templates: Map<string, RegExp>): void => {
  if (Array.isArray(node)) for (const part of node) textsBelow(part, literals, templates);
  if (!isWords(node)) return;
  const { type, value, quasis } = node;
  if (type === "Literal" && typeof value === "string") literals.add(value);
  if (type === "TemplateLiteral" && Array.isArray(quasis)) {
    const parts = quasis.map(cookedText);
    if (parts.length === 1) literals.add(parts[0] ?? "");
    // A text of expressions alone is a key only where they are parts of one, and these are found by themselves.
    else if (parts.some((part) => part !== "")) {
      const pattern = `^${parts.map(escaped).join(".*")}$`;
      templates.set(pattern, new RegExp(pattern, "s"));
    }
  }
  for (const part of Object.values(node)) if (isNode(part)) textsBelow(part, literals, templates);
};

/** @param code a module as TypeScript, with JSX where `lang` says so */
export const keyTexts = (code: string, lang: "ts" | "tsx"): KeyTexts => {
  const literals = new Set<string>();
  const templates = new Map<string, RegExp>();
  textsBelow(parseAst(code, { lang }), literals, templates);
  return { literals, templates: [...templates.values()] };
};

const WRITTEN = /(["'`])([\w.]+)\1/g;
const HEADS = /`(\w+\.[^`$]*)\$\{/g;

/**
 * Texts of modules that are given an owner's words, found without reading the code: whole keys, and beginnings that
 * name a group.
 */
export const writtenTexts = (codes: readonly string[]): KeyTexts => ({
  literals: new Set(codes.flatMap((code) => Array.from(code.matchAll(WRITTEN), ([, , text = ""]) => text))),
  templates: codes.flatMap((code) =>
    Array.from(code.matchAll(HEADS), ([, head = ""]) => new RegExp(`^${escaped(head)}`)),
  ),
});

/**
 * Whether a text may be asked for by its key: as it is written, as a text with expressions makes it, or as something
 * put together from a text that names the group it is in ("a.b" or "a.b." for "a.b.c").
 */
const isUsed = (key: string, { literals, templates }: KeyTexts): boolean => {
  if (literals.has(key) || templates.some((template) => template.test(key))) return true;
  const parts = key.split(".");
  return parts.some((_, index) => {
    const group = parts.slice(0, index).join(".");
    return index > 0 && (literals.has(`${group}.`) || (index > 1 && literals.has(group)));
  });
};

/** The words that modules may ask for, by their texts. */
export const usedWords = (words: Words, texts: readonly KeyTexts[], above = ""): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) => {
      const key = `${above}${name}`;
      if (!isWords(value)) return texts.some((some) => isUsed(key, some)) ? [[name, value]] : [];
      const below = usedWords(value, texts, `${key}.`);
      return Object.keys(below).length === 0 ? [] : [[name, below]];
    }),
  );

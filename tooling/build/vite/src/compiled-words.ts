import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { ownModule } from "./own-module.ts";

/** A text in the source, by its place there. */
interface Text {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every text that stands as a value below a node: keys and import paths are none. */
const textsBelow = (node: unknown): Text[] => {
  if (Array.isArray(node)) return node.flatMap(textsBelow);
  if (
    !isNode(node) ||
    node["type"] === "ImportDeclaration" ||
    (node["type"] === "ExportNamedDeclaration" && node["source"] != null)
  )
    return [];
  const { type, value, start, end } = node;
  if (type === "Literal")
    return typeof value === "string" ? [{ start: Number(start), end: Number(end), text: value }] : [];
  const parts = type === "Property" ? [value] : Object.values(node);
  return parts.flatMap(textsBelow);
};

/** The values of every property of this name. */
const valuesOf = (node: unknown, name: string): unknown[] => {
  if (Array.isArray(node)) return node.flatMap((part) => valuesOf(part, name));
  if (!isNode(node)) return [];
  const { type, key, value } = node;
  if (type === "Property" && isNode(key) && (key["value"] ?? key["name"]) === name) return [value];
  return Object.values(node).flatMap((part) => valuesOf(part, name));
};

const CATALOGUE = ownModule("[\\w-]+", "messages/.*");
const BRAND = /\/apps\/[^/]+\/brand\.ts$/;

/**
 * The words' ICU texts, parsed while building: pages then carry the code that fills them in, not the parser.
 * Catalogues of packages and the overrides in a generated brand are both compiled; a text that does not parse
 * ends the build.
 */
export const compiledWords = (): Plugin => ({
  name: "baize:compiled-words",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^use-intl\/format-message$/ },
    async handler(id, importer) {
      return this.resolve(`${id}/format-only`, importer);
    },
  },
  transform: {
    filter: { id: [CATALOGUE, BRAND] },
    handler(code, id) {
      const program: unknown = this.parse(code, { lang: "ts" });
      const texts = textsBelow(BRAND.test(id) ? valuesOf(program, "messages") : program);
      let compiled = code;
      for (const { start, end, text } of texts.toReversed()) {
        const message = compile(text);
        if (message !== text) compiled = compiled.slice(0, start) + JSON.stringify(message) + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  },
});

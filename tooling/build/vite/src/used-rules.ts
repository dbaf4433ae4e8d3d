import postcss, { type ChildNode } from "postcss";

/** A part of a sheet: as it stands, one that some selectors are for, or one around others. */
type Part =
  | { readonly text: string }
  | { readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly open: string; readonly parts: readonly Part[] };
interface Selector {
  readonly text: string;
  /** Classes without which nothing can match it. */
  readonly classes: readonly string[];
}

/** What stands in these may be missing: `:not(.a)`, `:is(.a, .b)`, `[href$=".a"]`. */
const GROUPS = /\([^()]*\)|\[[^\]]*\]/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const withoutGroups = (selector: string): string => {
  const outer = selector.replace(GROUPS, "");
  return outer === selector ? outer : withoutGroups(outer);
};
const classesOf = (selector: string): string[] =>
  Array.from(withoutGroups(selector).matchAll(CLASS), ([, name = ""]) => name);

const partOf = (node: ChildNode): Part => {
  if (node.type === "comment") return { text: "" };
  if (node.type === "rule")
    return {
      selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })),
      body: `{${node.nodes.map(String).join(";")}}`,
    };
  if (node.type !== "atrule" || node.nodes === undefined) return { text: `${String(node)};` };
  // The steps of an animation look like rules and are none.
  if (!node.nodes.some(({ type }) => type === "rule" || type === "atrule") || node.name.endsWith("keyframes"))
    return { text: String(node) };
  return { open: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) };
};

const textOf = (part: Part, has: (name: string) => boolean): string => {
  if ("text" in part) return part.text;
  if ("parts" in part) {
    const inner = part.parts.map((one) => textOf(one, has)).join("");
    return inner === "" ? "" : `${part.open}{${inner}}`;
  }
  const used = part.selectors.filter(({ classes }) => classes.every(has));
  return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}${part.body}`;
};

const ATTRIBUTE = /\sclass="([^"]*)"/g;

/**
 * Gives, for each markup, the rules of a sheet that may apply to it, in their order: all but those for classes that it
 * does not have.
 *
 * @throws CssSyntaxError of PostCSS when the sheet is none
 */
export const usedRules = (sheet: string): ((markup: string) => string) => {
  const parts = postcss.parse(sheet).nodes.map(partOf);
  return (markup) => {
    const names = new Set(Array.from(markup.matchAll(ATTRIBUTE), ([, list = ""]) => list.split(/\s+/)).flat());
    return parts.map((part) => textOf(part, (name) => names.has(name))).join("");
  };
};

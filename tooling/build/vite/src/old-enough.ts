import { parseSync, type Plugin } from "vite";
import { features } from "web-features";
import { OLDEST } from "./browsers.ts";

type Browser = keyof typeof OLDEST;
/** Objects of a page that stand for an interface. */
const INSTANCES: Readonly<Record<string, string>> = {
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
};
/** What is used all the same, and why it may. */
const KNOWN: readonly RegExp[] = [
  /^(?:Window\.)?Temporal\b/, // its polyfill is loaded where it is not there
  /^Window\.open$/, // every browser has it; the data leaves one out for a detail
  /^Document\.exitFullscreen$/, // only called while something fills the screen
];
const GLOBALS = new Set(["window", "globalThis", "self"]);
const COMPAT_KEY = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+?)(?:_static)?)?$/;

const isYounger = (support: { readonly [B in Browser]?: string }): boolean =>
  (Object.keys(OLDEST) as Browser[]).some((browser) => !(Number.parseFloat(support[browser] ?? "") <= OLDEST[browser]));

/** Names such as `URL.canParse` and `Window.requestIdleCallback` that some browser of the target does not have. */
const young = new Set(
  Object.values(features).flatMap((feature) =>
    "status" in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) => {
          const [, owner, member] = COMPAT_KEY.exec(key) ?? [];
          if (owner === undefined || !isYounger(support)) return [];
          return member === undefined || member === owner ? [`Window.${owner}`] : [`${owner}.${member}`];
        })
      : [],
  ),
);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node["type"] === "Identifier" ? String(node["name"]) : undefined;

/** The global that something is: `URL`, and the same behind `globalThis`. */
const ownerOf = (node: unknown): string | undefined =>
  isNode(node) && node["type"] === "MemberExpression" && GLOBALS.has(nameOf(node["object"]) ?? "")
    ? nameOf(node["property"])
    : nameOf(node);
const textOf = (node: Node): unknown => {
  const [first] = (node["quasis"] as { value: { cooked: string } }[] | undefined) ?? [];
  return first?.value.cooked ?? node["value"];
};

/** The compat name of a member of a global, or of a global itself. */
const compatName = (node: Node): string | undefined => {
  const bare = nameOf(node);
  if (bare !== undefined) return `Window.${bare}`;
  const [owner, member] = [ownerOf(node["object"]), nameOf(node["property"])];
  if (node["type"] !== "MemberExpression" || owner === undefined || member === undefined || node["computed"] === true)
    return undefined;
  return GLOBALS.has(owner) ? `Window.${member}` : `${INSTANCES[owner] ?? owner}.${member}`;
};

/** Collects young names, apart those that are only asked after: `typeof a.b`, `a.b?.()`, `if (a.b)`, `"b" in a`. */
const collect = (code: string): { used: Set<string>; asked: Set<string> } => {
  const [used, asked] = [new Set<string>(), new Set<string>()];
  const note = (node: unknown, isAsked: boolean): void => {
    const name = isNode(node) ? compatName(node) : undefined;
    if (name !== undefined && young.has(name)) (isAsked ? asked : used).add(name);
  };
  const visit = (node: unknown, isAsked: boolean): void => {
    if (Array.isArray(node)) return node.forEach((part) => visit(part, false));
    if (!isNode(node)) return;
    const { type, operator, left, right, test, callee, argument, ...rest } = node;
    if (type === "CallExpression" || type === "NewExpression") note(callee, node["optional"] === true);
    if (type === "MemberExpression") {
      note(node, isAsked);
      note(node["object"], false);
    }
    if (type === "UnaryExpression" && operator === "typeof") note(argument, true);
    if (type === "BinaryExpression" && operator === "in" && isNode(left)) {
      const owner = ownerOf(right) ?? "";
      asked.add(`${GLOBALS.has(owner) ? "Window" : (INSTANCES[owner] ?? owner)}.${String(textOf(left))}`);
    }
    const isLogic = type === "LogicalExpression" || type === "BinaryExpression";
    visit(left, isLogic);
    visit(right, isLogic && isAsked);
    visit(test, true);
    if (isNode(test)) note(test, true);
    visit(callee, node["optional"] === true);
    visit(argument, operator === "typeof" || (operator === "!" && isAsked));
    for (const [key, part] of Object.entries(rest))
      visit(part, type === "ChainExpression" && key === "expression" && isAsked);
  };
  visit(parseSync("chunk.js", code).program, false);
  return { used, asked };
};

/**
 * What a chunk uses of browsers that is younger than the build's target and is not asked after anywhere in that chunk,
 * such as `URL.canParse`. Methods of values are not seen here: the compiler's `lib`, ES2023, holds those of the
 * language, and every browser of the target has them.
 */
export const youngApis = (code: string): string[] => {
  const { used, asked } = collect(code);
  return [...used].filter((name) => !asked.has(name) && !KNOWN.some((known) => known.test(name))).toSorted();
};

/** Ends a build whose chunks use what browsers of its target do not have. */
export const oldEnough = (): Plugin => ({
  name: "baize:old-enough",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).flatMap((chunk) =>
      chunk.type === "chunk" ? youngApis(chunk.code).map((name) => `${name} in ${chunk.fileName}`) : [],
    );
    if (found.length > 0)
      this.error(
        `Browsers of the build's target lack ${found.join(", ")}. Ask whether it is there before it is used, or do without.`,
      );
  },
});

import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "@baize/brand";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { compiledWords } from "./compiled-words.ts";

/** The code that `source` becomes when it is built as the file `name`. */
const built = async (name: string, source: string): Promise<string> => {
  const id = join(repositoryRoot, name);
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      compiledWords(),
      {
        name: "source",
        enforce: "pre",
        resolveId: (asked) => (asked === "entry" ? id : null),
        load: (asked) => (asked === id ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "entry", preserveEntrySignatures: "strict", output: { format: "es" } },
    },
  });
  const chunk = [result].flat().flatMap((each) => ("output" in each ? each.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error("Nothing was built.");
  return chunk.code;
};
const load = async <T>(code: string): Promise<T> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as T;
const words = async <T>(source: string, name = "packages/sample/src/messages/zh-CN.ts"): Promise<T> =>
  load<T>(await built(name, source));

describe("words", () => {
  it("keep plain texts and have the others parsed", async () => {
    const { zh } = await words<{ zh: unknown }>(
      `export const zh = { "a-b": "plain", c: { d: "共 {n, number} 笔", e: "it's" }, f: "a{x}b" } as const;`,
    );
    expect(zh).toEqual({ "a-b": "plain", c: { d: ["共 ", ["n", 4], " 笔"], e: "it's" }, f: ["a", ["x"], "b"] });
  });
  it("end the build when a text cannot be parsed", async () => {
    await expect(words(`export const zh = { a: "共 {n, number 笔" };`)).rejects.toThrow(/ARGUMENT/);
  });
  it("of a brand are parsed, its other texts are not", async () => {
    const { brand } = await words<{ brand: unknown }>(
      `export const brand = { "name": "{x}", "messages": { "zh-CN": { "site": { "a": "{x}!" } } } };`,
      "apps/10001/brand.ts",
    );
    expect(brand).toEqual({ name: "{x}", messages: { "zh-CN": { site: { a: [["x"], "!"] } } } });
  });
  it("of other files are left as they are", async () => {
    expect(await words(`export const a = "{x}";`, "packages/sample/src/other.ts")).toMatchObject({ a: "{x}" });
  });
});

describe("the words of this site", () => {
  type Tree = { readonly [key: string]: string | Tree };
  const leaves = (tree: Tree): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
  /** A value of every argument, by which counts, insertions and marks can be told apart. */
  const valuesOf = (text: string, count: number): Record<string, string | number | ((parts: unknown) => string)> => ({
    ...Object.fromEntries(Array.from(text.matchAll(/\{\s*(\w+)\s*\}/g), ([, name = ""]) => [name, `‹${name}›`])),
    ...Object.fromEntries(Array.from(text.matchAll(/\{\s*(\w+)\s*,/g), ([, name = ""]) => [name, count])),
    ...Object.fromEntries(
      Array.from(text.matchAll(/<(\w+)>/g), ([, mark = ""]) => [
        mark,
        (parts: unknown) => `[${[parts].flat().join("")}]`,
      ]),
    ),
  });
  const formatters = {
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  };

  it.each(globSync("packages/*/src/messages/**/*.ts", { cwd: repositoryRoot }))(
    "read the same as if they were parsed in the page: %s",
    async (file) => {
      const locale = file.includes("zh-CN") ? "zh-CN" : "en";
      const texts = Object.values(
        (await import(pathToFileURL(join(repositoryRoot, file)).href)) as Record<string, Tree>,
      ).flatMap(leaves);
      expect(texts.length).toBeGreaterThan(0);
      for (const count of [0, 1, 2, 12_345]) {
        const read = (text: string): string =>
          [format(compile(text), locale, valuesOf(text, count), { formatters })].flat().join("");
        const expected = (text: string): string =>
          createTranslator({ locale, messages: { text } }).markup("text", valuesOf(text, count) as never);
        expect(texts.map(read)).toEqual(texts.map(expected));
      }
    },
  );
});

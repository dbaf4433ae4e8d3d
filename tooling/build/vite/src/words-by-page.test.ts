import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "@baize/brand";
import { build } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { isWords, keyTexts, usedWords, type Words, writtenTexts } from "./used-keys.ts";
import { ownModules, pageWords, wordsByPage, wordsOf } from "./words-by-page.ts";

const LOCALES = ["zh-CN", "en"];
const keysOf = (words: Words, above = ""): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    isWords(value) ? keysOf(value, `${above}${name}.`) : [`${above}${name}`],
  );

describe("words that code may ask for", () => {
  const words = {
    plain: "1",
    rows: "2",
    pay: { title: "3", text: "4", steps: { one: { title: "5", text: "6" }, two: { title: "7" } } },
    record: { title: "8" },
  };
  const steps = ["pay.steps.one.title", "pay.steps.one.text", "pay.steps.two.title"];
  it.each([
    ["a text that is a key", `t("pay.title")`, ["pay.title"]],
    ["a text in a list or as a value", `const keys = { a: "plain", b: ["record.title"] };`, ["plain", "record.title"]],
    ["a choice of texts", `t(isPaid ? "plain" : "rows")`, ["plain", "rows"]],
    ["a template without expressions", "t(`pay.text`)", ["pay.text"]],
    ["a template that ends with an expression", "t(`pay.steps.${step}`)", steps],
    [
      "a template with an expression inside",
      "t(`pay.steps.${step}.title`)",
      ["pay.steps.one.title", "pay.steps.two.title"],
    ],
    ["a template that begins with an expression", "t(`${area}.text`)", ["pay.text", "pay.steps.one.text"]],
    ["a group that keys are made of", `t([group("pay.steps"), step, "title"].join("."))`, steps],
    ["the beginning of a key", `t("pay.steps." + step + ".title")`, steps],
    ["a text in markup", `<Line label="rows">{t("plain")}</Line>`, ["plain", "rows"]],
    ["a text that only begins like a key, and a comment", `const a = "pay.titles"; // "plain"`, []],
    ["a template of expressions alone", "`${pathname}${search}`", []],
  ])("are found by %s", (_, code, expected) => {
    expect(new Set(keysOf(usedWords(words, [keyTexts(code, "tsx")])))).toEqual(new Set(expected));
  });
  it.each([
    ["whole keys", `words("plain"); words('record.title');`, ["plain", "record.title"]],
    ["beginnings that name a group", "words(`pay.steps.two.${part}`)", ["pay.steps.two.title"]],
    ["no template that may be anything", "`${a}.${b}`; `p${c}`", []],
  ])("are found in what is given them by %s", (_, code, expected) => {
    expect(new Set(keysOf(usedWords(words, [writtenTexts([code])])))).toEqual(new Set(expected));
  });
});

describe("a feature that is built", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-words-"));
  const write = (name: string, text: string): void => {
    const file = join(folder, "packages/sample/src", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("gives each page its own words, those of late parts and every title, with texts parsed", async () => {
    write(
      "feature.ts",
      `const loadOther = async () => import("./other/other-page.tsx");
      export const pages: unknown = [
        { title: "title.home", load: async () => import("./home/home-page.tsx") },
        { title: "title.other", load: loadOther },
      ];`,
    );
    write("home/home-page.tsx", `import { a } from "../part.ts"; export const Page = [a, "home.text"];`);
    write("part.ts", `export const a = async () => import("./late.ts");`);
    write("late.ts", `export const key = "late.text";`);
    write("../../feature-kit/src/view.tsx", `export const view = (words) => words("view.title");`);
    write("other/other-page.tsx", `export const Page = "other.text";`);
    for (const [locale, sum] of [
      ["zh-CN", "共 {n, number} 笔"],
      ["en", "{n, number} in all"],
    ] as const)
      write(
        `messages/${locale}.ts`,
        `export const words = { title: { home: "H", other: "O" }, home: { text: "${sum}" }, late: { text: "L" },
          view: { title: "V" }, other: { text: "T" }, unused: "U" } as const;`,
      );
    const out = join(folder, "out");
    await build({
      configFile: false,
      logLevel: "silent",
      root: folder,
      plugins: [wordsByPage()],
      build: {
        outDir: out,
        modulePreload: false,
        rolldownOptions: {
          input: join(folder, "packages/sample/src/feature.ts"),
          preserveEntrySignatures: "strict",
          output: { format: "es", entryFileNames: "feature.js" },
        },
      },
    });
    const { pages } = (await import(pathToFileURL(join(out, "feature.js")).href)) as {
      pages: readonly { readonly words: Record<string, () => Promise<{ messages: Words }>> }[];
    };
    const read = async (page: number, locale: string): Promise<unknown> =>
      (await pages[page]?.words[locale]?.())?.messages;
    const always = { title: { home: "H", other: "O" }, view: { title: "V" } };
    expect(await read(0, "zh-CN")).toEqual({
      ...always,
      home: { text: ["共 ", ["n", 4], " 笔"] },
      late: { text: "L" },
    });
    expect(await read(0, "en")).toEqual({ ...always, home: { text: [["n", 4], " in all"] }, late: { text: "L" } });
    expect(await read(1, "en")).toEqual({ ...always, other: { text: "T" } });
  });
});

describe("the pages of this site", () => {
  const pages = globSync("packages/{finance,games,member,promo}/src/**/*-page.tsx", { cwd: repositoryRoot });

  it.each(pages)("%s keeps every key that stands in its modules, and fewer than all", async (path) => {
    const page = join(repositoryRoot, path);
    const root = /^.*?[\\/]src(?=[\\/])/.exec(page)?.[0] ?? "";
    const kit = globSync("packages/feature-kit/src/**/*.{ts,tsx}", { cwd: repositoryRoot }).map((file) =>
      join(repositoryRoot, file),
    );
    const shown = kit.filter((file) => !/\.(?:test|stories)\.tsx?$|[\\/](?:messages|testing)[\\/]/.test(file));
    const text = [...ownModules(page).keys(), ...shown].map((file) => readFileSync(file, "utf8")).join("\n");
    for (const locale of LOCALES) {
      const all = keysOf(await wordsOf(root, locale, ".ts"));
      const kept = new Set(keysOf(await pageWords(join(root, "feature.ts"), page, locale)));
      const written = all.filter((key) => text.includes(`"${key}"`));
      expect(written.filter((key) => !kept.has(key))).toEqual([]);
      expect(written.length).toBeGreaterThan(0);
      expect(kept.size).toBeLessThan(all.length);
    }
  });
});

// Writes domain's list of languages and `src/catalogues.ts` of every package that has words: where each language's
// words are, so that a new language is its files alone. With --check, fails where a file is not what the folders say.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The language whose keys decide; `messages/<reference>.ts` makes a package an owner of words. */
const REFERENCE = "zh-CN";
/** Words that are there before a catalogue is loaded, by the file in `messages/<language>/` that they stand in. */
const AT_ONCE = ["navigation", "startup", "guard"];

/** `zh-CN` as a name in code: `zhCN`. */
const nameOf = (locale) => locale.replaceAll("-", "");
const keyOf = (locale) => (locale.includes("-") ? `"${locale}"` : locale);
/** `navigation` in `zh-CN`: `navigationZhCN`. */
const importOf = (part, locale) => part + nameOf(locale).replace(/^./, (first) => first.toUpperCase());

const textOf = (owner, locales, parts) => {
  const types = [...(parts.length > 0 ? ["ByLocale"] : []), "Catalogues"].join(", ");
  const kit = owner === "ui-kit" ? "./words/messages-types.ts" : "@baize/ui-kit";
  const lines = [
    "// Written by `pnpm gen` from the files in messages/.",
    `import type { ${types} } from "${kit}";`,
    ...parts.flatMap((part) =>
      locales.map(
        (locale) => `import { ${part} as ${importOf(part, locale)} } from "./messages/${locale}/${part}.ts";`,
      ),
    ),
    "",
    "/** Words of each language, loaded when that language is shown. */",
    "export const messages: Catalogues = {",
    ...locales.map(
      (locale) =>
        `  ${keyOf(locale)}: async () => ({ messages: (await import("./messages/${locale}.ts")).${nameOf(locale)} }),`,
    ),
    "};",
    ...parts.flatMap((part) => [
      "",
      `export const ${part}Words: ByLocale<typeof ${importOf(part, REFERENCE)}> = {`,
      ...locales.map((locale) => `  ${keyOf(locale)}: ${importOf(part, locale)},`),
      "};",
    ]),
  ];
  return `${lines.join("\n")}\n`;
};

/** The package whose `messages/` says which languages there are; every other owner has to have them all. */
const FIRST_OWNER = "packages/ui-kit/src/messages";

/** The languages that there are words of, the reference first. */
export const localesOf = (root) => {
  const names = readdirSync(join(root, FIRST_OWNER)).filter((name) => name.endsWith(".ts"));
  const others = names.map((name) => name.replace(/\.ts$/, "")).filter((name) => name !== REFERENCE);
  return [REFERENCE, ...others.toSorted()];
};

/** Domain's list of languages, as text. */
const listText = (locales) => `// Written by \`pnpm gen\` from the languages of ui-kit's src/messages/.

/** Languages of the interface. */
export const SITE_LOCALES = [${locales.map((locale) => `"${locale}"`).join(", ")}] as const;
export type SiteLocale = (typeof SITE_LOCALES)[number];
`;

/**
 * The files that name the words of every owner, by path from `root`.
 *
 * @throws Error naming each file of words that a language lacks, or that no language has
 */
export const catalogues = (root, locales) => {
  const faults = [];
  const files = readdirSync(join(root, "packages")).flatMap((owner) => {
    const folder = `packages/${owner}/src/messages`;
    const has = (file) => existsSync(join(root, folder, file));
    if (!has(`${REFERENCE}.ts`)) return [];
    const parts = AT_ONCE.filter((part) => has(`${REFERENCE}/${part}.ts`));
    const wanted = locales.flatMap((locale) => [`${locale}.ts`, ...parts.map((part) => `${locale}/${part}.ts`)]);
    faults.push(...wanted.filter((file) => !has(file)).map((file) => `${folder}/${file} is missing`));
    const strange = readdirSync(join(root, folder)).filter((name) => !locales.includes(name.replace(/\.ts$/, "")));
    faults.push(...strange.map((name) => `${folder}/${name} is of no language that ${FIRST_OWNER} has`));
    return [[`packages/${owner}/src/catalogues.ts`, textOf(owner, locales, parts)]];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return new Map([["packages/domain/src/site-locales.ts", listText(locales)], ...files]);
};

const write = (isCheck) => {
  const files = catalogues(".", localesOf("."));
  const changed = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  for (const [file, text] of changed)
    if (isCheck) process.stderr.write(`${file} is not what the folders of words say. Run: pnpm gen\n`);
    else writeFileSync(file, text);
  process.stdout.write(`${files.size} lists of words, ${changed.length} ${isCheck ? "differ" : "written"}\n`);
  return isCheck && changed.length > 0 ? 1 : 0;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = write(process.argv.includes("--check"));
  } catch (fault) {
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
}

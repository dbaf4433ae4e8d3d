import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SITE_LOCALES } from "@baize/domain";
import { type Brand, type BrandData, brandSchema, type MessageTree } from "@baize/site/brand";
import { checkTheme, contrastRatio, baseTheme, type BrandTheme } from "@baize/ui-kit/theme";
import * as v from "valibot";
import { BrandError } from "./brand-error.ts";

/** The nearest folder, from this one upwards, that holds `brands/`. */
const findRoot = (from: string): string | null => {
  if (existsSync(join(from, "brands"))) return from;
  return dirname(from) === from ? null : findRoot(dirname(from));
};

/** Where `brands/` and `apps/` lie, seen from the working directory; itself, while there are no brands. */
export const repositoryRoot = findRoot(process.cwd()) ?? process.cwd();

export interface LoadedBrand {
  readonly brand: Brand;
  readonly theme: BrandTheme;
  /** SVG text of the brand's own two drawings. */
  readonly logo: string;
  readonly icon: string;
}

const folders = (root: string): string[] =>
  readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

/** Codes of all brands, sorted. */
export const brandCodes = (root = repositoryRoot): string[] => folders(root);

const readJson = (root: string, file: string): unknown => {
  const text = readFileSync(join(root, file), "utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new BrandError(file, "", `is not JSON (${(cause as Error).message})`, "Correct the syntax.");
  }
};

const readSvg = (root: string, file: string): string => {
  if (!existsSync(join(root, file))) {
    throw new BrandError(
      file,
      "",
      "is missing",
      "Add the drawing as an SVG file, or copy one from another brand and change it.",
    );
  }
  const text = readFileSync(join(root, file), "utf8");
  if (
    !text.trimStart().startsWith("<svg") ||
    /<script|<foreignObject|\son\w+=|(?:href|src)\s*=\s*["']?(?!#)/i.test(text)
  ) {
    throw new BrandError(
      file,
      "",
      "is not a plain SVG drawing",
      "Remove scripts, event handlers, embedded HTML and outside references.",
    );
  }
  return text;
};

const checkWords = (file: string, value: unknown, key = ""): MessageTree => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BrandError(
      file,
      key,
      "must hold texts",
      "Write nested keys whose leaves are strings, as in the packages' messages.",
    );
  }
  for (const [name, child] of Object.entries(value)) {
    if (typeof child !== "string") checkWords(file, child, key ? `${key}.${name}` : name);
  }
  return value as MessageTree;
};

const pairs = [
  ["text", "canvas"],
  ["text", "surface"],
  ["textMuted", "surface"],
  ["accentText", "surface"],
  ["onAccent", "accent"],
  ["onHero", "heroFrom"],
  ["onHero", "heroTo"],
] as const;

const checkLook = (file: string, theme: BrandTheme): void => {
  const [fault] = checkTheme(theme);
  if (fault)
    throw new BrandError(
      file,
      `theme…${fault.token}`,
      `has ${JSON.stringify(fault.value)}, expected ${fault.expected}`,
      "Correct the value, or remove the key to keep the base look.",
    );
  for (const scheme of ["dark", "light"] as const) {
    const tokens = { ...baseTheme[scheme], ...theme[scheme] };
    for (const [ink, ground] of pairs) {
      const ratio = contrastRatio(tokens[ink], tokens[ground]);
      if (ratio === null)
        throw new BrandError(
          file,
          `theme.${scheme}.${ink}`,
          "cannot be measured for contrast",
          "Write this colour and its ground as #hex.",
        );
      if (ratio < 4.5)
        throw new BrandError(
          file,
          `theme.${scheme}.${ink}`,
          `has a contrast of ${ratio.toFixed(2)} on ${ground}`,
          "Choose colours at least 4.5 apart (WCAG AA).",
        );
    }
  }
};

const parseData = (root: string, file: string, code: string): BrandData => {
  const parsed = v.safeParse(brandSchema, readJson(root, file));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const key = v.getDotPath(issue) ?? "";
    const unknown = issue.type === "strict_object" && issue.expected === "never";
    throw new BrandError(
      file,
      key,
      unknown ? "is not a key of a brand" : issue.message,
      unknown ? "Remove it, or add it to the brand schema first." : "Correct the value.",
    );
  }
  if (parsed.output.code !== code)
    throw new BrandError(
      file,
      "code",
      `is "${parsed.output.code}" in the folder "${code}"`,
      "Make the folder's name and the code the same.",
    );
  return parsed.output;
};

/**
 * Reads and checks one brand of `brands/`.
 *
 * @throws BrandError naming the file, the key and the remedy.
 */
export const loadBrand = (code: string, root = repositoryRoot): LoadedBrand => {
  if (!folders(root).includes(code)) {
    throw new BrandError(
      `brands/${code}`,
      "",
      "is not a brand",
      `Use one of ${folders(root).join(", ")}, or make it with: pnpm brand new ${code}`,
    );
  }
  const file = `brands/${code}/brand.json`;
  if (!existsSync(join(root, file)))
    throw new BrandError(file, "", "is missing", `Make it with: pnpm brand new ${code}`);
  const { theme, $schema: _schema, ...facts } = parseData(root, file, code);
  checkLook(file, theme);
  const words = (locale: string): MessageTree => {
    const path = `brands/${code}/messages/${locale}.json`;
    return existsSync(join(root, path)) ? checkWords(path, readJson(root, path)) : {};
  };
  return {
    brand: {
      ...facts,
      messages: Object.fromEntries(SITE_LOCALES.map((locale) => [locale, words(locale)])) as Brand["messages"],
    },
    theme,
    logo: readSvg(root, `brands/${code}/logo.svg`),
    icon: readSvg(root, `brands/${code}/icon.svg`),
  };
};

/**
 * Reads a brand that is built for its public.
 *
 * @throws BrandError also when it has no licence yet.
 */
export const loadReleasedBrand = (code: string, root = repositoryRoot): LoadedBrand => {
  const loaded = loadBrand(code, root);
  if (loaded.brand.licence !== null) return loaded;
  throw new BrandError(
    `brands/${code}/brand.json`,
    "licence",
    "is null, so that the brand may not be released",
    `Add holder, number, url and minAge of its licence. Without one it runs in development alone.`,
  );
};

/** Codes of the brands that may be released, sorted. */
export const releasedCodes = (root = repositoryRoot): string[] =>
  brandCodes(root).filter((code) => loadBrand(code, root).brand.licence !== null);

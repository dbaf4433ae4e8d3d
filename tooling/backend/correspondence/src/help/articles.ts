import { foldLines, type TextLocale } from "@baize/domain";
import type { HelpFacts } from "../interface/ports.ts";
import { en } from "./articles/en.ts";
import { zhCN } from "./articles/zh-cn.ts";
import {
  ABOUT_LIMITS,
  type ArticleId,
  type ArticleText,
  type Articles,
  HELP,
  HELP_CATEGORIES,
  type HelpCategory,
} from "./catalogue.ts";

export const ARTICLES: Readonly<Record<TextLocale, Articles>> = { "zh-CN": zhCN, en };

export interface ArticlePlace {
  readonly id: ArticleId;
  readonly category: HelpCategory;
}

/** Articles of a brand, in the order of the tree. */
export const articlesOf = ({ hasLimits }: HelpFacts): readonly ArticlePlace[] =>
  HELP_CATEGORIES.flatMap((category) =>
    HELP[category].filter((id) => hasLimits || !ABOUT_LIMITS.has(id)).map((id) => ({ id, category })),
  );

const PLACES = ["brand", "minAge", "zone", "orderMinutes", "coolingHours", "turnover"] as const;
export const PLACE = new RegExp(`\\{(${PLACES.join("|")})\\}`, "g");

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const factsOf = (facts: HelpFacts, locale: TextLocale): Readonly<Record<string, string>> =>
  ({
    brand: facts.name[locale],
    minAge: String(facts.minAge),
    zone: facts.zone[locale],
    orderMinutes: String(facts.orderMinutes),
    coolingHours: String(facts.coolingHours),
    turnover: facts.turnover,
  }) satisfies Record<(typeof PLACES)[number], string>;

/** An article's HTML with the facts of a brand in it. */
export const htmlOf = ({ html }: ArticleText, facts: HelpFacts, locale: TextLocale): string => {
  const known = factsOf(facts, locale);
  return foldLines(html).replaceAll(PLACE, (_place, name: string) => escape(known[name] ?? ""));
};

/** What a page says without its marks, on one line. */
export const plainOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h2|td|th)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => UNESCAPES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
const UNESCAPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESCAPES).map(([character, entity]) => [entity, character]),
);

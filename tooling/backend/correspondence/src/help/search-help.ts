import { plainText, TEXT_LOCALES, type TextLocale } from "@baize/domain";
import type { HelpFacts } from "../interface/ports.ts";
import { type ArticlePlace, ARTICLES, articlesOf, htmlOf, plainOf } from "./articles.ts";
import type { ArticleId, HelpCategory } from "./catalogue.ts";

export interface HelpHit {
  readonly id: ArticleId;
  readonly category: HelpCategory;
  readonly title: string;
  /** What the article says around the first place that was found; its beginning where that is elsewhere. */
  readonly excerpt: string;
}

const MOST = 20;
const EXCERPT = 100;
/** What a term is worth by where it stands. */
const WORTH = { title: 10, keyword: 5, text: 1 } as const;

const folded = (text: string): string => plainText(text).toLowerCase();

/** Space separates terms; in Chinese a term may be part of a longer word, and is one in any case. */
const termsOf = (query: string): readonly string[] => [...new Set(folded(query).split(/\s+/).filter(Boolean))];

/** Chinese is written without spaces: its pieces are pairs of neighbours. */
const piecesOf = (terms: readonly string[]): readonly string[] =>
  terms.flatMap((term) => {
    const signs = Array.from(term);
    return /\p{Script=Han}/u.test(term) && signs.length > 2
      ? signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
      : [term];
  });

const worthOf = (id: ArticleId, facts: HelpFacts, locale: TextLocale, term: string): number => {
  const article = ARTICLES[locale][id];
  if (article.title.toLowerCase().includes(term)) return WORTH.title;
  if (article.keywords.some((keyword) => keyword.toLowerCase().includes(term))) return WORTH.keyword;
  return plainOf(htmlOf(article, facts, locale))
    .toLowerCase()
    .includes(term)
    ? WORTH.text
    : 0;
};

const excerptOf = (text: string, terms: readonly string[]): string => {
  const found = terms.map((term) => text.toLowerCase().indexOf(term)).filter((index) => index >= 0);
  const start = found.length === 0 ? 0 : Math.max(0, Math.min(...found) - EXCERPT / 4);
  const cut = Array.from(text.slice(start)).slice(0, EXCERPT).join("");
  return `${start > 0 ? "…" : ""}${cut.trim()}${start + cut.length < text.length ? "…" : ""}`;
};

interface Ranked extends ArticlePlace {
  readonly worth: number;
}

/** Articles that have at least so many of the terms, in whichever language each is. */
const rank = (facts: HelpFacts, terms: readonly string[], least: number): readonly Ranked[] =>
  articlesOf(facts).flatMap((place) => {
    const worths = terms.map((term) =>
      Math.max(...TEXT_LOCALES.map((language) => worthOf(place.id, facts, language, term))),
    );
    const found = worths.filter((worth) => worth > 0).length;
    return found >= least ? { ...place, worth: worths.reduce((sum, worth) => sum + worth, 0) } : [];
  });

/**
 * The best articles for a query, of equal ones in the order of the tree. Where none has all of its terms, those that
 * have most of its pieces.
 */
export const searchHelp = (facts: HelpFacts, locale: TextLocale, query: string): readonly HelpHit[] => {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const whole = rank(facts, terms, terms.length);
  const pieces = piecesOf(terms);
  const ranked = whole.length > 0 ? whole : rank(facts, pieces, Math.floor(pieces.length / 2) + 1);
  return ranked
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ id, category }) => {
      const article = ARTICLES[locale][id];
      return { id, category, title: article.title, excerpt: excerptOf(plainOf(htmlOf(article, facts, locale)), terms) };
    });
};

import { plainText, SITE_LOCALES, type SiteLocale } from "@baize/domain";
import type { HelpFacts } from "../interface/ports.ts";
import { ARTICLES, articlesOf, htmlOf, plainOf } from "./articles.ts";
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

const worthOf = (id: ArticleId, facts: HelpFacts, locale: SiteLocale, term: string): number => {
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

/** Articles that have all terms, in whichever language each is; the best first, else in the order of the tree. */
export const searchHelp = (facts: HelpFacts, locale: SiteLocale, query: string): readonly HelpHit[] => {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const ranked = articlesOf(facts).map((place) => {
    const worths = terms.map((term) =>
      Math.max(...SITE_LOCALES.map((language) => worthOf(place.id, facts, language, term))),
    );
    return { ...place, worth: Math.min(...worths) === 0 ? 0 : worths.reduce((sum, worth) => sum + worth, 0) };
  });
  return ranked
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ id, category }) => {
      const article = ARTICLES[locale][id];
      return { id, category, title: article.title, excerpt: excerptOf(plainOf(htmlOf(article, facts, locale)), terms) };
    });
};

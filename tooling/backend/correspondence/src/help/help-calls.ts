import type { TextLocale } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { accept, type Answer, budgets, refuse } from "@baize/safeguards";
import { addressLimit, ownerOf } from "../desk/owner.ts";
import type { CorrespondenceBrand, Env, ReaderContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { ARTICLES, articlesOf, htmlOf } from "./articles.ts";
import { type ArticleId, HELP_CATEGORIES, type HelpCategory } from "./catalogue.ts";
import { CATEGORY_NAMES } from "./category-names.ts";

interface Titled {
  readonly id: ArticleId;
  readonly title: string;
}

export interface HelpBranch {
  readonly id: HelpCategory;
  readonly name: string;
  readonly articles: readonly Titled[];
}

export interface HelpArticle extends Titled {
  readonly category: HelpCategory;
  readonly categoryName: string;
  readonly html: string;
  /** Neighbours in the order of the tree, over the bounds of categories. */
  readonly prev: Titled | null;
  readonly next: Titled | null;
  /** What the reader said of it; null: nothing yet. */
  readonly vote: boolean | null;
}

const titled = (id: ArticleId, locale: TextLocale): Titled => ({ id, title: ARTICLES[locale][id].title });

export const helpTree = ({ help }: CorrespondenceBrand, locale: TextLocale): readonly HelpBranch[] => {
  const articles = articlesOf(help);
  return HELP_CATEGORIES.map((id) => ({
    id,
    name: CATEGORY_NAMES[locale][id],
    articles: articles.filter(({ category }) => category === id).map((article) => titled(article.id, locale)),
  }));
};

const voteOf = (env: Env, { brand, reader }: ReaderContext, article: ArticleId) =>
  first(
    q
      .selectFrom("corr_help_vote")
      .select("is_useful")
      .where("brand", "=", brand.code)
      .where("article", "=", article)
      .where("voter", "=", ownerOf(env, reader)),
  );

export function* readArticle(env: Env, ctx: ReaderContext, id: string): Work<Answer<HelpArticle, "article_unknown">> {
  const { brand, locale } = ctx;
  const articles = articlesOf(brand.help);
  const index = articles.findIndex((article) => article.id === id);
  const article = articles[index];
  if (article === undefined) return refuse("article_unknown");
  const neighbour = (place: number): Titled | null => {
    const found = articles[place];
    return found === undefined ? null : titled(found.id, locale);
  };
  const vote = yield* voteOf(env, ctx, article.id);
  return accept({
    ...titled(article.id, locale),
    category: article.category,
    categoryName: CATEGORY_NAMES[locale][article.category],
    html: htmlOf(ARTICLES[locale][article.id], brand.help, locale),
    prev: neighbour(index - 1),
    next: neighbour(index + 1),
    vote: vote === undefined ? null : vote.is_useful === 1n,
  });
}

/** Counts once for each reader whether an article was useful. */
export function* voteArticle(
  env: Env,
  { brand, reader }: ReaderContext,
  { id, isUseful }: { readonly id: string; readonly isUseful: boolean },
  now: number,
): Work<Answer<{ readonly vote: boolean }, VoteCode>> {
  if (!articlesOf(brand.help).some((article) => article.id === id)) return refuse("article_unknown");
  const spent = yield* budgets.take(addressLimit("help/address", { brand, reader }), now);
  if (spent !== null) return refuse("rate_limited", { waitSec: String(Math.ceil(spent.waitMs / 1_000)) });
  const row = {
    brand: brand.code,
    article: id,
    voter: ownerOf(env, reader),
    is_useful: isUseful ? 1n : 0n,
    at: BigInt(now),
  };
  const insert = q.insertInto("corr_help_vote").values(row);
  const written = yield* run(insert.onConflict((c) => c.doNothing()));
  return written === 1 ? accept({ vote: isUseful }) : refuse("already_voted");
}

export type VoteCode = "article_unknown" | "already_voted" | "rate_limited";

export interface HelpVotes {
  readonly id: string;
  readonly useful: number;
  readonly notUseful: number;
}

/** What readers said of the brand's articles, those of most votes first. */
export function* listVotes({ code }: CorrespondenceBrand): Work<readonly HelpVotes[]> {
  const rows = yield* all(
    q
      .selectFrom("corr_help_vote")
      .select(["article", sql<bigint>`count(*)`.as("count"), sql<bigint>`sum(is_useful)`.as("useful")])
      .where("brand", "=", code)
      .groupBy("article")
      .orderBy(sql`count(*)`, "desc")
      .orderBy("article"),
  );
  return rows.map(({ article, count, useful }) => ({
    id: article,
    useful: Number(useful),
    notUseful: Number(count - useful),
  }));
}

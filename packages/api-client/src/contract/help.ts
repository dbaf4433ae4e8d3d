import * as v from "valibot";
import { get, post } from "./call.ts";
import { answerFlag, flag, id, nothing, text, visitor } from "./shapes.ts";

const name = { id, name: v.string() };

/** Articles of help, in the language asked for. */
export const help = {
  tree: get("/api/x/v1/help/tree", {
    source: "extension",
    access: "anyone",
    effect: "read",
    stale: 300_000,
    summary: "Subjects with the titles of their articles",
    input: nothing,
    data: v.array(v.object({ ...name, articles: v.array(v.object({ id, title: v.string() })) })),
  }),
  article: get("/api/x/v1/help/article", {
    source: "extension",
    access: "anyone",
    isPersonal: true,
    effect: "read",
    stale: 300_000,
    summary: "One article",
    input: v.object({ id, visitor }),
    data: v.object({
      id,
      title: v.string(),
      category: id,
      categoryName: v.string(),
      html: v.string(),
      /** Neighbours in the order of the tree. */
      prev: v.nullable(id),
      next: v.nullable(id),
      /** Whether the reader found it useful; null: not said. */
      vote: v.nullable(answerFlag),
    }),
    errors: ["article_unknown"],
  }),
  search: get("/api/x/v1/help/search", {
    source: "extension",
    access: "anyone",
    effect: "read",
    stale: 60_000,
    summary: "Articles that hold the words, the best first",
    input: v.object({ query: text(100) }),
    data: v.array(v.object({ id, category: id, title: v.string(), excerpt: v.string() })),
  }),
  vote: post("/api/x/v1/help/vote", {
    source: "extension",
    access: "anyone",
    effect: "write",
    summary: "Say, once, whether an article was useful",
    input: v.object({ id, isUseful: flag, visitor }),
    data: v.object({ vote: answerFlag }),
    errors: ["already_voted", "article_unknown"],
  }),
} as const;

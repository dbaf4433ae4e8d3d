import type { FakeAnswers } from "@baize/api-client/testing";
import type { HelpArticle, HelpTree } from "./wire-types.ts";

export const sampleTree: HelpTree = [
  {
    id: "deposits",
    name: "充值",
    articles: [
      { id: "deposit-how", title: "怎样充值" },
      { id: "deposit-late", title: "充值未到账怎么办" },
    ],
  },
  { id: "account", name: "账户", articles: [{ id: "account-log-in", title: "登录与安全" }] },
];

export const sampleArticle = (part: Partial<HelpArticle> = {}): HelpArticle => ({
  id: "deposit-late",
  title: "充值未到账怎么办",
  category: "deposits",
  categoryName: "充值",
  html: '<p>请先核对订单，再看<a href="/user/transRecord">交易记录</a>。</p>',
  prev: "deposit-how",
  next: "account-log-in",
  vote: null,
  ...part,
});

export const helpAnswers = (help: FakeAnswers["help"] = {}): FakeAnswers => ({
  help: { tree: sampleTree, article: sampleArticle(), search: [], ...help },
});

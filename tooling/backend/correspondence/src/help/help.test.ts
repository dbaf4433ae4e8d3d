import { withEngines } from "@baize/ledger/testing";
import { describe, expect, it } from "vitest";
import { brandOf, createWorld, dataOf } from "../testing/create-world.ts";
import { HELP, HELP_CATEGORIES } from "./catalogue.ts";
import { searchHelp } from "./search-help.ts";

const { help } = brandOf("10001");

describe("a search in help", () => {
  it.each([
    ["zh-CN", "忘记登录密码", "account-forgot-password"],
    ["zh-CN", "提款密码", "account-withdrawal-password"],
    ["zh-CN", "打码量", "turnover-what"],
    ["zh-CN", "掉单", "deposit-late"],
    ["zh-CN", "ＴＲＣ２０", "deposit-coins"],
    ["zh-CN", "保护期", "withdraw-accounts"],
    ["zh-CN", "投诉", "contact-complaints"],
    ["zh-CN", "安装 主屏幕", "account-app"],
    ["zh-CN", "提款多久到账", "withdraw-states"],
    ["zh-CN", "充值没到账怎么办", "deposit-late"],
    ["zh-CN", "怎么绑定银行卡", "withdraw-accounts"],
    ["zh-CN", "rollover", "turnover-what"],
    ["en", "note code", "deposit-note-code"],
    ["en", "ROLLOVER", "turnover-what"],
    ["en", "forgot log-in", "account-forgot-password"],
    ["en", "automatic transfer", "transfer-automatic"],
    ["en", "birthday gift", "vip-benefits"],
    ["en", "时区", "account-time"],
  ] as const)("in %s for %s finds %s first", (locale, query, id) => {
    const [best] = searchHelp(help, locale, query);
    expect(best?.id).toBe(id);
    expect(/\p{Script=Han}/u.test(best?.title ?? "")).toBe(locale === "zh-CN");
  });
  it("asks for all terms, or for most of them, and gives nothing for none", () => {
    expect(searchHelp(help, "en", "withdrawal xylophone")).toEqual([]);
    expect(searchHelp(help, "en", "cooling-off xylophone wait")[0]?.id).toBe("withdraw-accounts");
    expect(searchHelp(help, "en", " \u200B ")).toEqual([]);
    expect(searchHelp(help, "en", "the").length).toBe(20);
  });
  it("shows what it found in its surroundings, without marks", () => {
    const [hit] = searchHelp(help, "en", "spam folder");
    expect(hit?.id).toBe("account-register");
    expect(hit?.excerpt).toMatch(/^….*spam folder.*…$/);
    expect(hit?.excerpt).not.toMatch(/[<>]/);
  });
  it("reads a query as text, whatever it holds", () => {
    for (const query of ["<b>", "%", ".*", "(", "\\", "🎲", "'--", "{brand}"])
      expect(searchHelp(help, "zh-CN", query)).toBeInstanceOf(Array);
    expect(searchHelp(help, "zh-CN", ".*")).toEqual([]);
    expect(searchHelp(help, "en", "Bitai").length).toBeGreaterThan(0);
  });
  it("finds nothing about limits where there are none", () => {
    expect(searchHelp(help, "en", "self-exclusion").length).toBe(1);
    expect(searchHelp({ ...help, hasLimits: false }, "en", "self-exclusion")).toEqual([]);
  });
});

withEngines("help", (open) => {
  it("is a tree whose articles lead to each other", async () => {
    const world = await createWorld(await open());
    const ctx = world.visitor();
    const tree = world.correspondence.help.tree(ctx.brand, ctx.locale);
    expect(tree.map(({ id, name }) => [id, name.length > 1])).toEqual(HELP_CATEGORIES.map((id) => [id, true]));
    const ids: string[] = [];
    for (let next: string | undefined = tree[0]?.articles[0]?.id; next !== undefined;) {
      const article = dataOf(await world.correspondence.help.article(ctx, { id: next }));
      expect(article.prev?.id).toBe(ids.at(-1));
      expect(tree.find(({ id }) => id === article.category)?.name).toBe(article.categoryName);
      ids.push(next);
      next = article.next?.id;
    }
    expect(ids).toEqual(HELP_CATEGORIES.flatMap((category) => HELP[category]));
  });

  it("speaks the reader's language, and knows no other ids", async () => {
    const world = await createWorld(await open());
    const ctx = world.visitor();
    const id = "legal-who-may-play";
    const { help: calls } = world.correspondence;
    expect(dataOf(await calls.article(ctx, { id })).html).toContain("at least 18 years old");
    expect(dataOf(await calls.article({ ...ctx, locale: "zh-CN" }, { id })).html).toContain("年满 18 周岁");
    for (const other of ["terms", "__proto__", "toString", ""])
      expect(await calls.article(ctx, { id: other })).toEqual({ ok: false, code: "article_unknown", detail: {} });
    const without = { ...ctx, brand: { ...world.brand, help: { ...help, hasLimits: false } } };
    expect(await calls.article(without, { id: "responsible-limits" })).toMatchObject({ code: "article_unknown" });
    expect(await calls.vote(without, { id: "responsible-limits", isUseful: true })).toMatchObject({
      code: "article_unknown",
    });
  });

  it("counts each reader's opinion of an article once", async () => {
    const world = await createWorld(await open());
    const { help: calls, operator } = world.correspondence;
    const member = world.asReader(world.join("m1"));
    const visitor = world.visitor();
    const id = "deposit-how";
    expect(dataOf(await calls.article(member, { id })).vote).toBeNull();
    expect(await calls.vote(member, { id, isUseful: true })).toEqual({ ok: true, data: { vote: true } });
    expect(await calls.vote(member, { id, isUseful: false })).toMatchObject({ code: "already_voted" });
    expect(await calls.vote(visitor, { id, isUseful: false })).toMatchObject({ ok: true });
    expect(await calls.vote(visitor, { id: "vip-levels", isUseful: true })).toMatchObject({ ok: true });
    expect(dataOf(await calls.article(member, { id })).vote).toBe(true);
    expect(dataOf(await calls.article(visitor, { id })).vote).toBe(false);
    expect(await operator.helpVotes(world.brand)).toEqual([
      { id, useful: 1, notUseful: 1 },
      { id: "vip-levels", useful: 1, notUseful: 0 },
    ]);
    expect(await operator.helpVotes(brandOf("188"))).toEqual([]);
  });

  it("counts opinions of one address up to a limit, whatever tokens come along", async () => {
    const world = await createWorld(await open());
    const { help: calls, operator } = world.correspondence;
    const id = "deposit-how";
    const codes: string[] = [];
    for (let vote = 0; vote <= 60; vote += 1) {
      const answer = await calls.vote(world.visitor(), { id, isUseful: false });
      codes.push(answer.ok ? "ok" : answer.code);
    }
    expect([codes.lastIndexOf("ok"), codes.at(-1)]).toEqual([59, "rate_limited"]);
    expect(await calls.vote(world.asReader(world.join("m1")), { id, isUseful: true })).toMatchObject({ ok: true });
    expect(await operator.helpVotes(world.brand)).toEqual([{ id, useful: 1, notUseful: 60 }]);
  });
});

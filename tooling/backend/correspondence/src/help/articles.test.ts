import { ACCOUNT_LIMITS, paths, TEXT_LOCALES, VIP_LEVELS } from "@baize/domain";
import { describe, expect, it } from "vitest";
import { LINE_TEXT } from "../desk/owner-desk.ts";
import { FEEDBACK_A_DAY, FEEDBACK_TEXT, MOST_PICTURES } from "../feedback/entries.ts";
import { RESTORE_MS } from "../messages/marks.ts";
import { KEEP_MS } from "../store/prune.ts";
import { brandOf } from "../testing/create-world.ts";
import { ARTICLES, articlesOf, htmlOf, PLACE, plainOf } from "./articles.ts";
import { HELP, HELP_CATEGORIES } from "./catalogue.ts";

const { help } = brandOf("10001");
const ALL = articlesOf(help).map(({ id }) => id);
const TAGS = /<(?:\/?(?:h2|p|ul|ol|li|table|thead|tbody|tr|th|td)|a href="([^"<>]+)"|\/a)>/g;
const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].toSorted();
const linksOf = (html: string): readonly string[] =>
  sorted(Array.from(html.matchAll(TAGS), ([, href]) => href ?? "").filter((href) => href !== ""));
const placesOf = (html: string): readonly string[] => sorted(html.match(PLACE) ?? []);
const numbersOf = (html: string): readonly string[] =>
  sorted(
    plainOf(html)
      .replaceAll(/(?<=\d),(?=\d{3})/g, "")
      .match(/\d+(?:\.\d+)?/g) ?? [],
  );

/** Marks that are not closed, or not in their order. */
const openMarksOf = (html: string): readonly string[] => {
  const open: string[] = [];
  for (const [mark] of html.matchAll(TAGS)) {
    const name = mark.replaceAll(/[</>]|\s.*/g, "");
    if (mark.startsWith("</") && open.at(-1) === name) open.pop();
    else open.push(name);
  }
  return open;
};

/** Addresses of the site's pages; those of help are checked by their id. */
const PAGES = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  `${paths.transfer}?tab=exchange`,
  paths.help("terms"),
  paths.help("privacy"),
  ...ALL.map((id) => paths.help(id)),
]);

describe("the articles of help", () => {
  it("are 32 at least in ten categories, under ids that the legal texts leave free", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(32);
    expect(new Set<string>([...ALL, "terms", "privacy"]).size).toBe(ALL.length + 2);
    expect(HELP_CATEGORIES.every((category) => HELP[category].length > 0)).toBe(true);
  });

  it("about limits and breaks are there only where members have such", () => {
    const rest = articlesOf({ ...help, hasLimits: false }).map(({ id }) => id);
    expect(ALL.filter((id) => !rest.includes(id))).toEqual(["responsible-limits", "responsible-breaks"]);
    const others = TEXT_LOCALES.flatMap((locale) => rest.map((id) => ARTICLES[locale][id].html));
    for (const html of others) expect(html).not.toMatch(/\/help\/responsible-(?:limits|breaks)/);
  });

  describe.each(ALL)("%s", (id) => {
    const [zh, en] = [ARTICLES["zh-CN"][id], ARTICLES.en[id]];
    it("says the same in both languages: links, facts of the brand, numbers, parts", () => {
      expect(linksOf(en.html)).toEqual(linksOf(zh.html));
      expect(placesOf(en.html)).toEqual(placesOf(zh.html));
      expect(numbersOf(en.html)).toEqual(numbersOf(zh.html));
      for (const tag of ["<h2>", "<li>", "<tr>", "<ol>", "<ul>"])
        expect([tag, en.html.split(tag).length]).toEqual([tag, zh.html.split(tag).length]);
    });
    it("is of a length that people read", () => {
      const words = plainOf(en.html).split(" ").length;
      expect(words).toBeGreaterThanOrEqual(120);
      expect(words).toBeLessThanOrEqual(300);
      const signs = plainOf(zh.html).replaceAll(/\s/g, "").length;
      expect(signs).toBeGreaterThanOrEqual(170);
      expect(signs).toBeLessThanOrEqual(600);
      expect(plainOf(en.html)).not.toMatch(/\p{Script=Han}/u);
      expect([zh, en].every(({ title, keywords }) => title.length > 0 && keywords.length > 2)).toBe(true);
    });
    it.each([zh, en])("has simple, closed marks, links to pages of the site and no open place", ({ html }) => {
      expect(html.replaceAll(TAGS, "")).not.toMatch(/[<>]/);
      expect(html.replaceAll(PLACE, "")).not.toMatch(/[{}]/);
      expect(linksOf(html).filter((link) => !PAGES.has(link))).toEqual([]);
      expect(openMarksOf(html)).toEqual([]);
    });
  });

  it.each([
    ["contact-desk", [LINE_TEXT.max, KEEP_MS / 86_400_000]],
    ["contact-feedback", [FEEDBACK_TEXT.min, FEEDBACK_TEXT.max, MOST_PICTURES, FEEDBACK_A_DAY]],
    ["contact-messages", [RESTORE_MS / 60_000, KEEP_MS / 86_400_000]],
    ["account-register", Object.values(ACCOUNT_LIMITS.username)],
    ["account-register", Object.values(ACCOUNT_LIMITS.loginPassword)],
    ["account-forgot-password", Object.values(ACCOUNT_LIMITS.loginPassword)],
    ["vip-levels", [VIP_LEVELS.at(0), VIP_LEVELS.at(-1)]],
  ] as const)("of %s name the figures that hold: %j", (id, figures) => {
    expect(numbersOf(ARTICLES.en[id].html)).toEqual(expect.arrayContaining(figures.map(String)));
  });

  it("carry the facts of the brand, escaped, without the line breaks of their source", () => {
    const facts = { ...help, name: { "zh-CN": "<甲>&“乙”", en: 'A & "B" <i>' } };
    for (const locale of TEXT_LOCALES) {
      const html = htmlOf(ARTICLES[locale]["account-app"], facts, locale);
      expect(html).toContain(locale === "en" ? "A &amp; &quot;B&quot; &lt;i&gt;" : "&lt;甲&gt;&amp;“乙”");
      expect(html).not.toMatch(/\n|\{/);
      expect(plainOf(html)).toContain(facts.name[locale]);
    }
    expect(htmlOf(ARTICLES["zh-CN"]["transfer-recycle"], facts, "zh-CN")).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
  });
});

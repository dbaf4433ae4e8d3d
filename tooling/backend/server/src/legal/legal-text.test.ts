import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { brandCodes, loadBrand } from "@baize/brand";
import { LEGAL_TEXTS, type LegalText, localName, TEXT_LOCALES, type TextLocale } from "@baize/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tenantContext } from "../tenant.ts";
import { startWorld, tenantOf, type World } from "../testing/world.ts";
import { legalText } from "./legal-text.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const OPEN = { get: () => null, set: async () => undefined };
type Facts = ReturnType<typeof tenantOf>["facts"];
const textOf = async (facts: Facts, id: LegalText, locale: TextLocale): Promise<string> => {
  const tenant = tenantContext({ ...tenantOf("gamma"), facts }, OPEN);
  return (await legalText(tenant, id, locale)).html;
};
const tagsOf = (html: string): string[] => [...html.matchAll(/<(\/?[a-z0-9]+)[^>]*>/g)].map(([, tag = ""]) => tag);

describe("terms and privacy policy", () => {
  it("are served to visitors in the language asked for, with a date in the brand's zone", async () => {
    const client = world.client();
    const { title, html, updatedAt } = (await client.call(contract.service.legal, { id: "terms" })).data;
    expect([title, updatedAt]).toEqual(["服务条款", expect.stringMatching(/T\d\d:\d\d:\d\d.*\+08:00$/)]);
    expect(html).toContain("测试alpha");
    const english = await client.call(contract.service.legal, { id: "privacy" }, { [HEADER_NAMES.language]: "en" });
    expect(english.data.title).toBe("Privacy policy");
    expect(english.data.html).toContain("Trial alpha");
    const unknown = await fetch(`${world.url}${contract.service.legal.path}?id=other`);
    expect(await unknown.json()).toMatchObject({ code: "bad_request", data: { field: "id" } });
  });

  it("name brand, licence holder and number, age and contact of every brand, in no other tags than four", async () => {
    for (const code of brandCodes()) {
      const { brand } = loadBrand(code);
      for (const locale of TEXT_LOCALES) {
        for (const id of LEGAL_TEXTS) {
          const html = await textOf(brand, id, locale);
          const mail = brand.contacts.find(({ number }) => number.includes("@"))?.number;
          for (const fact of [localName(brand)[locale], brand.licence?.number, mail])
            expect(html, `${code} ${locale} ${id}`).toContain(fact);
          expect(html).toContain(brand.licence?.holder.replace("&", "&amp;"));
          expect(html.includes(` ${brand.licence?.minAge} `)).toBe(id === "terms");
          expect(new Set(tagsOf(html).map((tag) => tag.replace("/", "")))).toEqual(new Set(["h2", "p", "ul", "li"]));
          expect(html).not.toMatch(/undefined|null|NaN|(?:Asia|Europe|Etc)\//);
          expect(html).not.toContain("(sample)");
        }
      }
    }
  });

  it("have the same sections, paragraphs and items in both languages", async () => {
    for (const id of LEGAL_TEXTS) {
      const [chinese, english] = await Promise.all([
        textOf(tenantOf("gamma").facts, id, "zh-CN"),
        textOf(tenantOf("gamma").facts, id, "en"),
      ]);
      expect(tagsOf(chinese)).toEqual(tagsOf(english));
      expect(tagsOf(chinese).filter((tag) => tag === "h2").length).toBeGreaterThan(8);
    }
  });

  it("escape what comes from the brand", async () => {
    const facts = {
      ...tenantOf("gamma").facts,
      name: "<img src=x onerror=alert(1)>",
      licence: { holder: "A & B <script>", number: '"1"', url: "https://register.example/", minAge: 21 },
    };
    const html = await textOf(facts, "terms", "zh-CN");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;由 A &amp; B &lt;script&gt;运营");
    expect(html).not.toMatch(/<(?:img|script)/);
    expect(html).toContain("年满 21 周岁");
  });

  it("say that visits are counted only where the brand has statistics, and state the rules of the cashier", async () => {
    const { facts } = tenantOf("gamma");
    expect(await textOf({ ...facts, statistics: [] }, "privacy", "en")).toContain("no statistics of third parties");
    expect(await textOf(facts, "privacy", "en")).toContain("isolated from this site");
    expect(await textOf(facts, "terms", "zh-CN")).toMatch(/有效期 30 分钟.*完成 1 倍有效投注.*须等待 24 小时/s);
    expect(await textOf(facts, "terms", "en")).toMatch(/valid bets of 1 × .*after 24 hours/s);
  });
});

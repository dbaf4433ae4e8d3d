import { type BrandFacts, VIP_LEVELS } from "@baize/domain";

/** Facts of a brand that exists in tests only. */
export const testBrand: BrandFacts = {
  code: "test",
  name: "试台",
  nameEn: "Trial",
  locale: "zh-CN",
  zone: "Asia/Shanghai",
  currency: { code: "CNY", icon: "¥" },
  enabledCategoryIds: [2],
  sportsNames: {},
  coins: { jpb: false },
  vipIcons: Object.fromEntries(VIP_LEVELS.map((level) => [level, ""])) as BrandFacts["vipIcons"],
  contacts: [],
  licence: null,
  statistics: [],
  style: { header: "bar", hero: "table", card: "outline", navigation: "plain" },
  tagline: { "zh-CN": "", en: "" },
  homeOrder: [],
};

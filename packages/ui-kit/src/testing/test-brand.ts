import type { BrandFacts } from "@baize/domain";

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
  vipIcons: { 0: "", 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "" },
  contacts: [],
  licence: null,
  statistics: [],
  style: { header: "bar", hero: "table", card: "outline", navigation: "plain" },
  tagline: { zh: "", en: "" },
  homeOrder: [],
};

import { type BrandFacts, localName } from "@baize/domain";

/** Facts of a brand that exists in tests only: Chinese, Shanghai's days, CNY, every category. */
export const testBrand: BrandFacts = {
  code: "test",
  name: "试台",
  nameEn: "Trial",
  locale: "zh-CN",
  zone: "Asia/Shanghai",
  currency: { code: "CNY", icon: "¥" },
  enabledCategoryIds: [6, 2, 7, 8, 5, 3, 4],
  sportsNames: { lyty: localName({ name: "试台体育", nameEn: "Trial Sports" }) },
  coins: { jpb: false },
  vipIcons: {
    0: "/brand/vip-0.svg",
    1: "/brand/vip-1.svg",
    2: "/brand/vip-2.svg",
    3: "/brand/vip-3.svg",
    4: "/brand/vip-4.svg",
    5: "/brand/vip-5.svg",
    6: "/brand/vip-6.svg",
    7: "/brand/vip-7.svg",
    8: "/brand/vip-8.svg",
    9: "/brand/vip-9.svg",
    10: "/brand/vip-10.svg",
  },
  contacts: [
    {
      device: localName({ name: "在线客服", nameEn: "Live chat" }),
      number: "7×24",
      icon: "service",
      action: 2,
      url: "https://service.test.example/chat",
    },
    { device: localName({ name: "电子邮箱", nameEn: "E-mail" }), number: "care@test.example", icon: "mail", action: 1 },
  ],
  licence: {
    holder: "Trial Holdings",
    number: "SAMPLE-1",
    url: "https://register.licence.example/test",
    minAge: 18,
  },
  statistics: [],
  style: { header: "bar", hero: "table", card: "raised", navigation: "underline" },
  tagline: localName({ name: "试一试", nameEn: "A trial" }),
  homeOrder: ["hero", "notices", "categories", "hotGames", "promotions", "venues", "assurance"],
};

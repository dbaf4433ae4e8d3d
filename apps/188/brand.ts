import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "188",
  "name": "双捌阁",
  "nameEn": "Twin Pavilion",
  "tagline": {
    "zh-CN": "双八临门，进退有度",
    "en": "Two eights, one measure"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Shanghai",
  "currency": {
    "code": "CNY",
    "icon": "¥"
  },
  "enabledCategoryIds": [
    2,
    4,
    7,
    5,
    6,
    3,
    8
  ],
  "sportsNames": {},
  "coins": {
    "jpb": false
  },
  "vipIcons": {
    "0": "/brand/vip-0.svg",
    "1": "/brand/vip-1.svg",
    "2": "/brand/vip-2.svg",
    "3": "/brand/vip-3.svg",
    "4": "/brand/vip-4.svg",
    "5": "/brand/vip-5.svg",
    "6": "/brand/vip-6.svg",
    "7": "/brand/vip-7.svg",
    "8": "/brand/vip-8.svg",
    "9": "/brand/vip-9.svg",
    "10": "/brand/vip-10.svg"
  },
  "contacts": [
    {
      "device": {
        "zh-CN": "在线客服",
        "en": "Live chat"
      },
      "number": "7×24",
      "icon": "service",
      "action": 2,
      "url": "https://service.188.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@188.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1259",
      "icon": "phone",
      "action": 1
    }
  ],
  "deposits": [
    "bank",
    "alipay",
    "wechat",
    "coin"
  ],
  "licence": {
    "holder": "Twin Pavilion Holdings",
    "number": "SAMPLE-2026049",
    "url": "https://register.licence.example/188",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.188.example/v1.js",
      "platform_ck": "188-web"
    }
  ],
  "style": {
    "header": "split",
    "hero": "lattice",
    "card": "raised",
    "navigation": "block"
  },
  "homeOrder": [
    "hero",
    "hotGames",
    "notices",
    "categories",
    "promotions",
    "venues",
    "assurance"
  ],
  "messages": {
    "zh-CN": {},
    "en": {}
  }
};

import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "betwin",
  "siteCode": "YS88",
  "name": "弈胜",
  "nameEn": "Yisheng",
  "tagline": {
    "zh-CN": "每一手，都有分寸",
    "en": "Every move in measure"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Shanghai",
  "currency": {
    "code": "CNY",
    "icon": "¥"
  },
  "enabledCategoryIds": [
    4,
    2,
    3,
    6,
    8,
    7,
    5
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
      "url": "https://service.betwin.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@betwin.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1407",
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
    "holder": "Yisheng Holdings",
    "number": "SAMPLE-2026077",
    "url": "https://register.licence.example/betwin",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.betwin.example/v1.js",
      "platform_ck": "betwin-web"
    }
  ],
  "style": {
    "header": "bar",
    "hero": "orbit",
    "card": "soft",
    "navigation": "pill"
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

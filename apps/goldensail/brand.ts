import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "goldensail",
  "name": "金帆",
  "nameEn": "Golden Sail",
  "tagline": {
    "zh-CN": "帆起之时，风向分明",
    "en": "Set sail with the wind known"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Kuala_Lumpur",
  "currency": {
    "code": "MYR",
    "icon": "RM"
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
      "url": "https://service.goldensail.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@goldensail.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1629",
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
    "holder": "Golden Sail Holdings",
    "number": "SAMPLE-2026119",
    "url": "https://register.licence.example/goldensail",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.goldensail.example/v1.js",
      "platform_ck": "goldensail-web"
    }
  ],
  "style": {
    "header": "bar",
    "hero": "ribbon",
    "card": "raised",
    "navigation": "block"
  },
  "homeOrder": [
    "hero",
    "categories",
    "notices",
    "promotions",
    "venues",
    "hotGames",
    "assurance"
  ],
  "messages": {
    "zh-CN": {},
    "en": {}
  }
};

import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "518",
  "name": "伍壹捌",
  "nameEn": "Wuyao",
  "tagline": {
    "zh-CN": "热闹归热闹，账目要清楚",
    "en": "Lively tables, clear accounts"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Shanghai",
  "currency": {
    "code": "CNY",
    "icon": "¥"
  },
  "enabledCategoryIds": [
    6,
    2,
    7,
    8,
    5,
    3,
    4
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
      "url": "https://service.518.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@518.example",
      "icon": "mail",
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
    "holder": "Wuyao Holdings",
    "number": "SAMPLE-2026070",
    "url": "https://register.licence.example/518",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.518.example/v1.js",
      "platform_ck": "518-web"
    }
  ],
  "style": {
    "header": "split",
    "hero": "lattice",
    "card": "outline",
    "navigation": "block"
  },
  "homeOrder": [
    "notices",
    "hero",
    "hotGames",
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

import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "lotus9",
  "name": "九莲",
  "nameEn": "Nine Lotus",
  "tagline": {
    "zh-CN": "莲开九瓣，静水流深",
    "en": "Nine petals, still water"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Bangkok",
  "currency": {
    "code": "THB",
    "icon": "฿"
  },
  "enabledCategoryIds": [
    4,
    3,
    2,
    7,
    5,
    6
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
      "url": "https://service.lotus9.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@lotus9.example",
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
    "holder": "Nine Lotus Holdings",
    "number": "SAMPLE-2026098",
    "url": "https://register.licence.example/lotus9",
    "minAge": 21
  },
  "statistics": [
    {
      "url": "https://count.lotus9.example/v1.js",
      "platform_ck": "lotus9-web"
    }
  ],
  "style": {
    "header": "split",
    "hero": "garden",
    "card": "soft",
    "navigation": "pill"
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

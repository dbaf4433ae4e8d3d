import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "10008",
  "siteCode": "JQ08",
  "name": "金雀",
  "nameEn": "Jinque",
  "tagline": {
    "zh-CN": "轻声落座，尽兴而归",
    "en": "Take a seat, enjoy the evening"
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
    "jpb": true
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
      "url": "https://service.10008.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@10008.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1185",
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
    "holder": "Jinque Holdings",
    "number": "SAMPLE-2026035",
    "url": "https://register.licence.example/10008",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.10008.example/v1.js",
      "platform_ck": "10008-web"
    }
  ],
  "style": {
    "header": "centre",
    "hero": "garden",
    "card": "raised",
    "navigation": "pill"
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

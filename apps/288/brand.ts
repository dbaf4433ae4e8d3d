import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "288",
  "siteCode": "EB28",
  "name": "贰捌会",
  "nameEn": "Erba Club",
  "tagline": {
    "zh-CN": "会友有时，玩乐有界",
    "en": "Good company, clear limits"
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
    3,
    2,
    7,
    5,
    6
  ],
  "sportsNames": {
    "xhty": {
      "zh-CN": "贰捌会体育",
      "en": "Erba Club Sports"
    }
  },
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
      "url": "https://service.288.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@288.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1333",
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
    "holder": "Erba Club Holdings",
    "number": "SAMPLE-2026063",
    "url": "https://register.licence.example/288",
    "minAge": 21
  },
  "statistics": [
    {
      "url": "https://count.288.example/v1.js",
      "platform_ck": "288-web"
    }
  ],
  "style": {
    "header": "centre",
    "hero": "orbit",
    "card": "raised",
    "navigation": "underline"
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

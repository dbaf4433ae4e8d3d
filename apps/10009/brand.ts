import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "10009",
  "name": "青岚",
  "nameEn": "Qinglan",
  "tagline": {
    "zh-CN": "山风过处，心手皆闲",
    "en": "Mountain air, easy hands"
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
  "sportsNames": {
    "lyty": {
      "zh-CN": "青岚体育",
      "en": "Qinglan Sports"
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
      "url": "https://service.10009.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@10009.example",
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
    "holder": "Qinglan Holdings",
    "number": "SAMPLE-2026042",
    "url": "https://register.licence.example/10009",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.10009.example/v1.js",
      "platform_ck": "10009-web"
    }
  ],
  "style": {
    "header": "glass",
    "hero": "peaks",
    "card": "soft",
    "navigation": "underline"
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

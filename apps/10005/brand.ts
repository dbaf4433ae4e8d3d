import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "10005",
  "siteCode": "MC05",
  "name": "墨川",
  "nameEn": "Mochuan",
  "tagline": {
    "zh-CN": "墨色之间，输赢自知",
    "en": "Between ink and water"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Shanghai",
  "currency": {
    "code": "CNY",
    "icon": "¥"
  },
  "enabledCategoryIds": [
    8,
    6,
    4,
    2,
    3,
    7,
    5
  ],
  "sportsNames": {
    "xhty": {
      "zh-CN": "墨川体育",
      "en": "Mochuan Sports"
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
      "url": "https://service.10005.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@10005.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1111",
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
    "holder": "Mochuan Holdings",
    "number": "SAMPLE-2026021",
    "url": "https://register.licence.example/10005",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.10005.example/v1.js",
      "platform_ck": "10005-web"
    }
  ],
  "style": {
    "header": "bar",
    "hero": "ribbon",
    "card": "flat",
    "navigation": "plain"
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

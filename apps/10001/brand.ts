import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "10001",
  "siteCode": "BT01",
  "name": "碧台",
  "nameEn": "Bitai",
  "tagline": {
    "zh-CN": "好牌，落在安静的台面上",
    "en": "A quiet table, a fair hand"
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
  "sportsNames": {
    "lyty": {
      "zh-CN": "碧台体育",
      "en": "Bitai Sports"
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
      "url": "https://service.10001.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@10001.example",
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
    "holder": "Bitai Holdings",
    "number": "SAMPLE-2026000",
    "url": "https://register.licence.example/10001",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.10001.example/v1.js",
      "platform_ck": "10001-web"
    }
  ],
  "style": {
    "header": "bar",
    "hero": "table",
    "card": "raised",
    "navigation": "underline"
  },
  "homeOrder": [
    "hero",
    "notices",
    "categories",
    "hotGames",
    "promotions",
    "venues",
    "assurance"
  ],
  "messages": {
    "zh-CN": {},
    "en": {}
  }
};

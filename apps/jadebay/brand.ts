import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "jadebay",
  "name": "翡湾",
  "nameEn": "Jade Bay",
  "tagline": {
    "zh-CN": "一湾翡翠，满目清凉",
    "en": "A bay the colour of jade"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Singapore",
  "currency": {
    "code": "USD",
    "icon": "$"
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
  "sportsNames": {
    "lyty": {
      "zh-CN": "翡湾体育",
      "en": "Jade Bay Sports"
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
      "url": "https://service.jadebay.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@jadebay.example",
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
    "holder": "Jade Bay Holdings",
    "number": "SAMPLE-2026084",
    "url": "https://register.licence.example/jadebay",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.jadebay.example/v1.js",
      "platform_ck": "jadebay-web"
    }
  ],
  "style": {
    "header": "glass",
    "hero": "waves",
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

import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "northstar",
  "siteCode": "NS19",
  "name": "北辰",
  "nameEn": "North Star",
  "tagline": {
    "zh-CN": "抬头有星，落子有定",
    "en": "A fixed star, a firm hand"
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
    "lyty": {
      "zh-CN": "北辰体育",
      "en": "North Star Sports"
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
      "url": "https://service.northstar.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@northstar.example",
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
    "holder": "North Star Holdings",
    "number": "SAMPLE-2026126",
    "url": "https://register.licence.example/northstar",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.northstar.example/v1.js",
      "platform_ck": "northstar-web"
    }
  ],
  "style": {
    "header": "centre",
    "hero": "rays",
    "card": "flat",
    "navigation": "plain"
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

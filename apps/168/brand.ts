import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "168",
  "name": "一陆坊",
  "nameEn": "Yilu House",
  "tagline": {
    "zh-CN": "一路有光，步步从容",
    "en": "Light along the way"
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
      "url": "https://service.168.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@168.example",
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
    "holder": "Yilu House Holdings",
    "number": "SAMPLE-2026056",
    "url": "https://register.licence.example/168",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.168.example/v1.js",
      "platform_ck": "168-web"
    }
  ],
  "style": {
    "header": "bar",
    "hero": "skyline",
    "card": "flat",
    "navigation": "pill"
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

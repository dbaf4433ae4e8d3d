import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "10003",
  "name": "赤霄",
  "nameEn": "Chixiao",
  "tagline": {
    "zh-CN": "一剑开阵，从容落子",
    "en": "Open boldly, play calmly"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Shanghai",
  "currency": {
    "code": "CNY",
    "icon": "¥"
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
      "url": "https://service.10003.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@10003.example",
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
    "holder": "Chixiao Holdings",
    "number": "SAMPLE-2026014",
    "url": "https://register.licence.example/10003",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.10003.example/v1.js",
      "platform_ck": "10003-web"
    }
  ],
  "style": {
    "header": "split",
    "hero": "rays",
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

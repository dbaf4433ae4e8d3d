import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "kirin",
  "name": "麟阁",
  "nameEn": "Linge",
  "tagline": {
    "zh-CN": "瑞兽守门，公道在内",
    "en": "Guarded doors, fair rooms"
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
      "url": "https://service.kirin.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@kirin.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1481",
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
    "holder": "Linge Holdings",
    "number": "SAMPLE-2026091",
    "url": "https://register.licence.example/kirin",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.kirin.example/v1.js",
      "platform_ck": "kirin-web"
    }
  ],
  "style": {
    "header": "centre",
    "hero": "table",
    "card": "outline",
    "navigation": "plain"
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

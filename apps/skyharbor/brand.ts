import type { Brand } from "@baize/site/brand";

export const brand: Brand = {
  "code": "skyharbor",
  "name": "天港",
  "nameEn": "Sky Harbor",
  "tagline": {
    "zh-CN": "停靠之处，皆是晴空",
    "en": "Every berth under clear sky"
  },
  "locale": "zh-CN",
  "sessionHandOver": true,
  "zone": "Asia/Ho_Chi_Minh",
  "currency": {
    "code": "VND",
    "icon": "₫"
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
    "xhty": {
      "zh-CN": "天港体育",
      "en": "Sky Harbor Sports"
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
      "url": "https://service.skyharbor.example/chat"
    },
    {
      "device": {
        "zh-CN": "电子邮箱",
        "en": "E-mail"
      },
      "number": "care@skyharbor.example",
      "icon": "mail",
      "action": 1
    },
    {
      "device": {
        "zh-CN": "客服热线",
        "en": "Phone"
      },
      "number": "+00 800 1555",
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
    "holder": "Sky Harbor Holdings",
    "number": "SAMPLE-2026105",
    "url": "https://register.licence.example/skyharbor",
    "minAge": 18
  },
  "statistics": [
    {
      "url": "https://count.skyharbor.example/v1.js",
      "platform_ck": "skyharbor-web"
    }
  ],
  "style": {
    "header": "glass",
    "hero": "skyline",
    "card": "flat",
    "navigation": "underline"
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

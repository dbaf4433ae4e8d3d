import type { TextLocale } from "@baize/domain";
import type { HelpCategory } from "./catalogue.ts";

export const CATEGORY_NAMES: Readonly<Record<TextLocale, Readonly<Record<HelpCategory, string>>>> = {
  "zh-CN": {
    deposits: "充值",
    withdrawals: "提款",
    transfers: "转账与兑换",
    promotions: "流水与优惠",
    account: "账户与安全",
    games: "游戏",
    vip: "VIP",
    responsible: "理性游戏",
    contact: "联系与投诉",
    legal: "条款与法律",
  },
  en: {
    deposits: "Deposits",
    withdrawals: "Withdrawals",
    transfers: "Transfers and exchange",
    promotions: "Turnover and promotions",
    account: "Account and security",
    games: "Games",
    vip: "VIP",
    responsible: "Responsible play",
    contact: "Contact and complaints",
    legal: "Legal",
  },
};

import type { TextLocale } from "@baize/domain";

const NAMES: Readonly<Record<TextLocale, Readonly<Record<string, string>>>> = {
  "zh-CN": { newcomer: "新人", deposit: "充值", daily: "日常", gifts: "礼品", vip: "VIP", rules: "规则" },
  en: { newcomer: "New members", deposit: "Deposits", daily: "Daily", gifts: "Gifts", vip: "VIP", rules: "Rules" },
};

/** What an entry of the second navigation is called; its id where it is a brand's own. */
export const navName = (id: string, locale: TextLocale): string => NAMES[locale][id] ?? id;

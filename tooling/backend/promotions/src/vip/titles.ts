import type { TextLocale } from "@baize/domain";

/** Ids under which rewards stand that belong to no activity of the list. */
export const VIP_GIFTS = "vip-gifts";
export const REBATES = "rebates";

const TITLES: Readonly<Record<TextLocale, Readonly<Record<string, string>>>> = {
  "zh-CN": { [VIP_GIFTS]: "VIP 礼金", [REBATES]: "每日返水" },
  en: { [VIP_GIFTS]: "VIP gift", [REBATES]: "Daily rebate" },
};

/** What such a reward is called; its id where it is neither. */
export const systemTitle = (id: string, locale: TextLocale): string => TITLES[locale][id] ?? id;

import { prose } from "@baize/domain";
import type { ActivityTexts } from "./activity-text.ts";
import { BONUS_TEXTS } from "./bonus-texts.ts";
import { GIFT_TEXTS } from "./gift-texts.ts";

/**
 * Words of the default activities; braces are filled with the figures of their rules, in English as words where a
 * number stands before a noun.
 */
const TEXTS = {
  ...BONUS_TEXTS,
  ...GIFT_TEXTS,
  "fair-play": {
    "zh-CN": {
      title: "优惠通用规则",
      tag: "规则",
      lead: "所有优惠都按以下规则执行。",
      points: [
        "每位会员、每个家庭、每台设备只能以一个账户参加。",
        "一笔充值只参加一项优惠；有效投注不含取消、退回及对冲的注单。",
        "流水与到期日在优惠记录中随时可查，未完成前可自行放弃优惠。",
        "处于休息期或自我排除的会员不参加任何优惠。",
      ],
    },
    en: {
      title: "Rules of all promotions",
      tag: "Rules",
      lead: "These rules hold for every promotion.",
      points: [
        "One account for each member, household and device.",
        prose`
          A deposit takes part in one promotion. Bets that were cancelled, returned or placed on both sides are not
          valid.`,
        "Turnover and its last day stand in your promotion records. Until it is done a promotion can be given up.",
        "Members who are on a break or have excluded themselves take part in none.",
      ],
    },
  },
} satisfies Readonly<Record<string, ActivityTexts>>;

export type DefaultId = keyof typeof TEXTS;
export const DEFAULT_TEXTS: Readonly<Record<DefaultId, ActivityTexts>> = TEXTS;

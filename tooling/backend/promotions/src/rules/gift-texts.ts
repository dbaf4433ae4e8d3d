import { prose } from "@baize/domain";
import type { ActivityTexts } from "./activity-text.ts";

/** Words of the activities that give free bets, gifts, codes and sign-in rewards. */
export const GIFT_TEXTS = {
  "free-bets": {
    "zh-CN": {
      title: "每周 {count} 次免费投注",
      tag: "每周",
      lead: "本周累计充值满 {need}，可领取 {count} 次免费投注，每次 {stake}。",
      points: [
        prose`
          每周一次，以品牌所在时区的自然周为准；
          领取后在游戏内选择“免费投注”即可使用。`,
        "可用于电子、捕鱼与棋牌游戏，每次投注额固定为 {stake}。",
        "免费投注的本金不返还：赢取的部分为派彩减去本金，结算后存入场馆钱包。",
        prose`
          赢取的部分需完成 {multiple} 倍流水后方可提款；免费投注本身不计有效流水、
          返水与 VIP 进度。`,
        "投注被取消或打和时，在有效期内退还该次免费投注。",
        "{days} 天内有效，逾期未用的自动失效。",
      ],
    },
    en: {
      title: "{count} free bets each week",
      tag: "Weekly",
      lead: "Deposit {need} in a week and get {count} free bets of {stake} each.",
      points: [
        'Once a calendar week, by the brand\'s time zone. Choose "Free bet" in the game to use one.',
        "For slots, fishing and board games. The stake of each is {stake}.",
        "The stake is not returned: what you win is the payout less the stake. It is paid into the game wallet.",
        prose`
          Winnings must be staked {times} before they can be withdrawn. Free bets themselves count for no turnover,
          rebate or VIP progress.`,
        "If a bet is cancelled or ends in a tie, you get the free bet back while it is valid.",
        "Valid for {daysLong}. What is not used by then is lost.",
      ],
    },
  },
  "luxury-gifts": {
    "zh-CN": {
      title: "豪礼兑换",
      tag: "礼品",
      lead: "年度有效投注达到要求，即可兑换礼品，先到先得。",
      points: [
        "每种礼品每年可兑换一次，库存以页面显示为准。",
        "实物礼品寄往填写的地址，寄出前可联系客服更改。",
        "现金红包需完成 {multiple} 倍流水。",
      ],
    },
    en: {
      title: "Gifts for the year's bets",
      tag: "Gifts",
      lead: "Gifts for the year's valid bets, as long as there are some left.",
      points: [
        "Each gift once a year; what is left of it is shown beside it.",
        "Goods are sent to the address that you give. Until they are sent, customer service can change it.",
        "Cash gifts must be staked {times}.",
      ],
    },
  },
  "gift-codes": {
    "zh-CN": {
      title: "礼品码兑换",
      tag: "礼品",
      lead: "在此输入您收到的礼品码或优惠码。",
      points: [
        prose`
          每个码有使用次数与有效期，
          部分码仅限指定会员。`,
        "礼金需完成 {multiple} 倍流水后方可提款。",
      ],
    },
    en: {
      title: "Redeem a code",
      tag: "Gifts",
      lead: "Enter a gift or promotion code that you were given.",
      points: [
        "Codes can be used up, expire, or belong to one member.",
        "What they give must be staked {times} before it can be withdrawn.",
      ],
    },
  },
  "sign-in": {
    "zh-CN": {
      title: "每日签到",
      tag: "每日",
      lead: "每天签到可得 {daily}，连续签到另有奖励。",
      points: [
        "以品牌所在时区的日期为准，每天一次。",
        prose`
          连续 3、7、15、30 天各有一份奖励，每月各一次；当月不足 30 天时，
          签满当月即可。`,
        "每月可补签 {perMonth} 次，每次 {cost}，仅限当月已过去的日期。",
        "奖励需完成 {multiple} 倍流水后方可提款。",
      ],
    },
    en: {
      title: "Daily sign-in",
      tag: "Daily",
      lead: "{daily} for each day that you sign in, and more for days in a row.",
      points: [
        "Once a day, by the calendar of the site.",
        prose`
          3, 7, 15 and 30 days in a row are rewarded once a month each; in a shorter month the last one needs all of
          its days.`,
        "Up to {pastDays} of the month can be signed in for later, for {cost} each.",
        "Rewards must be staked {times} before they can be withdrawn.",
      ],
    },
  },
} satisfies Readonly<Record<string, ActivityTexts>>;

import { prose, type TextLocale } from "@baize/domain";

export type DefaultId =
  | "first-deposit"
  | "daily-deposit"
  | "monthly-ladder"
  | "weekly-relief"
  | "birthday"
  | "invited-welcome"
  | "free-bets"
  | "luxury-gifts"
  | "gift-codes"
  | "sign-in"
  | "fair-play";

interface Text {
  readonly title: string;
  readonly tag: string;
  readonly lead: string;
  readonly points: readonly string[];
}

/**
 * Words of the default activities; braces are filled with the figures of their rules, in English as words where a
 * number stands before a noun.
 */
export const DEFAULT_TEXTS: Readonly<Record<DefaultId, Readonly<Record<TextLocale, Text>>>> = {
  "first-deposit": {
    "zh-CN": {
      title: "首次充值加送 {percent}%",
      tag: "新人",
      lead: "首次充值满 {min}，加送 {percent}%，最高 {cap}。",
      points: [
        prose`
          每位会员仅首次充值一次：充值时选择参加，到账即加送；未选择的，
          到账后可在本页申请。`,
        prose`
          加送金额需完成 {multiple} 倍流水后方可提款；体育、电竞与真人全额计入，
          其余类别按 20% 计入。`,
        "30 天内未完成流水，剩余的加送金额将收回；也可随时自行放弃。",
        "同一设备、收款账户、手机号或邮箱只能领取一次。",
      ],
    },
    en: {
      title: "{percent}% on your first deposit",
      tag: "New",
      lead: "{percent}% on a first deposit of at least {min}, up to {cap}.",
      points: [
        prose`
          Once for each member, on the first deposit ever. Join it with the deposit, or apply on this page when it has
          arrived.`,
        prose`
          What is added must be staked {times} before it can be withdrawn. Sports, e-sports and live games count in
          full, all others by 20%.`,
        prose`
          If the turnover is not done within 30 days, what is left of the bonus is taken back. You can also give it up
          at any time.`,
        "Once for each device, payout account, phone number and e-mail address.",
      ],
    },
  },
  "daily-deposit": {
    "zh-CN": {
      title: "每日首充加送 {percent}%",
      tag: "每日",
      lead: "当天第一笔充值满 {min}，加送 {percent}%，最高 {cap}。",
      points: [
        "每天一次，以品牌所在时区的日期为准。",
        "加送金额需完成 {multiple} 倍流水后方可提款。",
        "一笔充值只能参加一项优惠。",
      ],
    },
    en: {
      title: "{percent}% on the day's first deposit",
      tag: "Daily",
      lead: "{percent}% on the first deposit of a day, from {min}, up to {cap}.",
      points: [
        "Once a day, by the calendar of the site.",
        "What is added must be staked {times} before it can be withdrawn.",
        "A deposit can take part in one promotion.",
      ],
    },
  },
  "monthly-ladder": {
    "zh-CN": {
      title: "本月累计充值礼",
      tag: "每月",
      lead: "当月累计充值达到各档，即可领取对应奖励，可逐档领取。",
      points: [
        prose`
          按自然月累计，
          每档每月一次，月底未领取视为放弃。`,
        "奖励需完成 {multiple} 倍流水后方可提款。",
      ],
    },
    en: {
      title: "Rewards for a month's deposits",
      tag: "Monthly",
      lead: "Each level of the month's deposits has its reward; claim one after the other.",
      points: [
        "By calendar month, each level once a month. What is not claimed by its end is gone.",
        "Rewards must be staked {times} before they can be withdrawn.",
      ],
    },
  },
  "weekly-relief": {
    "zh-CN": {
      title: "上周净输返还 {percent}%",
      tag: "每周",
      lead: "上一自然周净输的 {percent}%，最高 {cap}，本周内领取。",
      points: [
        "净输为已结算注单的亏损合计，周一至周日计算。",
        "返还金额需完成 {multiple} 倍流水。",
        "请理性娱乐：返还不应成为继续投注的理由。",
      ],
    },
    en: {
      title: "{percent}% of last week's net loss",
      tag: "Weekly",
      lead: "{percent}% of the net loss of the last calendar week, up to {cap}, to be claimed within this one.",
      points: [
        "The net loss is the sum of settled bets, Monday to Sunday.",
        "What is given back must be staked {times}.",
        "It is no reason to go on betting. Play within your means.",
      ],
    },
  },
  birthday: {
    "zh-CN": {
      title: "生日礼金 {amount}",
      tag: "VIP",
      lead: "生日当天可领取礼金 {amount}。",
      points: [
        prose`
          注册满 {days} 天且达到 VIP {level}，
          每年一次。`,
        "礼金需完成 {multiple} 倍流水后方可提款。",
      ],
    },
    en: {
      title: "{amount} on your birthday",
      tag: "VIP",
      lead: "{amount}, to be claimed on your birthday.",
      points: [
        "Once a year, for members of {daysLong} or more from VIP {level}.",
        "It must be staked {times} before it can be withdrawn.",
      ],
    },
  },
  "invited-welcome": {
    "zh-CN": {
      title: "受邀会员见面礼 {amount}",
      tag: "新人",
      lead: "通过好友邀请注册，累计充值满 {need}，可申请 {amount}。",
      points: [
        "提交申请后由客服审核，结果可在优惠记录查看。",
        "每位会员一次；同一设备、收款账户、手机号或邮箱只能领取一次。",
        "礼金需完成 {multiple} 倍流水后方可提款。",
      ],
    },
    en: {
      title: "{amount} for invited members",
      tag: "New",
      lead: "Who was invited by a friend and has deposited {need} in all can apply for {amount}.",
      points: [
        "An operator looks at each application; its result stands in your promotion records.",
        "Once for each member, device, payout account, phone number and e-mail address.",
        "It must be staked {times} before it can be withdrawn.",
      ],
    },
  },
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
};

import { prose } from "@baize/domain";
import type { ActivityTexts } from "./activity-text.ts";

/** Words of the activities that give a bonus for deposits, losses, birthdays and invitations. */
export const BONUS_TEXTS = {
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
} satisfies Readonly<Record<string, ActivityTexts>>;

import type { CategoryId, DeclineReason, IdentityFault } from "@baize/domain";
import {
  type EventWords,
  type Forms,
  type LimitMost,
  type MemberEvents,
  orderReason,
  type OrderReasons,
} from "./event-words.ts";

const LOCKED: Readonly<Record<MemberEvents["accountLocked"]["what"], string>> = {
  login: "登录",
  play: "游戏",
  money: "资金操作",
  withdrawal: "提款",
};
const IDENTITY_FAULTS: Readonly<Record<IdentityFault, string>> = {
  name_differs: "证件上的姓名与您填写的真实姓名不一致。" + "如填写有误，请联系客服更正后重新提交。",
  birthday_differs: "证件上的出生日期与您填写的生日不一致。" + "如填写有误，请联系客服更正后重新提交。",
  document_unclear: "证件照片无法辨认。请确保证件有效、完整、清晰后重新提交。",
  under_age: "证件显示您未达到法定年龄，账户不能充值或游戏。" + "余额可以提取，请联系客服。",
};
const SPANS: Readonly<Record<MemberEvents["limitChanged"]["span"], string>> = {
  day: "每日",
  week: "每周",
  month: "每月",
};
const DEVICES: Readonly<Record<MemberEvents["newDevice"]["device"], string>> = {
  web: "网页浏览器",
  ios: "iOS 设备",
  android: "Android 设备",
};

const REASONS: OrderReasons = {
  not_received: "未收到付款",
  amount_mismatch: "付款金额与订单不符",
  name_mismatch: "付款人或收款人姓名不符",
  account_check_failed: "收款账户核验未通过",
};
const DECLINED: Readonly<Record<DeclineReason, string>> = {
  not_eligible: "不符合参加条件。",
  details_wrong: "资料有误，可更正后重新申请。",
  address_wrong: "收货信息有误，请联系客服。",
  duplicate_account: "同一人只能由一个账号参加。",
  rules_broken: "不符合活动规则。",
  other: "详情请联系客服。",
};
const CATEGORIES: Readonly<Record<CategoryId, string>> = {
  2: "真人",
  3: "捕鱼",
  4: "电子",
  5: "彩票",
  6: "体育",
  7: "棋牌",
  8: "电竞",
};

const mostIn = (most: LimitMost, forms: Forms): string =>
  "minutes" in most ? `${most.minutes} 分钟` : forms.amount(most);

export const zhCN: EventWords = {
  depositCredited: ({ id, amount }, forms) => ({
    title: "充值已到账",
    text: `您的充值 ${forms.amount(amount)} 已到账。订单号：${id}。详情可在资金记录中查看。`,
  }),
  depositRefused: ({ id, amount, reason }, forms) => ({
    title: "充值未通过",
    text:
      `您的充值 ${forms.amount(amount)} 未通过，原因：${orderReason(REASONS, reason)}。` +
      `订单号：${id}。如已付款，请联系客服并提供付款凭证。`,
  }),
  withdrawalPaid: ({ id, amount, to }, forms) => ({
    title: "提款已付款",
    text: `您的提款 ${forms.amount(amount)} 已付至 ${to}。订单号：${id}。实际到账时间以收款方为准。`,
  }),
  withdrawalRefused: ({ id, amount, reason }, forms) => ({
    title: "提款未通过",
    text:
      `您的提款 ${forms.amount(amount)} 未通过，原因：${orderReason(REASONS, reason)}。` +
      `款项已退回中心钱包。订单号：${id}。`,
  }),
  accountLocked: ({ what, until }, forms) => ({
    title: `${LOCKED[what]}已暂停`,
    text: `您账户的${LOCKED[what]}已暂停，${until === null ? "恢复时间请咨询客服" : `${forms.time(until)} 恢复`}。如有疑问，请联系客服。`,
  }),
  accountUnlocked: ({ what }) => ({
    title: `${LOCKED[what]}已恢复`,
    text: `您账户的${LOCKED[what]}已恢复。`,
  }),
  promotionReward: ({ title, amount, turnover }, forms) => ({
    title: "活动奖励已发放",
    text: `“${title["zh-CN"]}”的奖励 ${forms.amount(amount)} 已发放到中心钱包。${
      turnover === null ? "该奖励无流水要求。" : `提款前需完成有效投注 ${forms.amount(turnover)}。`
    }`,
  }),
  freeBetsGiven: ({ title, count, amount, categories, until }, forms) => ({
    title: "免费投注已发放",
    text: `“${title["zh-CN"]}”的 ${count} 次免费投注已发放，每次 ${forms.amount(amount)}，可用于${categories
      .map((id) => CATEGORIES[id])
      .join("、")}游戏，有效期至 ${forms.time(until)}。`,
  }),
  applicationDeclined: ({ title, reason }) => ({
    title: "活动申请未通过",
    text: `您对“${title["zh-CN"]}”的申请未通过：${DECLINED[reason]}`,
  }),
  goodsApproved: ({ title }) => ({
    title: "礼品申请已通过",
    text: `您在“${title["zh-CN"]}”兑换的礼品正在备货，进度可在活动记录中查看。`,
  }),
  rewardReversed: ({ title }) => ({
    title: "活动奖励已收回",
    text: `“${title["zh-CN"]}”的奖励已由平台收回，详情可在活动记录中查看。如有疑问，请联系客服。`,
  }),
  limitChanged: ({ name, span, amount, from }, forms) => ({
    title: "限额已修改",
    text: `您的${SPANS[span]}${name["zh-CN"]}将于 ${forms.time(from)} 起${
      amount === null ? "取消" : `变为 ${mostIn(amount, forms)}`
    }。如非本人操作，请立即联系客服。`,
  }),
  limitAsked: ({ name, span, amount, from, until }, forms) => ({
    title: "已申请调整限额",
    text:
      `您申请将${SPANS[span]}${name["zh-CN"]}${amount === null ? "取消" : `调整为 ${mostIn(amount, forms)}`}。` +
      `请于 ${forms.time(from)} 至 ${forms.time(until)} 之间确认，确认前限额不变。如非本人操作，请立即联系客服。`,
  }),
  limitReady: ({ name, span, amount, until }, forms) => ({
    title: "限额调整待确认",
    text:
      `您的${SPANS[span]}${name["zh-CN"]}${amount === null ? "可以取消" : `可以调整为 ${mostIn(amount, forms)}`}，` +
      `请在 ${forms.time(until)} 前确认。不确认则限额不变。`,
  }),
  breakTaken: ({ until }, forms) => ({
    title: "休息期已开始",
    text: `${forms.time(until)} 之前暂停游戏、充值和优惠，且不能提前结束。您仍可登录、查看记录和提款。`,
  }),
  excluded: ({ until }, forms) => ({
    title: "自我排除已生效",
    text:
      `至少到 ${forms.time(until)} 为止暂停游戏、充值和优惠。到期后不会自动恢复，需由您联系客服解除。` +
      "您仍可登录、查看记录和提款。",
  }),
  exclusionLifted: () => ({
    title: "自我排除已解除",
    text: "客服已解除您的自我排除。您设置的限额继续有效。",
  }),
  identityAsked: () => ({
    title: "身份核验已提交",
    text: "我们会核对您提交的证件，结果以站内信通知。",
  }),
  identityVerified: () => ({
    title: "身份核验已通过",
    text: "您的姓名和年龄已核对无误。",
  }),
  identityRefused: ({ fault }) => ({
    title: "身份核验未通过",
    text: IDENTITY_FAULTS[fault],
  }),
  passwordChanged: ({ which, at, hasRemovedPasskeys = false }, forms) => ({
    title: which === "login" ? "登录密码已修改" : "提款密码已修改",
    text: `您的${which === "login" ? "登录" : "提款"}密码已于 ${forms.time(at)} 修改。${
      hasRemovedPasskeys ? "账户的所有通行密钥已随之移除，您可以重新添加。" : ""
    }如非本人操作，请立即联系客服。`,
  }),
  passkeyAdded: ({ name, at }, forms) => ({
    title: "已添加通行密钥",
    text:
      `通行密钥“${name}”已于 ${forms.time(at)} 添加到您的账户，可用来登录。` +
      "如非本人操作，请立即移除它、修改登录密码并联系客服。",
  }),
  passkeyRemoved: ({ name, at }, forms) => ({
    title: "已移除通行密钥",
    text: `通行密钥“${name}”已于 ${forms.time(at)} 从您的账户移除，不能再用来登录。如非本人操作，请立即联系客服。`,
  }),
  contactChanged: ({ which, at }, forms) => ({
    title: which === "phone" ? "绑定手机已更新" : "绑定邮箱已更新",
    text: `您账户绑定的${which === "phone" ? "手机号" : "邮箱"}已于 ${forms.time(at)} 更新。如非本人操作，请立即联系客服。`,
  }),
  newDevice: ({ device, at }, forms) => ({
    title: "新设备登录",
    text: `您的账户于 ${forms.time(at)} 在一台新设备（${DEVICES[device]}）上登录。如非本人操作，请立即修改登录密码并联系客服。`,
  }),
  answered: ({ about }) => ({
    title: about === "feedback" ? "您的反馈有新回复" : "客服已回复您的留言",
    text: about === "feedback" ? "请到“我的反馈”查看回复。" : "请到在线客服查看回复。",
  }),
};

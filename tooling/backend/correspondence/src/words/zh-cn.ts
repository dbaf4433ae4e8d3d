import type { EventWords, MemberEvents } from "./event-words.ts";

const LOCKED: Readonly<Record<MemberEvents["accountLocked"]["what"], string>> = {
  login: "登录",
  play: "游戏",
  money: "资金操作",
  withdrawal: "提款",
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

export const zhCN: EventWords = {
  depositCredited: ({ id, amount }, forms) => ({
    title: "充值已到账",
    text: `您的充值 ${forms.amount(amount)} 已到账。订单号：${id}。详情可在资金记录中查看。`,
  }),
  withdrawalPaid: ({ id, amount, to }, forms) => ({
    title: "提款已付款",
    text: `您的提款 ${forms.amount(amount)} 已付至 ${to}。订单号：${id}。实际到账时间以收款方为准。`,
  }),
  withdrawalRefused: ({ id, amount, reason }, forms) => ({
    title: "提款未通过",
    text: `您的提款 ${forms.amount(amount)} 未通过，原因：${reason}。款项已退回中心钱包。订单号：${id}。`,
  }),
  accountLocked: ({ what, until }, forms) => ({
    title: `${LOCKED[what]}已暂停`,
    text: `您账户的${LOCKED[what]}已暂停，${until === null ? "恢复时间请咨询客服" : `${forms.time(until)} 恢复`}。如有疑问，请联系客服。`,
  }),
  promotionReward: ({ title, amount, turnover }, forms) => ({
    title: "活动奖励已发放",
    text: `“${title["zh-CN"]}”的奖励 ${forms.amount(amount)} 已发放到中心钱包。${
      turnover === null ? "该奖励无流水要求。" : `提款前需完成有效投注 ${forms.amount(turnover)}。`
    }`,
  }),
  limitChanged: ({ name, span, amount, from }, forms) => ({
    title: "限额已修改",
    text: `您的${SPANS[span]}${name["zh-CN"]}将于 ${forms.time(from)} 起${
      amount === null ? "取消" : `变为 ${forms.amount(amount)}`
    }。如非本人操作，请立即联系客服。`,
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

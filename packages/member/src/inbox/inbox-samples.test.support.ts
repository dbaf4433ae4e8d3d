import type { Message, MessageLine, Messages } from "./inbox-path.ts";

export const sampleLine = (part: Partial<MessageLine> = {}): MessageLine => ({
  id: "m1",
  kind: "notice",
  title: "十一月维护安排",
  time: "2026-11-27T10:00:00+08:00",
  isRead: false,
  isPinned: true,
  ...part,
});

export const sampleLines: readonly MessageLine[] = [
  sampleLine(),
  sampleLine({ id: "m2", title: "新的充值方式已开放", isPinned: false }),
  sampleLine({ id: "m3", title: "国庆期间客服时间", isPinned: false, isRead: true }),
];

export const sampleMessages = (list: readonly MessageLine[] = sampleLines, part: Partial<Messages> = {}): Messages => ({
  total: list.length,
  unread: { total: 5, notice: 2, personal: 3, activity: 0 },
  list: [...list],
  ...part,
});

export const sampleMessage = (part: Partial<Message> = {}): Message => ({
  ...sampleLine({ id: "m2", title: "新的充值方式已开放", isPinned: false, isRead: true }),
  format: "html",
  body: "<p>即日起支持<strong>网银转账</strong>。</p>",
  link: { action: 2, value: "/finance/deposit" },
  prev: "m1",
  next: "m3",
  ...part,
});

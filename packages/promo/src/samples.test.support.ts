import type { Detail, Gift, Gifts, PromoRecord, Promotion, Rebate, SignInfo, VipGift, VipRow } from "./wire-types.ts";

export const samplePromotion = (part: Partial<Promotion> = {}): Promotion => ({
  id: "first-deposit",
  title: "首次充值加送 20%",
  cover: "/art/promotion/first-deposit.svg",
  tag: "新人",
  navId: "newcomer",
  start: null,
  end: null,
  state: "open",
  type: "depositActive",
  needLogin: true,
  joined: false,
  ...part,
});

export const samplePromotions: readonly Promotion[] = [
  samplePromotion(),
  samplePromotion({
    id: "monthly-ladder",
    title: "充值阶梯奖励",
    tag: "每月",
    navId: "deposit",
    type: "recharge",
    joined: true,
    start: "2026-11-01T00:00:00+08:00",
    end: "2026-11-30T00:00:00+08:00",
  }),
  samplePromotion({
    id: "weekend",
    title: "周末体育回馈",
    tag: "体育",
    navId: "daily",
    state: "upcoming",
    start: "2026-11-28T00:00:00+08:00",
    end: "2026-11-30T00:00:00+08:00",
  }),
  samplePromotion({
    id: "past",
    title: "秋季感恩礼",
    tag: "",
    navId: "daily",
    state: "ended",
    start: "2026-10-01T00:00:00+08:00",
    end: "2026-10-31T00:00:00+08:00",
  }),
];

export const sampleNav = [
  { id: "newcomer", name: "新人", sort: 0, count: 1 },
  { id: "deposit", name: "充值", sort: 1, count: 1 },
  { id: "daily", name: "日常", sort: 2, count: 2 },
];

export const sampleDetail = (part: Partial<Detail> = {}): Detail => ({
  ...samplePromotion(),
  html: "<p>首次充值满 100 元，加送 20%，最高 800 元。</p>",
  rules: "<ol><li>每位会员仅首次充值可申请一次。</li><li>30 天内未完成流水，剩余的加送金额将收回。</li></ol>",
  turnoverMultiple: "5",
  offer: { of: "deposit", percent: "20", cap: "800.00" },
  turnoverWeights: { 2: 100, 3: 100, 6: 20, 4: 20 },
  amount: null,
  freeBets: null,
  expiryDays: 30,
  needsApproval: false,
  conditions: [{ key: "firstDeposit", need: "100.00", have: "500.00", ok: true }],
  rewards: [],
  deposits: [{ orderNo: "D1", time: "2026-11-19T21:00:00+08:00", amount: "500.00", reward: "100.00" }],
  applyFields: [],
  ...part,
});

export const sampleLadder = (part: Partial<Detail> = {}): Detail =>
  sampleDetail({
    id: "monthly-ladder",
    title: "充值阶梯奖励",
    type: "recharge",
    offer: null,
    conditions: [],
    turnoverWeights: {},
    rewards: [
      { level: 1, need: "1000.00", reward: "18.00", turnoverMultiple: "3", state: "claimed" },
      { level: 2, need: "5000.00", reward: "98.00", turnoverMultiple: "3", state: "open" },
      { level: 3, need: "20000.00", reward: "588.00", turnoverMultiple: "3", state: "locked" },
    ],
    ...part,
  });

export const sampleRecord = (part: Partial<PromoRecord> = {}): PromoRecord => ({
  id: "a1",
  activity: "first-deposit",
  title: "首次充值加送 20%",
  time: "2026-11-18T09:30:00+08:00",
  amount: "100.00",
  state: "paid",
  reason: null,
  turnoverNeed: "500.00",
  turnoverDone: "120.00",
  expires: "2026-12-18T09:30:00+08:00",
  freeBets: null,
  ...part,
});

export const sampleFreeBets = (part: Partial<Detail> = {}): Detail =>
  sampleDetail({
    id: "free-bets",
    title: "每周 5 次免费投注",
    tag: "每周",
    type: "aloneActive",
    offer: null,
    conditions: [],
    deposits: [],
    turnoverMultiple: "2",
    turnoverWeights: {},
    freeBets: { count: 5, stake: "10.00", categories: [4, 3, 7] },
    expiryDays: 7,
    ...part,
  });

export const sampleFreeBetRecord = (
  freeBets: Partial<NonNullable<PromoRecord["freeBets"]>> = {},
  part: Partial<PromoRecord> = {},
): PromoRecord =>
  sampleRecord({
    id: "f1",
    activity: "free-bets",
    title: "每周 5 次免费投注",
    amount: "50.00",
    turnoverNeed: "0.00",
    turnoverDone: "0.00",
    freeBets: {
      count: 5,
      left: 3,
      stake: "10.00",
      categories: [4, 3, 7],
      expires: "2026-11-25T09:30:00+08:00",
      ...freeBets,
    },
    ...part,
  });

export const sampleRecords = (list: PromoRecord[] = [sampleRecord()], paid = "100.00") => ({
  total: list.length,
  list,
  paid,
});

export const sampleSign = (part: Partial<SignInfo> = {}): SignInfo => ({
  today: "2026-11-20",
  zone: "Asia/Shanghai",
  signedDays: ["2026-11-16", "2026-11-18", "2026-11-19"],
  streak: 2,
  total: 41,
  canSign: true,
  resign: { left: 2, cost: "1.00", days: ["2026-11-15", "2026-11-17"] },
  rewards: [
    { days: 3, reward: "3.00", state: "locked" },
    { days: 7, reward: "8.00", state: "locked" },
    { days: 15, reward: "18.00", state: "locked" },
    { days: 30, reward: "58.00", state: "locked" },
  ],
  daily: "0.50",
  rules: "<ol><li>每天可签到一次。</li></ol>",
  ...part,
});

export const sampleGift = (part: Partial<Gift> = {}): Gift => ({
  id: "bonus-88",
  name: "88 元彩金",
  image: "/art/gift/bonus-88.svg",
  by: "bet",
  need: "50000.00",
  have: "62000.00",
  money: "88.00",
  stock: 120,
  state: "open",
  ...part,
});

export const sampleGoods = sampleGift({
  id: "watch",
  name: "智能手表",
  image: "/art/gift/watch.svg",
  money: null,
  stock: 3,
});

export const sampleGifts = (part: Partial<Gifts> = {}): Gifts => ({
  validBet: "62000.00",
  deposits: "12345678.90",
  address: "",
  gifts: [
    sampleGift(),
    sampleGoods,
    sampleGift({ id: "phone", name: "旗舰手机", need: "500000.00", money: null, state: "locked", stock: 1 }),
    sampleGift({ id: "cup", name: "定制茶具", need: "10000.00", money: null, state: "sold_out", stock: 0 }),
  ],
  ...part,
});

export const sampleStanding = {
  level: 3,
  deposit: "44000.00",
  nextDeposit: "100000.00",
  turnover: "99446.00",
  nextTurnover: "300000.00",
  nextSpan: "life" as const,
  keep: null,
  updatedAt: "2026-11-20T11:00:00+08:00",
};

/** This quarter of a level that can be lost. */
export const sampleKeep = {
  deposit: "2000.00",
  needDeposit: "3000.00",
  turnover: "16000.00",
  needTurnover: "16000.00",
  isSafe: false,
  until: "2026-12-31",
};

export const sampleVipGifts: VipGift[] = [
  { type: "upgrade", level: 2, amount: "18.00", state: "claimed" },
  { type: "upgrade", level: 3, amount: "38.00", state: "open" },
  { type: "month", level: 3, amount: "18.00", state: "open" },
  { type: "birthday", level: 3, amount: "88.00", state: "locked" },
];

export const sampleRebate = (part: Partial<Rebate> = {}): Rebate => ({
  day: "2026-11-20",
  paid: false,
  amount: "13.60",
  lines: [
    { category: 2, turnover: "1200.00", percent: "0.80", amount: "9.60" },
    { category: 4, turnover: "800.00", percent: "0.50", amount: "4.00" },
  ],
  ...part,
});

export const sampleLevels: VipRow[] = Array.from({ length: 11 }, (_, level) => ({
  level,
  needDeposit: `${level * level * 10_000}.00`,
  needTurnover: `${level * level * 50_000}.00`,
  keepDeposit: `${level * level * 1_000}.00`,
  keepTurnover: `${level * level * 10_000}.00`,
  dailyTimes: level === 10 ? 0 : 3 + level,
  dailyQuota: `${(level + 1) * 100_000}.00`,
  singleMax: `${(level + 1) * 50_000}.00`,
  upgradeGift: `${level * 38}.00`,
  birthdayGift: `${level * 88}.00`,
  monthGift: `${level * 18}.00`,
  rebates: { 2: "0.80", 3: "0.60", 4: "0.50", 5: "0.10", 6: "0.70", 7: "0.60", 8: "0.70" },
}));

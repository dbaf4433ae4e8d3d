import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import type { CallData, CallParsed, Contract } from "@baize/api-client/contract";
import type {
  Bank,
  CoinWallets,
  DepositMethod,
  DepositNews,
  DepositOrder,
  ExchangeQuote,
  Exchanged,
  MemberBanks,
  PayoutAccount,
  RecycleResult,
  Transaction,
  Transactions,
  TransferOrder,
  Turnover,
  VirtualCoin,
  Wallet,
  WithdrawInfo,
  WithdrawOrder,
  WithdrawPreview,
  WithdrawQuote,
} from "./wire-types.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();
/* A right address whose key nobody has. */
export const ADDRESS = "TYc2YsZpDrFH1Yrw95VGgUUoiXQumx2UpA";

const channel = {
  payAsset: "CNY",
  currency: "CNY",
  min: "100.00",
  max: "50000.00",
  feePercent: "0",
  quick: ["100.00", "500.00", "1000.00", "5000.00"],
  rate: null,
  coinType: null,
  protocol: null,
  etaMinutes: 3,
  turnoverMultiple: "1",
  recommended: false,
  maintenance: null,
  confirmations: null,
  needsPayer: false,
  offer: null,
} as const;

export const methods: DepositMethod[] = [
  {
    id: "bank",
    kind: "bank",
    name: "网银转账",
    channels: [
      { ...channel, id: "bank-fast", name: "极速转账", quick: [...channel.quick], recommended: true },
      {
        ...channel,
        id: "bank-large",
        name: "大额转账",
        min: "5000.00",
        max: "500000.00",
        feePercent: "0.2",
        etaMinutes: 15,
        quick: ["10000.00", "50000.00"],
      },
      {
        ...channel,
        id: "bank-closed",
        name: "手机银行",
        quick: [],
        maintenance: { start: "2026-11-28T02:00:00+08:00", end: "2026-11-28T06:00:00+08:00", text: "" },
      },
    ],
  },
  {
    id: "alipay",
    kind: "alipay",
    name: "支付宝",
    channels: [
      {
        ...channel,
        id: "alipay-scan",
        name: "支付宝扫码",
        max: "20000.00",
        needsPayer: true,
        quick: ["100.00", "300.00", "500.00"],
        offer: { percent: "2", max: "88.00", turnoverMultiple: "5" },
      },
    ],
  },
  {
    id: "wechat",
    kind: "wechat",
    name: "微信",
    channels: [{ ...channel, id: "wechat-scan", name: "微信扫码", max: "10000.00", quick: ["100.00", "200.00"] }],
  },
  {
    id: "coin",
    kind: "coin",
    name: "USDT",
    channels: [
      {
        ...channel,
        id: "usdt-trc",
        name: "USDT · TRC20",
        payAsset: "USDT",
        rate: "7.2",
        coinType: 1,
        protocol: "TRC20",
        confirmations: 20,
        quick: ["500.00", "1000.00"],
        etaMinutes: 5,
      },
      {
        ...channel,
        id: "usdt-erc",
        name: "USDT · ERC20",
        payAsset: "USDT",
        rate: "7.2",
        coinType: 2,
        protocol: "ERC20",
        confirmations: 12,
        quick: ["1000.00"],
        min: "500.00",
        etaMinutes: 10,
      },
    ],
  },
  {
    id: "house",
    kind: "coin",
    name: "平台币",
    channels: [
      {
        ...channel,
        id: "hhb",
        name: "HHB 充值",
        payAsset: "HHB",
        currency: "HHB",
        rate: null,
        coinType: 4,
        protocol: "HHB",
        confirmations: 1,
        min: "10.00",
        max: "50000.00",
        quick: ["100.00", "500.00"],
        etaMinutes: 2,
      },
    ],
  },
];

export const order = (given: Partial<DepositOrder> = {}): DepositOrder => ({
  ...fixture(contract.finance.depositOrder),
  id: "D202611280001",
  state: "awaiting_payment",
  kind: "bank",
  channelId: "bank-fast",
  channelName: "极速转账",
  amount: "500.00",
  payAmount: "500.00",
  payAsset: "CNY",
  fee: "0.00",
  bonus: "0.00",
  receive: "500.00",
  currency: "CNY",
  turnover: "500.00",
  qrText: null,
  payerName: "",
  slipUrl: null,
  payee: { bank: "云鹤银行", name: "陈小满", account: "6200 1888 0002 6789", branch: "城东支行" },
  coin: null,
  noteCode: "8024",
  createdAt: minutes(-2),
  deadline: minutes(13),
  settledAt: null,
  reason: null,
  serverTime: minutes(0),
  ...given,
});

export const coinOrder = (given: Partial<DepositOrder> = {}): DepositOrder =>
  order({
    id: "D202611280002",
    kind: "coin",
    channelId: "usdt-trc",
    channelName: "USDT · TRC20",
    payAmount: "69.444445",
    payAsset: "USDT",
    payee: null,
    noteCode: "",
    coin: { protocol: "TRC20", address: ADDRESS, rate: "7.2", confirmations: 20 },
    ...given,
  });

export const scanOrder = (given: Partial<DepositOrder> = {}): DepositOrder =>
  order({
    id: "D202611280003",
    kind: "alipay",
    channelId: "alipay-scan",
    channelName: "支付宝扫码",
    payAmount: "500.37",
    payerName: "陈小满",
    bonus: "10.00",
    receive: "510.00",
    turnover: "550.00",
    payee: { bank: "", name: "云鹤商行", account: "yunhe@example.test", branch: "" },
    qrText: "https://pay.example.test/q/8f21c0d5",
    ...given,
  });

export const houseOrder = (given: Partial<DepositOrder> = {}): DepositOrder =>
  order({
    id: "D202611280004",
    kind: "coin",
    channelId: "hhb",
    channelName: "HHB 充值",
    payAsset: "HHB",
    currency: "HHB",
    turnover: "510.00",
    payee: null,
    noteCode: "",
    coin: { protocol: "HHB", address: "hhb-baize-4821-77aa", rate: "1.02", confirmations: 1 },
    ...given,
  });

/* A picture that is drawn, not fetched. */
export const SLIP =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='180' height='240'%3E%3Crect width='180' height='240' fill='%23f4f5f7'/%3E%3Cpath d='M30 60h120M30 90h120M30 120h80' stroke='%239aa3b2' stroke-width='6'/%3E%3Ccircle cx='90' cy='180' r='24' fill='%2325a37a'/%3E%3C/svg%3E";
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
export const pngFile = (name = "slip.png"): File => new File([PNG], name, { type: "image/png" });
export const uploaded: CallData<Contract["service"]["upload"]> = {
  id: "P1",
  url: SLIP,
  width: 180,
  height: 240,
  size: 12,
};

export const news: DepositNews[] = [
  {
    id: "N1",
    kind: "tutorial",
    title: "银行转账怎样更快到账",
    date: "2026-11-26",
    isRead: false,
    text: ["按订单页的金额付款，包括小数，系统才能自动匹配。"],
    steps: [
      { title: "提交订单", text: "选择银行转账，填写金额并确认。" },
      { title: "照订单付款", text: "复制收款账号与附言码，在银行应用中转账。" },
      { title: "告诉我们", text: "回到订单页点“我已付款”，可附上转账截图。" },
    ],
  },
  {
    id: "N2",
    kind: "news",
    title: "大额转账通道上线",
    date: "2026-11-20",
    isRead: true,
    text: ["单笔最高 50 万元，工作日 15 分钟内到账。"],
    steps: [],
  },
];

export const info = (given: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  maintenance: null,
  currency: "CNY",
  available: "8260.50",
  locked: "300.00",
  balance: "8560.50",
  turnover: { need: "2000.00", done: "2000.00", left: "0.00" },
  min: "100.00",
  max: "50000.00",
  timesLeft: 3,
  quotaLeft: "100000.00",
  feePercent: "1",
  freeTimesLeft: 1,
  etaMinutes: 30,
  ...given,
});

export const account = (given: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: "A1",
  type: "bank",
  bankCode: "YUNHE",
  bankName: "云鹤银行",
  accountMasked: "6200 **** **** 6789",
  holderMasked: "陈*满",
  protocol: "",
  coinType: null,
  alias: "",
  isDefault: true,
  enabled: true,
  reason: null,
  usableFrom: null,
  addedAt: "2026-11-02T09:30:00+08:00",
  ...given,
});
export const coolingAccount = account({
  id: "A2",
  bankCode: "QINGLAN",
  bankName: "青岚银行",
  accountMasked: "6217 **** **** 0021",
  isDefault: false,
  enabled: false,
  reason: "cooling_off",
  usableFrom: "2026-11-29T10:00:00+08:00",
});

export const alipayAccount = account({
  id: "A3",
  type: "alipay",
  bankCode: "",
  bankName: "支付宝",
  accountMasked: "138****6789",
  isDefault: false,
});
export const coinAccount = account({
  id: "A4",
  type: "coin",
  bankCode: "",
  bankName: "USDT",
  protocol: "TRC20",
  coinType: 1,
  alias: "冷钱包",
  accountMasked: "TYc2****2UpA",
  holderMasked: "",
  isDefault: false,
});

export const memberBanks = (
  list: PayoutAccount[] = [account(), coolingAccount],
  given: Partial<MemberBanks> = {},
): MemberBanks => ({
  max: { bank: 5, alipay: 2, coin: 3 },
  holderMasked: list.some(({ type }) => type !== "coin") ? "陈*满" : "",
  coolingOffHours: 24,
  list,
  ...given,
});

export const virtualCoins: VirtualCoin[] = [
  {
    coinType: 1,
    name: "USDT",
    protocols: [
      { code: "TRC20", name: "TRC20", min: "100.00", max: "200000.00", fee: "7.20", confirmations: 20, rate: "7.2" },
    ],
  },
  {
    coinType: 2,
    name: "USDT",
    protocols: [
      { code: "ERC20", name: "ERC20", min: "500.00", max: "200000.00", fee: "36.00", confirmations: 12, rate: "7.2" },
    ],
  },
];

export const preview = (amount: string, given: Partial<WithdrawPreview> = {}): WithdrawPreview => ({
  coin: null,
  amount,
  deductions: [{ kind: "fee", amount: "5.00" }],
  fee: "5.00",
  receive: (Number(amount) - 5).toFixed(2),
  currency: "CNY",
  balanceAfter: (8260.5 - Number(amount)).toFixed(2),
  etaMinutes: 30,
  ...given,
});

/** A settlement sheet; of a coin address when `seconds` tells how long its rate holds. */
export const settlement = (amount: string, seconds?: number, rate = "7.2"): WithdrawQuote => {
  const now = Date.now();
  const receive = Number(amount) - 5 - (seconds === undefined ? 0 : 7.2);
  const coin =
    seconds === undefined
      ? null
      : {
          id: `Q${now}`,
          payAsset: "USDT" as const,
          rate,
          payAmount: (receive / Number(rate)).toFixed(6),
          expiresAt: new Date(now + seconds * 1000).toISOString(),
        };
  return {
    ...preview(amount),
    receive: receive.toFixed(2),
    serverTime: new Date(now).toISOString(),
    coin,
    deductions: [{ kind: "fee", amount: "5.00" }, ...(coin ? [{ kind: "network" as const, amount: "7.20" }] : [])],
  };
};

export const turnover: Turnover = {
  need: "2080.00",
  done: "1640.00",
  left: "440.00",
  currency: "CNY",
  list: [
    {
      id: "R1",
      source: "deposit",
      amount: "2000.00",
      multiple: "1",
      need: "2000.00",
      done: "1640.00",
      createdAt: "2026-11-26T09:00:00+08:00",
      state: "open",
    },
    {
      id: "R2",
      source: "bonus",
      amount: "10.00",
      multiple: "8",
      need: "80.00",
      done: "0.00",
      createdAt: "2026-11-26T09:00:00+08:00",
      state: "open",
    },
  ],
};
export const bets: CallData<Contract["finance"]["turnoverBets"]> = {
  total: 23,
  currency: "CNY",
  list: Array.from({ length: 10 }, (_, index) => ({
    betId: `B${index}`,
    time: `2026-11-27T${String(10 + index)}:05:00+08:00`,
    counted: "80.00",
    valid: index === 0 ? "120.00" : "80.00",
    game: index === 3 ? null : { platformName: "银河真人", gameName: "经典百家乐" },
  })),
};

export const coinWallets = (given: Partial<CoinWallets> = {}): CoinWallets => ({
  currency: "CNY",
  maintenance: null,
  list: [
    {
      asset: "HHB",
      balance: "1280.50",
      rate: "1.02",
      value: "1306.11",
      minSell: "10.00",
      maxSell: "50000.00",
      minBuy: "10.00",
      maxBuy: "50000.00",
    },
    {
      asset: "BOB",
      balance: "0.00",
      rate: "6.8",
      value: "0.00",
      minSell: "1.00",
      maxSell: "10000.00",
      minBuy: "10.00",
      maxBuy: "50000.00",
    },
  ],
  ...given,
});
export const exchangeQuote = (
  { from, to, amount }: CallParsed<Contract["finance"]["exchangeQuote"]>,
  seconds = 60,
  rate = "1.02",
): ExchangeQuote => {
  const now = Date.now();
  return {
    id: `X${now}`,
    from,
    to,
    amount,
    rate,
    receive: (from === "HHB" ? Number(amount) * Number(rate) : Number(amount) / Number(rate)).toFixed(2),
    balanceAfter: "780.50",
    expiresAt: new Date(now + seconds * 1000).toISOString(),
    serverTime: new Date(now).toISOString(),
  };
};

export const withdrawal = (given: Partial<WithdrawOrder> = {}): WithdrawOrder => ({
  id: "W202611280009",
  state: "under_review",
  amount: "500.00",
  fee: "5.00",
  receive: "495.00",
  currency: "CNY",
  account: { id: "A1", type: "bank", label: "云鹤银行", masked: "**** 6789" },
  createdAt: minutes(0),
  settledAt: null,
  reason: null,
  coin: null,
  ...given,
});

const bank = (code: string, name: string, group: Bank["group"], pinyin: string, initials: string, sort = 1): Bank => ({
  code,
  name,
  group,
  sort,
  logo: "",
  enabled: true,
  pinyin,
  initials,
});
export const banks: Bank[] = [
  bank("ZHAOXIA", "朝霞银行", 4, "zhaoxiayinhang", "zxyh"),
  bank("MUCHEN", "暮辰银行", 2, "muchenyinhang", "mcyh"),
  bank("YUNHE", "云鹤银行", 1, "yunheyinhang", "yhyh"),
  bank("QINGLAN", "青岚银行", 1, "qinglanyinhang", "qlyh", 2),
  { ...bank("BAILU", "白鹭银行", 3, "bailuyinhang", "blyh"), enabled: false },
];

const wallet = (platform: string, name: string, given: Partial<Wallet> = {}): Wallet => ({
  wallet: 3,
  platform,
  name,
  balance: null,
  currency: "CNY",
  maintenance: null,
  canIn: true,
  canOut: true,
  min: "1.00",
  max: "100000.00",
  pending: 0,
  ...given,
});
export const wallets: Wallet[] = [
  wallet("central", "中心钱包", { wallet: 1 }),
  wallet("lyty", "凌云体育"),
  wallet("yhzr", "银河真人"),
  wallet("fsqp", "风声棋牌", { pending: 1 }),
  wallet("jldj", "九里电竞", {
    maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" },
    canIn: false,
    canOut: false,
  }),
  wallet("hidden", "隐藏", { wallet: 2 }),
];
const HELD: Readonly<Record<string, string>> = { lyty: "320.00", yhzr: "0.00", fsqp: "88.80", jldj: "15.00" };

/** Answers `walletList`: the list without balances, or one wallet with its own. */
export const walletAnswer = ({ show }: { show: string }): Wallet[] =>
  show === "0"
    ? wallets
    : wallets.filter(({ platform }) => platform === show).map((each) => ({ ...each, balance: HELD[show] ?? null }));

export const balance = fixture(contract.member.balance, {
  balance: "8560.50",
  locked: "300.00",
  withdrawable: "8260.50",
  total: "8984.30",
  version: "9",
});

export const transfer = (given: Partial<TransferOrder> = {}): TransferOrder => ({
  orderNo: "T202611280031",
  state: "succeeded",
  from: "central",
  to: "lyty",
  amount: "200.00",
  currency: "CNY",
  balance,
  ...given,
});

export const exchanged: Exchanged = {
  orderNo: "E202611280007",
  from: "HHB",
  to: "CNY",
  amount: "500.00",
  receive: "510.00",
  rate: "1.02",
  time: "2026-11-28T10:00:00+08:00",
  balance,
  wallet: { asset: "HHB", balance: "780.50" },
};

export const recycled: RecycleResult = {
  total: "320.00",
  currency: "CNY",
  balance,
  list: [
    { platform: "lyty", name: "凌云体育", amount: "320.00", state: "succeeded", reason: null },
    { platform: "yhzr", name: "银河真人", amount: "0.00", state: "skipped", reason: "empty" },
    { platform: "fsqp", name: "风声棋牌", amount: "88.80", state: "processing", reason: null },
    { platform: "jldj", name: "九里电竞", amount: "0.00", state: "skipped", reason: "game_maintenance" },
  ],
};

const row = (id: string, given: Partial<Transaction>): Transaction => ({
  id,
  kind: "deposit",
  label: "极速转账",
  amount: "500.00",
  fee: "0.00",
  currency: "CNY",
  coin: null,
  state: "succeeded",
  reason: null,
  time: "2026-11-27T10:00:00+08:00",
  settledAt: "2026-11-27T10:03:20+08:00",
  ...given,
});
export const rows: Transaction[] = [
  row("D202611270005", {
    state: "awaiting_payment",
    settledAt: null,
    amount: "1000.00",
    time: "2026-11-27T21:40:00+08:00",
  }),
  row("W202611270004", {
    kind: "withdraw",
    label: "云鹤银行 **** 6789",
    amount: "-300.00",
    fee: "3.00",
    state: "under_review",
    settledAt: null,
    time: "2026-11-27T18:12:00+08:00",
  }),
  row("T202611270003", { kind: "transfer", label: "lyty", amount: "-200.00", time: "2026-11-27T12:30:00+08:00" }),
  row("E202611270006", {
    kind: "exchange",
    label: "HHB",
    amount: "510.00",
    coin: { asset: "HHB", amount: "-500.00", rate: "1.02" },
    time: "2026-11-27T11:20:00+08:00",
  }),
  row("D202611270002", { amount: "500.00", time: "2026-11-27T10:00:00+08:00" }),
  row("D202611260001", {
    amount: "800.00",
    state: "refused",
    reason: "not_received",
    time: "2026-11-26T09:15:00+08:00",
  }),
];

export const transactions = (given: Partial<Transactions> = {}): Transactions => ({
  total: rows.length,
  sums: [{ currency: "CNY", in: "1010.00", out: "200.00", fee: "0.00" }],
  netDeposits: "12600.00",
  since: "2026-03-02",
  currency: "CNY",
  list: rows,
  ...given,
});

import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import { instantIn } from "../sample-time.test.support.ts";
import type { DepositMethod, DepositNews, DepositOrder } from "../wire-types.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

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
        offer: {
          id: "daily-deposit",
          title: "每日首充加送",
          min: "100.00",
          percent: "2",
          max: "88.00",
          turnoverMultiple: "5",
        },
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
  createdAt: instantIn(-120),
  deadline: instantIn(13 * 60),
  settledAt: null,
  reason: null,
  serverTime: instantIn(0),
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

import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";
import type { Bank, DepositMethod, DepositOrder, PayoutAccount, RecycleResult, Transaction, Transactions, TransferOrder, Wallet, WithdrawInfo, WithdrawOrder, WithdrawPreview } from "./queries.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();
export const ADDRESS = "TBaize7mQ2xNf4kYp9LrWd3sHcV6uEj8Za";

const channel = {
  payAsset: "CNY", min: "100.00", max: "50000.00", feePercent: "0", quick: ["100.00", "500.00", "1000.00", "5000.00"], rate: null, coinType: null, protocol: null,
  etaMinutes: 3, turnoverMultiple: "1", recommended: false, maintenance: null,
} as const;

export const methods: DepositMethod[] = [
  {
    id: "bank", kind: "bank", name: "网银转账",
    channels: [
      { ...channel, id: "bank-fast", name: "极速转账", quick: [...channel.quick], recommended: true },
      { ...channel, id: "bank-large", name: "大额转账", min: "5000.00", max: "500000.00", feePercent: "0.2", etaMinutes: 15, quick: ["10000.00", "50000.00"] },
      { ...channel, id: "bank-closed", name: "手机银行", quick: [], maintenance: { start: "2026-11-28T02:00:00+08:00", end: "2026-11-28T06:00:00+08:00", text: "" } },
    ],
  },
  {
    id: "coin", kind: "coin", name: "USDT",
    channels: [{ ...channel, id: "usdt-trc", name: "USDT · TRC20", payAsset: "USDT", rate: "7.2", coinType: 1, protocol: "TRC20", quick: ["500.00", "1000.00"], etaMinutes: 5 }],
  },
];

export const order = (given: Partial<DepositOrder> = {}): DepositOrder => ({
  ...fixture(contract.finance.depositOrder),
  id: "D202611280001", state: "awaiting_payment", kind: "bank", channelId: "bank-fast", channelName: "极速转账",
  amount: "500.00", payAmount: "500.00", payAsset: "CNY", fee: "0.00", receive: "500.00", currency: "CNY",
  payee: { bank: "云鹤银行", name: "陈小满", account: "6200 1888 0002 6789", branch: "城东支行" }, coin: null, noteCode: "8024",
  createdAt: minutes(-2), deadline: minutes(13), settledAt: null, reason: null, serverTime: minutes(0),
  ...given,
});

export const coinOrder = (given: Partial<DepositOrder> = {}): DepositOrder =>
  order({
    id: "D202611280002", kind: "coin", channelId: "usdt-trc", channelName: "USDT · TRC20", payAmount: "69.444445", payAsset: "USDT", payee: null, noteCode: "",
    coin: { protocol: "TRC20", address: ADDRESS, rate: "7.2", confirmations: 20 },
    ...given,
  });

export const info = (given: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  maintenance: null, currency: "CNY", available: "8260.50", locked: "300.00", balance: "8560.50",
  turnover: { need: "2000.00", done: "2000.00", left: "0.00" },
  min: "100.00", max: "50000.00", timesLeft: 3, quotaLeft: "100000.00", feePercent: "1", freeTimesLeft: 1, etaMinutes: 30,
  ...given,
});

export const account = (given: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: "A1", type: "bank", bankCode: "YUNHE", bankName: "云鹤银行", accountMasked: "6200 **** **** 6789", holderMasked: "陈*满", protocol: "", coinType: null,
  isDefault: true, enabled: true, reason: null, usableFrom: null,
  ...given,
});
export const coolingAccount = account({ id: "A2", bankCode: "QINGLAN", bankName: "青岚银行", accountMasked: "6217 **** **** 0021", isDefault: false, enabled: false, reason: "cooling_off", usableFrom: "2026-11-29T10:00:00+08:00" });

export const preview = (amount: string): WithdrawPreview => ({
  amount, deductions: [{ kind: "fee", amount: "5.00" }], fee: "5.00", receive: (Number(amount) - 5).toFixed(2), currency: "CNY", balanceAfter: (8260.5 - Number(amount)).toFixed(2), etaMinutes: 30,
});

export const withdrawal = (given: Partial<WithdrawOrder> = {}): WithdrawOrder => ({
  id: "W202611280009", state: "under_review", amount: "500.00", fee: "5.00", receive: "495.00", currency: "CNY",
  account: { id: "A1", type: "bank", label: "云鹤银行", masked: "**** 6789" }, createdAt: minutes(0), settledAt: null, reason: null,
  ...given,
});

const bank = (code: string, name: string, group: Bank["group"], sort = 1): Bank => ({ code, name, group, sort, logo: "", enabled: true });
export const banks: Bank[] = [
  bank("ZHAOXIA", "朝霞银行", 4), bank("MUCHEN", "暮辰银行", 2), bank("YUNHE", "云鹤银行", 1), bank("QINGLAN", "青岚银行", 1, 2), { ...bank("BAILU", "白鹭银行", 3), enabled: false },
];

const wallet = (platform: string, name: string, given: Partial<Wallet> = {}): Wallet => ({
  wallet: 3, platform, name, balance: null, currency: "CNY", maintenance: null, canIn: true, canOut: true, min: "1.00", max: "100000.00", pending: 0,
  ...given,
});
export const wallets: Wallet[] = [
  wallet("central", "中心钱包", { wallet: 1 }),
  wallet("lyty", "凌云体育"),
  wallet("yhzr", "银河真人"),
  wallet("fsqp", "风声棋牌", { pending: 1 }),
  wallet("jldj", "九里电竞", { maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" }, canIn: false, canOut: false }),
  wallet("hidden", "隐藏", { wallet: 2 }),
];
const HELD: Readonly<Record<string, string>> = { lyty: "320.00", yhzr: "0.00", fsqp: "88.80", jldj: "15.00" };

/** Answers `walletList`: the list without balances, or one wallet with its own. */
export const walletAnswer = ({ show }: { show: string }): Wallet[] => (show === "0" ? wallets : wallets.filter(({ platform }) => platform === show).map((each) => ({ ...each, balance: HELD[show] ?? null })));

export const balance = fixture(contract.member.balance, { balance: "8560.50", locked: "300.00", withdrawable: "8260.50", total: "8984.30", version: "9" });

export const transfer = (given: Partial<TransferOrder> = {}): TransferOrder => ({ orderNo: "T202611280031", state: "succeeded", from: "central", to: "lyty", amount: "200.00", currency: "CNY", balance, ...given });

export const recycled: RecycleResult = {
  total: "320.00", currency: "CNY", balance,
  list: [
    { platform: "lyty", name: "凌云体育", amount: "320.00", state: "succeeded", reason: null },
    { platform: "yhzr", name: "银河真人", amount: "0.00", state: "skipped", reason: "empty" },
    { platform: "fsqp", name: "风声棋牌", amount: "88.80", state: "processing", reason: null },
    { platform: "jldj", name: "九里电竞", amount: "0.00", state: "skipped", reason: "game_maintenance" },
  ],
};

const row = (id: string, given: Partial<Transaction>): Transaction => ({
  id, kind: "deposit", label: "极速转账", amount: "500.00", fee: "0.00", currency: "CNY", state: "succeeded", reason: null, time: "2026-11-27T10:00:00+08:00", settledAt: "2026-11-27T10:03:20+08:00",
  ...given,
});
export const rows: Transaction[] = [
  row("D202611270005", { state: "awaiting_payment", settledAt: null, amount: "1000.00", time: "2026-11-27T21:40:00+08:00" }),
  row("W202611270004", { kind: "withdraw", label: "云鹤银行 **** 6789", amount: "-300.00", fee: "3.00", state: "under_review", settledAt: null, time: "2026-11-27T18:12:00+08:00" }),
  row("T202611270003", { kind: "transfer", label: "lyty", amount: "-200.00", time: "2026-11-27T12:30:00+08:00" }),
  row("D202611270002", { amount: "500.00", time: "2026-11-27T10:00:00+08:00" }),
  row("D202611260001", { amount: "800.00", state: "refused", reason: "not_received", time: "2026-11-26T09:15:00+08:00" }),
];

export const transactions = (given: Partial<Transactions> = {}): Transactions => ({
  total: rows.length, sum: { in: "500.00", out: "200.00", fee: "0.00" }, netDeposits: "12600.00", since: "2026-03-02", currency: "CNY", list: rows,
  ...given,
});

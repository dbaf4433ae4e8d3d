import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { RecycleResult, TransferOrder, Wallet } from "../wire-types.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

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

/** Answers of transfers and recycling. */
export const transferAnswers: NonNullable<FakeAnswers["games"]> = {
  walletList: walletAnswer,
  transferPost: transfer(),
  transferOrder: transfer(),
  recyclePost: recycled,
};

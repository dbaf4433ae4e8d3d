import type { FakeAnswers } from "@baize/api-client/testing";
import type { Bank, MemberBanks, PayoutAccount, VirtualCoin } from "../wire-types.ts";

/* Data of stories and tests: made up, and shaped like what the cashier gives. */

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

/** Answers of a page that adds a bank card. */
export const cardAnswers: NonNullable<FakeAnswers["finance"]> = {
  withdrawPasswordConfig: { d: true, p: true },
  withdrawBanks: banks,
  memberBanks: memberBanks([]),
  bankAdd: account(),
};

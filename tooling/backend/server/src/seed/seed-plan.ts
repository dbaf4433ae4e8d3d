import type { SeedEntry, TenantRules } from "@baize/cashier";
import { CENTRAL_WALLET, money, ofMinor, toDecimal } from "@baize/domain";

export const DAY_MS = 24 * 3_600_000;
/** How far back the demo member's past begins. */
export const PAST_DAYS = 120;

/** Day of the past, hundredths of the day, amount in units of the smallest deposit, outcome, kind of channel. */
const DEPOSITS = [
  [0, 42, 20, "succeeded", "bank"],
  [6, 81, 30, "succeeded", "bank"],
  [11, 35, 10, "cancelled", "coin"],
  [12, 37, 45, "succeeded", "coin"],
  [21, 88, 25, "succeeded", "alipay"],
  [27, 52, 40, "refused", "bank"],
  [27, 66, 40, "succeeded", "bank"],
  [38, 91, 60, "succeeded", "coin"],
  [47, 33, 15, "succeeded", "alipay"],
  [55, 77, 35, "succeeded", "bank"],
  [63, 21, 5, "expired", "coin"],
  [64, 25, 50, "succeeded", "coin"],
  [76, 83, 30, "succeeded", "bank"],
  [88, 46, 20, "succeeded", "alipay"],
  [101, 70, 45, "succeeded", "coin"],
  [114, 58, 15, "succeeded", "bank"],
  [119, 44, 10, "succeeded", "bank"],
] as const;
/** Day, hundredths, units, platform by place. The smallest limit of a platform's transfer is thirty-three units. */
const TRANSFERS = [
  [1, 45, 18, 0],
  [7, 20, 28, 1],
  [13, 50, 32, 2],
  [22, 10, 22, 3],
  [28, 30, 32, 4],
  [39, 15, 32, 0],
  [48, 60, 12, 1],
  [56, 5, 30, 2],
  [65, 40, 32, 3],
  [77, 12, 24, 4],
  [89, 33, 16, 0],
  [96, 9, 32, 1],
] as const;
/** Day after the past has been played, hundredths, units, outcome. */
const WITHDRAWALS = [
  [115, 41, 8, "paid"],
  [116, 52, 6, "paid"],
  [117, 63, 5, "refused"],
  [119, 72, 4, "under_review"],
] as const;

/** Day, hundredths, kind, hundredths of a unit, turnover, label. */
const GRANTS = [
  [29, 50, "rebate", 42, "1", "七月返水"],
  [60, 50, "rebate", 61, "1", "八月返水"],
  [66, 11, "bonus", 188, "1", "VIP 升级礼金"],
  [91, 50, "rebate", 57, "1", "九月返水"],
] as const;

const HOLDER = "林晓";
const BANK = { bankCode: "YUNHE", holder: HOLDER, number: "6200001234567892026" } as const;

/** Of the member's own wallet; any address whose checksum holds. */
const COIN_ADDRESS = "TV8KkM4NK9L5mhTxmr7FKpkkvtZZBxPNRn";
const COINS = "600.00";

/** Where the brand has a house coin: some topped up, and a part of it exchanged. */
const coinsOf = (
  { currency, deposit, exchange }: TenantRules,
  at: (day: number, hundredths: number) => number,
): readonly SeedEntry[] => {
  const [coin] = exchange.coins;
  const channel = deposit.methods.flatMap(({ channels }) => channels).find(({ payAsset }) => payAsset === coin?.asset);
  if (coin === undefined || channel === undefined) return [];
  return [
    { kind: "deposit", at: at(70, 30), channelId: channel.id, amount: COINS, outcome: "succeeded" },
    { kind: "exchange", at: at(72, 45), from: coin.asset, to: currency, amount: "250.00" },
  ];
};

export interface SeedPlan {
  /** Before the bets: deposits, accounts, grants and transfers to the games. */
  readonly before: readonly SeedEntry[];
  /** `before` and what follows, since a plan is always played from its start. */
  readonly all: readonly SeedEntry[];
}

/** Four months of a member's money, the same for every brand but for the size of its units. */
export const seedPlan = (rules: TenantRules, startMs: number, platforms: readonly string[]): SeedPlan => {
  const channelOf = (kind: string): string =>
    rules.deposit.methods.find((method) => method.kind === kind)?.channels[0]?.id ?? "";
  const unit = money(rules.withdraw.min, rules.currency).minor;
  const hundredthsOf = (count: number): string => toDecimal(ofMinor((unit * BigInt(count)) / 100n, rules.currency));
  const units = (count: number): string => hundredthsOf(count * 100);
  const at = (day: number, hundredths: number): number =>
    startMs + day * DAY_MS + Math.round((hundredths * DAY_MS) / 100);

  const deposits = DEPOSITS.map(([day, time, count, outcome, kind]): SeedEntry => ({
    kind: "deposit",
    at: at(day, time),
    channelId: channelOf(kind),
    amount: units(count),
    outcome,
  }));
  const transfers = TRANSFERS.map(([day, time, count, place]): SeedEntry => {
    return {
      kind: "transfer",
      at: at(day, time),
      from: CENTRAL_WALLET,
      to: platforms[place % platforms.length] ?? "",
      amount: units(count),
    };
  });
  const grants = GRANTS.map(([day, time, grant, count, multiple, label]): SeedEntry => ({
    kind: "grant",
    at: at(day, time),
    grant,
    amount: hundredthsOf(count),
    multiple,
    label,
  }));
  const accounts: readonly SeedEntry[] = [
    { kind: "bank", at: at(2, 50), ...BANK },
    { kind: "alipay", at: at(33, 20), holder: HOLDER, account: "13800002026" },
    { kind: "coin", at: at(58, 64), coinType: 1, protocol: "TRC20", address: COIN_ADDRESS },
  ];
  const before = [
    ...deposits,
    ...(platforms.length === 0 ? [] : transfers),
    ...accounts,
    ...grants,
    ...coinsOf(rules, at),
  ].toSorted((a, b) => a.at - b.at);
  const withdrawals = WITHDRAWALS.map(([day, time, count, outcome]): SeedEntry => ({
    kind: "withdraw",
    at: at(day, time),
    amount: units(count),
    outcome,
  }));
  return { before, all: [...before, ...withdrawals] };
};

export const SEED_HOLDER = HOLDER;

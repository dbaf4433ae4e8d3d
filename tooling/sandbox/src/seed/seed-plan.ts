import type { SeedEntry, TenantRules } from "@baize/cashier";
import { money, ofMinor, toDecimal } from "@baize/domain";

export const DAY_MS = 24 * 3_600_000;
/** How far back the demo member's past begins. */
export const PAST_DAYS = 120;

/** Day of the past, hundredths of the day, amount in units of the smallest deposit, outcome, channel (0 bank, 1 coin). */
const DEPOSITS = [
  [0, 42, 20, "succeeded", 0],
  [6, 81, 30, "succeeded", 0],
  [11, 35, 10, "cancelled", 1],
  [12, 37, 45, "succeeded", 1],
  [21, 88, 25, "succeeded", 0],
  [27, 52, 40, "refused", 0],
  [27, 66, 40, "succeeded", 0],
  [38, 91, 60, "succeeded", 1],
  [47, 33, 15, "succeeded", 0],
  [55, 77, 35, "succeeded", 0],
  [63, 21, 5, "expired", 1],
  [64, 25, 50, "succeeded", 1],
  [76, 83, 30, "succeeded", 0],
  [88, 46, 20, "succeeded", 0],
  [101, 70, 45, "succeeded", 1],
  [114, 58, 15, "succeeded", 0],
  [119, 44, 10, "succeeded", 0],
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

const HOLDER = "林晓";
const BANK = { bankCode: "YUNHE", holder: HOLDER, number: "6200001234567892026" } as const;

export interface SeedPlan {
  /** Played before the bets: what comes in and goes to the games. */
  readonly before: readonly SeedEntry[];
  /** `before` and what follows, since a plan is always played from its start. */
  readonly all: readonly SeedEntry[];
}

/** Four months of a member's money, the same for every brand but for the size of its units. */
export const seedPlan = (rules: TenantRules, startMs: number, platforms: readonly string[]): SeedPlan => {
  const channels = rules.deposit.methods.flatMap((method) => method.channels.slice(0, 1));
  const unit = money(channels[0]?.min ?? rules.withdraw.min, rules.currency).minor;
  const units = (count: number): string => toDecimal(ofMinor(unit * BigInt(count), rules.currency));
  const at = (day: number, hundredths: number): number => startMs + day * DAY_MS + Math.round((hundredths * DAY_MS) / 100);

  const deposits = DEPOSITS.map(([day, time, count, outcome, channel]): SeedEntry => {
    const channelId = (channels[channel] ?? channels[0])?.id ?? "";
    return { kind: "deposit", at: at(day, time), channelId, amount: units(count), outcome };
  });
  const transfers = TRANSFERS.map(([day, time, count, place]): SeedEntry => {
    return { kind: "transfer", at: at(day, time), from: "central", to: platforms[place % platforms.length] ?? "", amount: units(count) };
  });
  const bank: SeedEntry = { kind: "bank", at: at(2, 50), ...BANK };
  const before = [...deposits, ...(platforms.length === 0 ? [] : transfers), bank].toSorted((a, b) => a.at - b.at);
  const withdrawals = WITHDRAWALS.map(([day, time, count, outcome]): SeedEntry => ({ kind: "withdraw", at: at(day, time), amount: units(count), outcome }));
  return { before, all: [...before, ...withdrawals] };
};

export const SEED_HOLDER = HOLDER;

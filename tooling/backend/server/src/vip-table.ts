import type { TenantRules } from "@baize/cashier";
import { type CategoryId, money, ofMinor, toDecimal } from "@baize/domain";

/** One VIP level; amounts are decimal strings of the brand's currency. */
export interface VipRow {
  readonly level: number;
  readonly needDeposit: string;
  readonly needTurnover: string;
  /** Asked for within each quarter after that in which the level was reached; "0.00": nobody loses it. */
  readonly keepDeposit: string;
  readonly keepTurnover: string;
  /** 0: unlimited. */
  readonly dailyTimes: number;
  /** "0.00": unlimited. */
  readonly dailyQuota: string;
  readonly singleMax: string;
  readonly upgradeGift: string;
  readonly birthdayGift: string;
  readonly monthGift: string;
  /** Percent by category id. */
  readonly rebates: Readonly<Record<string, string>>;
}

/**
 * By level: life-time deposits and turnover in units of the brand's smallest deposit, the base rebate in hundredths of
 * a percent, and the gifts on the upgrade, the birthday and each month in hundredths of a unit.
 */
const LEVELS = [
  [0, 0, 20, 0, 0, 0],
  [10, 50, 25, 18, 18, 8],
  [100, 300, 30, 58, 58, 18],
  [300, 800, 35, 128, 88, 38],
  [1_000, 3_000, 40, 388, 188, 88],
  [2_500, 10_000, 45, 888, 388, 188],
  [6_000, 25_000, 50, 1_888, 688, 388],
  [12_000, 60_000, 60, 3_888, 1_288, 688],
  [25_000, 120_000, 70, 8_888, 2_288, 1_288],
  [40_000, 200_000, 80, 16_888, 3_888, 2_288],
  [60_000, 300_000, 100, 28_888, 5_888, 3_888],
] as const;

/** Keeping a level asks each quarter for a tenth of the deposits and a fifth of the turnover that reach it. */
const KEEP = { deposit: 10n, turnover: 5n } as const;

/** What a category adds to the base rebate, in hundredths of a percent. */
const CATEGORY_REBATES = { 2: 20, 3: 40, 4: 50, 5: 10, 6: 0, 7: 30, 8: 0 } satisfies Record<CategoryId, number>;

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The brand's handy sum: its smallest deposit, in minor units. */
export const unitOf = ({
  currency,
  deposit,
  withdraw,
}: Pick<TenantRules, "currency" | "deposit" | "withdraw">): bigint =>
  money(deposit.methods[0]?.channels[0]?.min ?? withdraw.min, currency).minor;

/**
 * Levels 0 to 10 of the reference server (docs/specification.md §9.2 fixes their number alone); withdrawal rights are
 * the cashier's.
 */
export const vipTable = ({ currency, deposit, withdraw }: TenantRules): readonly VipRow[] => {
  const unit = unitOf({ currency, deposit, withdraw });
  const units = (count: number, divisor = 1n): string => toDecimal(ofMinor((unit * BigInt(count)) / divisor, currency));
  const parts = (count: number): string => toDecimal(ofMinor((unit * BigInt(count)) / 100n, currency));
  return LEVELS.map(([deposits, turnover, base, upgrade, birthday, month], level) => {
    const rights = withdraw.byVip[Math.min(level, withdraw.byVip.length - 1)];
    return {
      level,
      needDeposit: units(deposits),
      needTurnover: units(turnover),
      keepDeposit: units(deposits, KEEP.deposit),
      keepTurnover: units(turnover, KEEP.turnover),
      dailyTimes: rights?.dailyTimes ?? 0,
      dailyQuota: rights?.dailyQuota ?? units(0),
      singleMax: rights?.singleMax ?? withdraw.max,
      upgradeGift: parts(upgrade),
      birthdayGift: parts(birthday),
      monthGift: parts(month),
      rebates: Object.fromEntries(Object.entries(CATEGORY_REBATES).map(([id, extra]) => [id, percent(base + extra)])),
    };
  });
};

/** Deposits and valid turnover in minor units. */
export interface VipSums {
  readonly deposits: bigint;
  readonly turnover: bigint;
}

/** The highest level whose needs are both met: to "reach" it ever, or to "keep" it within a quarter. */
export const vipLevelFor = (
  { currency }: Pick<TenantRules, "currency">,
  table: readonly VipRow[],
  { deposits, turnover }: VipSums,
  to: "reach" | "keep" = "reach",
): number => {
  const isMet = (have: bigint, need: string): boolean => have >= money(need, currency).minor;
  const met = table.filter((row) =>
    to === "reach"
      ? isMet(deposits, row.needDeposit) && isMet(turnover, row.needTurnover)
      : isMet(deposits, row.keepDeposit) && isMet(turnover, row.keepTurnover),
  );
  return met.at(-1)?.level ?? 0;
};

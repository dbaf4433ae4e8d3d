import { compareMoney, money, subtractMoney, toDecimal, type AssetCode } from "./money.ts";

/** VIP levels (docs/specification.md §9.2). */
export const VIP_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type VipLevel = (typeof VIP_LEVELS)[number];

/** Icon path of every level (docs/specification.md §3.8, brand-specific common config). */
export type VipIconMap = Readonly<Record<VipLevel, string>>;

export function isVipLevel(value: unknown): value is VipLevel {
  return VIP_LEVELS.some((level) => level === value);
}

/** Icon path of a level, or `null` for what is no level. */
export function vipIcon(map: VipIconMap, level: number): string | null {
  return isVipLevel(level) ? map[level] : null;
}

export interface VipProgressInput {
  /** Decimal strings of `asset`. */
  readonly deposit: string;
  readonly turnover: string;
  readonly needDeposit: string;
  readonly needTurnover: string;
  /** Defaults to CNY. */
  readonly asset?: AssetCode;
}

export interface VipProgressPart {
  /** Whole percent 0–100, cut; 100 only once the need is met. */
  readonly percent: number;
  /** Decimal string still missing; zero once met. */
  readonly remaining: string;
}

export interface VipProgress {
  readonly deposit: VipProgressPart;
  readonly turnover: VipProgressPart;
  readonly isReached: boolean;
}

/** Progress toward the next level. @throws MoneyError for malformed decimals. */
export function vipProgress(input: VipProgressInput): VipProgress {
  const asset = input.asset ?? "CNY";
  const deposit = progressOf(input.deposit, input.needDeposit, asset);
  const turnover = progressOf(input.turnover, input.needTurnover, asset);
  return { deposit, turnover, isReached: deposit.percent === 100 && turnover.percent === 100 };
}

function progressOf(have: string, need: string, asset: AssetCode): VipProgressPart {
  const has = money(have, asset);
  const needs = money(need, asset);
  if (compareMoney(has, needs) >= 0) return { percent: 100, remaining: toDecimal(money("0", asset)) };
  const percent = has.minor <= 0n ? 0 : Number((has.minor * 100n) / needs.minor);
  return { percent, remaining: toDecimal(subtractMoney(needs, has)) };
}

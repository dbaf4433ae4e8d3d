import { type AssetCode, money } from "@baize/domain";

/** Stakes are whole multiples of `step`, which keeps every payout exact to the minor unit. */
export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly step: bigint;
  /** Highest return of one bet. */
  readonly maxReturn: bigint;
  /** Stakes offered as chips. */
  readonly chips: readonly bigint[];
}

const UNITS: Readonly<Record<AssetCode, readonly [min: string, max: string, chips: readonly string[]]>> = {
  CNY: ["1", "5000", ["1", "5", "10", "50", "100", "500"]],
  HHB: ["1", "5000", ["1", "5", "10", "50", "100", "500"]],
  BOB: ["1", "5000", ["1", "5", "10", "50", "100", "500"]],
  JPB: ["1", "5000", ["1", "5", "10", "50", "100", "500"]],
  USD: ["1", "1000", ["1", "2", "5", "10", "50", "100"]],
  USDT: ["1", "1000", ["1", "2", "5", "10", "50", "100"]],
  MYR: ["1", "3000", ["1", "5", "10", "50", "100", "300"]],
  THB: ["5", "25000", ["5", "20", "50", "100", "500", "2000"]],
  VND: ["2000", "20000000", ["2000", "10000", "50000", "100000", "500000", "2000000"]],
};

/** Highest payout of a game in stakes, which also limits accumulators. */
const LARGEST_PAY = 500n;

export const stakeLimits = (asset: AssetCode): StakeLimits => {
  const [min, max, chips] = UNITS[asset];
  const [least, most] = [money(min, asset).minor, money(max, asset).minor];
  return {
    min: least,
    max: most,
    step: least,
    maxReturn: most * LARGEST_PAY,
    chips: chips.map((chip) => money(chip, asset).minor),
  };
};

/** Whether games take an amount as a stake. */
export const isStake = (asset: AssetCode, minor: bigint): boolean => {
  const { min, max, step } = stakeLimits(asset);
  return minor >= min && minor <= max && minor % step === 0n;
};

/** Opening balance of a demo. */
export const demoMoney = (asset: AssetCode): bigint => stakeLimits(asset).min * 2000n;

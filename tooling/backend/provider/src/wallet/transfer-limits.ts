import type { AssetCode } from "@baize/domain";

/** Limits of one transfer, decimal strings, of about the same worth in every currency. */
export interface TransferLimits {
  readonly min: string;
  readonly max: string;
}

const LIMITS: Readonly<Record<AssetCode, TransferLimits>> = {
  CNY: { min: "1.00", max: "10000000.00" },
  HHB: { min: "1.00", max: "10000000.00" },
  BOB: { min: "1.00", max: "10000000.00" },
  JPB: { min: "1.00", max: "10000000.00" },
  USD: { min: "1.00", max: "1500000.00" },
  USDT: { min: "1.000000", max: "1500000.000000" },
  MYR: { min: "1.00", max: "6000000.00" },
  THB: { min: "5.00", max: "50000000.00" },
  VND: { min: "2000.00", max: "35000000000.00" },
};

export const transferLimits = (asset: AssetCode): TransferLimits => LIMITS[asset];

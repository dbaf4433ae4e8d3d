import { type AssetCode, toDecimal, toIso } from "@baize/domain";

export const decimal = (minor: bigint, asset: AssetCode): string => toDecimal({ minor, asset });

export const instant = (ms: bigint | number, zone: string): string => toIso(Number(ms), zone);

export const instantOrNull = (ms: bigint | number | null, zone: string): string | null =>
  ms === null ? null : instant(ms, zone);

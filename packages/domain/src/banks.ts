import { BANK_GROUPS, type BankGroup } from "./closed-lists.ts";

/**
 * Bank codes in the four groups that order banks (docs/specification.md §9.8). Names and logos come from the server.
 */
export const BANK_CODES: Readonly<Record<BankGroup, readonly string[]>> = {
  1: ["YUNHE", "QINGLAN", "SONGYU", "HAIYUE", "LINGXI", "ZHUFENG"],
  2: ["MUCHEN", "LANTING", "XINGHUI", "YUEBAI", "FENGHE", "SHUANGXI"],
  3: ["HONGYAN", "BAILU", "CANGMU", "TINGLAN", "WUTONG", "XUEFENG"],
  4: ["ZHAOXIA", "LIUYIN", "MINGQUAN", "HEYUAN", "ANLING", "QIUSHUI"],
};

const GROUP_OF: ReadonlyMap<string, BankGroup> = new Map(
  BANK_GROUPS.flatMap((group) => BANK_CODES[group].map((code) => [code, group] as const)),
);

/** Group of a bank code, or `null` for a code of none. */
export function bankGroup(code: string): BankGroup | null {
  return GROUP_OF.get(code) ?? null;
}

/** A new list by group, then `sort` (missing last), then code; codes of no group come last. */
export function orderBanks<T extends { readonly code: string; readonly sort?: number | undefined }>(
  banks: readonly T[],
): T[] {
  return banks.toSorted(
    (a, b) =>
      (bankGroup(a.code) ?? 5) - (bankGroup(b.code) ?? 5) ||
      compare(a.sort ?? Number.MAX_VALUE, b.sort ?? Number.MAX_VALUE) ||
      compare(a.code, b.code),
  );
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

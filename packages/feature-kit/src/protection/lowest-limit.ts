import type { CallData, Contract } from "@baize/api-client/contract";
import { type AssetCode, compareMoney, parseMoney } from "@baize/domain";

export type ProtectionState = CallData<Contract["protection"]["state"]>;
export type DepositLimit = ProtectionState["depositLimits"][number];
export type Pause = NonNullable<ProtectionState["pause"]>;

/** The deposit limit that leaves least, which is the one that applies; null where none is set. */
export const lowestLimit = (
  limits: readonly DepositLimit[],
  asset: AssetCode,
): (DepositLimit & { readonly left: string }) | null => {
  const known = limits.flatMap((limit) => {
    const { left } = limit;
    const money = left === null ? null : parseMoney(left, asset);
    return left === null || money === null ? [] : [{ limit: { ...limit, left }, money }];
  });
  return known.toSorted((one, other) => compareMoney(one.money, other.money))[0]?.limit ?? null;
};

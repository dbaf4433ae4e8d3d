import type { TenantRules } from "@baize/cashier";
import { updateMember } from "./accounts/members.ts";
import type { Services } from "./services.ts";
import { vipLevelFor } from "./vip-table.ts";

export interface VipProgress {
  readonly level: number;
  /** Life-time sums in minor units. */
  readonly deposits: bigint;
  readonly turnover: bigint;
}

/** A member's level and sums. A level once reached stays; a higher one that is reached by now is stored. */
export const readVip = async (
  { cashier, database }: Pick<Services, "cashier" | "database">,
  rules: TenantRules,
  member: string,
  stored: number,
): Promise<VipProgress> => {
  const { deposits, turnover } = await cashier.lifetime(member);
  const level = Math.max(stored, vipLevelFor(rules, deposits, turnover));
  if (level > stored) await database.atomic(() => updateMember(member, { vip_level: BigInt(level) }));
  return { level, deposits, turnover };
};

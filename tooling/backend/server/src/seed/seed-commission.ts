import { defaultCommission } from "@baize/agency";
import { ofMinor, toDecimal } from "@baize/domain";
import type { Services } from "../services.ts";
import { promotionBrand, type TenantContext } from "../tenant.ts";
import { unitOf } from "../vip-table.ts";

/** The default commission of a brand, where it has no rules. */
export const seedCommission = async (
  { agency: { operator } }: Pick<Services, "agency">,
  tenant: TenantContext,
): Promise<void> => {
  const brand = promotionBrand(tenant);
  if ((await operator.rules(brand)).length > 0) return;
  const unit = unitOf(tenant.rules());
  const units = (count: bigint): string => toDecimal(ofMinor(unit * count, brand.currency));
  const set = await operator.setRules(brand, defaultCommission({ units }));
  if (!set.ok) throw new Error(`The default commission was refused: ${JSON.stringify(set.detail)}.`);
};

import { ofMinor, toDecimal, textLocale } from "@baize/domain";
import type { MemberContext } from "@baize/promotions";
import { proposedActivities } from "../console/promotion-templates.ts";
import type { Services } from "../services.ts";
import { promotionBrand, type TenantContext } from "../tenant.ts";
import { unitOf } from "../vip-table.ts";
import { DEMO_CODES } from "./demo-codes.ts";
import { DAY_MS } from "./seed-plan.ts";

const CODES_OF = "gift-codes";

/** The proposed activities of a brand and two gift codes, where it does not have them. */
export const seedPromotions = async ({ promotions, clock }: Services, tenant: TenantContext): Promise<void> => {
  const brand = promotionBrand(tenant);
  for (const rules of proposedActivities(tenant, clock())) {
    const made = await promotions.operator.create(brand, rules);
    if (!made.ok && made.code !== "activity_exists" && made.code !== "item_exists")
      throw new Error(`The activity "${rules.id}" was refused: ${made.code} ${JSON.stringify(made.detail)}.`);
  }
  const unit = unitOf(tenant.rules());
  for (const [code, hundredths, uses] of DEMO_CODES) {
    const amount = toDecimal(ofMinor((unit * hundredths) / 100n, brand.currency));
    await promotions.operator.issueCode(brand, {
      activity: CODES_OF,
      code,
      amount,
      uses,
      owner: null,
      expiresAt: null,
    });
  }
};

/** Days of the past on which the demo member signed in. */
const SIGNED = [101, 102, 103, 104, 106, 107, 108, 109, 110, 111, 112, 114, 115, 116, 117];
const REDEEMED = 108;

/** The demo member's sign-ins and a redeemed code. Begun again it adds what is missing. */
export const playPromotions = async (
  { promotionsAt }: Services,
  tenant: TenantContext,
  member: { readonly id: string; readonly created_at: bigint },
): Promise<void> => {
  let now = 0;
  const promotions = promotionsAt(() => now);
  const ctx: MemberContext = {
    brand: promotionBrand(tenant),
    member: member.id,
    locale: textLocale(tenant.facts.locale),
  };
  for (const day of SIGNED) {
    now = Number(member.created_at) + day * DAY_MS;
    await promotions.sign(ctx);
    if (day === REDEEMED) await promotions.giftExchange(ctx, { code: DEMO_CODES[1][0] });
  }
};

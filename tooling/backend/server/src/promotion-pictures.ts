import { textLocale } from "@baize/domain";
import { type CoverMotif, giftArt, type GiftMotif, promotionCover } from "@baize/art";
import type { ActivityRules } from "@baize/promotions";
import type { Services } from "./services.ts";
import { promotionBrand, type TenantContext } from "./tenant.ts";

/** Motifs of the default activities; any other has that of its type. */
const MOTIFS: Readonly<Record<string, CoverMotif>> = {
  "first-deposit": "first",
  "weekly-relief": "relief",
  birthday: "cake",
  "invited-welcome": "invite",
  "gift-codes": "code",
};
const TYPE_MOTIFS: Readonly<Record<ActivityRules["type"], CoverMotif>> = {
  depositActive: "daily",
  aloneActive: "trophy",
  recharge: "ladder",
  gift: "gift",
  sign: "calendar",
  rule: "shield",
};
const GIFTS: Readonly<Record<string, GiftMotif>> = {
  "gift-money": "money",
  "tea-set": "tea",
  headphones: "headphones",
  phone: "phone",
  "gold-bar": "gold",
};

/** The drawn cover of a promotion; null where the brand has none of that id. */
export const promotionPicture = async (
  { promotions }: Pick<Services, "promotions">,
  tenant: TenantContext,
  id: string,
): Promise<string | null> => {
  const visitor = { brand: promotionBrand(tenant), member: null, locale: textLocale(tenant.facts.locale) };
  const found = await promotions.detail(visitor, { id });
  return found.ok ? promotionCover(MOTIFS[id] ?? TYPE_MOTIFS[found.data.type], id) : null;
};

/** The drawing of a gift; a parcel for what has none of its own. */
export const giftPicture = (item: string): string => giftArt(GIFTS[item] ?? "parcel", item);

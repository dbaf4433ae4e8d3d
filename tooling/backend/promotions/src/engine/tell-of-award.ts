import type { Work } from "@baize/ledger";
import type { AwardNews, Env, PromotionBrand } from "../interface/ports.ts";
import type { AwardRow } from "../store/tables.ts";
import { findActivity } from "./activity.ts";

/** What is said of an award, without what the award itself says. */
type Said<N = AwardNews> = N extends AwardNews ? Omit<N, "id" | "brand" | "member" | "title"> : never;

/** Tells the member what has become of an award, in the transaction of it. */
export function* tellOfAward(
  { onAward }: Pick<Env, "onAward">,
  brand: PromotionBrand,
  { id, member, activity }: AwardRow,
  said: Said,
  at: number,
): Work<void> {
  if (onAward === undefined) return;
  const texts = (yield* findActivity(brand, activity))?.rules.texts;
  const title = { "zh-CN": texts?.["zh-CN"].title ?? activity, en: texts?.en.title ?? activity };
  yield* onAward({ id, brand: brand.code, member, title, ...said }, at);
}

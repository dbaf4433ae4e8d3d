import { money } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { type Activity, type ActivityOf, allActivities, asType, spanKey, stateOf } from "../engine/activity.ts";
import { isAddressed, sumOf } from "../engine/eligibility.ts";
import { give, type GiveCode, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext } from "../interface/ports.ts";
import { type AwardRow, q } from "../store/tables.ts";

export type GiftCode = Exclude<GiveCode, "already_joined"> | "gift_unknown" | "gift_used" | "gift_sold_out";

type GiftActivity = ActivityOf<"gift">;
export type GiftItem = GiftActivity["rules"]["items"][number];

/** The gifts of a brand that are open, by item; ids of items are unique in a brand. */
export function* openGifts(ctx: MemberContext, now: number) {
  const found: { readonly activity: GiftActivity; readonly item: GiftItem }[] = [];
  for (const any of yield* allActivities(ctx.brand)) {
    const activity = asType(any, "gift");
    if (activity !== null && stateOf(activity, now) === "open")
      found.push(...activity.rules.items.map((item) => ({ activity, item })));
  }
  return found;
}

export const itemKey = ({ brand, rules }: GiftActivity, item: GiftItem, now: number): string =>
  `${spanKey(brand.zone, rules.span, now)}/item:${item.id}`;

/** What is left of the items of an activity. */
export function* stockOf({ brand, id }: Pick<Activity, "brand" | "id">): Work<ReadonlyMap<string, bigint>> {
  const rows = yield* all(
    q.selectFrom("promo_stock").selectAll().where("brand", "=", brand.code).where("activity", "=", id),
  );
  return new Map(rows.map(({ item, remaining }) => [item, remaining]));
}

/** The address that the member's goods were last sent to. */
export function* lastAddress(env: Env, member: string): Work<string> {
  const row = yield* first(q.selectFrom("promo_address").select("sealed").where("member", "=", member));
  return row === undefined ? "" : env.vault.open("promo/address", row.sealed);
}

function* keepAddress(env: Env, member: string, address: string, now: number): Work<string> {
  const sealed = env.vault.seal("promo/address", address);
  yield* run(
    q
      .insertInto("promo_address")
      .values({ member, sealed, at: BigInt(now) })
      .onConflict((c) => c.column("member").doUpdateSet({ sealed, at: BigInt(now) })),
  );
  return sealed;
}

/** Exchanges one item of the gift ladders, once in each span: money is paid, goods are ordered to the address. */
export function* exchangeGift(
  env: Env,
  ctx: MemberContext,
  { giftId, address }: { readonly giftId: string; readonly address: string },
  now: number,
): Work<Answer<{ readonly award: AwardRow; readonly left: bigint }, GiftCode>> {
  const found = (yield* openGifts(ctx, now)).find(({ item }) => item.id === giftId);
  if (found === undefined) return refuse("gift_unknown");
  const { activity, item } = found;
  const profile = yield* env.profileOf(ctx.brand.code, ctx.member);
  const { by, span } = activity.rules;
  const { currency } = ctx.brand;
  const have = yield* sumOf(env, activity, by, ctx.member, span, now);
  if (!isAddressed(activity, profile, now) || have < money(item.need, currency).minor) return refuse("not_eligible");
  if (item.money === null && address === "") return refuse("not_eligible", { field: "address" });
  const left = (yield* stockOf(activity)).get(item.id) ?? 0n;
  if (left === 0n) return refuse("gift_sold_out");
  const amount = item.money === null ? 0n : money(item.money, currency).minor;
  const sealed = item.money === null ? yield* keepAddress(env, ctx.member, address, now) : null;
  const award = { once: itemKey(activity, item, now), amount, sealed, facts: { item: item.id } };
  const given = yield* give(env, termsOf(activity), profile, award, now);
  if (!given.ok) return given.code === "already_joined" ? refuse("gift_used") : refuse(given.code);
  yield* run(
    q
      .updateTable("promo_stock")
      .set((e) => ({ remaining: e("remaining", "-", 1n) }))
      .where("brand", "=", ctx.brand.code)
      .where("activity", "=", activity.id)
      .where("item", "=", item.id),
  );
  return accept({ award: given.data, left: left - 1n });
}

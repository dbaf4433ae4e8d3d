import type { CallData, contract } from "@baize/api-client/contract";
import { paths, toIso } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import { canServe } from "../activities/deposit.ts";
import { openSign } from "../activities/sign.ts";
import { type Activity, allActivities, asType, stateOf } from "../engine/activity.ts";
import { isAddressed } from "../engine/eligibility.ts";
import type { Env, MemberContext, PromotionContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { navName } from "./nav-names.ts";

type Promo = typeof contract.promo;
type Row = CallData<Promo["list"]>["list"][number];

const NEW_MS = 7 * 86_400_000;
const ORDER = { open: 0, upcoming: 1, ended: 2 } as const;

/** Activities that the asker may see, open ones first; none for a member who may get none. */
export function* visibleActivities(
  env: Env,
  { brand, member }: PromotionContext,
  now: number,
): Work<readonly Activity[]> {
  if (member !== null && (yield* env.profileOf(brand.code, member)).isBarred) return [];
  const activities = yield* allActivities(brand);
  return activities.toSorted((one, other) => ORDER[stateOf(one, now)] - ORDER[stateOf(other, now)]);
}

/** Ids of what the member has joined or got something of. */
export function* joinedBy({ brand, member }: PromotionContext): Work<ReadonlySet<string>> {
  if (member === null) return new Set();
  const joins = yield* all(
    q.selectFrom("promo_join").select("activity").where("brand", "=", brand.code).where("member", "=", member),
  );
  const awards = yield* all(
    q.selectFrom("promo_award").select("activity").where("brand", "=", brand.code).where("member", "=", member),
  );
  return new Set([...joins, ...awards].map(({ activity }) => activity));
}

/** Address of a promotion's drawn cover on the site. */
export const coverOf = (id: string): string => `/art/promotion/${id}.svg`;

export const rowOf = (activity: Activity, ctx: PromotionContext, joined: ReadonlySet<string>, now: number): Row => {
  const { id, rules, startsAt, endsAt } = activity;
  const { title, tag } = rules.texts[ctx.locale];
  const instant = (ms: number | null): string | null => (ms === null ? null : toIso(ms, ctx.brand.zone));
  return {
    id,
    title,
    tag,
    cover: coverOf(id),
    navId: rules.nav,
    start: instant(startsAt),
    end: instant(endsAt),
    state: stateOf(activity, now),
    type: rules.type,
    needLogin: rules.type !== "rule",
    joined: joined.has(id),
  };
};

/** The text of an activity without its marks, on one line. */
const leadOf = ({ rules }: Activity, { locale }: PromotionContext): string =>
  rules.texts[locale].html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

export function* listPromotions(
  env: Env,
  ctx: PromotionContext,
  { nav, page, size }: { readonly nav?: string | undefined; readonly page: number; readonly size: number },
  now: number,
): Work<CallData<Promo["list"]>> {
  const found = (yield* visibleActivities(env, ctx, now)).filter(({ rules }) => nav === undefined || rules.nav === nav);
  const joined = yield* joinedBy(ctx);
  const rows = found.slice((page - 1) * size, page * size);
  return { total: found.length, list: rows.map((activity) => rowOf(activity, ctx, joined, now)) };
}

/** Whether it is meant for who asks: visitors are shown all, members what they may still get. */
function* isOffered(env: Env, activity: Activity, { brand, member }: PromotionContext, now: number): Work<boolean> {
  if (activity.rules.type === "rule" || stateOf(activity, now) !== "open") return false;
  if (member === null) return true;
  if (!isAddressed(activity, yield* env.profileOf(brand.code, member), now)) return false;
  const deposit = asType(activity, "depositActive");
  return deposit === null || (yield* canServe(env, deposit, member, now));
}

/** What is offered to who asks, for the home page: its first sentence, and a link to it. */
export function* topCovers(env: Env, ctx: PromotionContext, now: number): Work<CallData<Promo["topCover"]>> {
  const covers: CallData<Promo["topCover"]> = [];
  for (const activity of yield* visibleActivities(env, ctx, now)) {
    if (!(yield* isOffered(env, activity, ctx, now))) continue;
    const { id, cover, title, start, end } = rowOf(activity, ctx, new Set(), now);
    covers.push({ id, image: cover, title, text: leadOf(activity, ctx), link: paths.activityDetail(id), start, end });
  }
  return covers;
}

/** The second navigation: only what has promotions, with their number. */
export function* promotionNav(env: Env, ctx: PromotionContext, now: number): Work<CallData<Promo["secondNav"]>> {
  const counts = new Map<string, number>();
  for (const { rules } of yield* visibleActivities(env, ctx, now))
    counts.set(rules.nav, (counts.get(rules.nav) ?? 0) + 1);
  return [...counts].map(([id, count], sort) => ({ id, name: navName(id, ctx.locale), sort, count }));
}

export function* promotionFlags(env: Env, ctx: PromotionContext, now: number): Work<CallData<Promo["flags"]>> {
  const open = (yield* visibleActivities(env, ctx, now)).filter((activity) => stateOf(activity, now) === "open");
  const gifts = open.filter(({ rules }) => rules.type === "gift");
  const isNew = ({ startsAt }: Activity): boolean => startsAt !== null && now - startsAt < NEW_MS;
  return {
    sign:
      ctx.member === null
        ? open.some(({ rules }) => rules.type === "sign")
        : (yield* openSign(ctx as MemberContext, now)) !== null,
    gift: gifts.length > 0,
    exchange: gifts.some(({ rules }) => rules.type === "gift" && rules.items.length > 0),
    newCount: open.filter(isNew).length,
  };
}

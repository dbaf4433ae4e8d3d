import type { CallData, contract } from "@baize/api-client/contract";
import { money, toDecimal } from "@baize/domain";
import { first, type Work } from "@baize/ledger";
import { sql } from "kysely";
import { givenOf } from "../activities/recharge.ts";
import { daysFor, openDays, openSign, readMonth, stepKey, streakOf } from "../activities/sign.ts";
import { isAddressed } from "../engine/eligibility.ts";
import type { Env, MemberContext } from "../interface/ports.ts";
import { q } from "../store/tables.ts";

/** The member's month of sign-ins; without an open sign-in nothing can be signed. */
export function* signInfo(env: Env, ctx: MemberContext, now: number): Work<CallData<typeof contract.promo.signInfo>> {
  const { brand, member } = ctx;
  const activity = yield* openSign(ctx, now);
  const month = yield* readMonth(ctx, now);
  const profile = yield* env.profileOf(brand.code, member);
  const isOpen = activity !== null && isAddressed(activity, profile, now);
  const given = activity === null ? new Set<string>() : yield* givenOf(activity, member);
  const ever = yield* first(
    q
      .selectFrom("promo_sign")
      .select(sql<bigint>`count(*)`.as("total"))
      .where("brand", "=", brand.code)
      .where("member", "=", member),
  );
  const streak = streakOf(month);
  const decimal = (text: string): string => toDecimal(money(text, brand.currency));
  const resign = activity?.rules.resign ?? { perMonth: 0, cost: "0" };
  return {
    today: month.today,
    zone: brand.zone,
    signedDays: [...month.signed].toSorted(),
    streak,
    total: Number(ever?.total ?? 0n),
    canSign: isOpen && !month.signed.has(month.today),
    resign: {
      left: isOpen ? Math.max(0, resign.perMonth - month.resigned) : 0,
      cost: decimal(resign.cost),
      days: isOpen ? [...openDays(month)] : [],
    },
    rewards: (activity?.rules.streaks ?? []).map(({ days, amount }) => ({
      days,
      reward: decimal(amount),
      state: given.has(stepKey(days, month)) ? "claimed" : streak >= daysFor(days, month) ? "open" : "locked",
    })),
    daily: decimal(activity?.rules.daily ?? "0"),
    rules: activity?.rules.texts[ctx.locale].rules ?? "",
  };
}

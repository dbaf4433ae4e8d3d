import { plainText } from "@baize/domain";
import { first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { asType, findActivity, stateOf } from "../engine/activity.ts";
import { isAddressed } from "../engine/eligibility.ts";
import { give, termsOf } from "../engine/give.ts";
import { type Env, type MemberContext } from "../interface/ports.ts";
import { type AwardRow, q } from "../store/tables.ts";

export type RedeemCode =
  | "gift_unknown"
  | "gift_used"
  | "code_expired"
  | "code_not_yours"
  | "not_eligible"
  | "budget_gone";

/** A code in its one form; upper and lower case are one code. */
export const codeIndex = (env: Pick<Env, "vault">, brand: string, code: string): string =>
  env.vault.index("promo/code", `${brand}/${plainText(code).replaceAll(/[\s-]/g, "").toUpperCase()}`);

/** Redeems a gift or promotion code once for the member. */
export function* redeemCode(
  env: Env,
  ctx: MemberContext,
  code: string,
  now: number,
): Work<Answer<{ readonly award: AwardRow; readonly left: bigint }, RedeemCode>> {
  const { brand, member } = ctx;
  const code_index = codeIndex(env, brand.code, code);
  const row = yield* first(
    q.selectFrom("promo_code").selectAll().where("brand", "=", brand.code).where("code_index", "=", code_index),
  );
  if (row === undefined) return refuse("gift_unknown");
  if (row.owner !== null && row.owner !== member) return refuse("code_not_yours");
  const activity = asType(yield* findActivity(brand, row.activity), "gift");
  const isOver = row.expires_at !== null && now >= Number(row.expires_at);
  if (activity === null || isOver || stateOf(activity, now) !== "open") return refuse("code_expired");
  const profile = yield* env.profileOf(brand.code, member);
  if (!isAddressed(activity, profile, now)) return refuse("not_eligible");
  if (row.remaining === 0n) return refuse("gift_used");
  const award = { once: `code:${code_index.slice(0, 24)}`, amount: row.amount, facts: { code: row.hint } };
  const given = yield* give(env, termsOf(activity), profile, award, now);
  if (!given.ok) return given.code === "already_joined" ? refuse("gift_used") : refuse(given.code);
  yield* run(
    q
      .updateTable("promo_code")
      .set((e) => ({ remaining: e("remaining", "-", 1n) }))
      .where("brand", "=", brand.code)
      .where("code_index", "=", code_index),
  );
  return accept({ award: given.data, left: row.remaining - 1n });
}

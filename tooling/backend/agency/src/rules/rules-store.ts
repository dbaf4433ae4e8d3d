import { addDays, dayIn } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import * as v from "valibot";
import { accept, type Answer } from "@baize/safeguards";
import { type AgencyBrand } from "../interface/ports.ts";
import { q } from "../store/tables.ts";
import { type CommissionRules, commissionRules, readRules } from "./commission-rules.ts";

/** Rules with the first day that they are for; the next version ends them. */
export interface RulesVersion {
  readonly from: string;
  readonly rules: CommissionRules;
}

const versions = (brand: string) => q.selectFrom("agency_rules").selectAll().where("brand", "=", brand);

const versionOf = (row: { readonly from_day: string; readonly rules: string }): RulesVersion => ({
  from: row.from_day,
  rules: v.parse(commissionRules, JSON.parse(row.rules)),
});

/** All versions of a brand, the newest first. */
export function* allRules(brand: AgencyBrand): Work<readonly RulesVersion[]> {
  return (yield* all(versions(brand.code).orderBy("from_day", "desc"))).map(versionOf);
}

/** The rules of a day; null: there were none. */
export function* rulesOn(brand: AgencyBrand, day: string): Work<RulesVersion | null> {
  const row = yield* first(versions(brand.code).where("from_day", "<=", day).orderBy("from_day", "desc").limit(1));
  return row === undefined ? null : versionOf(row);
}

/** Stores rules from tomorrow on, so that no day changes under those who play it; the brand's first ones from today. */
export function* setRules(
  brand: AgencyBrand,
  input: unknown,
  at: number,
): Work<Answer<{ readonly from: string }, "rules_invalid">> {
  const read = readRules(input);
  if (!read.ok) return read;
  const today = dayIn(brand.zone, at);
  const isFirst = (yield* rulesOn(brand, today)) === null;
  const from = isFirst ? today : (addDays(today, 1) ?? today);
  const change = { rules: JSON.stringify(read.data), created_at: BigInt(at) };
  yield* run(
    q
      .insertInto("agency_rules")
      .values({ brand: brand.code, from_day: from, ...change })
      .onConflict((c) => c.columns(["brand", "from_day"]).doUpdateSet(change)),
  );
  return accept({ from });
}

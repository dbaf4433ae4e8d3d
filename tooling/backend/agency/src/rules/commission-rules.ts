import { accept, type Answer, refuse } from "@baize/safeguards";
import { CATEGORY_IDS } from "@baize/domain";
import * as v from "valibot";

const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,10})(\.\d{1,2})?$/, "expected a decimal such as 88.00"));
const percent = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d?)(\.\d{1,2})?$/, "expected a percentage below 100 such as 0.80"),
);
const count = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const tiers = <P extends v.GenericSchema>(percents: P) =>
  v.pipe(v.array(v.strictObject({ active: count(0, 1_000_000), percents })), v.minLength(1), v.maxLength(12));

const common = {
  /** Who is active: an invitee with so much valid turnover within so many days, the day itself the last of them. */
  active: v.strictObject({ days: count(1, 31), turnover: amount }),
  /** Least sum of a payout; what is below waits. */
  minimum: amount,
};

/** Tiers stand lowest first: an agent has the last one whose number of active invitees is reached. */
export const commissionRules = v.pipe(
  v.variant("base", [
    /** Of what the brand has won from an invitee: stakes less wins less bonuses. */
    v.strictObject({ base: v.literal("net"), ...common, tiers: tiers(v.strictObject({ net: percent })) }),
    /** Of valid turnover, by category id; a category that is not named earns nothing. */
    v.strictObject({
      base: v.literal("turnover"),
      ...common,
      tiers: tiers(v.record(v.picklist(Object.values(CATEGORY_IDS).map(String)), percent)),
    }),
  ]),
  v.forward(
    v.check(
      ({ tiers: list }) => list.every(({ active }, index) => index === 0 || active > (list[index - 1]?.active ?? 0)),
      "each tier must ask for more active invitees than the one before",
    ),
    ["tiers"],
  ),
);

/** A brand's commission as data. Amounts are decimals of the brand's currency. */
export type CommissionRules = v.InferOutput<typeof commissionRules>;

/** Checks rules as an operator wrote them; `detail.at` names the place, `detail.why` what is wrong there. */
export const readRules = (input: unknown): Answer<CommissionRules, "rules_invalid"> => {
  const read = v.safeParse(commissionRules, input);
  if (read.success) return accept(read.output);
  const [issue] = read.issues;
  return refuse("rules_invalid", { at: v.getDotPath(issue) ?? "", why: issue.message });
};

/** The tier of so many active invitees: 1 the first, 0 none. */
export const tierOf = ({ tiers: list }: CommissionRules, active: number): number =>
  list.filter((tier) => tier.active <= active).length;

/** Percents of a tier by part of the base; none of tier 0. */
export const percentsOf = (rules: CommissionRules, tier: number): Readonly<Record<string, string | undefined>> =>
  rules.tiers[tier - 1]?.percents ?? {};

/** Rules to begin from, in units of the brand's smallest deposit. */
export const defaultCommission = ({ units }: { readonly units: (count: bigint) => string }): CommissionRules => ({
  base: "net",
  active: { days: 30, turnover: units(10n) },
  minimum: units(1n),
  tiers: [
    { active: 1, percents: { net: "20" } },
    { active: 5, percents: { net: "25" } },
    { active: 10, percents: { net: "30" } },
    { active: 30, percents: { net: "35" } },
  ],
});

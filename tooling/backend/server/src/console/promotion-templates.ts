import { type ActivityRules, defaultActivities } from "@baize/promotions";
import { addDays, dayIn, ofMinor, toDecimal } from "@baize/domain";
import type { TenantContext } from "../tenant.ts";
import { unitOf } from "../vip-table.ts";

const FIGURES = new Intl.NumberFormat("en", { minimumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" });

/** An amount as the site shows limits: no empty cents, and a gap after a sign of several letters. */
const moneyText = (icon: string, decimal: string): string =>
  `${icon}${icon.length > 1 ? " " : ""}${FIGURES.format(decimal as `${number}`)}`;

/** The activities that a brand is proposed, in units of its smallest deposit; `now` begins and ends what has an end. */
export const proposedActivities = (tenant: TenantContext, now: number): readonly ActivityRules[] => {
  const rules = tenant.rules();
  const unit = unitOf(rules);
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, rules.currency));
  const today = dayIn(tenant.facts.zone, now);
  return defaultActivities({
    units: (count) => decimal(unit * count),
    parts: (hundredths) => decimal((unit * hundredths) / 100n),
    show: (amount) => moneyText(tenant.facts.currency.icon, amount),
    from: today,
    to: addDays(today, 90) ?? today,
  });
};

/** A draft of a type, or of the activity of an id, to begin from; its own id is to be chosen anew. */
export const draftOf = (template: string, tenant: TenantContext, now: number): string => {
  const found = proposedActivities(tenant, now).find(({ id, type }) => id === template || type === template);
  return found === undefined ? "" : JSON.stringify({ ...found, id: `${found.id}-2` }, null, 2);
};

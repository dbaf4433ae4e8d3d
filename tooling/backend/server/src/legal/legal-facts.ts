import { type LicenceFacts, localName, type TextLocale } from "@baize/domain";
import type { TenantContext } from "../tenant.ts";

/** Youngest age of brands without a licence, in years. */
const DEFAULT_MIN_AGE = 18;

/** What terms and privacy policy say of a brand, as plain text in their language. */
export interface LegalFacts {
  readonly name: string;
  readonly licence: LicenceFacts | null;
  readonly minAge: number;
  /** An e-mail address, or the first entry of the contacts; empty without any. */
  readonly contact: string;
  readonly zone: string;
  /** Multiple of a deposit that must be bet before money can be withdrawn. */
  readonly turnoverMultiple: string;
  /** How long a further payout account waits before it can be paid to. */
  readonly coolingOff: string;
  /** How long a deposit order is open. */
  readonly orderLife: string;
  readonly hasStatistics: boolean;
}

export const minAgeOf = ({ facts }: Pick<TenantContext, "facts">): number => facts.licence?.minAge ?? DEFAULT_MIN_AGE;

/** A zone's name for people, e.g. 中国标准时间; it is the same all year round in all zones of the brands. */
export const zoneName = (timeZone: string, locale: TextLocale, at: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** A count with its unit, as the language writes it: 24 小时, 1 hour, 24 hours. */
const measure = (count: number, unit: "hour" | "minute", locale: TextLocale): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .format(count)
    .replace(/(?<=\d)(?=\p{Script=Han})/u, " ");

export const legalFacts = (tenant: TenantContext, locale: TextLocale, at: number): LegalFacts => {
  const { facts } = tenant;
  const { deposit, accounts } = tenant.rules();
  const mail = facts.contacts.find(({ number }) => number.includes("@")) ?? facts.contacts[0];
  return {
    name: localName(facts)[locale],
    licence: facts.licence,
    minAge: minAgeOf(tenant),
    contact: mail?.number ?? "",
    zone: zoneName(facts.zone, locale, at),
    turnoverMultiple: deposit.turnoverMultiple,
    coolingOff: measure(accounts.coolingOffMs / 3_600_000, "hour", locale),
    orderLife: measure(deposit.orderTtlMs / 60_000, "minute", locale),
    hasStatistics: facts.statistics.length > 0,
  };
};

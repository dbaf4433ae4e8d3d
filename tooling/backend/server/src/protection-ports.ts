import type { Cashier, ProtectionPort } from "@baize/cashier";
import type { Correspondence, CorrespondenceBrand } from "@baize/correspondence";
import { type AssetCode, type OwnText, ofMinor, toDecimal } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import {
  type Account,
  pauseOf,
  type Protection,
  type ProtectionBrand,
  type ProtectionDeps,
  type ProtectionNews,
} from "@baize/protection";
import { contactMarks, digestsOf } from "./accounts/contact-marks.ts";
import { memberById } from "./accounts/members.ts";
import { q } from "./accounts/tables.ts";
import type { TenantContext } from "./tenant.ts";

/** What the limits are called in messages. */
const DEPOSIT_LIMIT: OwnText = { "zh-CN": "充值限额", en: "deposit limit" };

interface Told {
  readonly correspondence: CorrespondenceBrand;
  readonly currency: AssetCode;
}

/** A message to the member, in the transaction of the change. */
const tellOf =
  ({ tell }: Pick<Correspondence, "tell">, brandOf: (code: string) => Told) =>
  (news: ProtectionNews, at: number): Work<void> => {
    const { correspondence: brand, currency } = brandOf(news.brand);
    const { id, member } = news;
    const to = { brand, member };
    if (news.kind === "exclusionLifted") return tell(to, { type: news.kind, id }, at);
    if (!("period" in news)) return tell(to, { type: news.kind, id, until: news.until }, at);
    const { period: span, amount: minor, from } = news;
    const amount = minor === null ? null : { value: toDecimal(ofMinor(minor, currency)), asset: currency };
    const limit = { id, name: DEPOSIT_LIMIT, span, amount, from };
    if (news.kind === "limitChanged") return tell(to, { ...limit, type: news.kind }, at);
    return tell(to, { ...limit, type: news.kind, until: news.until }, at);
  };

type Ports = Pick<ProtectionDeps, "depositsOf" | "marksOf" | "accountsOf" | "onNews">;

/** What accounts and cashier know, and how members are told. `cashierOf` is called once transactions run. */
export const protectionPorts = (
  cashierOf: () => Pick<Cashier, "rewards">,
  correspondence: Pick<Correspondence, "tell">,
  brandOf: (code: string) => Told,
  tenants: readonly TenantContext[],
): Ports => ({
  depositsOf: ({ member }, since, now) => cashierOf().rewards.grossDeposits(member, since, now),
  *marksOf({ member }) {
    const row = yield* memberById(member);
    return row === undefined ? [] : contactMarks(row);
  },
  *accountsOf(marks, butBrand) {
    const brands = tenants.map(({ code }) => code).filter((code) => code !== butBrand);
    const [phones, emails] = [digestsOf("phone", marks), digestsOf("email", marks)];
    const found = new Map<string, Account>();
    for (const [column, digests] of [["phone_index", phones] as const, ["email_index", emails] as const]) {
      if (brands.length === 0 || digests.length === 0) continue;
      const rows = q.selectFrom("site_member").select(["id", "brand"]).where("brand", "in", brands);
      for (const { id, brand } of yield* all(rows.where(column, "in", digests))) found.set(id, { brand, member: id });
    }
    return [...found.values()];
  },
  onNews: tellOf(correspondence, brandOf),
});

/** Limits and pauses as the cashier asks for them. */
export const cashierProtection = (
  { hooks }: Pick<Protection, "hooks">,
  brandOf: (code: string) => ProtectionBrand,
): ProtectionPort => ({
  pause: ({ brand, member }, at) => pauseOf({ brand: brand.code, member: member.id }, at),
  limitHit: ({ brand, member }, amount, at) =>
    hooks.limitHit({ brand: brandOf(brand.code), member: member.id }, amount, at),
});

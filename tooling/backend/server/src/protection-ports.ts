import type { Cashier, ProtectionPort } from "@baize/cashier";
import type { Correspondence, CorrespondenceBrand, LimitMost } from "@baize/correspondence";
import { type AssetCode, type LimitKind, type OwnText, ofMinor, toDecimal } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import {
  type Account,
  pauseOf,
  type Protection,
  type ProtectionBrand,
  type ProtectionContext,
  type ProtectionDeps,
  type ProtectionNews,
} from "@baize/protection";
import type { GatedMember, PlayGate, Provider } from "@baize/provider";
import { contactMarks, digestsOf } from "./accounts/contact-marks.ts";
import { memberById } from "./accounts/members.ts";
import { q } from "./accounts/tables.ts";
import type { TenantContext } from "./tenant.ts";

/** What the limits are called in messages. */
const LIMIT_NAMES: Readonly<Record<LimitKind, OwnText>> = {
  deposit: { "zh-CN": "充值限额", en: "deposit limit" },
  stake: { "zh-CN": "投注限额", en: "stake limit" },
  loss: { "zh-CN": "亏损限额", en: "loss limit" },
  time: { "zh-CN": "游戏时长限额", en: "time limit" },
};

interface Told {
  readonly correspondence: CorrespondenceBrand;
  readonly currency: AssetCode;
}

const mostOf = (kind: LimitKind, most: bigint | null, asset: AssetCode): LimitMost | null => {
  if (most === null) return null;
  return kind === "time" ? { minutes: Number(most) } : { value: toDecimal(ofMinor(most, asset)), asset };
};

/** A message to the member, in the transaction of the change. */
const tellOf =
  ({ tell }: Pick<Correspondence, "tell">, brandOf: (code: string) => Told) =>
  (news: ProtectionNews, at: number): Work<void> => {
    const { correspondence: brand, currency } = brandOf(news.brand);
    const { id, member } = news;
    const to = { brand, member };
    if (news.kind === "identityRefused") return tell(to, { type: news.kind, id, fault: news.fault }, at);
    if (!("period" in news))
      return "until" in news
        ? tell(to, { type: news.kind, id, until: news.until }, at)
        : tell(to, { type: news.kind, id }, at);
    const { limit: kind, period: span, amount: most, from } = news;
    const limit = { id, name: LIMIT_NAMES[kind], span, amount: mostOf(kind, most, currency), from };
    if (news.kind === "limitChanged") return tell(to, { ...limit, type: news.kind }, at);
    return tell(to, { ...limit, type: news.kind, until: news.until }, at);
  };

type Ports = Pick<ProtectionDeps, "depositsOf" | "playedOf" | "marksOf" | "accountsOf" | "onNews">;

/** What accounts, cashier and games know, and how members are told. Both are asked for once transactions run. */
export const protectionPorts = (
  cashierOf: () => Pick<Cashier, "rewards">,
  providerOf: () => Pick<Provider, "playedSince">,
  correspondence: Pick<Correspondence, "tell">,
  brandOf: (code: string) => Told,
  tenants: readonly TenantContext[],
): Ports => ({
  depositsOf: ({ member }, since, now) => cashierOf().rewards.grossDeposits(member, since, now),
  playedOf: ({ brand, member }, since) => providerOf().playedSince({ brand, memberRef: member }, since),
  *marksOf({ member }) {
    const row = yield* memberById(member);
    const payouts = yield* cashierOf().rewards.payoutMarks(member);
    return [...(row === undefined ? [] : contactMarks(row)), ...payouts.map((mark) => `payout/${mark}`)];
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
    for (const account of yield* cashierOf().rewards.payoutMembers(digestsOf("payout", marks), brands))
      found.set(account.member, account);
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
  payoutAdded: ({ brand, member }, at) => hooks.recognise({ brand: brand.code, member: member.id }, at),
  isIdentityClosed: ({ brand, member }, gate) =>
    hooks.isIdentityClosed({ brand: brandOf(brand.code), member: member.id }, gate),
  limitHit: ({ brand, member }, amount, at) =>
    hooks.limitHit({ brand: brandOf(brand.code), member: member.id }, amount, at),
});

/** Breaks, limits of play and reality checks as games ask for them. */
export const playGate = (
  { hooks }: Pick<Protection, "hooks">,
  brandOf: (code: string) => ProtectionBrand,
): PlayGate => {
  const contextOf = ({ brand, memberRef: member }: GatedMember): ProtectionContext => ({
    brand: brandOf(brand),
    member,
  });
  return {
    refusal: (member, stake, at) => hooks.playRefusal(contextOf(member), stake, at),
    staked: (member, at) => hooks.notePlay(contextOf(member), at),
    *dueCheck(member, at) {
      const { session, isDue } = yield* hooks.play(contextOf(member), at);
      return isDue ? session : null;
    },
    *acknowledge(member, at) {
      yield* hooks.acknowledge(contextOf(member), at);
    },
  };
};

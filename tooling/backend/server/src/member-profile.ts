import type { RewardHooks } from "@baize/cashier";
import type { MemberProfile as CorrespondentProfile } from "@baize/correspondence";
import { all, prepared, type Work } from "@baize/ledger";
import type { MemberProfile } from "@baize/promotions";
import { pauseOf } from "@baize/protection";
import type { Contacts } from "./accounts/contacts.ts";
import { isLocked } from "./accounts/locks.ts";
import { memberById } from "./accounts/members.ts";
import { q } from "./accounts/tables.ts";

const devicesOf = prepared((member: string) =>
  q.selectFrom("site_device").select("device").where("member", "=", member).orderBy("device"),
);
const known = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** A member as promotions see it. What hangs on a birthday stays locked until the member has set one. */
export function* memberProfile(
  { rewards, contacts }: { readonly rewards: Pick<RewardHooks, "payoutMarks">; readonly contacts: Contacts },
  brand: string,
  id: string,
  now: number,
): Work<MemberProfile> {
  const member = yield* memberById(id);
  if (member?.brand !== brand) throw new Error(`Member "${id}" is not of brand "${brand}".`);
  const devices = yield* all(devicesOf(id));
  return {
    id,
    level: Number(member.vip_level),
    registeredAt: Number(member.created_at),
    isInvited: member.invited_by !== null,
    birthday: contacts.birthday(member)?.slice(5) ?? null,
    isBarred: isLocked(member) || (yield* pauseOf({ brand, member: id }, now)) !== null,
    marks: {
      device: devices.map(({ device }) => device),
      payout: yield* rewards.payoutMarks(id),
      phone: known(member.phone_index),
      email: known(member.email_index),
    },
  };
}

/** A member as messages see it; null for none of the brand. Its level is the highest that it has had. */
export function* correspondentProfile(brand: string, id: string, now: number): Work<CorrespondentProfile | null> {
  const member = yield* memberById(id);
  if (member?.brand !== brand) return null;
  return {
    level: Number(member.vip_peak),
    registeredAt: Number(member.created_at),
    isPaused: (yield* pauseOf({ brand, member: id }, now)) !== null,
  };
}

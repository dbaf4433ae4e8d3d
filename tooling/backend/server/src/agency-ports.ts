import { type AgencyDeps, type AgencyMember, COMMISSION_ACCOUNT } from "@baize/agency";
import type { Cashier } from "@baize/cashier";
import type { DateRange } from "@baize/domain";
import { all, first, type Work } from "@baize/ledger";
import { wasPaused } from "@baize/protection";
import { wasLocked } from "./accounts/locks.ts";
import { memberById } from "./accounts/members.ts";
import { type MemberRow, q } from "./accounts/tables.ts";

type AgencyPorts = Pick<
  AgencyDeps,
  "rewards" | "bonusesOf" | "memberOf" | "hasDeposited" | "inviterOf" | "invitees" | "isBarred" | "sharesMark"
>;

const viewOf = ({ id, username, invite_code, created_at }: MemberRow): AgencyMember => ({
  id,
  name: username,
  code: invite_code,
  registeredAt: Number(created_at),
});

function* rowOf(brand: string, id: string): Work<MemberRow> {
  const row = yield* memberById(id);
  if (row?.brand !== brand) throw new Error(`Member "${id}" is not of brand "${brand}".`);
  return row;
}

/** Whether a member was locked, on a break or excluded at some time of a half-open period. */
export function* wasBarred(brand: string, member: string, range: DateRange): Work<boolean> {
  return (yield* wasLocked(member, range)) || (yield* wasPaused({ brand, member }, range));
}

/** What accounts and cashier know of agents and those whom they have invited. */
export const agencyPorts = ({ rewards, progressIn }: Pick<Cashier, "rewards" | "progressIn">): AgencyPorts => ({
  rewards,
  bonusesOf: (member, range) => rewards.bonusesOf(member, range, COMMISSION_ACCOUNT),
  *hasDeposited(member, before) {
    return (yield* progressIn(member, { startMs: 0, endMs: before })).deposits > 0n;
  },
  *memberOf(brand, member) {
    return viewOf(yield* rowOf(brand, member));
  },
  *inviterOf(brand, member) {
    return (yield* rowOf(brand, member)).invited_by;
  },
  *invitees(brand, member, { page, size }) {
    const invited = q.selectFrom("site_member").where("brand", "=", brand).where("invited_by", "=", member);
    const counted = yield* first(invited.select((e) => e.fn.countAll<bigint>().as("count")));
    const rows = yield* all(
      invited
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(size)
        .offset((page - 1) * size),
    );
    return { total: Number(counted?.count ?? 0n), list: rows.map(viewOf) };
  },
  isBarred: wasBarred,
  *sharesMark(_brand, one, other) {
    const devices = q
      .selectFrom("site_device as a")
      .innerJoin("site_device as b", "a.device", "b.device")
      .select("a.device")
      .where("a.member", "=", one)
      .where("b.member", "=", other);
    if ((yield* first(devices.limit(1))) !== undefined) return true;
    const marks = new Set(yield* rewards.payoutMarks(one));
    return (yield* rewards.payoutMarks(other)).some((mark) => marks.has(mark));
  },
});

import type { Correspondence, CorrespondenceBrand, MemberEvents } from "@baize/correspondence";
import type { DateRange, LiveTopic } from "@baize/domain";
import { first, memberSubject, noteChange, run, type Work } from "@baize/ledger";
import { type MemberRow, q } from "./tables.ts";

type Access = Pick<MemberRow, "status" | "login_locked">;
type Lock = MemberEvents["accountLocked"]["what"];

/** What a status locks; 1 locks nothing. */
const STATUS_LOCKS: ReadonlyMap<bigint, Lock> = new Map([
  [2n, "play"],
  [3n, "money"],
]);

/** Whether the operator has locked a member's log-in, play or money. */
export const isLocked = ({ status, login_locked }: Access): boolean => status !== 1n || login_locked === 1n;

/** What is locked after a change and was not before. */
const newLocks = (before: Access, after: Access): readonly Lock[] => {
  const status = after.status === before.status ? undefined : STATUS_LOCKS.get(after.status);
  const isLogin = after.login_locked === 1n && before.login_locked !== 1n;
  return [...(status === undefined ? [] : [status]), ...(isLogin ? ["login" as const] : [])];
};

/** What was locked before a change and is not after; a status for another lifts nothing that members would notice. */
const liftedLocks = (before: Access, after: Access): readonly Lock[] => {
  const status = after.status === 1n ? STATUS_LOCKS.get(before.status) : undefined;
  const isLogin = before.login_locked === 1n && after.login_locked !== 1n;
  return [...(status === undefined ? [] : [status]), ...(isLogin ? ["login" as const] : [])];
};

/** Notes from when to when a member is locked, and tells them of what a change locks or lifts, in its transaction. */
export function* noteLocks(
  { tell }: Pick<Correspondence, "tell">,
  brand: CorrespondenceBrand,
  before: MemberRow,
  change: Partial<Access>,
  now: number,
): Work<void> {
  const after = { ...before, ...change };
  const { id: member } = before;
  const at = BigInt(now);
  for (const what of newLocks(before, after))
    yield* tell({ brand, member }, { type: "accountLocked", id: `${what}/${now}`, what, until: null }, now);
  for (const what of liftedLocks(before, after))
    yield* tell({ brand, member }, { type: "accountUnlocked", id: `${what}/${now}`, what }, now);
  if (after.status !== before.status || after.login_locked !== before.login_locked)
    yield* noteChange(memberSubject(member), ["protection"] satisfies LiveTopic[], now);
  if (isLocked(after) === isLocked(before)) return;
  if (isLocked(after)) {
    const insert = q.insertInto("site_lock").values({ member, since: at, until: null });
    yield* run(insert.onConflict((c) => c.columns(["member", "since"]).doUpdateSet({ until: null })));
  } else
    yield* run(q.updateTable("site_lock").set({ until: at }).where("member", "=", member).where("until", "is", null));
}

/** Whether a member was locked at some time of a half-open period. */
export function* wasLocked(member: string, { startMs, endMs }: DateRange): Work<boolean> {
  const locks = q
    .selectFrom("site_lock")
    .select("since")
    .where("member", "=", member)
    .where("since", "<", BigInt(endMs))
    .where((e) => e.or([e("until", "is", null), e("until", ">", BigInt(startMs))]));
  return (yield* first(locks)) !== undefined;
}

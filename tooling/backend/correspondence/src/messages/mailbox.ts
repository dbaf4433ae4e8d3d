import { MESSAGE_KINDS, type MessageKind } from "@baize/domain";
import { all, first, prepared, type Work } from "@baize/ledger";
import { sql, type SqlBool } from "kysely";
import type { Env, MemberContext, Paging } from "../interface/ports.ts";
import { q } from "../store/tables.ts";

/** What of a brand's messages is a member's. */
export interface Mailbox {
  readonly brand: string;
  readonly member: string;
  readonly level: bigint;
  readonly since: bigint;
  /** Promotions that an operator has sent stay out while it is true. */
  readonly isPaused: boolean;
}

export function* openMailbox(env: Env, { brand, member }: MemberContext): Work<Mailbox> {
  const profile = yield* env.profileOf(brand.code, member);
  if (profile === null) throw new Error(`Member "${member}" is not of brand "${brand.code}".`);
  const { level, registeredAt, isPaused } = profile;
  return { brand: brand.code, member, level: BigInt(level), since: BigInt(registeredAt), isPaused };
}

/** SQLite plans a join anew for each value of a bare parameter in it; what is cast it plans once. */
const textOf = (value: string) => sql<string>`cast(${value} as text)`;

/** All messages addressed to the member, with the member's marks; those deleted too. */
export const addressed = ({ brand, member, level, since }: Mailbox) =>
  q
    .selectFrom("corr_message as m")
    .leftJoin("corr_message_mark as k", (join) =>
      join.onRef("k.message", "=", "m.id").on("k.member", "=", textOf(member)),
    )
    .where("m.brand", "=", textOf(brand))
    .where("m.member", "in", ["", textOf(member)])
    .where(({ eb, and, or }) =>
      or([
        eb("m.member", "<>", ""),
        and([eb("m.min_level", "<=", level), or([eb("m.pinned", "=", 1n), eb("m.at", ">=", since)])]),
      ]),
    );

/** What the member sees. */
const visible = (box: Mailbox) => {
  const kept = addressed(box).where("k.deleted_at", "is", null);
  if (!box.isPaused) return kept;
  // What has become of an award is told, whoever it is; only what was sent is an offer.
  return kept.where(({ eb, or }) => or([eb("m.kind", "<>", "activity"), eb("m.once", "like", "told/%")]));
};

export const unread = (box: Mailbox, kind?: MessageKind) => {
  const messages = visible(box).where("k.read_at", "is", null);
  return kind === undefined ? messages : messages.where("m.kind", "=", kind);
};

export type UnreadCounts = { readonly [K in MessageKind | "total"]: number };

const countsOf = (isPaused: boolean) =>
  prepared((brand: string, member: string, level: bigint, since: bigint) =>
    unread({ brand, member, level, since, isPaused })
      .select(["m.kind", sql<bigint>`count(*)`.as("count")])
      .groupBy("m.kind"),
  );
const [countsOfAll, countsWhilePaused] = [countsOf(false), countsOf(true)];

export function* countUnread({ brand, member, level, since, isPaused }: Mailbox): Work<UnreadCounts> {
  const rows = yield* all((isPaused ? countsWhilePaused : countsOfAll)(brand, member, level, since));
  const count = (kind: MessageKind): number => Number(rows.find((row) => row.kind === kind)?.count ?? 0n);
  const total = MESSAGE_KINDS.reduce((sum, kind) => sum + count(kind), 0);
  return { total, notice: count("notice"), personal: count("personal"), activity: count("activity") };
}

const withContent = (box: Mailbox) => visible(box).selectAll("m").select("k.read_at");

/** A page of one kind or of all, pinned first, then newest first. */
export function* pageOf(box: Mailbox, kind: MessageKind | undefined, { page, size }: Paging) {
  const rows = kind === undefined ? visible(box) : visible(box).where("m.kind", "=", kind);
  const counted = yield* first(rows.select(sql<bigint>`count(*)`.as("count")));
  const found = kind === undefined ? withContent(box) : withContent(box).where("m.kind", "=", kind);
  const list = yield* all(
    found
      .orderBy("m.pinned", "desc")
      .orderBy("m.id", "desc")
      .limit(size)
      .offset((page - 1) * size),
  );
  return { total: Number(counted?.count ?? 0n), list };
}

/** One message that the member sees, and its neighbours among those of its kind. */
export function* messageOf(box: Mailbox, id: string) {
  const row = yield* first(withContent(box).where("m.id", "=", id));
  if (row === undefined) return null;
  const kin = visible(box).where("m.kind", "=", row.kind).select("m.id");
  const place = sql`(${row.pinned}, ${row.id})`;
  const before = kin
    .where(sql<SqlBool>`(m.pinned, m.id) > ${place}`)
    .orderBy("m.pinned")
    .orderBy("m.id");
  const after = kin
    .where(sql<SqlBool>`(m.pinned, m.id) < ${place}`)
    .orderBy("m.pinned", "desc")
    .orderBy("m.id", "desc");
  const prev = yield* first(before.limit(1));
  const next = yield* first(after.limit(1));
  return { row, prev: prev?.id ?? null, next: next?.id ?? null };
}

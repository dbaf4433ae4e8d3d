import { first, run, type Work } from "@baize/ledger";
import { accept, type Answer, type Budget, budgets, refuse } from "@baize/safeguards";
import { budgetOf } from "../interface/budgets.ts";
import type { Env, ReaderContext } from "../interface/ports.ts";
import { type DeskRow, q } from "../store/tables.ts";
import { readText, type TextCode } from "../text/read-text.ts";
import {
  appendLine,
  type Cursor,
  type DeskHours,
  type DeskLines,
  hoursOf,
  linesOf,
  markSeen,
  unseenOf,
} from "./conversation.ts";
import { addressLimit, ownerOf } from "./owner.ts";

/** Code points of one line. */
export const LINE_TEXT = { min: 0, max: 1_000 } as const;

export interface DeskView extends DeskLines {
  /** "none": nothing was written yet. A line that is written opens a closed conversation again. */
  readonly state: "none" | "open" | "closed";
  /** Written while the desk was closed: answered once it opens. */
  readonly isTicket: boolean;
  readonly hours: DeskHours;
  /** Lines of the desk that the owner has not marked as seen. */
  readonly unseen: number;
  /** Number of the latest line that the desk has seen. */
  readonly seenByDesk: number;
}

export interface WrittenLine {
  /** May be empty beside a picture. */
  readonly text: string;
  /** Id of an uploaded picture; only members have some. */
  readonly picture: string | null;
  /** Idempotency key: the same one acts once. */
  readonly reqId: string;
}

export type DeskCode = TextCode | "picture_unknown" | "rate_limited" | "key_reused";

const conversationOf = (env: Env, { brand, reader }: ReaderContext) =>
  first(
    q.selectFrom("corr_desk").selectAll().where("brand", "=", brand.code).where("owner", "=", ownerOf(env, reader)),
  );

export function* readDesk(
  env: Env,
  { brand, reader, locale }: ReaderContext,
  cursor: Cursor,
  now: number,
): Work<DeskView> {
  const hours = hoursOf(brand, now);
  const row = yield* conversationOf(env, { brand, reader, locale });
  if (row === undefined)
    return { state: "none", isTicket: false, hours, unseen: 0, seenByDesk: 0, lines: [], hasMore: false };
  return {
    state: row.state,
    isTicket: row.is_ticket === 1n,
    hours,
    unseen: yield* unseenOf(row, "owner"),
    seenByDesk: Number(row.desk_seen),
    ...(yield* linesOf(env, brand, row.id, cursor)),
  };
}

const limitsOf = (env: Env, ctx: ReaderContext): readonly Budget[] => {
  const key = `${ctx.brand.code}/${ownerOf(env, ctx.reader)}`;
  return [budgetOf("desk/minute", key), budgetOf("desk/day", key), ...addressLimit("desk/address", ctx)];
};

function* openConversation(env: Env, { brand, reader }: ReaderContext, now: number): Work<DeskRow> {
  const row: DeskRow = {
    id: env.newId("S"),
    brand: brand.code,
    owner: ownerOf(env, reader),
    member: reader.kind === "member" ? reader.member : null,
    state: "open",
    is_ticket: 0n,
    last: 0n,
    owner_seen: 0n,
    desk_seen: 0n,
    waiting_since: null,
    updated_at: BigInt(now),
  };
  yield* run(q.insertInto("corr_desk").values(row));
  return row;
}

/** The line that was written under a key before. */
const writtenBefore = (conversation: string, key: string) =>
  first(q.selectFrom("corr_desk_line").selectAll().where("conversation", "=", conversation).where("key", "=", key));

/** Writes a line, and gives the conversation from that line on. Outside office hours it becomes a ticket. */
export function* writeDesk(
  env: Env,
  ctx: ReaderContext,
  { text, picture, reqId }: WrittenLine,
  now: number,
): Work<Answer<DeskView, DeskCode>> {
  const { brand, reader } = ctx;
  const read = readText(text, { ...LINE_TEXT, min: picture === null ? 1 : 0 });
  if (!read.ok) return read;
  const known = yield* conversationOf(env, ctx);
  const before = known === undefined ? undefined : yield* writtenBefore(known.id, reqId);
  if (before !== undefined) {
    if (before.text !== read.data || before.picture !== picture) return refuse("key_reused");
    return accept(yield* readDesk(env, ctx, { after: Number(before.seq) - 1 }, now));
  }
  if (picture !== null) {
    const isOwn = reader.kind === "member" && (yield* env.pictures.owns(brand.code, reader.member, picture));
    if (!isOwn) return refuse("picture_unknown");
  }
  const spent = yield* budgets.take(limitsOf(env, ctx), now);
  if (spent !== null) return refuse("rate_limited", { waitSec: String(Math.ceil(spent.waitMs / 1_000)) });
  const row = known ?? (yield* openConversation(env, ctx, now));
  const isTicket = row.is_ticket === 1n || !hoursOf(brand, now).isOpen;
  const change = {
    state: "open",
    is_ticket: isTicket ? 1n : 0n,
    waiting_since: row.waiting_since ?? BigInt(now),
  } as const;
  const line = { by_desk: 0n, text: read.data, picture, key: reqId };
  const { last } = yield* appendLine(row, line, change, now);
  return accept(yield* readDesk(env, ctx, { after: Number(last) - 1 }, now));
}

/** Marks the desk's lines up to one as seen. */
export function* seeDesk(env: Env, ctx: ReaderContext, upTo: number): Work<{ readonly unseen: number }> {
  const row = yield* conversationOf(env, ctx);
  if (row === undefined) return { unseen: 0 };
  return { unseen: yield* unseenOf(yield* markSeen(row, "owner_seen", upTo), "owner") };
}

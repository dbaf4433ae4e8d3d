import { toIso } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import type { CorrespondenceBrand, Env } from "../interface/ports.ts";
import { type DeskLineRow, type DeskRow, q } from "../store/tables.ts";
import { officeAt } from "./office-hours.ts";

/** Lines of one answer. */
export const LINES = 50;

export interface DeskLine {
  /** Rises by one with each line of the conversation: the cursor. */
  readonly id: number;
  readonly by: "owner" | "desk";
  readonly text: string;
  readonly picture: { readonly id: string; readonly url: string } | null;
  readonly time: string;
}

/** Where to read on: after a line that is known, or before it; neither gives the latest lines. */
export interface Cursor {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface DeskLines {
  /** Oldest first, at most `LINES`. */
  readonly lines: readonly DeskLine[];
  /** There are more in the direction that was asked for; earlier ones where none was. */
  readonly hasMore: boolean;
}

/** When the desk answers, in the brand's zone. */
export interface DeskHours {
  readonly isOpen: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

export const hoursOf = (brand: CorrespondenceBrand, now: number): DeskHours => {
  const { isOpen, opensAt, closesAt } = officeAt(brand, now);
  const instant = (at: number | null): string | null => (at === null ? null : toIso(at, brand.zone));
  return { isOpen, opensAt: instant(opensAt), closesAt: instant(closesAt) };
};

const lineOf = (env: Env, { zone }: CorrespondenceBrand, row: DeskLineRow): DeskLine => ({
  id: Number(row.seq),
  by: row.by_desk === 1n ? "desk" : "owner",
  text: row.text,
  picture: row.picture === null ? null : { id: row.picture, url: env.pictures.url(row.picture) },
  time: toIso(Number(row.at), zone),
});

export function* linesOf(
  env: Env,
  brand: CorrespondenceBrand,
  conversation: string,
  { after, before }: Cursor,
): Work<DeskLines> {
  const rows = q
    .selectFrom("corr_desk_line")
    .selectAll()
    .where("conversation", "=", conversation)
    .limit(LINES + 1);
  const found =
    after === undefined
      ? yield* all((before === undefined ? rows : rows.where("seq", "<", BigInt(before))).orderBy("seq", "desc"))
      : yield* all(rows.where("seq", ">", BigInt(after)).orderBy("seq"));
  const shown = found.slice(0, LINES);
  const lines = (after === undefined ? shown.toReversed() : shown).map((row) => lineOf(env, brand, row));
  return { lines, hasMore: found.length > LINES };
}

/** Lines that one side has not seen of the other. */
export function* unseenOf({ id, owner_seen, desk_seen }: DeskRow, side: "owner" | "desk"): Work<number> {
  const rows = yield* all(
    q
      .selectFrom("corr_desk_line")
      .select("seq")
      .where("conversation", "=", id)
      .where("by_desk", "=", side === "owner" ? 1n : 0n)
      .where("seq", ">", side === "owner" ? owner_seen : desk_seen),
  );
  return rows.length;
}

/** Appends a line and gives the conversation as it is then. */
export function* appendLine(
  row: DeskRow,
  line: Pick<DeskLineRow, "by_desk" | "text" | "picture" | "key">,
  change: Partial<DeskRow>,
  now: number,
): Work<DeskRow> {
  const at = BigInt(now);
  const seq = row.last + 1n;
  yield* run(q.insertInto("corr_desk_line").values({ ...line, conversation: row.id, seq, at }));
  const changed = { ...change, last: seq, updated_at: at };
  yield* run(q.updateTable("corr_desk").set(changed).where("id", "=", row.id));
  return { ...row, ...changed };
}

export const conversationById = ({ code }: CorrespondenceBrand, id: string) =>
  first(q.selectFrom("corr_desk").selectAll().where("brand", "=", code).where("id", "=", id));

/** Marks lines up to one as seen by a side; never fewer than before, and none that are not there. */
export function* markSeen(row: DeskRow, side: "owner_seen" | "desk_seen", upTo: number): Work<DeskRow> {
  const wanted = BigInt(upTo) < row.last ? BigInt(upTo) : row.last;
  if (wanted <= row[side]) return row;
  yield* run(
    q
      .updateTable("corr_desk")
      .set(side === "owner_seen" ? { owner_seen: wanted } : { desk_seen: wanted })
      .where("id", "=", row.id),
  );
  return { ...row, [side]: wanted };
}

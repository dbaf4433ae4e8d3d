import { first, run } from "@baize/ledger";
import type { Selectable } from "kysely";
import type { Room } from "../store/room.ts";
import { hashOf, makeSecret } from "../store/secret.ts";
import type { PlayTable } from "../store/tables.ts";

export type PlayRow = Selectable<PlayTable>;

/** Play ends when nothing was staked for so long. */
const IDLE_MS = 30 * 60_000;

export type OverCode = "session_ended" | "maintenance";
/** An ended session is given too: rounds that were taken before can still be asked for. */
export type SessionReading = { readonly ok: true; readonly play: PlayRow } | { readonly ok: false; readonly code: OverCode; readonly play: PlayRow | null };

/** Opens a ticket: once, in time, and while the platform is open. Gives the session's secret, which is kept as a hash only. */
export const openTicket = async ({ database, q, clock, random }: Room, ticket: string): Promise<{ readonly play: PlayRow; readonly session: string } | null> => {
  const session = makeSecret(random);
  const now = clock();
  const play = await database.atomic(() =>
    first(
      q
        .updateTable("provider_play")
        .set({ session_hash: hashOf(session), started_at: now, seen_at: now })
        .where("ticket_hash", "=", hashOf(ticket))
        .where("session_hash", "is", null)
        .where("ended_at", "is", null)
        .where("ticket_until", ">", BigInt(now))
        .returningAll(),
    ),
  );
  return play === undefined ? null : { play, session };
};

const endPlay = ({ database, q, clock }: Room, id: string): Promise<number> =>
  database.atomic(() => run(q.updateTable("provider_play").set({ ended_at: clock() }).where("id", "=", id).where("ended_at", "is", null)));

/** Finds the running session of a secret; one that has idled, or whose platform is closed, ends here. */
export const readSession = async (room: Room, session: string | undefined): Promise<SessionReading> => {
  if (session === undefined || session.length > 64) return { ok: false, code: "session_ended", play: null };
  const { database, q, clock, closings } = room;
  const play = await database.read(() => first(q.selectFrom("provider_play").selectAll().where("session_hash", "=", hashOf(session))));
  if (play === undefined || play.ended_at !== null) return { ok: false, code: play !== undefined && closings.isClosed(play.platform) ? "maintenance" : "session_ended", play: play ?? null };
  const closed = closings.isClosed(play.platform);
  const idle = clock() - Number(play.seen_at ?? 0n) > IDLE_MS;
  if (!closed && !idle) return { ok: true, play };
  await endPlay(room, play.id);
  return { ok: false, code: closed ? "maintenance" : "session_ended", play };
};

/** Ends every session and ticket of a member, or of platforms. */
export const endSessions = async ({ database, q, clock, bell }: Room, of: { readonly memberRef: string } | { readonly platforms: readonly string[] }): Promise<number> => {
  if ("platforms" in of && of.platforms.length === 0) return 0;
  const ending = q.updateTable("provider_play").set({ ended_at: clock() }).where("ended_at", "is", null);
  const ended = await database.atomic(() => run("memberRef" in of ? ending.where("member_ref", "=", of.memberRef) : ending.where("platform", "in", of.platforms)));
  for (const topic of "memberRef" in of ? [of.memberRef] : ended > 0 ? of.platforms : []) bell.wake(topic);
  return ended;
};

const KEEP_MS = 7 * 86_400_000;

/** Ends what has idled, and deletes what ended or was never opened a week ago. Bets keep their own facts. */
export const sweepSessions = ({ database, q, clock }: Room): Promise<number> =>
  database.atomic(function* () {
    const now = clock();
    yield* run(q.updateTable("provider_play").set({ ended_at: now }).where("ended_at", "is", null).where("seen_at", "<", BigInt(now - IDLE_MS)));
    return yield* run(
      q.deleteFrom("provider_play").where((on) =>
        on.or([on("ended_at", "<", BigInt(now - KEEP_MS)), on.and([on("session_hash", "is", null), on("ticket_until", "<", BigInt(now - KEEP_MS))])]),
      ),
    );
  });

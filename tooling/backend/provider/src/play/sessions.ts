import { all, first, run, type Work } from "@baize/ledger";
import type { Selectable } from "kysely";
import { PROVIDERS } from "../catalogue/providers.ts";
import type { ProviderContext } from "../provider-context.ts";
import { hashOf, makeSecret } from "../store/secret.ts";
import type { BetTable, PlayTable } from "../store/tables.ts";
import type { GatedMember } from "../types.ts";
import { closedBrands, isPlaceClosed } from "./admission.ts";
import { playState, type PlayState } from "./play-state.ts";

export type PlayRow = Selectable<PlayTable>;
type BetRow = Selectable<BetTable>;

/** Lifetime of a ticket. */
export const TICKET_MS = 60_000;
/** A session ends after this long without a round. */
const IDLE_MS = 30 * 60_000;

/** Notifier topic of changes to a site's closing. */
export const siteTopic = (brand: string): string => `site ${brand}`;

export type OverCode = "session_ended" | "maintenance";
/** Includes an ended session: its recorded rounds can still be requested. */
export type SessionReading =
  | { readonly ok: true; readonly play: PlayRow }
  | { readonly ok: false; readonly code: OverCode; readonly play: PlayRow | null };

export interface OpenedPlay {
  readonly play: PlayRow;
  readonly state: PlayState;
  readonly session: string;
  /** The member's last settled bet on the game from a session before, when it is recent. */
  readonly last: Pick<BetRow, "id" | "stake" | "payout" | "state" | "face" | "free_bet"> | null;
}

/** A round is shown again on a page opened this soon after it: a reload may have hidden its result. */
const LAST_ROUND_MS = 10 * 60_000;

const lastBet = ({ q }: ProviderContext, play: PlayRow, now: number) =>
  first(
    q
      .selectFrom("provider_bet")
      .select(["id", "stake", "payout", "state", "face", "free_bet"])
      .where("member_ref", "=", play.member_ref)
      .where("brand", "=", play.brand)
      .where("game_id", "=", play.game_id)
      .where("asset", "=", play.asset)
      .where("play_id", "is not", null)
      .where("state", "!=", "unsettled")
      .where("placed_at", ">", BigInt(now - LAST_ROUND_MS))
      .orderBy("placed_at", "desc")
      .orderBy("id", "desc")
      .limit(1),
  );

/**
 * Opens a ticket of a brand once, within its lifetime. Returns the session's secret, of which only a hash is stored,
 * and the initial state, read in the same transaction so that a failing read uses up no ticket.
 */
export const openTicket = async (
  context: ProviderContext,
  brand: string,
  ticket: string,
): Promise<OpenedPlay | null> => {
  const { database, q, clock, random } = context;
  const session = makeSecret(random);
  const now = clock();
  return database.atomic(function* (): Work<OpenedPlay | null> {
    const play = yield* first(
      q
        .updateTable("provider_play")
        .set({ session_hash: hashOf(session), started_at: now, seen_at: now })
        .where("ticket_hash", "=", hashOf(ticket))
        .where("brand", "=", brand)
        .where("session_hash", "is", null)
        .where("ended_at", "is", null)
        .where("ticket_until", ">", BigInt(now))
        // Beyond the skew between processes: issued before a clock was set back.
        .where("ticket_until", "<=", BigInt(now + 2 * TICKET_MS))
        .returningAll(),
    );
    if (play === undefined) return null;
    const last = play.mode === "real" ? yield* lastBet(context, play, now) : undefined;
    return { play, state: yield* playState(context, play), session, last: last ?? null };
  });
};

/** Whether a member has a game open for money: entered, and neither left idle nor ended. */
export function* hasOpenGame(
  { q, clock }: ProviderContext,
  { brand, memberRef }: GatedMember,
  gameId: string,
): Work<boolean> {
  const row = yield* first(
    q
      .selectFrom("provider_play")
      .select("id")
      .where("member_ref", "=", memberRef)
      .where("brand", "=", brand)
      .where("game_id", "=", gameId)
      .where("mode", "=", "real")
      .where("ended_at", "is", null)
      .where("seen_at", ">", BigInt(clock() - IDLE_MS))
      .limit(1),
  );
  return row !== undefined;
}

const endPlay = ({ database, q, clock }: ProviderContext, id: string): Promise<number> =>
  database.atomic(() =>
    run(q.updateTable("provider_play").set({ ended_at: clock() }).where("id", "=", id).where("ended_at", "is", null)),
  );

/** Tolerates clock skew between processes; a clock set back by more than the idle time ends the session too. */
const isIdle = ({ seen_at }: PlayRow, now: number): boolean => Math.abs(now - Number(seen_at ?? 0n)) > IDLE_MS;

/**
 * Finds the running session of a secret on a brand's site, and ends it when it is idle or its platform or site is
 * closed. Sessions of other brands are unknown.
 */
export const readSession = async (
  context: ProviderContext,
  brand: string,
  session: string | undefined,
): Promise<SessionReading> => {
  if (session === undefined || session.length > 64) return { ok: false, code: "session_ended", play: null };
  const { database, q, clock } = context;
  const play = await database.read(() =>
    first(
      q.selectFrom("provider_play").selectAll().where("session_hash", "=", hashOf(session)).where("brand", "=", brand),
    ),
  );
  if (play === undefined) return { ok: false, code: "session_ended", play: null };
  const isClosed = isPlaceClosed(context, play);
  const code = isClosed ? "maintenance" : "session_ended";
  if (play.ended_at !== null) return { ok: false, code, play };
  if (!isClosed && !isIdle(play, clock())) return { ok: true, play };
  await endPlay(context, play.id);
  return { ok: false, code, play };
};

const ending = ({ q, clock }: ProviderContext) =>
  q.updateTable("provider_play").set({ ended_at: clock() }).where("ended_at", "is", null);

/** Ends every session and ticket of a member. */
export const endSessions = async (context: ProviderContext, memberRef: string): Promise<number> => {
  const ended = await context.database.atomic(() => run(ending(context).where("member_ref", "=", memberRef)));
  context.notifier.wake(memberRef);
  return ended;
};

/** Ends every session and ticket of platforms and sites that are closed now. */
export const endClosed = async (context: ProviderContext): Promise<void> => {
  const { database, q, closings, notifier } = context;
  const platforms = PROVIDERS.map(({ platform }) => platform).filter((platform) => closings.isClosed(platform));
  const playing = await database.read(() =>
    all(q.selectFrom("provider_play").select("brand").distinct().where("ended_at", "is", null)),
  );
  const brands = closedBrands(
    context,
    playing.map(({ brand }) => brand),
  );
  const end = async (column: "platform" | "brand", values: readonly string[]): Promise<boolean> =>
    values.length > 0 && (await database.atomic(() => run(ending(context).where(column, "in", values)))) > 0;
  if (await end("platform", platforms)) for (const platform of platforms) notifier.wake(platform);
  if (await end("brand", brands)) for (const brand of brands) notifier.wake(siteTopic(brand));
};

const KEEP_MS = 7 * 86_400_000;
/** Retention of the requests that a slow platform has received. */
const KEEP_QUESTIONS_MS = 86_400_000;

/**
 * Ends idle sessions, and deletes those that ended or were never opened over a week ago. Bets do not depend on them.
 */
export const sweepSessions = ({ database, q, clock }: ProviderContext): Promise<number> =>
  database.atomic(function* () {
    const now = clock();
    yield* run(q.deleteFrom("provider_question").where("asked_at", "<", BigInt(now - KEEP_QUESTIONS_MS)));
    yield* run(
      q
        .updateTable("provider_play")
        .set({ ended_at: now })
        .where("ended_at", "is", null)
        .where("seen_at", "<", BigInt(now - IDLE_MS)),
    );
    return yield* run(
      q
        .deleteFrom("provider_play")
        .where((on) =>
          on.or([
            on("ended_at", "<", BigInt(now - KEEP_MS)),
            on.and([on("session_hash", "is", null), on("ticket_until", "<", BigInt(now - KEEP_MS))]),
          ]),
        ),
    );
  });

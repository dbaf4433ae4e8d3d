import { all, first, run, type Work } from "@baize/ledger";
import type { Selectable } from "kysely";
import { PROVIDERS } from "../catalogue/providers.ts";
import type { ProviderContext } from "../provider-context.ts";
import { hashOf, makeSecret } from "../store/secret.ts";
import type { PlayTable } from "../store/tables.ts";
import { closedBrands, isPlaceClosed } from "./admission.ts";
import { playState, type PlayState } from "./play-state.ts";

export type PlayRow = Selectable<PlayTable>;

/** A ticket opens within so long of its launch. */
export const TICKET_MS = 60_000;
/** Play ends when nothing was staked for so long. */
const IDLE_MS = 30 * 60_000;

/** Woken when the closing of a brand's site changes. */
export const siteTopic = (brand: string): string => `site ${brand}`;

export type OverCode = "session_ended" | "maintenance";
/** An ended session is given too: rounds that were taken before can still be asked for. */
export type SessionReading =
  | { readonly ok: true; readonly play: PlayRow }
  | { readonly ok: false; readonly code: OverCode; readonly play: PlayRow | null };

export interface OpenedPlay {
  readonly play: PlayRow;
  readonly state: PlayState;
  readonly session: string;
}

/**
 * Opens a ticket of a brand: once, and in time. Gives the session's secret, which is kept as a hash only, and the
 * figures that its page starts with, read in the same transaction so that a failing read spends no ticket.
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
        // Further ahead than clocks of processes may differ: of a clock that was set back.
        .where("ticket_until", "<=", BigInt(now + 2 * TICKET_MS))
        .returningAll(),
    );
    return play === undefined ? null : { play, state: yield* playState(context, play), session };
  });
};

const endPlay = ({ database, q, clock }: ProviderContext, id: string): Promise<number> =>
  database.atomic(() =>
    run(q.updateTable("provider_play").set({ ended_at: clock() }).where("id", "=", id).where("ended_at", "is", null)),
  );

/** Idle by a clock that differs a little between processes; one that was set back by more ends the session too. */
const isIdle = ({ seen_at }: PlayRow, now: number): boolean => Math.abs(now - Number(seen_at ?? 0n)) > IDLE_MS;

/**
 * Finds the running session of a secret on a brand's site; one that has idled, or whose platform or site is closed,
 * ends here. Another brand's session is unknown.
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
/** What a late platform remembers of questions is of no use after so long. */
const KEEP_QUESTIONS_MS = 86_400_000;

/** Ends what has idled, and deletes what ended or was never opened a week ago. Bets keep their own facts. */
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

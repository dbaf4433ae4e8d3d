import { all, first, run, type Work } from "@baize/ledger";
import type { Selectable } from "kysely";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { payoutOf } from "../match/accumulator.ts";
import { fixtureById } from "../match/fixtures.ts";
import { CALLED_OFF, type MatchResult, playMatch } from "../match/play-match.ts";
import type { ProviderContext } from "../provider-context.ts";
import type { LegTable } from "../store/tables.ts";
import { settleOpenBet } from "./settle.ts";

export type Leg = Selectable<LegTable>;

export const legsOf = ({ q }: Pick<ProviderContext, "q">, betIds: readonly string[]) =>
  q.selectFrom("provider_leg").selectAll().where("bet_id", "in", betIds).orderBy("bet_id").orderBy("place");

/** The game id in a match id. */
export const gameOfFixture = (fixture: string): string => fixture.slice(0, fixture.indexOf("/"));

/**
 * Draws the result of a match. Called off when its platform is closed at the kick-off, or its league no longer exists.
 */
export const drawResult = (
  { catalogue, closings, draw }: ProviderContext,
  { fixture, platform, kick_at }: Pick<Leg, "fixture" | "platform" | "kick_at">,
): MatchResult => {
  const game = catalogue.facts(gameOfFixture(fixture));
  const match = game === null ? null : fixtureById(game, fixture);
  if (game === null || match === null || closings.isClosedAt(platform, Number(kick_at))) return CALLED_OFF;
  return playMatch(game.kind as Sport, match, draw);
};

/** Stores the result of a match and decides the open legs on it. The first result stored is returned ever after. */
export function* decideFixture(
  { q }: ProviderContext,
  fixture: string,
  drawn: MatchResult,
  at: number,
): Work<MatchResult> {
  yield* run(
    q
      .insertInto("provider_match")
      .values({ id: fixture, result: JSON.stringify(drawn), drawn_at: at })
      .onConflict((on) => on.column("id").doNothing()),
  );
  const row = yield* first(q.selectFrom("provider_match").select("result").where("id", "=", fixture));
  const known = row === undefined ? drawn : (JSON.parse(row.result) as MatchResult);
  const open = q.updateTable("provider_leg").where("fixture", "=", fixture).where("state", "=", "open");
  if (known.result === "void") yield* run(open.set({ state: "void" }));
  else {
    yield* run(open.set({ state: "won" }).where("selection", "=", known.result));
    yield* run(open.set({ state: "lost" }));
  }
  return known;
}

/**
 * Settles a bet whose legs are all decided. False while a leg is open, or when it is settled already. Throws
 * ReadOnlyFault.
 */
export function* settleDecided(context: ProviderContext, betId: string, at: number): Work<boolean> {
  const legs = yield* all(legsOf(context, [betId]));
  if (legs.some(({ state }) => state === "open")) return false;
  const isOff = legs.every(({ state }) => state === "void");
  const payout = (stake: bigint): bigint => payoutOf(stake, legs);
  return (yield* settleOpenBet(context, betId, isOff ? { returned: "cancelled" } : { payout }, at)) !== null;
}

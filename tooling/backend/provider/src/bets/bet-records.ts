import { type AssetCode, type BetStatus, type CategoryId, localName, type TextLocale } from "@baize/domain";
import { first } from "@baize/ledger";
import type { ProviderContext } from "../provider-context.ts";
import { type BetLegs, contentOf } from "./content.ts";
import { CALLED_OFF, type MatchResult } from "../match/play-match.ts";
import { decideFixture, gameOfFixture } from "./legs.ts";
import { netOf } from "./free-bets.ts";
import { fixtureById } from "../match/fixtures.ts";
import { readPage, readSummary, readTurnover } from "./query.ts";
import { seedBets } from "./seed.ts";
import { settleOpenBet } from "./settle.ts";
import type { BetRecords, BetRow } from "./types.ts";

type Page = Awaited<ReturnType<typeof readPage>>;
type StoredBet = Page["rows"][number];

const toRow = ({ catalogue }: ProviderContext, bet: StoredBet, betLegs: BetLegs, locale: TextLocale): BetRow => {
  const game = catalogue.facts(bet.game_id);
  const platform = catalogue.provider(bet.platform);
  const unsettled = bet.state === "unsettled";
  return {
    id: bet.id,
    platform: bet.platform,
    platformName: platform ? localName(platform)[locale] : bet.platform,
    gameId: bet.game_id,
    gameName: game ? localName(game)[locale] : bet.game_id,
    gameType: Number(bet.category) as CategoryId,
    placedAt: Number(bet.placed_at),
    settledAt: bet.settled_at === null ? null : Number(bet.settled_at),
    asset: bet.asset as AssetCode,
    stake: bet.stake,
    valid: bet.valid,
    isFree: bet.free_bet !== null,
    net: unsettled ? 0n : netOf(bet),
    state: bet.state as BetStatus,
    content: game === null ? "" : contentOf(game, bet, betLegs, locale),
  };
};

export const createBetRecords = (context: ProviderContext): BetRecords => ({
  async list({ page, size, locale, ...filter }) {
    const { sum, rows, legs, results } = await readPage(context, filter, page, size);
    return {
      total: sum.count,
      sum,
      rows: rows.map((row) =>
        toRow(context, row, { legs: legs.filter(({ bet_id }) => bet_id === row.id), results }, locale),
      ),
    };
  },
  summary: (filter) => readSummary(context, filter),
  turnoverTotal: (memberRef, fromMs, toMs) => readTurnover(context, memberRef, fromMs, toMs),
  async cancel(betId) {
    const { database, q, clock } = context;
    return database.atomic(function* () {
      const known = yield* first(q.selectFrom("provider_bet").select("state").where("id", "=", betId));
      if (known === undefined) return "bet_unknown";
      return (yield* settleOpenBet(context, betId, { returned: "cancelled" }, clock())) === null ? "bet_settled" : "ok";
    });
  },
  async callOff(fixtureId) {
    const { database, catalogue, clock } = context;
    const game = catalogue.facts(gameOfFixture(fixtureId));
    if (game?.engine !== "match" || fixtureById(game, fixtureId) === null) return "match_unknown";
    const known: MatchResult = await database.atomic(() => decideFixture(context, fixtureId, CALLED_OFF, clock()));
    return known.result === "void" ? "ok" : "match_over";
  },
  seedBets: (memberRef, plan) => seedBets(context, memberRef, plan),
});

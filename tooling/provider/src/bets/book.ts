import type { AssetCode, CategoryId, SiteLocale } from "@baize/domain";
import { first } from "@baize/ledger";
import type { Room } from "../store/room.ts";
import { contentOf } from "./content.ts";
import { readPage, readSummary, readTurnover } from "./query.ts";
import { seedBets } from "./seed.ts";
import { settleBet } from "./settle.ts";
import type { BetBook, BetRow, BetState } from "./types.ts";

type StoredBet = Awaited<ReturnType<typeof readPage>>["rows"][number];

const toRow = ({ shelf }: Room, bet: StoredBet, locale: SiteLocale): BetRow => {
  const game = shelf.facts(bet.game_id);
  const platform = shelf.provider(bet.platform);
  const english = locale === "en";
  const unsettled = bet.state === "unsettled";
  return {
    id: bet.id,
    platform: bet.platform,
    platformName: (english ? platform?.nameEn : platform?.name) ?? bet.platform,
    gameId: bet.game_id,
    gameName: (english ? game?.nameEn : game?.name) ?? bet.game_id,
    gameType: Number(bet.category) as CategoryId,
    placedAt: Number(bet.placed_at),
    settledAt: bet.settled_at === null ? null : Number(bet.settled_at),
    asset: bet.asset as AssetCode,
    stake: bet.stake,
    valid: bet.valid,
    net: unsettled ? 0n : bet.payout - bet.stake,
    state: bet.state as BetState,
    content: game === null ? "" : contentOf(game, bet, locale),
  };
};

export const createBetBook = (room: Room): BetBook => ({
  async list({ page, size, locale, ...filter }) {
    const { sum, rows } = await readPage(room, filter, page, size);
    return { total: sum.count, sum, rows: rows.map((row) => toRow(room, row, locale)) };
  },
  summary: (filter) => readSummary(room, filter),
  turnoverTotal: (memberRef, fromMs, toMs) => readTurnover(room, memberRef, fromMs, toMs),
  async cancel(betId) {
    const { database, q, clock } = room;
    return database.atomic(function* () {
      const known = yield* first(q.selectFrom("provider_bet").select("state").where("id", "=", betId));
      if (known === undefined) return "bet_unknown";
      return (yield* settleBet(room, betId, { pays: 100, returned: "cancelled" }, clock())) === null ? "bet_settled" : "ok";
    });
  },
  seedBets: (memberRef, plan) => seedBets(room, memberRef, plan),
});

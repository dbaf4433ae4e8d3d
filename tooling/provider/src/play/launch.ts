import { run } from "@baize/ledger";
import { demoMoney } from "../bets/stake-limits.ts";
import { checkMemberRef } from "../store/accounts.ts";
import type { Room } from "../store/room.ts";
import { hashOf, makeSecret } from "../store/secret.ts";
import type { LaunchAnswer, LaunchCode, LaunchRequest } from "../types.ts";

const TICKET_SEC = 60;

/** Makes a one-time launch address for a member and a game. The ticket is kept as a hash only. */
export const launch = async (room: Room, { memberRef, brand, currency, gameId, mode, surface, locale }: LaunchRequest): Promise<LaunchAnswer> => {
  checkMemberRef(memberRef);
  const { database, q, clock, random, shelf, closings } = room;
  const refuse = (code: LaunchCode, platform?: string): LaunchAnswer => ({ ok: false, code, maintenance: platform === undefined ? null : closings.get(platform) });
  const game = shelf.game(gameId);
  const provider = game === null ? null : shelf.provider(game.platform);
  if (game === null || provider === null) return refuse("game_unknown");
  const { platform } = provider;
  if (provider.state === "soon") return refuse("game_soon");
  if (provider.state === "maintenance") return refuse("game_maintenance", platform);
  if (mode === "demo" && !game.demo) return refuse("demo_unavailable");
  const ticket = makeSecret(random);
  const row = {
    id: makeSecret(random),
    ticket_hash: hashOf(ticket),
    session_hash: null,
    member_ref: memberRef,
    brand,
    asset: currency,
    game_id: gameId,
    platform,
    mode,
    surface,
    locale,
    ticket_until: clock() + TICKET_SEC * 1000,
    started_at: null,
    seen_at: null,
    ended_at: null,
    demo_minor: mode === "demo" ? demoMoney(currency) : null,
  };
  await database.atomic(() => run(q.insertInto("provider_play").values(row)));
  const english = locale === "en";
  return {
    ok: true,
    url: `/play/${ticket}`,
    openMode: provider.openMode,
    expireSec: TICKET_SEC,
    gameId,
    gameName: english ? game.nameEn : game.name,
    platform,
    platformName: english ? provider.nameEn : provider.name,
    gameType: game.gameType,
  };
};

import { all, first, ledger, run } from "@baize/ledger";
import type { AssetCode } from "@baize/domain";
import { engineFor } from "../engines/engine-for.ts";
import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { KICK_EVERY_MS, PLAY_MS, playMatch, readMatchBet } from "../match/rounds.ts";
import { type Draw, seededDraw } from "../random/draw.ts";
import { checkMemberRef, gameAccountId } from "../store/accounts.ts";
import { hashOf } from "../store/secret.ts";
import type { Room } from "../store/room.ts";
import { type NewBet, placeBet } from "./place.ts";
import { type Settlement, settleBet } from "./settle.ts";
import { stakeLimits } from "./stake-limits.ts";
import type { BetPlan } from "./types.ts";

const REACH = 20;
/** Bets written in one transaction. */
const CHUNK = 100;

interface Planned {
  readonly at: number;
  readonly settledAt: number;
  readonly bet: NewBet;
  readonly settlement: Settlement;
}

/** One bet of a past, by the game's own rules; its result is drawn too, since the past is over. */
const plan = (game: GameFacts, at: number, draw: Draw, base: Omit<NewBet, "choice" | "face" | "placedAt" | "match" | "platform" | "gameId" | "gameType">): Planned => {
  const common = { ...base, platform: game.platform, gameId: game.id, gameType: game.gameType, placedAt: at };
  const engine = engineFor(game);
  if (engine !== null) {
    const choice = engine.someChoice(draw);
    const { pays, push, face } = engine.play(choice, draw);
    const settlement = { pays, returned: push === true ? ("draw" as const) : undefined };
    return { at, settledAt: at + 1, bet: { ...common, choice, face: JSON.stringify(face), match: null }, settlement };
  }
  const choice = `${draw.below(6)}-${draw.below(2) === 0 ? "home" : "away"}`;
  const match = readMatchBet(game, choice, at);
  if (match === null) throw new Error(`${game.id} has no price for "${choice}".`);
  const result = playMatch(game.kind as Sport, match.fixture, draw);
  return {
    at,
    settledAt: match.round.end,
    bet: { ...common, choice, face: "{}", match: { roundId: match.round.id, price: match.offer.pays, dueAt: match.round.end } },
    settlement: { pays: choice.endsWith(result.result) ? match.offer.pays : 0, face: JSON.stringify(result) },
  };
};

/** Plays a past once per member and seed; bets that the wallet cannot pay are left out. */
export const seedBets = async (room: Room, memberRef: string, { brand, fromMs, toMs, count, seed, platforms, reach = REACH }: BetPlan): Promise<number> => {
  checkMemberRef(memberRef);
  const seconds = Math.floor((toMs - KICK_EVERY_MS - PLAY_MS - fromMs) / 1000);
  if (seconds < 1) throw new RangeError("A past needs a minute at least. Give a later end.");
  const { database, q, shelf } = room;
  const wallets = await database.read(function* () {
    const done = yield* first(q.selectFrom("provider_seed").select("placed").where("member_ref", "=", memberRef).where("seed", "=", seed));
    if (done !== undefined) return null;
    const orders = yield* all(q.selectFrom("provider_order").select("platform").distinct().where("member_ref", "=", memberRef).orderBy("platform"));
    const wanted = orders.map(({ platform }) => platform).filter((platform) => platforms?.includes(platform) ?? true);
    return yield* ledger.accounts(wanted.map((platform) => gameAccountId(memberRef, platform)));
  });
  if (wallets === null) return 0;
  const draw = seededDraw(`past ${memberRef} ${seed}`);
  const times = Array.from({ length: wallets.length === 0 ? 0 : count }, () => fromMs + draw.below(seconds) * 1000).toSorted((a, b) => a - b);
  const planned = times.map((at, index) => {
    const wallet = wallets[draw.below(wallets.length)];
    const platform = wallet?.id.slice(wallet.id.lastIndexOf("/") + 1) ?? "";
    const asset = (wallet?.asset ?? "CNY") as AssetCode;
    const games = shelf.gamesOf(platform);
    const game = games[draw.below(Math.min(games.length, 12))];
    if (game === undefined) throw new Error(`Platform "${platform}" has no games to make a past of.`);
    const id = `B${at.toString(36).padStart(9, "0")}${hashOf(`${memberRef} ${seed} ${index}`).slice(0, 12)}`.toUpperCase();
    return plan(game, at, draw, { id, playId: null, memberRef, brand, asset, stake: stakeLimits(asset).min * BigInt(1 + draw.below(reach)) });
  });
  let placed = 0;
  for (let start = 0; start < planned.length; start += CHUNK) {
    const last = start + CHUNK >= planned.length;
    placed += await database.atomic(function* () {
      let done = 0;
      for (const { bet, settlement, settledAt } of planned.slice(start, start + CHUNK)) {
        if ((yield* placeBet(room, bet)) === null) continue;
        yield* settleBet(room, bet.id, settlement, settledAt);
        done += 1;
      }
      if (last) yield* run(q.insertInto("provider_seed").values({ member_ref: memberRef, seed, placed: placed + done }));
      return done;
    });
  }
  return placed;
};

import { type AssetCode, toDecimal } from "@baize/domain";
import { choiceLabel } from "../engines/labels.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { CERTAIN, dayOf, type Fixture, fixturesOf } from "../match/fixtures.ts";
import { fixtureOfRound, nextKickOff, PLAY_MS } from "../match/rounds.ts";
import { priceText } from "../bets/content.ts";
import { messagesOf } from "../messages/messages.ts";
import type { Room } from "../store/room.ts";
import { localeOf } from "./boot.ts";
import { readTickets } from "./play-state.ts";
import type { PlayRow } from "./sessions.ts";

const TICKETS = 8;

/** What a page of simulated matches shows: the day's meetings, the next kick-off and the session's bets. */
export const readBoard = async (room: Room, play: PlayRow, game: GameFacts) => {
  const locale = localeOf(play);
  const words = messagesOf(locale);
  const now = room.clock();
  const names = ({ home, away }: Fixture) => (locale === "en" ? { home: home.en, away: away.en } : { home: home.zh, away: away.zh });
  const tickets = await readTickets(room, play, TICKETS);
  const decimal = (minor: bigint): string => toDecimal({ minor, asset: play.asset as AssetCode });
  return {
    kickOff: nextKickOff(now),
    playMs: PLAY_MS,
    fixtures: fixturesOf(game, dayOf(now)).map((fixture) => ({
      index: fixture.index,
      ...names(fixture),
      offers: fixture.offers.map(({ selection, chance, pays }) => ({ choice: `${fixture.index}-${selection}`, label: choiceLabel("match", selection, words), price: priceText(pays), percent: ((chance * 100) / CERTAIN).toFixed(1) })),
    })),
    tickets: tickets.map((bet) => {
      const fixture = bet.round_id === null ? null : fixtureOfRound(game, bet.round_id);
      const face = JSON.parse(bet.face) as { readonly score?: readonly number[] };
      const end = Number(bet.due_at ?? 0n);
      return {
        id: bet.id,
        ...(fixture === null ? { home: "", away: "" } : names(fixture)),
        label: choiceLabel("match", bet.choice, words),
        price: priceText(Number(bet.price ?? 0n)),
        stake: decimal(bet.stake),
        payout: decimal(bet.payout),
        state: bet.state,
        start: end - PLAY_MS,
        end,
        score: face.score ?? null,
      };
    }),
  };
};

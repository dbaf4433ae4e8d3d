import { all, first, ledger, run, type Work } from "@baize/ledger";
import type { AssetCode } from "@baize/domain";
import { engineFor } from "../engines/engine-for.ts";
import type { GameFacts } from "../catalogue/games.ts";
import type { Sport } from "../catalogue/words/match-titles.ts";
import { openFixtures } from "../match/fixtures.ts";
import { type MatchResult, playMatch } from "../match/play-match.ts";
import type { SlipLeg } from "../match/slip.ts";
import { type Draw, seededDraw, shuffled } from "../random/draw.ts";
import { checkMemberRef, gameAccountId } from "../store/accounts.ts";
import { hashOf } from "../store/secret.ts";
import type { ProviderContext } from "../provider-context.ts";
import { decideFixture, settleDecided } from "./legs.ts";
import { type NewBet, placeBet } from "./place.ts";
import { settleBet } from "./settle.ts";
import { stakeLimits } from "./stake-limits.ts";
import type { BetPlan } from "./types.ts";

const DEFAULT_REACH = 20;
/** Bets written in one transaction. */
const CHUNK = 100;

/** Longest time from a bet on an open match to the end of that match. */
const LONGEST_MS = 180_000;

interface Planned {
  readonly bet: NewBet;
  /** Settles the placed bet. */
  readonly settle: (context: ProviderContext) => Work<unknown>;
}
type Base = Pick<NewBet, "id" | "playId" | "memberRef" | "brand" | "asset" | "stake">;

/** Two bets of three are singles, the others accumulators of two or three legs. */
const randomPicks = (game: GameFacts, at: number, draw: Draw): readonly SlipLeg[] => {
  const fixtures = shuffled(openFixtures(game, at), draw).slice(0, draw.below(3) === 0 ? 2 + draw.below(2) : 1);
  return fixtures
    .toSorted((a, b) => a.number - b.number)
    .flatMap((fixture) => {
      const offer = fixture.offers[draw.below(fixture.offers.length)];
      return offer === undefined ? [] : [{ fixture, offer }];
    });
};

/** A bet of the history by the game's own rules, with the drawn result. */
const plan = (game: GameFacts, at: number, draw: Draw, base: Base): Planned => {
  const common = { ...base, platform: game.platform, gameId: game.id, gameType: game.gameType, placedAt: at };
  const engine = engineFor(game);
  if (engine !== null) {
    const choice = engine.randomChoice(draw);
    const { pays, push, face } = engine.play(choice, draw);
    const settlement =
      push === true ? { returned: "draw" as const } : { payout: (stake: bigint) => (stake * BigInt(pays)) / 100n };
    return {
      bet: { ...common, choice, face: JSON.stringify(face), legs: [] },
      settle: (context) => settleBet(context, base.id, settlement, at + 1),
    };
  }
  const legs = randomPicks(game, at, draw);
  const drawn = legs.map(({ fixture }): readonly [string, MatchResult] => [
    fixture.id,
    playMatch(game.kind as Sport, fixture, draw),
  ]);
  const end = Math.max(...legs.map(({ fixture }) => fixture.end));
  const choice = legs.map(({ fixture, offer }) => `${fixture.number}-${offer.selection}`).join("+");
  return {
    bet: { ...common, choice, face: "{}", legs },
    *settle(context) {
      for (const [fixture, result] of drawn) yield* decideFixture(context, fixture, result, end);
      return yield* settleDecided(context, base.id, end);
    },
  };
};

/**
 * Creates a bet history once per member and seed, and leaves out bets that exceed the balance. Returns their number.
 */
export const seedBets = async (
  context: ProviderContext,
  memberRef: string,
  { brand, fromMs, toMs, count, seed, platforms, reach = DEFAULT_REACH }: BetPlan,
): Promise<number> => {
  checkMemberRef(memberRef);
  const seconds = Math.floor((toMs - LONGEST_MS - fromMs) / 1000);
  if (seconds < 1) throw new RangeError("A bet history needs at least four minutes. Give a later end.");
  const { database, q, catalogue } = context;
  const wallets = await database.read(function* () {
    const done = yield* first(
      q.selectFrom("provider_seed").select("placed").where("member_ref", "=", memberRef).where("seed", "=", seed),
    );
    if (done !== undefined) return null;
    const orders = yield* all(
      q
        .selectFrom("provider_order")
        .select("platform")
        .distinct()
        .where("member_ref", "=", memberRef)
        .orderBy("platform"),
    );
    const wanted = orders.map(({ platform }) => platform).filter((platform) => platforms?.includes(platform) ?? true);
    return yield* ledger.accounts(wanted.map((platform) => gameAccountId(memberRef, platform)));
  });
  if (wallets === null) return 0;
  const draw = seededDraw(`past ${memberRef} ${seed}`);
  const times = Array.from(
    { length: wallets.length === 0 ? 0 : count },
    () => fromMs + draw.below(seconds) * 1000,
  ).toSorted((a, b) => a - b);
  const planned = times.map((at, index) => {
    const wallet = wallets[draw.below(wallets.length)];
    const platform = wallet?.id.slice(wallet.id.lastIndexOf("/") + 1) ?? "";
    const asset = (wallet?.asset ?? "CNY") as AssetCode;
    const games = catalogue.gamesOf(platform);
    const game = games[draw.below(Math.min(games.length, 12))];
    if (game === undefined) throw new Error(`Platform "${platform}" has no games for a bet history.`);
    const id =
      `B${at.toString(36).padStart(9, "0")}${hashOf(`${memberRef} ${seed} ${index}`).slice(0, 12)}`.toUpperCase();
    return plan(game, at, draw, {
      id,
      playId: null,
      memberRef,
      brand,
      asset,
      stake: stakeLimits(asset).min * BigInt(1 + draw.below(reach)),
    });
  });
  let placed = 0;
  for (let start = 0; start < planned.length; start += CHUNK) {
    const last = start + CHUNK >= planned.length;
    placed += await database.atomic(function* () {
      let done = 0;
      for (const { bet, settle } of planned.slice(start, start + CHUNK)) {
        if ((yield* placeBet(context, bet)) === null) continue;
        yield* settle(context);
        done += 1;
      }
      if (last)
        yield* run(q.insertInto("provider_seed").values({ member_ref: memberRef, seed, placed: placed + done }));
      return done;
    });
  }
  return placed;
};

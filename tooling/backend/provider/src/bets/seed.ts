import type { AssetCode } from "@baize/domain";
import { type AccountState, all, first, ledger, run } from "@baize/ledger";
import type { ProviderContext } from "../provider-context.ts";
import { seededDraw } from "../random/draw.ts";
import { checkMemberRef, gameAccountId } from "../store/accounts.ts";
import { hashOf } from "../store/secret.ts";
import { placeBet } from "./place.ts";
import { type PlannedBet, planBet } from "./plan-bet.ts";
import { stakeLimits } from "./stake-limits.ts";
import type { BetPlan } from "./types.ts";

const DEFAULT_REACH = 20;
/** Bets written in one transaction. */
const CHUNK = 100;
/** Longest time from a bet on an open match to the end of that match. */
const LONGEST_MS = 180_000;
/** Games of a platform that a history plays. */
const GAMES_PLAYED = 12;

/** The member's game wallets to play with; null when the seed was played before. */
const readWallets = (
  { database, q }: ProviderContext,
  memberRef: string,
  { seed, platforms }: BetPlan,
): Promise<readonly AccountState[] | null> =>
  database.read(function* () {
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

/** The bets of a history, in order of time. Deterministic for a member and seed. */
const planHistory = (
  { catalogue }: ProviderContext,
  memberRef: string,
  { brand, fromMs, toMs, count, seed, reach = DEFAULT_REACH }: BetPlan,
  wallets: readonly AccountState[],
): readonly PlannedBet[] => {
  const seconds = Math.floor((toMs - LONGEST_MS - fromMs) / 1000);
  if (seconds < 1) throw new RangeError("A bet history needs at least four minutes. Give a later end.");
  if (wallets.length === 0) return [];
  const draw = seededDraw(`past ${memberRef} ${seed}`);
  const times = Array.from({ length: count }, () => fromMs + draw.below(seconds) * 1000).toSorted((a, b) => a - b);
  return times.map((at, index) => {
    const wallet = wallets[draw.below(wallets.length)];
    const platform = wallet?.id.slice(wallet.id.lastIndexOf("/") + 1) ?? "";
    const asset = (wallet?.asset ?? "CNY") as AssetCode;
    const games = catalogue.gamesOf(platform);
    const game = games[draw.below(Math.min(games.length, GAMES_PLAYED))];
    if (game === undefined) throw new Error(`Platform "${platform}" has no games for a bet history.`);
    const id =
      `B${at.toString(36).padStart(9, "0")}${hashOf(`${memberRef} ${seed} ${index}`).slice(0, 12)}`.toUpperCase();
    const stake = stakeLimits(asset).min * BigInt(1 + draw.below(reach));
    return planBet(game, at, draw, { id, playId: null, memberRef, brand, asset, stake });
  });
};

/**
 * Creates a bet history once per member and seed, and leaves out bets that exceed the balance. Returns their number.
 */
export const seedBets = async (context: ProviderContext, memberRef: string, plan: BetPlan): Promise<number> => {
  checkMemberRef(memberRef);
  const { database, q } = context;
  const wallets = await readWallets(context, memberRef, plan);
  if (wallets === null) return 0;
  const planned = planHistory(context, memberRef, plan, wallets);
  let placed = 0;
  for (let start = 0; start < planned.length; start += CHUNK) {
    const last = start + CHUNK >= planned.length;
    placed += await database.atomic(function* () {
      let done = 0;
      for (const { bet, settle } of planned.slice(start, start + CHUNK)) {
        if (typeof (yield* placeBet(context, bet)) === "string") continue;
        yield* settle(context);
        done += 1;
      }
      const row = { member_ref: memberRef, seed: plan.seed, placed: placed + done };
      if (last) yield* run(q.insertInto("provider_seed").values(row));
      return done;
    });
  }
  return placed;
};

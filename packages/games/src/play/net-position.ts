import { type AssetCode, type Money, parseMoney, sumMoney } from "@baize/domain";
import type { Bet, Bets } from "../wire-types.ts";

/** Bets placed since play began, by id. */
export type BetsSince = ReadonlyMap<string, Bet>;

export interface NetPosition {
  /** Won less lost of what is settled. */
  readonly net: Money;
  /** Unsettled bets; they count once they are settled. */
  readonly waiting: number;
}

export const BETS_AT_ONCE = 100;
const MOST_PAGES = 50;
const SECOND_MS = 1000;

/**
 * Reads the bets placed since an instant of the server's clock. Records come newest first, so reading stops where play
 * began or, with `known` from an earlier read, where nothing can be new. Null after 50 pages.
 */
export const readBetsSince = async (
  sinceMs: number,
  known: BetsSince,
  readPage: (page: number) => Promise<Pick<Bets, "list">>,
): Promise<BetsSince | null> => {
  // Records may have a precision of one second.
  const start = Math.floor(sinceMs / SECOND_MS) * SECOND_MS;
  const bets = new Map(known);
  const open = new Set([...known.values()].flatMap(({ id, state }) => (state === "unsettled" ? id : [])));
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { list } = await readPage(page);
    const own = list.filter(({ betTime }) => Date.parse(betTime) >= start);
    const last = own.at(-1);
    const wasKnown = last !== undefined && known.has(last.id);
    for (const bet of own) {
      bets.set(bet.id, bet);
      open.delete(bet.id);
    }
    if (own.length < list.length || list.length < BETS_AT_ONCE || (wasKnown && open.size === 0)) return bets;
  }
  return null;
};

/** Won less lost so far (docs/player-protection.md PP8); null when a bet is in another currency. */
export const netPosition = (bets: BetsSince, asset: AssetCode): NetPosition | null => {
  const settled: Money[] = [];
  let waiting = 0;
  for (const { state, win, currency } of bets.values()) {
    const amount = currency === asset ? parseMoney(win, asset) : null;
    if (amount === null) return null;
    if (state === "unsettled") waiting += 1;
    else settled.push(amount);
  }
  return { net: sumMoney(settled, asset), waiting };
};

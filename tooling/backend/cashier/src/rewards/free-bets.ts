import { ledger, type Leg, type Work } from "@baize/ledger";
import { requireTurnover } from "../turnover/rollover.ts";
import { book, mirrorOf, openHouse, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";
import { type BudgetAccount, openBudget, requirementOf, type Reward } from "./rewards.ts";

function* openFreeBets({ brand, promotion, currency }: BudgetAccount): Work<string> {
  const id = book.freeBets(brand, promotion);
  yield* ledger.openAccount({ id, kind: "free_bets", owner: promotion, asset: currency });
  return id;
}

/** Moves money that is there; anything but an ordinary posting means that the books are wrong. */
function* move(id: string, kind: string, leg: Leg, at: number): Work<void> {
  posted(yield* ledger.post({ id, kind, at, legs: [leg] }), `the posting "${id}"`);
}

/**
 * Sets the stakes of given free bets aside from the promotion's budget. "budget_gone" when less is left than their sum;
 * nothing is written then. Throws for an award that was given before.
 */
export function* giveFreeBets(
  account: BudgetAccount,
  { id, amount }: Pick<Reward, "id" | "amount">,
  at: number,
): Work<"paid" | "budget_gone"> {
  const legs = [{ from: yield* openBudget(account), to: yield* openFreeBets(account), amount }];
  const result = yield* ledger.post({ id: `free-bets:${id}`, kind: "free_bets", at, legs });
  if (!result.ok && result.code === "insufficient_funds") return "budget_gone";
  posted(result, `the free bets "${id}"`);
  return "paid";
}

/** A free bet as a movement of its stake between what is owed and `bank`, the account that stakes go to. */
export interface FreeStake {
  /** The bet's own id: one posting for each. */
  readonly bet: string;
  readonly amount: bigint;
  readonly bank: string;
}

/** Stakes one free bet. */
export function* stakeFreeBet(account: BudgetAccount, { bet, amount, bank }: FreeStake, at: number): Work<void> {
  yield* move(`free-bet:${bet}`, "bet", { from: yield* openFreeBets(account), to: bank, amount }, at);
}

/** Takes the stake of a bet back that was called off: to what is owed, or to the budget once the award has ended. */
export function* returnFreeBet(
  account: BudgetAccount,
  { bet, amount, bank }: FreeStake,
  isEnded: boolean,
  at: number,
): Work<void> {
  const to = isEnded ? yield* openBudget(account) : yield* openFreeBets(account);
  yield* move(`free-bet-return:${bet}`, "free_bet_return", { from: bank, to, amount }, at);
}

/** Moves what is left of an award back to the budget. */
export function* endFreeBets(
  account: BudgetAccount,
  { id, amount }: Pick<Reward, "id" | "amount">,
  at: number,
): Work<void> {
  const leg = { from: yield* openFreeBets(account), to: yield* openBudget(account), amount };
  yield* move(`free-bets-end:${id}`, "free_bets_end", leg, at);
}

/**
 * Winnings of a free bet that the provider has paid into a game wallet: the cashier's mirror of it, and the rollover
 * requirement, of the reward `id`. They are no result of play: no loss, no turnover and no commission comes of them.
 */
export function* freeBetWon(
  { brand, currency }: BudgetAccount,
  { id, member, amount, multiple, weights, platform }: Omit<Reward, "kind" | "label"> & { readonly platform: string },
  at: number,
): Work<void> {
  const owner = yield* findMember(member, brand);
  const { id: mirror } = yield* ledger.openAccount(mirrorOf(brand, member, platform, currency));
  yield* move(
    `free-bet-won:${id}`,
    "free_bet_won",
    { from: yield* openHouse(owner, "play", currency), to: mirror, amount },
    at,
  );
  yield* requireTurnover(requirementOf(id), { member, source: "bonus", amount, multiple, currency, weights, at });
}

import type { CategoryId, DateRange } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type {
  bonusesOf,
  creditedDeposits,
  memberSums,
  membersWithTurnover,
  payoutMarks,
  payoutMembers,
  Progress,
} from "../rewards/member-sums.ts";
import type { depositHistory, grossDeposits } from "../rewards/gross-deposits.ts";
import type { endFreeBets, freeBetWon, giveFreeBets, returnFreeBet, stakeFreeBet } from "../rewards/free-bets.ts";
import type { budgetLeft, endReward, fundBudget, payReward, rewardTurnover, takeCost } from "../rewards/rewards.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import type { SeedEntry } from "../seed/seed-entry.ts";
import type { MemberCashier } from "./member-cashier.ts";
import type { OperatorCashier } from "./operator-cashier.ts";
import type { CashierContext, CashierDeps } from "./ports.ts";

/** For the sandbox and the provider. Works compose inside the caller's own transaction. */
export interface CashierHooks {
  /** Opens the ledger accounts of member and brand, if not open yet. Runs before any other call of the member. */
  openMember(memberId: string, brand: Pick<TenantRules, "code" | "currency">, at?: number): Work<void>;
  /** Counts a bet's valid turnover towards open rollover requirements, oldest first, once: false when repeated. */
  recordTurnover(
    memberId: string,
    validMinor: bigint,
    betRef: string,
    at?: number,
    category?: CategoryId | null,
  ): Work<boolean>;
  /** Posts a bet's net result (negative for a loss) to the mirror of the game wallet, once for each `betRef`. */
  recordPlay(memberId: string, platform: string, netMinor: bigint, betRef: string, at?: number): Work<boolean>;
  /** Life-time sums in minor units: settled deposits (credited), paid withdrawals, valid turnover. */
  lifetime(
    memberId: string,
  ): Promise<{ readonly deposits: bigint; readonly withdrawals: bigint; readonly turnover: bigint }>;
  /** What deposits and turnover of {@link lifetime} grew by in a half-open period; null: those two themselves. */
  progressIn(memberId: string, range: DateRange | null): Work<Progress>;
  /** Runs a plan through the ordinary calls at its times; repeated, it changes nothing. Throws for a refused entry. */
  seedHistory(ctx: CashierContext, plan: readonly SeedEntry[]): Promise<void>;
}

/** What promotions, agents and player protection need of the money. All compose inside the caller's own transaction. */
export interface RewardHooks {
  /** Ledger account of a member's central wallet. */
  centralAccount(brand: string, member: string): string;
  fundBudget: typeof fundBudget;
  budgetLeft: typeof budgetLeft;
  payReward: typeof payReward;
  endReward: typeof endReward;
  takeCost: typeof takeCost;
  rewardTurnover: typeof rewardTurnover;
  giveFreeBets: typeof giveFreeBets;
  stakeFreeBet: typeof stakeFreeBet;
  returnFreeBet: typeof returnFreeBet;
  endFreeBets: typeof endFreeBets;
  freeBetWon: typeof freeBetWon;
  memberSums: typeof memberSums;
  bonusesOf: typeof bonusesOf;
  membersWithTurnover: typeof membersWithTurnover;
  creditedDeposits: typeof creditedDeposits;
  payoutMarks: typeof payoutMarks;
  payoutMembers: typeof payoutMembers;
  grossDeposits: typeof grossDeposits;
  depositHistory: typeof depositHistory;
}

export interface Cashier extends MemberCashier, CashierHooks {
  readonly operator: OperatorCashier;
  readonly rewards: RewardHooks;
}

/** Needs a database migrated with `ledgerMigrations` and `cashierMigrations`. */
export type CreateCashier = (deps: CashierDeps) => Cashier;

import { accept } from "@baize/safeguards";
import { depositCalls } from "./deposits/deposit-calls.ts";
import { depositOperator } from "./deposits/deposit-operator.ts";
import { grantOperator } from "./deposits/grants.ts";
import { exchangeCalls } from "./exchange/exchange-calls.ts";
import type { Cashier } from "./interface/cashier.ts";
import { createEnv } from "./interface/env.ts";
import type { CashierDeps } from "./interface/ports.ts";
import { operationCalls } from "./money-call/operation.ts";
import { recordCalls } from "./orders/records.ts";
import { accountCalls } from "./payout-accounts/account-calls.ts";
import {
  bonusesOf,
  creditedDeposits,
  memberSums,
  membersWithTurnover,
  payoutMarks,
  payoutMembers,
  progressIn,
} from "./rewards/member-sums.ts";
import { depositHistory, grossDeposits } from "./rewards/gross-deposits.ts";
import { endFreeBets, freeBetWon, giveFreeBets, returnFreeBet, stakeFreeBet } from "./rewards/free-bets.ts";
import { budgetLeft, endReward, fundBudget, payReward, rewardTurnover, takeCost } from "./rewards/rewards.ts";
import { book } from "./wallets/book.ts";
import { createSeedHistory } from "./seed/seed-history.ts";
import { transferCalls } from "./transfers/transfer-calls.ts";
import { settlePending } from "./transfers/transfer-settle.ts";
import { recordPlay, recordTurnover } from "./turnover/record-bet.ts";
import { turnoverCalls } from "./turnover/turnover-bets.ts";
import { balanceOf } from "./wallets/balances.ts";
import { findMember, openMember } from "./wallets/members.ts";
import { withdrawCalls } from "./withdrawals/withdraw-calls.ts";
import { withdrawOperator } from "./withdrawals/withdraw-operator.ts";

/**
 * The cashier over a database migrated with `ledgerMigrations` and `cashierMigrations`. Needs Temporal: await
 * `ensureTemporal()` first.
 */
export const createCashier = (deps: CashierDeps): Cashier => {
  const env = createEnv(deps);
  const { database, clock } = deps;
  return {
    ...depositCalls(env),
    ...accountCalls(env),
    ...withdrawCalls(env),
    ...exchangeCalls(env),
    ...transferCalls(env),
    ...turnoverCalls(env),
    ...recordCalls(env),
    ...operationCalls(env),
    balance: (ctx) =>
      database.read(function* () {
        return accept(yield* balanceOf(ctx, clock()));
      }),
    openMember: (id, brand, at = clock()) => openMember(id, brand, at),
    recordTurnover: (member, valid, ref, at = clock(), category = null) =>
      recordTurnover(member, valid, ref, at, category),
    recordPlay: (member, platform, net, ref, at = clock()) => recordPlay(member, platform, net, ref, at),
    lifetime: (member) =>
      database.read(function* () {
        const { deposits, withdrawals, turnover } = yield* findMember(member);
        return { deposits, withdrawals, turnover };
      }),
    progressIn,
    rewards: {
      centralAccount: book.main,
      fundBudget,
      budgetLeft,
      payReward,
      endReward,
      takeCost,
      rewardTurnover,
      giveFreeBets,
      stakeFreeBet,
      returnFreeBet,
      endFreeBets,
      freeBetWon,
      memberSums,
      bonusesOf,
      membersWithTurnover,
      creditedDeposits,
      payoutMarks,
      payoutMembers,
      grossDeposits,
      depositHistory,
    },
    seedHistory: createSeedHistory(deps, createCashier),
    operator: {
      ...depositOperator(env),
      ...withdrawOperator(env),
      ...grantOperator(env),
      settlePending: () => settlePending(env),
    },
  };
};

import { accountCalls } from "./account-calls.ts";
import { balanceOf, findMember, openMember } from "./book.ts";
import { depositCalls } from "./deposit-calls.ts";
import { depositOperator } from "./deposit-operator.ts";
import { accept, createEnv } from "./env.ts";
import { exchangeCalls } from "./exchange-calls.ts";
import { grantOperator } from "./grants.ts";
import { operationCalls } from "./operation.ts";
import { recordPlay } from "./play.ts";
import { recordCalls } from "./records.ts";
import { createSeedHistory } from "./seed-history.ts";
import { transferCalls } from "./transfer-calls.ts";
import { settlePending } from "./transfer-settle.ts";
import { turnoverCalls } from "./turnover-bets.ts";
import { recordTurnover } from "./turnover.ts";
import type { CashierDeps, Cashier } from "./types.ts";
import { withdrawCalls } from "./withdraw-calls.ts";
import { withdrawOperator } from "./withdraw-operator.ts";

/** The cashier over a database migrated with `ledgerMigrations` and `cashierMigrations`. Needs Temporal: await `ensureTemporal()` first. */
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
        return accept(yield* balanceOf(env, ctx, clock()));
      }),
    openMember: (id, brand, at = clock()) => openMember(id, brand, at),
    recordTurnover: (member, valid, ref, at = clock()) => recordTurnover(member, valid, ref, at),
    recordPlay: (member, platform, net, ref, at = clock()) => recordPlay(member, platform, net, ref, at),
    lifetime: (member) =>
      database.read(function* () {
        const { deposits, withdrawals, turnover } = yield* findMember(member);
        return { deposits, withdrawals, turnover };
      }),
    seedHistory: createSeedHistory(deps, createCashier),
    operator: {
      ...depositOperator(env),
      ...withdrawOperator(env),
      ...grantOperator(env),
      settlePending: () => settlePending(env),
    },
  };
};

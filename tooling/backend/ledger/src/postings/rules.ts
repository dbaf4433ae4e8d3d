import { CAP } from "../migrations.ts";
import type { LockedAccount } from "./accounts.ts";
import type { LedgerCode, Leg } from "./types.ts";

export const isAmount = (amount: bigint): boolean => amount > 0n && amount <= CAP;

/** A transfer has legs, and each moves something from one account to another. */
export const areLegs = (legs: readonly Leg[]): boolean =>
  legs.length > 0 && legs.every(({ from, to, amount }) => isAmount(amount) && from !== to);

/** Why these legs, taken in their order, may not be posted to the accounts as they are; null when they may. */
export const refusalOf = (accounts: ReadonlyMap<string, LockedAccount>, legs: readonly Leg[]): LedgerCode | null => {
  const after = new Map(accounts);
  for (const leg of legs) {
    const from = after.get(leg.from);
    const to = after.get(leg.to);
    if (from === undefined || to === undefined) return "unknown_account";
    if (from.asset !== to.asset) return "asset_mismatch";
    if (from.may_be_negative === 0n && from.balance - from.held < leg.amount) return "insufficient_funds";
    if (from.balance - leg.amount < -CAP || to.balance + leg.amount > CAP) return "bad_amount";
    after.set(from.id, { ...from, balance: from.balance - leg.amount });
    after.set(to.id, { ...to, balance: to.balance + leg.amount });
  }
  return null;
};

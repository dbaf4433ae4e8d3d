import { ofMinor, toDecimal } from "@baize/domain";
import type { AccountModel } from "./account-model.ts";
import type { Stage, StageAccount } from "./stage.ts";

/** One person at both brands, and the account whose turn it is. */
export interface Run {
  readonly stage: Stage;
  /** 0 to n − 1. */
  readonly random: (n: number) => number;
  readonly person: readonly AccountModel[];
  readonly real: readonly StageAccount[];
  readonly turn: number;
  /** What happened, for the figures. */
  count(what: string): void;
}
export type Operation = (run: Run) => Promise<void>;

export const pick = <T>(random: Run["random"], list: readonly [T, ...T[]] | readonly T[]): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
};
/** The account whose turn it is, as the model and the server know it. */
export const own = ({ person, real, turn }: Run): readonly [AccountModel, StageAccount] => {
  const [model, account] = [person[turn], real[turn]];
  if (model === undefined || account === undefined) throw new Error("There is no such account.");
  return [model, account];
};
export const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, "CNY"));
/** Of a deposit, withdrawal or transfer, in minor units: few and near the limits, so that they meet. */
export const amountOf = (random: Run["random"]): bigint => 10_000n * BigInt(1 + random(6));

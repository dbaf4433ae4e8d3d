import type { AccountState } from "../postings/types.ts";
import type { Operation, Seen, Settled } from "./operation.ts";

/** One thing that happened in the ledger, somewhere between `began` and `ended`. */
export interface Effect {
  readonly operation: Operation;
  readonly began: number;
  readonly ended: number;
  readonly seen: Seen;
}

const plain = (states: readonly AccountState[]): string =>
  states
    .map(({ id, balance, held, version }) => `${id} ${balance}/${held} v${version}`)
    .toSorted()
    .join(", ");

/** One line of what was seen, equal for equal answers and states. */
export const describe = ({ answer, before, after }: Seen): string => `${answer}: ${plain(before)} → ${plain(after)}`;

const groupByKey = (history: readonly Settled[]): ReadonlyMap<string | null, readonly Settled[]> => {
  const groups = new Map<string | null, Settled[]>();
  for (const settled of history) {
    const group = groups.get(settled.operation.key);
    if (group === undefined) groups.set(settled.operation.key, [settled]);
    else group.push(settled);
  }
  return groups;
};

/**
 * Reduces the answers to effects. All answers under one key are of one effect: at most one "done", every repetition
 * equal to it, and a "mismatch" only once the key was used. Without a key each answer is its own effect.
 */
export const effectsOf = (
  history: readonly Settled[],
): { readonly effects: readonly Effect[]; readonly findings: readonly string[] } => {
  const effects: Effect[] = [];
  const findings: string[] = [];
  for (const [key, answers] of groupByKey(history)) {
    const answered = answers.flatMap((settled) =>
      settled.reply.outcome === "mismatch" ? [] : [{ ...settled, ...settled.reply }],
    );
    if (key === null) {
      effects.push(...answered);
      continue;
    }
    const done = answered.filter(({ outcome }) => outcome === "done");
    const effect = done[0] ?? answered[0];
    if (effect === undefined) {
      findings.push(`${key}: refused as another payload, but nothing was done under it`);
      continue;
    }
    if (done.length > 1) findings.push(`${key}: done ${done.length} times under one key`);
    for (const each of answered)
      if (describe(each.seen) !== describe(effect.seen))
        findings.push(`${key}: answered "${describe(effect.seen)}", then "${describe(each.seen)}"`);
    const began = done[0]?.began ?? Math.min(...answered.map((each) => each.began));
    if (answers.some(({ ended }) => ended < began)) findings.push(`${key}: answered before it was asked for`);
    effects.push({
      operation: effect.operation,
      seen: effect.seen,
      began,
      ended: Math.min(...answered.map(({ ended }) => ended)),
    });
  }
  return { effects, findings };
};

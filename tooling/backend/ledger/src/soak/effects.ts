import type { AccountState } from "../types.ts";
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

/** One line of what was seen, equal for equal sights. */
export const tell = ({ answer, before, after }: Seen): string => `${answer}: ${plain(before)} → ${plain(after)}`;

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
 * Reduces what clients were told to what happened. All answers under one key are of one effect: at most one "done", every
 * repetition the same as it, and a "mismatch" only once the key was used. Without a key each answer is its own effect.
 */
export const effectsOf = (
  history: readonly Settled[],
): { readonly effects: readonly Effect[]; readonly findings: readonly string[] } => {
  const effects: Effect[] = [];
  const findings: string[] = [];
  for (const [key, answers] of groupByKey(history)) {
    const told = answers.flatMap((settled) =>
      settled.reply.outcome === "mismatch" ? [] : [{ ...settled, ...settled.reply }],
    );
    if (key === null) {
      effects.push(...told);
      continue;
    }
    const done = told.filter(({ outcome }) => outcome === "done");
    const effect = done[0] ?? told[0];
    if (effect === undefined) {
      findings.push(`${key}: refused as another payload, but nothing was done under it`);
      continue;
    }
    if (done.length > 1) findings.push(`${key}: done ${done.length} times under one key`);
    for (const each of told)
      if (tell(each.seen) !== tell(effect.seen))
        findings.push(`${key}: answered "${tell(effect.seen)}", then "${tell(each.seen)}"`);
    const began = done[0]?.began ?? Math.min(...told.map((each) => each.began));
    if (answers.some(({ ended }) => ended < began)) findings.push(`${key}: answered before it was asked for`);
    effects.push({
      operation: effect.operation,
      seen: effect.seen,
      began,
      ended: Math.min(...told.map(({ ended }) => ended)),
    });
  }
  return { effects, findings };
};

import type { AccountState } from "../postings/types.ts";
import { describe, type Effect, effectsOf } from "./effects.ts";
import type { Model } from "./model.ts";
import { type Settled, touched } from "./operation.ts";

/** What the sequential model makes of an effect. */
const verdictOf = (model: Model, { operation: { act } }: Effect): string => {
  switch (act.type) {
    case "transfer":
      return model.post(act.id, [act]);
    case "hold":
      return model.hold(act.id, act.account, act.amount);
    case "release":
      return model.release(act.hold);
    case "capture":
      return model.capture(act.hold, act.id, act.to, act.amount);
    case "read":
      return "ok";
  }
};

const isSeen = (model: Model, states: readonly AccountState[]): boolean =>
  states.every(({ id, balance, held }) => {
    const account = model.accounts.get(id);
    return account?.balance === balance && account.held === held;
  });

/** Counts the effects that read an account (or were refused) at each of its versions; they precede the next change. */
class ReadOnlyEffects {
  readonly #counts = new Map<string, number>();

  count({ seen }: Effect, by: 1 | -1): void {
    for (const { id, version } of seen.before) {
      if (seen.after.some((state) => state.id === id && state.version !== version)) continue;
      const place = `${id}@${version}`;
      this.#counts.set(place, (this.#counts.get(place) ?? 0) + by);
    }
  }

  areGone({ seen }: Effect): boolean {
    return seen.before.every(
      ({ id, version }) =>
        seen.after.every((state) => state.id !== id || state.version === version) ||
        (this.#counts.get(`${id}@${version}`) ?? 0) === 0,
    );
  }
}

/** Gives, one after another, the effects that may come next in real time: those begun before any other had ended. */
class Timeline {
  readonly #byBegin: Effect[];
  readonly #byEnd: Effect[];
  readonly #taken = new Set<Effect>();
  #first = 0;
  #soonest = 0;

  constructor(effects: readonly Effect[]) {
    this.#byBegin = effects.toSorted((a, b) => a.began - b.began);
    this.#byEnd = effects.toSorted((a, b) => a.ended - b.ended);
  }

  window(): readonly Effect[] {
    while (this.#isTaken(this.#byBegin[this.#first])) this.#first += 1;
    while (this.#isTaken(this.#byEnd[this.#soonest])) this.#soonest += 1;
    const limit = this.#byEnd[this.#soonest]?.ended ?? 0;
    const open: Effect[] = [];
    for (let index = this.#first; index < this.#byBegin.length; index += 1) {
      const effect = this.#byBegin[index];
      if (effect === undefined || effect.began >= limit) break;
      if (!this.#taken.has(effect)) open.push(effect);
    }
    return open;
  }

  take(effect: Effect): void {
    this.#taken.add(effect);
  }

  #isTaken(effect: Effect | undefined): boolean {
    return effect !== undefined && this.#taken.has(effect);
  }
}

/**
 * Looks for one order of everything that happened which explains all answers that clients got: it keeps real time (what
 * ended before another began comes first), each account goes through its versions without a gap, and the sequential
 * model, played in this order, gives the same answers, balances and holds. `model` is as the ledger was at
 * `opening` and is left as the ledger must be now. The versions fix the order, so failing to find one means that there
 * is none: the history is not linearizable. Gives nothing but the first of what follows from such a failure.
 */
export const checkHistory = (
  opening: readonly AccountState[],
  history: readonly Settled[],
  model: Model,
): { readonly effects: readonly Effect[]; readonly findings: readonly string[] } => {
  const { effects, findings } = effectsOf(history);
  const versions = new Map(opening.map(({ id, version }) => [id, version]));
  const readers = new ReadOnlyEffects();
  for (const effect of effects) readers.count(effect, 1);
  const timeline = new Timeline(effects);
  const fail = (text: string) => ({ effects, findings: [...findings, text] });

  for (let left = effects.length; left > 0; left -= 1) {
    const open = timeline.window();
    const next = open.find(
      (effect) =>
        effect.seen.before.every(({ id, version }) => versions.get(id) === version) && readers.areGone(effect),
    );
    if (next === undefined)
      return fail(
        `No order explains these, of which one must come next: ${open.map(({ seen }) => describe(seen)).join("; ")}. ` +
          `Versions are ${[...versions].map(([id, version]) => `${id} v${version}`).join(", ")}`,
      );
    timeline.take(next);
    readers.count(next, -1);
    const { before, after, answer } = next.seen;
    const unseen = touched(next.operation.act).filter((id) => !before.some((state) => state.id === id));
    const agrees = isSeen(model, before);
    const verdict = verdictOf(model, next);
    if (unseen.length > 0 || !agrees || verdict !== answer || !isSeen(model, after))
      return fail(
        `${next.operation.key ?? "without a key"}, ${next.operation.act.type}: ` +
          `the model says ${verdict}, the ledger ${describe(next.seen)}`,
      );
    for (const { id, version } of after) versions.set(id, version);
  }
  return { effects, findings };
};

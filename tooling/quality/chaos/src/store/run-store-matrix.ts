import type { FailingDatabase } from "@baize/ledger/testing";
import { drivenCalls, type DrivenCall } from "../matrix/scenarios.ts";
import { type Actor, openActor } from "../matrix/stage.ts";
import type { World } from "../matrix/start-world.ts";
import { onStoreStage } from "./store-stage.ts";
import { nameOf, STORE_TIMES, type StoreTimes } from "./store-times.ts";

/** Calls with an idempotency key that move money, but the one that only asks about keys. */
export const moneyCalls: readonly DrivenCall[] = drivenCalls.filter(({ call }) => call.effect === "money");

export interface StoreMatrixOptions {
  readonly seed: number;
  readonly calls?: readonly DrivenCall[] | undefined;
  readonly times?: readonly StoreTimes[] | undefined;
  /** Every how-many-th boundary is broken, beginning with one that the seed chooses; 1 by default: each. */
  readonly stride?: number | undefined;
  /** One boundary alone. */
  readonly nth?: number | undefined;
}
export interface StoreMatrixReport {
  /** Cases whose fault was met. */
  readonly cases: number;
  /** Boundaries of each call, by name. */
  readonly boundaries: Readonly<Record<string, number>>;
  /** One entry for each thing that was wrong, with the line that repeats it. */
  readonly findings: readonly string[];
}

/** Cases of a call differ in length; so many in a row that end before their boundary mean that none gets there. */
const UNMET = 12;
/** Between two cases: sessions get new tokens on the way and none goes idle. */
const STEP_MS = 20_000;

/** Drives each money call once for each statement and each commit that it comes to, with the store failing there. */
export const runStoreMatrix = async (
  world: World,
  store: FailingDatabase,
  { seed, calls = moneyCalls, times: all = STORE_TIMES, stride = 1, nth: only }: StoreMatrixOptions,
): Promise<StoreMatrixReport> => {
  const findings: string[] = [];
  const boundaries: Record<string, number> = {};
  let cases = 0;
  const actors = await Promise.all(world.brands.map(async (brand) => openActor(world, brand)));

  /** False when the call has fewer boundaries than `nth`. */
  const runCase = async (
    actor: Actor,
    { name, call, scenario }: DrivenCall,
    nth: number,
    times: StoreTimes,
  ): Promise<boolean> => {
    const replay = `pnpm soak store --times ${nameOf(times)} --seed ${seed} --call ${name} --nth ${nth}`;
    const report = (text: string): void =>
      void findings.push(
        `${name}, times ${nameOf(times)} at ${nth} (${actor.brand.currency}): ${text}. Replay: ${replay}`,
      );
    let isMet = false;
    await onStoreStage(actor, store, { name, call, nth, times, seed }, async (stage) => {
      try {
        for (const finding of await scenario({
          ...stage,
          idle: async () => {
            isMet = store.boundaries >= nth;
            await stage.idle();
          },
        }))
          report(finding);
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        isMet ||= store.boundaries >= nth;
      }
    });
    for (const reason of actor.endings.splice(0)) report(`the session ended: ${reason}`);
    world.advance(STEP_MS);
    return isMet;
  };

  try {
    for (const [index, driven] of calls.entries()) {
      const first = only ?? 1 + ((seed + index) % stride);
      for (const times of all) {
        for (let [nth, unmet] = [first, 0]; unmet < UNMET; nth += stride) {
          const actor = actors[(nth + index) % actors.length] as Actor;
          const isMet = await runCase(actor, driven, nth, times);
          unmet = isMet ? 0 : unmet + stride;
          cases += isMet ? 1 : 0;
          if (isMet) boundaries[driven.name] = Math.max(boundaries[driven.name] ?? 0, nth);
          if (only !== undefined) break;
        }
      }
      for (const finding of await world.audit()) findings.push(`the auditor, after ${driven.name}: ${finding}`);
    }
    return { cases, boundaries, findings };
  } finally {
    for (const actor of actors) actor.close();
  }
};

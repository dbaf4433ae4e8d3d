import * as v from "valibot";
import type { FaultKind } from "./fault-kinds.ts";

/** How many more requests a fault meets; null: all, until it is lifted. */
export type FaultTimes = number | null;

/** A fault of one of the kinds `K`. */
export interface Fault<K extends FaultKind = FaultKind> {
  readonly kind: K;
  /** Milliseconds to wait before anything else is done; all that "delay" does. */
  readonly delayMs: number;
  readonly times: FaultTimes;
}

/** A request as faults choose among them. */
export interface RequestFacts {
  readonly method: string;
  /** Without query. */
  readonly path: string;
}
/** What a fault meets: requests whose path contains the text, or those of the rule. */
export type FaultTarget = string | ((request: RequestFacts) => boolean);

/** A fault is never longer. */
const LONGEST_DELAY_MS = 120_000;

/** The fields of a fault as they are stored and sent, for a schema of the kinds that its owner carries out. */
export const faultEntries = <const K extends readonly FaultKind[]>(kinds: K) => ({
  kind: v.picklist(kinds),
  delayMs: v.pipe(v.number(), v.finite(), v.toMinValue(0), v.toMaxValue(LONGEST_DELAY_MS), v.transform(Math.trunc)),
  times: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

export const isMet = (target: FaultTarget, request: RequestFacts): boolean =>
  typeof target === "string" ? request.path.includes(target) : target(request);

/** What is left of a fault that has met a request; null: nothing. */
export const spendFault = <F extends { readonly times: FaultTimes }>(fault: F): F | null => {
  if (fault.times === null) return fault;
  return fault.times <= 1 ? null : { ...fault, times: fault.times - 1 };
};

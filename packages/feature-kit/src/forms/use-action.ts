import type { Result } from "@baize/api-client";
import { useCallback, useRef, useState } from "react";
import type { Refusal, RefusalCode } from "../refusals/refusal.ts";
import { type RefusalOverrides, useRefusalWords } from "../refusals/use-refusal-words.ts";

export interface Action<A extends readonly unknown[], D> {
  /** Data, or null when it was refused or failed. While one runs, further presses get the running one. */
  readonly run: (...args: A) => Promise<D | null>;
  readonly isRunning: boolean;
  /** Why the last one was refused. */
  readonly refusal: Refusal | null;
  /** The last one's refusal or fault in words. */
  readonly error: string | null;
  readonly clear: () => void;
}

interface Outcome {
  readonly isRunning: boolean;
  readonly refusal: Refusal | null;
  /** What was thrown, held so that anything may be. */
  readonly thrown: { readonly error: unknown } | null;
}

const QUIET: Outcome = { isRunning: false, refusal: null, thrown: null };

/**
 * A write that moves no money, as an action of a screen. The lock is set synchronously, so that any number of presses
 * in one tick send once. It stays outside the query cache, which keeps no secret. For money use `useMoneyAction`.
 */
export const useAction = <A extends readonly unknown[], D, C extends RefusalCode>(
  send: (...args: A) => Promise<Result<D, C>>,
  overrides?: RefusalOverrides,
): Action<A, D> => {
  const words = useRefusalWords(overrides);
  const lock = useRef<Promise<D | null> | null>(null);
  const [outcome, setOutcome] = useState(QUIET);
  const run = useCallback(
    async (...args: A): Promise<D | null> => {
      const work = async (): Promise<D | null> => {
        setOutcome({ ...QUIET, isRunning: true });
        try {
          const result = await send(...args);
          setOutcome(result.ok ? QUIET : { ...QUIET, refusal: result });
          return result.ok ? result.data : null;
        } catch (error) {
          setOutcome({ ...QUIET, thrown: { error } });
          return null;
        } finally {
          lock.current = null;
        }
      };
      lock.current ??= work();
      return lock.current;
    },
    [send],
  );
  const clear = useCallback(() => setOutcome(QUIET), []);
  const { isRunning, refusal, thrown } = outcome;
  const fault = thrown === null ? null : words.fault(thrown.error);
  return { run, isRunning, refusal, error: refusal === null ? fault : words.refusal(refusal), clear };
};

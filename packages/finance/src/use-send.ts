import type { CommonCode, RefusalDetail } from "@baize/api-client/contract";
import type { Result } from "@baize/api-client";
import { useCallback, useRef, useState } from "react";
import { type FinanceCode, type Refused, useFaultWords } from "./errors.ts";

export interface Send<A extends readonly unknown[], D> {
  /** Data, or null when it was refused or failed; while one runs, further calls give the running one. */
  readonly run: (...args: A) => Promise<D | null>;
  readonly isRunning: boolean;
  /** Why the last one was refused. */
  readonly refused: Refused | null;
  /** The last one's refusal or fault in words. */
  readonly error: string | null;
  readonly clear: () => void;
}

/** A write that moves no money. It stays outside the query cache, so that no secret is kept there. */
export const useSend = <A extends readonly unknown[], D, C extends FinanceCode>(send: (...args: A) => Promise<Result<D, C>>): Send<A, D> => {
  const words = useFaultWords();
  const lock = useRef<Promise<D | null> | null>(null);
  const [view, setView] = useState<{ isRunning: boolean; refused: Refused | null; fault: unknown }>(quiet);
  const run = useCallback(
    async (...args: A): Promise<D | null> => {
      const work = async (): Promise<D | null> => {
        setView({ ...quiet, isRunning: true });
        try {
          const result = await send(...args);
          setView(result.ok ? quiet : { ...quiet, refused: toRefused(result) });
          return result.ok ? result.data : null;
        } catch (fault) {
          setView({ ...quiet, fault });
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
  const clear = useCallback(() => setView(quiet), []);
  const { isRunning, refused, fault } = view;
  const error = refused ? words.refusal(refused) : fault === null ? null : words.fault(fault);
  return { run, isRunning, refused, error, clear };
};

const quiet = { isRunning: false, refused: null, fault: null };

const toRefused = ({ code, detail }: { readonly code: FinanceCode | CommonCode; readonly detail: RefusalDetail }): Refused => ({ code, detail });

import { useCallback, useRef, useState } from "react";

/** What a press may do; while a returned promise runs the control is locked. */
export type PressAction<Args extends readonly unknown[] = []> = (...args: Args) => unknown;

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/**
 * Lets one press through at a time. The lock is set synchronously, so twenty clicks in one tick, or Enter and a
 * click together, run the action once; it opens when the promise settles, or with the next task when there is none.
 * Use it for `onSubmit` too: `const [submit, isRunning] = usePressLock(send)`.
 */
export const usePressLock = <Args extends readonly unknown[]>(
  action: PressAction<Args>,
): readonly [run: (...args: Args) => void, isRunning: boolean] => {
  const locked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    (...args: Args) => {
      if (locked.current) return;
      locked.current = true;
      const open = (): void => {
        locked.current = false;
        setRunning(false);
      };
      let outcome: unknown;
      try {
        outcome = action(...args);
      } catch (fault) {
        open();
        throw fault;
      }
      if (!isThenable(outcome)) {
        setTimeout(() => (locked.current = false));
        return;
      }
      setRunning(true);
      outcome.then(open, (fault: unknown) => {
        open();
        reportError(fault);
      });
    },
    [action],
  );
  return [run, isRunning];
};

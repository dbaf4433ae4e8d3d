import { useEffect, useRef, useState } from "react";

import { useClock } from "../provider/site-context.ts";

/**
 * Whole seconds until a deadline, 0 once it has passed. Counted from the deadline and the server's clock and not
 * from ticks, so throttled tabs, sleep and a return from the background are right (docs/field-problems.md FP37).
 * `onEnd` is called once for a deadline that was still ahead when it was first drawn.
 */
export const useSecondsLeft = (deadlineMs: number | null | undefined, onEnd?: () => void): number => {
  const clock = useClock();
  const isAhead = deadlineMs != null && deadlineMs > clock();
  const [first, setFirst] = useState({ deadlineMs, isAhead });
  if (first.deadlineMs !== deadlineMs) setFirst({ deadlineMs, isAhead });
  const [, redraw] = useState(0);
  const end = useRef(onEnd);
  const ended = useRef<number>(undefined);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (deadlineMs == null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    /** Just after the next whole second of the time left. */
    const wait = (): void => {
      timer = setTimeout(look, Math.max(0, ((deadlineMs - clock()) % 1000) + 1));
    };
    const finish = (): void => {
      if (ended.current === deadlineMs) return;
      ended.current = deadlineMs;
      redraw((count) => count + 1);
      end.current?.();
    };
    const look = (): void => {
      clearTimeout(timer);
      redraw((count) => count + 1);
      if (deadlineMs > clock()) {
        wait();
        return;
      }
      document.removeEventListener("visibilitychange", look);
      finish();
    };
    if (deadlineMs <= clock()) {
      // It may have passed since it was drawn, or the clock was set.
      if (first.isAhead) finish();
      return undefined;
    }
    wait();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [deadlineMs, clock, first.isAhead]);
  return deadlineMs == null ? 0 : Math.max(0, Math.ceil((deadlineMs - clock()) / 1000));
};

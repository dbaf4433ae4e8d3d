import { useEffect, useRef, useState } from "react";

import { useClock } from "../provider/site-context.ts";

/**
 * Whole seconds until a deadline, 0 once it has passed. `onEnd` is called once for each deadline that was still to
 * come when it was first drawn. Counted from the deadline and the server's clock and not
 * from ticks, so throttled tabs, sleep and a return from the background are right (docs/field-problems.md FP37).
 */
export const useSecondsLeft = (deadlineMs: number | null | undefined, onEnd?: () => void): number => {
  const clock = useClock();
  const [, redraw] = useState(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (deadlineMs == null || deadlineMs <= clock()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    /** Just after the next whole second of the time left. */
    const wait = (): void => {
      timer = setTimeout(look, Math.max(0, ((deadlineMs - clock()) % 1000) + 1));
    };
    const look = (): void => {
      clearTimeout(timer);
      redraw((count) => count + 1);
      if (deadlineMs > clock()) {
        wait();
        return;
      }
      document.removeEventListener("visibilitychange", look);
      end.current?.();
    };
    wait();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [deadlineMs, clock]);
  return deadlineMs == null ? 0 : Math.max(0, Math.ceil((deadlineMs - clock()) / 1000));
};

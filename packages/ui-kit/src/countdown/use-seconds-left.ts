import { useEffect, useRef, useState } from "react";

import { useClock } from "../provider/site-context.ts";

/**
 * Whole seconds until a deadline, 0 once it has passed. Counted from the deadline and the server's clock and not
 * from ticks, so throttled tabs, sleep and a return from the background are right (Field problem 35).
 */
export const useSecondsLeft = (
  deadlineMs: number | null | undefined,
  onEnd?: () => void,
): number => {
  const clock = useClock();
  const left = (): number =>
    deadlineMs == null ? 0 : Math.max(0, Math.ceil((deadlineMs - clock()) / 1000));
  const [, setTick] = useState(0);
  const latest = useRef({ left, onEnd });
  useEffect(() => {
    latest.current = { left, onEnd };
  });
  useEffect(() => {
    if (deadlineMs == null || latest.current.left() === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      setTick((tick) => tick + 1);
      if (latest.current.left() === 0) {
        document.removeEventListener("visibilitychange", look);
        latest.current.onEnd?.();
      } else timer = setTimeout(look, ((deadlineMs - Date.now()) % 1000) + 1 || 1000);
    };
    timer = setTimeout(look, 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [deadlineMs]);
  return left();
};

import { useClock } from "@baize/ui-kit";
import { useEffect, useReducer } from "react";

/** The server's time, epoch milliseconds; renders again at each interval, and when the clock was set. */
export const useTick = (everyMs: number): number => {
  const clock = useClock();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return clock();
};

import { deviceClock, type Clock } from "../provider/clock.ts";

/** A clock that reads `startMs` now and goes on at the device's pace. */
export const clockAt = (startMs: number): Clock => {
  const ahead = startMs - Date.now();
  return { ...deviceClock, now: () => Date.now() + ahead };
};

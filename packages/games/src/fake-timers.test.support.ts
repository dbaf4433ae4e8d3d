import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Fake timers that advance by themselves and can be moved on. Animation frames stay real: the dialogs of all tests of
 * a worker share one queue of frames, which would never run again after a dropped fake frame.
 */
export const useMovableTimers = (): void =>
  void vi.useFakeTimers({ shouldAdvanceTime: true, toNotFake: ["requestAnimationFrame", "cancelAnimationFrame"] });

/** Unmounts the screen, runs its pending timers, and restores the real ones. */
export const endMovableTimers = (): void => {
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
};

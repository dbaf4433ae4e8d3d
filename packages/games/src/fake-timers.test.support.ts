import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Timers that run by themselves and may be moved on. Animation frames stay real: the dialogs of all tests of a worker
 * share one queue of them, which would wait for ever for a frame that went with the fake ones.
 */
export const useMovableTimers = (): void =>
  void vi.useFakeTimers({ shouldAdvanceTime: true, toNotFake: ["requestAnimationFrame", "cancelAnimationFrame"] });

/** Takes the screen away, lets its timers run out, and brings the real ones back. */
export const endMovableTimers = (): void => {
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
};

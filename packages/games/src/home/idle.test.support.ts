import { act } from "@testing-library/react";
import { vi } from "vitest";

/** A browser that is idle only when told, and then has loaded and drawn all that was waiting for it. */
export const holdIdle = (): { readonly asked: () => number; readonly beIdle: () => Promise<void> } => {
  const waiting = new Map<number, () => void>();
  let count = 0;
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    count += 1;
    waiting.set(count, run);
    return count;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => void waiting.delete(id));
  return {
    asked: () => waiting.size,
    beIdle: async () => {
      await act(async () => waiting.forEach((run) => run()));
      // A part that arrives may ask for the next.
      for (const _part of ["notice", "panel"]) await act(async () => vi.dynamicImportSettled());
    },
  };
};

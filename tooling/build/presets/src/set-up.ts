import { afterAll, vi } from "vitest";

// Files of a worker share its globals: what a file has replaced is put back at its end.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

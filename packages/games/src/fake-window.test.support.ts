import { vi } from "vitest";

/** A window as `window.open` gives it. */
export const fakeWindow = () => ({
  closed: false,
  opener: window as unknown,
  document: document.implementation.createHTMLDocument(),
  close: vi.fn<() => void>(),
});

/** The address that a window was sent to; null for none. */
export const sentTo = (opened: ReturnType<typeof fakeWindow>): string | null =>
  opened.document.querySelector("a")?.href ?? null;

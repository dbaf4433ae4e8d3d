import { vi } from "vitest";

/** A window of 1440 by 900 as the lobby measures it: a list 1280 wide with rows of 320. */
export const standAtDesktop = (): void => {
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal("scrollTo", () => undefined);
  Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: () => undefined });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1280, 320));
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(320);
};

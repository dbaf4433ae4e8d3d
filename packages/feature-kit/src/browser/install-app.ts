import { useSyncExternalStore } from "react";

/** Chrome's and Edge's offer to install the site; it may be used once, in a press. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/**
 * `installed`: the site runs as an app, or has just become one. `offered`: the browser would install it at a press.
 * `none`: it would not, or not yet, or does not tell.
 */
export type InstallState = "installed" | "offered" | "none";

let offer: InstallOffer | null = null;
let hasBecomeApp = false;
let isHeld = false;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const isOffer = (event: Event): event is InstallOffer => "prompt" in event && typeof event.prompt === "function";

/**
 * Keeps the browser's offer to install the site for a press on a page; it comes once, soon after the load. To be called
 * when the site starts.
 */
export const holdInstallOffer = (): void => {
  if (isHeld) return;
  isHeld = true;
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    hasBecomeApp = false;
    tell();
  });
  window.addEventListener("appinstalled", () => {
    offer = null;
    hasBecomeApp = true;
    tell();
  });
};

const isStandalone = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches || Reflect.get(navigator, "standalone") === true;

const stateNow = (): InstallState => {
  if (hasBecomeApp || isStandalone()) return "installed";
  return offer === null ? "none" : "offered";
};

const subscribe = (listener: () => void): (() => void) => {
  holdInstallOffer();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface InstallApp {
  readonly state: InstallState;
  /** Asks the visitor, in the press itself; true when they agreed. */
  readonly install: () => Promise<boolean>;
}

/** Installing the site as an app, as far as the browser offers it. */
export const useInstallApp = (): InstallApp => {
  const state = useSyncExternalStore(subscribe, stateNow, (): InstallState => "none");
  return { state, install };
};

const install = async (): Promise<boolean> => {
  const asked = offer;
  if (asked === null) return false;
  offer = null;
  const { outcome } = await asked.prompt();
  tell();
  return outcome === "accepted";
};

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";
const media = (): MediaQueryList | undefined => (window.matchMedia as typeof window.matchMedia | undefined)?.(QUERY);
const subscribe = (listener: () => void): (() => void) => {
  const list = media();
  list?.addEventListener("change", listener);
  return () => list?.removeEventListener("change", listener);
};

/** Whether motion is unwanted; so it is until the browser has said otherwise. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? true,
    () => true,
  );

/** Calls back every so often while it is on and the page is seen. */
export const useAutoplay = (isOn: boolean, everyMs: number, onTurn: () => void): void => {
  const turn = useEffectEvent(() => {
    if (document.visibilityState === "visible") onTurn();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
};

import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";
const media = (): MediaQueryList | undefined => (window.matchMedia as typeof window.matchMedia | undefined)?.(QUERY);
const subscribe = (listener: () => void): (() => void) => {
  const list = media();
  list?.addEventListener("change", listener);
  return () => list?.removeEventListener("change", listener);
};

/** Whether the member prefers reduced motion; true until the browser has answered. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? true,
    () => true,
  );

export interface AutoplayOptions {
  /** Pauses while the pointer is over it or it contains the focus. */
  readonly element: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  readonly everyMs: number;
  readonly onTurn: () => void;
}

/** Calls back at intervals while it is on and the page is visible. */
export const useAutoplay = ({ element, isOn, everyMs, onTurn }: AutoplayOptions): void => {
  const isBusy = useHoverOrFocus(element);
  const turn = useEffectEvent(() => {
    if (document.visibilityState === "visible") onTurn();
  });
  useEffect(() => {
    if (!isOn || isBusy) return undefined;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [isOn, isBusy, everyMs]);
};

const STARTS = ["pointerenter", "focusin"] as const;
const ENDS = ["pointerleave", "focusout"] as const;

const useHoverOrFocus = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const enter = (): void => setOver(true);
    const leave = (event: FocusEvent | PointerEvent): void => {
      const isInside = event.type === "focusout" && current.contains(event.relatedTarget as Node | null);
      if (!isInside) setOver(false);
    };
    for (const name of STARTS) current.addEventListener(name, enter);
    for (const name of ENDS) current.addEventListener(name, leave);
    return () => {
      for (const name of STARTS) current.removeEventListener(name, enter);
      for (const name of ENDS) current.removeEventListener(name, leave);
    };
  }, [element]);
  return isOver;
};

import { type RefObject, useEffect, useRef } from "react";

/** Keeps `--bz-keyboard` of an element at what the on-screen keyboard covers of the page, in px. */
export const useKeyboardInset = <E extends HTMLElement>(): RefObject<E | null> => {
  const place = useRef<E>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const follow = (): void => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      place.current?.style.setProperty("--bz-keyboard", `${covered}px`);
    };
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
    };
  }, []);
  return place;
};

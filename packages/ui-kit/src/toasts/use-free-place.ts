import { useLayoutEffect, type RefObject } from "react";

import { freeShift } from "./free-place.ts";

const isInView = ({ width, bottom, top }: DOMRect): boolean => width > 0 && bottom > 0 && top < window.innerHeight;

/**
 * Keeps the toasts off whatever carries `data-keep-clear`: by moving them down over a page, and by telling open sheets,
 * which leave `--bz-toasts` free above themselves.
 */
export const useFreePlace = (region: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    const root = document.documentElement;
    const place = (): void => {
      current.style.setProperty("--bz-toasts-shift", "0px");
      const box = current.getBoundingClientRect();
      const others = [...document.querySelectorAll("[data-keep-clear]")].map((each) => each.getBoundingClientRect());
      const shift = freeShift(box, others.filter(isInView), window.innerHeight);
      current.style.setProperty("--bz-toasts-shift", `${shift}px`);
      root.style.setProperty("--bz-toasts", `${box.height}px`);
    };
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
    for (const each of [current, document.body]) watch?.observe(each);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
      watch?.disconnect();
      root.style.removeProperty("--bz-toasts");
    };
  }, [region]);
};

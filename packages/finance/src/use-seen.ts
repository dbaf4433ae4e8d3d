import { type RefObject, useEffect } from "react";

/** Scrolls what has just appeared into view, where the page had been scrolled past its place. */
export const useSeen = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) ref.current?.scrollIntoView({ block: "center" });
  }, [ref]);
};

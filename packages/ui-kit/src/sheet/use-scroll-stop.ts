import { useCallback } from "react";

/** Ref of an area that the keyboard can reach and scroll while its content is higher than itself (WCAG 2.1.1). */
export const useScrollStop = (): ((area: HTMLElement | null) => (() => void) | undefined) =>
  useCallback((area: HTMLElement | null) => {
    if (area === null) return undefined;
    const look = (): void => {
      if (area.scrollHeight > area.clientHeight) area.tabIndex = 0;
      else area.removeAttribute("tabindex");
    };
    look();
    const grow = new MutationObserver(look);
    grow.observe(area, { childList: true, subtree: true });
    const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
    watch?.observe(area);
    return () => {
      grow.disconnect();
      watch?.disconnect();
    };
  }, []);

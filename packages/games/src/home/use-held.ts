import { type RefObject, useEffect, useState } from "react";

/** Whether an element is under the pointer or holds the focus. */
export const useHeld = (element: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const hold = (): void => setHeld(true);
    const leave = (event: FocusEvent | PointerEvent): void => {
      const isInside = event.type === "focusout" && current.contains(event.relatedTarget as Node | null);
      if (!isInside) setHeld(false);
    };
    const ends = ["pointerleave", "focusout"] as const;
    const starts = ["pointerenter", "focusin"] as const;
    for (const name of starts) current.addEventListener(name, hold);
    for (const name of ends) current.addEventListener(name, leave);
    return () => {
      for (const name of starts) current.removeEventListener(name, hold);
      for (const name of ends) current.removeEventListener(name, leave);
    };
  }, [element]);
  return isHeld;
};

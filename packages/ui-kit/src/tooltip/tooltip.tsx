import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";

import { lazyPart } from "../lazy/lazy-part.tsx";
import * as css from "./tooltip.css.ts";

const TooltipPanel = lazyPart(async () => (await import("./tooltip-panel.tsx")).TooltipPanel);

const hoverDelayMs = 300;

export interface TooltipProps {
  /** A short explanation; nothing that is needed to act, because touch has no hover. */
  text: ReactNode;
  /** One focusable element with an accessible name of its own. */
  children: ReactElement;
}

/** A hint on hover and on keyboard focus; Escape puts it away. */
export const Tooltip = ({ text, children }: TooltipProps): ReactElement => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  useEffect(() => {
    const { current } = anchor;
    if (!current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => setState("open");
    const close = (): void => {
      clearTimeout(timer);
      setState((before) => (before === "open" ? "closed" : before));
    };
    const handlers = {
      pointerenter: (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType !== "touch") timer = setTimeout(open, hoverDelayMs);
      },
      pointerleave: close,
      pointerdown: close,
      focusin: (event: Event) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible")) open();
      },
      focusout: close,
      keydown: (event: Event) => {
        if (event instanceof KeyboardEvent && event.key === "Escape") close();
      },
    };
    for (const [name, handler] of Object.entries(handlers)) current.addEventListener(name, handler);
    return () => {
      clearTimeout(timer);
      for (const [name, handler] of Object.entries(handlers)) current.removeEventListener(name, handler);
    };
  }, []);
  return (
    <span ref={anchor} className={css.anchor}>
      {children}
      {state !== "never" && (
        <TooltipPanel text={text} anchor={anchor} isOpen={state === "open"} onClose={() => setState("closed")} />
      )}
    </span>
  );
};

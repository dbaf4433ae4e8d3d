import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { ToneIcon } from "../icon/tone-icon.tsx";
import { useAnnounce } from "../live-region/announcer.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import { toastContext, type ToastInput } from "./toast-context.ts";
import * as css from "./toaster.css.ts";
import { useFreePlace } from "./use-free-place.ts";

interface Toast extends ToastInput {
  id: string;
}

const mostShown = 3;

const ToastCard = ({ toast, onEnd }: { toast: Toast; onEnd: (id: string) => void }): ReactElement => {
  const t = useKitWords();
  const [isHeld, setHeld] = useState(false);
  const { id, text, tone = "neutral", action, durationMs = action ? 10_000 : 5000 } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onEnd(id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, id, durationMs, onEnd]);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const { current } = card;
    if (!current) return undefined;
    const hold = (): void => setHeld(true);
    const release = (): void => setHeld(false);
    const pairs = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release };
    for (const [name, handler] of Object.entries(pairs)) current.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(pairs)) current.removeEventListener(name, handler);
    };
  }, []);
  return (
    <li ref={card} className={css.toast}>
      <span className={css.icon[tone]}>
        <ToneIcon tone={tone} />
      </span>
      <span className={css.text}>{text}</span>
      {action}
      <IconButton label={t("close")} size="small" onPress={() => onEnd(id)}>
        <CloseIcon />
      </IconButton>
    </li>
  );
};

interface ToastRegionProps {
  toasts: readonly Toast[];
  onEnd: (id: string) => void;
}

const ToastRegion = ({ toasts, onEnd }: ToastRegionProps): ReactElement => {
  const t = useKitWords();
  const region = useRef<HTMLElement>(null);
  useFreePlace(region);
  return (
    <section ref={region} data-toasts className={css.region} aria-label={t("notifications")}>
      <ol className={css.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onEnd={onEnd} />
        ))}
      </ol>
    </section>
  );
};

/** Holds the toasts of the page; mounted by UiProvider. */
export const Toaster = ({ children }: { children: ReactNode }): ReactElement => {
  const announce = useAnnounce();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (input: ToastInput) => {
      count.current += 1;
      const id = `toast-${count.current}`;
      setToasts((all) => [...all, { ...input, id }].slice(-mostShown));
      announce(input.text, input.tone === "danger" ? "assertive" : "polite");
      return id;
    },
    [announce],
  );
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <toastContext.Provider value={api}>
      {children}
      {toasts.length > 0 && createPortal(<ToastRegion toasts={toasts} onEnd={dismiss} />, document.body)}
    </toastContext.Provider>
  );
};

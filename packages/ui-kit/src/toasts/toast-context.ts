import { createContext, use, type ReactNode } from "react";

import type { Tone } from "../style/tone.ts";

export interface ToastInput {
  /** One plain sentence; it is also announced. */
  text: string;
  tone?: Tone | undefined;
  /** A link or button beside the text. */
  action?: ReactNode;
  /** How long it stays, 5 s by default, with an action 10 s; paused while pointed at or focused. */
  durationMs?: number | undefined;
}

export interface Toasts {
  show: (toast: ToastInput) => string;
  dismiss: (id: string) => void;
}

export const toastContext = createContext<Toasts | null>(null);

/** Short notices that need no answer. Results of money acts belong on the page, not here. */
export const useToasts = (): Toasts => {
  const toasts = use(toastContext);
  if (!toasts)
    throw new Error("useToasts is used outside UiProvider. Wrap the application, story or test in <UiProvider>.");
  return toasts;
};

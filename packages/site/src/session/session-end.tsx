import type { SessionEndReason } from "@baize/api-client";
import { paths } from "@baize/domain";
import { useLocation, useNavigate } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useEffect, useEffectEvent } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";

/** Emits the ends of sessions from the client to the router. */
export interface SessionEnds {
  readonly emit: (reason: SessionEndReason) => void;
  /** Why the last session of this page ended; null when none has. */
  readonly last: () => SessionEndReason | null;
  readonly subscribe: (listener: (reason: SessionEndReason) => void) => () => void;
}

export const createSessionEnds = (): SessionEnds => {
  const listeners = new Set<(reason: SessionEndReason) => void>();
  let last: SessionEndReason | null = null;
  return {
    last: () => last,
    emit: (reason) => {
      last = reason;
      for (const listener of listeners) listener(reason);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const sentences = {
  rejected: "session.ended",
  idle: "session.idle",
  other_tab: "session.other",
  signed_out: "session.signedOut",
  password_changed: "session.ended",
} as const;

/** One navigation per ended session: to log-in, keeping the wanted page when the member did not leave on purpose. */
export const SessionEndWatch = ({ ends }: { ends: SessionEnds }): null => {
  const t = useSiteWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { show } = useToasts();
  const { pageViews } = useSiteParts();
  const end = useEffectEvent((reason: SessionEndReason) => {
    pageViews.clear();
    show({ text: t(sentences[reason]), tone: reason === "signed_out" ? "win" : "info" });
    if (reason === "signed_out" || pathname === paths.login) return;
    void navigate(
      reason === "rejected" || reason === "idle"
        ? `${paths.login}?${new URLSearchParams({ return: `${pathname}${search}` }).toString()}`
        : paths.login,
    );
  });
  useEffect(() => ends.subscribe(end), [ends]);
  return null;
};

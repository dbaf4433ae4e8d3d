import type { Result } from "@baize/api-client";
import type { RefusalDetail } from "@baize/api-client/contract";
import type { Refusal, RefusalCode } from "@baize/feature-kit";
import { useClock } from "@baize/ui-kit";
import { useCallback, useRef, useState } from "react";

/** What came of asking for a quote. */
export type Taken = "taken" | "refused" | "none";

interface View<Q> {
  readonly quote: Q | null;
  /** The one before it, for the same question. */
  readonly before: Q | null;
  /** An instant of the server, epoch milliseconds; null when nothing is held. */
  readonly deadlineMs: number | null;
  readonly isAsking: boolean;
  readonly refused: Refusal | null;
  readonly fault: unknown;
}

export interface Quote<I, Q> extends View<Q> {
  /** Asks; "none" when the line failed or a later question overtook it. */
  readonly take: (input: I) => Promise<Taken>;
  /** Drops the quote, and an answer that has not arrived yet. */
  readonly clear: () => void;
  /** Whether the rate is still held, at this moment. */
  readonly isOver: () => boolean;
  /** The server says that it can no longer be used. */
  readonly spend: () => void;
}

/**
 * A quote of the server and how long it holds, by the server's clock. An answer to an earlier question is never shown.
 *
 * @param expiryOf the instant until which a rate is held; null where none is
 */
export const useQuote = <I, Q, C extends RefusalCode>(
  ask: (input: I) => Promise<Result<Q, C>>,
  expiryOf: (quote: Q) => string | null,
): Quote<I, Q> => {
  const clock = useClock();
  const turn = useRef(0);
  const [view, setView] = useState<View<Q>>(nothing);
  const take = async (input: I): Promise<Taken> => {
    turn.current += 1;
    const mine = turn.current;
    setView((known) => ({ ...known, isAsking: true, refused: null, fault: null }));
    const answer = await ask(input).catch((fault: unknown) => ({ fault }));
    if (mine !== turn.current) return "none";
    if ("fault" in answer) {
      setView((known) => ({ ...known, isAsking: false, fault: answer.fault }));
      return "none";
    }
    if (!answer.ok) {
      setView({ ...nothing, refused: toRefused(answer) });
      return "refused";
    }
    const expiresAt = expiryOf(answer.data);
    const deadlineMs = expiresAt === null ? null : Date.parse(expiresAt);
    setView((known) => ({ ...nothing, quote: answer.data, before: known.quote, deadlineMs }));
    return "taken";
  };
  const clear = useCallback(() => {
    turn.current += 1;
    setView(nothing);
  }, []);
  const { deadlineMs } = view;
  return {
    ...view,
    take,
    clear,
    isOver: () => deadlineMs !== null && deadlineMs <= clock(),
    spend: () => setView((known) => ({ ...known, deadlineMs: 0 })),
  };
};

const nothing = { quote: null, before: null, deadlineMs: null, isAsking: false, refused: null, fault: null } as const;

const toRefused = ({ code, detail }: { readonly code: string; readonly detail: RefusalDetail }): Refusal => ({
  code: code as RefusalCode,
  detail,
});

import { callQuery, refreshAfterMoney, useClient, useMember } from "@baize/api-client/react";
import { useNavigate } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PlayMode } from "../wire-types.ts";
import { type RecycleOutcome, useRecycle } from "./use-recycle.ts";
import { RECYCLE_TONES, useRecycleText } from "./use-recycle-text.ts";

export interface Leave {
  /** The game is no longer on the page. */
  readonly isLeaving: boolean;
  /** Of the recycle on exit. */
  readonly outcome: RecycleOutcome;
  readonly isOver: boolean;
  /** Recycles the venue's wallet where automatic transfer is on, then goes back. Once, however often pressed. */
  readonly exit: () => Promise<void>;
  /** After the outcome was read. */
  readonly done: () => void;
}

const RESULT_MS = 10_000;

/**
 * The exit of a game. It leads back to where the game was chosen, and to no other game. The browser's back button, or
 * any other way off the page, does what exit does; a toast on the next page then reports the outcome.
 */
export const useLeave = ({
  platform,
  mode,
  back,
}: {
  readonly platform: string;
  readonly mode: PlayMode;
  readonly back: string;
}): Leave => {
  const navigate = useNavigate();
  const client = useClient();
  const queryClient = useQueryClient();
  const report = useReport();
  const { outcome, recycle } = useRecycle();
  const autoTransfer = useMember().value?.autoTransfer;
  /** Whether the wallet is recycled; undefined while unknown. */
  const known = mode === "demo" ? false : autoTransfer;
  const [isLeaving, setLeaving] = useState(false);
  const [isOver, setOver] = useState(false);
  const hasLeft = useRef(false);
  const done = (): void => void navigate(back, { replace: true });
  /** Recycles where automatic transfer is on; where that cannot be read, no money moves, and the outcome says so. */
  const settle = async (): Promise<RecycleOutcome> => {
    const isAuto =
      known ??
      (await queryClient.fetchQuery(callQuery(client.member.token)).then(
        (member) => member.autoTransfer,
        () => undefined,
      ));
    if (isAuto === true) return recycle(platform);
    void refreshAfterMoney(queryClient);
    return { kind: isAuto === undefined ? "unread" : "nothing" };
  };

  const isMounted = useUnmount(async () => {
    // Without a session there is no member whose wallet could be recycled.
    if (hasLeft.current || client.session.get().status !== 1) return;
    hasLeft.current = true;
    report(await settle());
  });

  return {
    isLeaving,
    outcome,
    // An outcome that takes long to be confirmed keeps no member on this page.
    isOver: isOver || outcome.kind === "open",
    done,
    exit: async () => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      if (document.fullscreenElement !== null && document.fullscreenElement !== undefined)
        await document.exitFullscreen();
      if (known === false) {
        void refreshAfterMoney(queryClient);
        done();
        return;
      }
      setLeaving(true);
      try {
        const result = await settle();
        const isRead = isMounted() && result.kind !== "nothing" && result.kind !== "unread";
        if (isRead) return;
        report(result);
        if (isMounted()) done();
      } finally {
        setOver(true);
      }
    },
  };
};

/** Shows the outcome of a recycle on whatever page is open. */
const useReport = (): ((outcome: RecycleOutcome) => void) => {
  const { show } = useToasts();
  const textOf = useRecycleText();
  return (outcome) => {
    if (outcome.kind === "nothing") return;
    show({ text: textOf(outcome), tone: RECYCLE_TONES[outcome.kind], durationMs: RESULT_MS });
  };
};

/** Calls back once the component is gone, with its latest callback; answers whether it is still mounted. */
const useUnmount = (callback: () => Promise<void>): (() => boolean) => {
  const client = useClient();
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const isMounted = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode mounts twice: the second mount comes before this timer fires.
      timer.current = setTimeout(() => void latest.current().catch(client.report));
    };
  }, [client]);
  return () => isMounted.current;
};

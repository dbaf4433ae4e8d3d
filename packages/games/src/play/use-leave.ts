import { refreshAfterMoney, useClient, useMember } from "@baize/api-client/react";
import { useNavigate } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { HOMECOMING_TONES } from "../launch/homecoming-note.tsx";
import { useHomecomingText } from "../launch/use-homecoming-text.ts";
import { type Homecoming, useTakeHome } from "../launch/use-take-home.ts";
import type { PlayMode } from "../wire-types.ts";

export interface Leave {
  /** The game is gone from the page. */
  readonly isLeaving: boolean;
  /** The wallet is being taken home, or its result is to be read. */
  readonly outcome: Homecoming;
  readonly isOver: boolean;
  /** Exit: takes the wallet home where that is the member's setting, then goes back. Once, however often pressed. */
  readonly go: () => Promise<void>;
  /** After the result was read. */
  readonly done: () => void;
}

const RESULT_MS = 10_000;

/**
 * The way out of a game. It leads back to where the game was chosen, and to no other game. The browser's own way back,
 * or any other way off the page, does what exit does; the result is then told on the page that it leads to.
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
  const { show } = useToasts();
  const textOf = useHomecomingText();
  const goesHome = useMember().value?.autoTransfer === true && mode === "real";
  const { outcome, take } = useTakeHome();
  const [isLeaving, setLeaving] = useState(false);
  const [isOver, setOver] = useState(false);
  const lock = useRef(false);
  const isHere = useRef(true);
  const done = (): void => void navigate(back, { replace: true });
  const tell = (home: Homecoming): void => {
    if (home.kind === "nothing") return;
    show({ text: textOf(home), tone: HOMECOMING_TONES[home.kind], durationMs: RESULT_MS });
  };

  const goneOtherwise = async (): Promise<void> => {
    // Without a session there is nobody whose wallet could be taken home.
    if (lock.current || client.session.get().status !== 1) return;
    lock.current = true;
    if (!goesHome) return refreshAfterMoney(queryClient);
    tell(await take(platform));
  };
  const latest = useRef(goneOtherwise);
  useEffect(() => {
    latest.current = goneOtherwise;
  });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    isHere.current = true;
    return () => {
      isHere.current = false;
      // A page that is mounted twice, as development does, is back before this runs.
      leaving.current = setTimeout(() => void latest.current().catch(client.report));
    };
  }, [client]);

  return {
    isLeaving,
    outcome,
    // What takes long to be confirmed keeps nobody here.
    isOver: isOver || outcome.kind === "open",
    done,
    go: async () => {
      if (lock.current) return;
      lock.current = true;
      if (document.fullscreenElement !== null && document.fullscreenElement !== undefined)
        await document.exitFullscreen();
      if (!goesHome) {
        void refreshAfterMoney(queryClient);
        done();
        return;
      }
      setLeaving(true);
      try {
        const home = await take(platform);
        if (!isHere.current) tell(home);
        else if (home.kind === "nothing") done();
      } finally {
        setOver(true);
      }
    },
  };
};

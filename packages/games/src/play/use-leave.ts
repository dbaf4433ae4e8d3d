import { refreshAfterMoney, useMember } from "@baize/api-client/react";
import { useNavigate } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Homecoming, useTakeHome } from "../launch/use-take-home.ts";
import type { PlayMode } from "../queries.ts";

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

/** The way out of a game. It leads back to where the game was chosen, and to no other game. */
export const useLeave = ({ platform, mode, back }: { readonly platform: string; readonly mode: PlayMode; readonly back: string }): Leave => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const goesHome = useMember().value?.autoTransfer === true && mode === "real";
  const { outcome, take } = useTakeHome();
  const [isLeaving, setLeaving] = useState(false);
  const [isOver, setOver] = useState(false);
  const lock = useRef(false);
  const done = (): void => void navigate(back, { replace: true });
  return {
    isLeaving,
    outcome,
    isOver,
    done,
    go: async () => {
      if (lock.current) return;
      lock.current = true;
      if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) await document.exitFullscreen();
      if (!goesHome) {
        void refreshAfterMoney(queryClient);
        done();
        return;
      }
      setLeaving(true);
      try {
        const home = await take(platform);
        if (home.kind === "nothing") done();
      } finally {
        setOver(true);
      }
    },
  };
};

import { useClient } from "@baize/api-client/react";
import { openWindowInGesture, useRefusalWords } from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useState } from "react";
import { launchAddress } from "../launch/launch-address.ts";
import type { PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

export interface WindowGame {
  /** Opens the game in a window of its own, with an address of its own; call it in the press. */
  readonly open: () => Promise<void>;
  /** Why it did not open. */
  readonly fault: string | null;
  readonly isOpened: boolean;
}

/** The same game in a window: the address in the frame is spent, so another is asked for. */
export const useWindowGame = ({
  gameId,
  mode,
  wasOpened,
}: {
  readonly gameId: string;
  readonly mode: PlayMode;
  readonly wasOpened: boolean;
}): WindowGame => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const client = useClient();
  const surface = useSurface();
  const [fault, setFault] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(wasOpened);
  return {
    fault,
    isOpened,
    open: async () => {
      const window = openWindowInGesture({ allow: [location.origin] });
      if (window.blocked) {
        setFault(t("launch.blockedTitle"));
        return;
      }
      try {
        const started = await client.games.start({ gameId, mode, surface });
        const address = started.ok ? launchAddress(started.data.url, location.origin) : null;
        const isGone = address !== null && window.go(address);
        if (!isGone) window.close();
        setOpened(isGone);
        setFault(
          ((): string | null => {
            if (!started.ok) return words.refusal(started);
            return isGone ? null : t("launch.unsafe");
          })(),
        );
      } catch (error) {
        window.close();
        setFault(words.fault(error));
      }
    },
  };
};

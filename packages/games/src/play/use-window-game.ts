import { useClient } from "@baize/api-client/react";
import { openWindowInGesture, useRefusalWords } from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useState } from "react";
import { launchAddress } from "../launch/launch-address.ts";
import type { PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

export interface WindowGame {
  /** Opens the game in a window with a new launch address; call it in the press. */
  readonly openGame: () => Promise<void>;
  /** Why it did not open. */
  readonly fault: string | null;
  readonly isOpened: boolean;
}

export interface WindowGameOptions {
  readonly id: string;
  readonly mode: PlayMode;
  /** It was opened before this page. */
  readonly wasOpened: boolean;
}

/** The game of the page in a window. The address in the frame works once, so the window asks for another. */
export const useWindowGame = ({ id, mode, wasOpened }: WindowGameOptions): WindowGame => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const client = useClient();
  const surface = useSurface();
  const [fault, setFault] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(wasOpened);
  const openGame = async (): Promise<void> => {
    const opener = openWindowInGesture({ allow: [location.origin] });
    if (opener.blocked) return setFault(t("launch.blockedTitle"));
    try {
      const started = await client.games.start({ gameId: id, mode, surface });
      const address = started.ok ? launchAddress(started.data.url, location.origin) : null;
      const isGone = address !== null && opener.go(address);
      if (!isGone) opener.close();
      setOpened(isGone);
      if (started.ok) setFault(isGone ? null : t("launch.unsafe"));
      else setFault(words.refusal(started));
    } catch (error) {
      opener.close();
      setFault(words.fault(error));
    }
  };
  return { fault, isOpened, openGame };
};

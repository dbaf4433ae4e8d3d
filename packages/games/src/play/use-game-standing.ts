import { useQueryClient } from "@tanstack/react-query";
import { callKey, useClient } from "@baize/api-client/react";
import { useState } from "react";
import { HOME_GAMES } from "../queries.ts";
import type { Provider } from "../wire-types.ts";
import { useStandings } from "../use-live-providers.ts";
import type { GameMessage } from "./game-message.ts";

export interface GameStanding {
  /** Where the game's screen stands; `closed` and `ended` need an address of their own to go on. */
  readonly state: "open" | "closed" | "ended";
  /** The venue takes nobody and no money now. */
  readonly isClosed: boolean;
  /** Its window, null where that is not told; undefined while the venue is open. */
  readonly maintenance: Provider["maintenance"] | undefined;
  /** The game says that it is over. */
  readonly end: (reason: Extract<GameMessage, { type: "over" }>["reason"]) => void;
}

/** What the venue's standing and the game's own word mean for the game at an address; null for one in a window. */
export const useGameStanding = (platform: string, address: string | null): GameStanding => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { standings, readAt } = useStandings();
  const standing = standings?.get(platform);
  const here = address ?? "";
  const [closed, setClosed] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [toldAt, setToldAt] = useState(0);
  // The game knows of maintenance before the standings do; from their next reading on, they count.
  const isTold = toldAt > readAt;
  const isKnown = standing !== undefined && standing.state !== "normal";
  const isClosed = isTold || isKnown;
  // A game that was shut goes on only with an address of its own: the one it had is spent.
  if (isClosed && closed !== here) setClosed(here);
  const state = ((): GameStanding["state"] => {
    if (closed === here && (isClosed || address !== null)) return "closed";
    return ended === here ? "ended" : "open";
  })();
  return {
    state,
    isClosed,
    maintenance: isClosed ? ((isKnown ? standing.maintenance : null) ?? null) : undefined,
    end: (reason) => {
      if (reason === "session_ended") return setEnded(here);
      setToldAt(Date.now());
      void queryClient.invalidateQueries({ queryKey: callKey(client.games.list, HOME_GAMES) });
    },
  };
};

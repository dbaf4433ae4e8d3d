import { useQueryClient } from "@tanstack/react-query";
import { callKey, useClient } from "@baize/api-client/react";
import { useState } from "react";
import { HOME_GAMES } from "../queries.ts";
import { useProviderStatus } from "../use-provider-status.ts";
import type { Provider } from "../wire-types.ts";
import type { GameMessage } from "./game-message.ts";

export interface GameStatus {
  /** A game that is `closed` or `ended` needs a new address to continue. */
  readonly state: "open" | "closed" | "ended";
  /** The venue accepts no members and no money now. */
  readonly isClosed: boolean;
  /** The maintenance window, null where it is unknown; undefined while the venue is open. */
  readonly maintenance: Provider["maintenance"] | undefined;
  /** The game reports that it is over. */
  readonly end: (reason: Extract<GameMessage, { type: "over" }>["reason"]) => void;
}

/** The status of the game at an address, null for one in a window: from its provider and its own message. */
export const useGameStatus = (platform: string, address: string | null): GameStatus => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { statuses, reading } = useProviderStatus();
  const status = statuses?.get(platform);
  const here = address ?? "";
  const [closed, setClosed] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  // The game knows of maintenance before the provider's status does, and counts until the status was read again.
  const [reportedIn, setReportedIn] = useState<number | null>(null);
  const isKnown = status !== undefined && status.state !== "normal";
  const isClosed = reportedIn === reading || isKnown;
  // A game that was closed continues only with a new address: a launch address works once.
  if (isClosed && closed !== here) setClosed(here);
  const state = ((): GameStatus["state"] => {
    if (closed === here && (isClosed || address !== null)) return "closed";
    return ended === here ? "ended" : "open";
  })();
  return {
    state,
    isClosed,
    maintenance: isClosed ? ((isKnown ? status.maintenance : null) ?? null) : undefined,
    end: (reason) => {
      if (reason === "session_ended") return setEnded(here);
      setReportedIn(reading);
      void queryClient.invalidateQueries({ queryKey: callKey(client.games.list, HOME_GAMES) });
    },
  };
};

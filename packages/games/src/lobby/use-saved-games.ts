import { callQuery, useClient, useIsMember } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { favouriteMutation } from "../queries.ts";
import type { SavedGames } from "../wire-types.ts";

export interface SavedGamesReading {
  /** Undefined while unknown, and for visitors. */
  readonly savedGames: SavedGames | undefined;
  readonly favourites: ReadonlySet<string>;
  readonly error: unknown;
  readonly retry: () => unknown;
  /** Shows at once; undone with a toast when it is refused. */
  readonly setFavourite: (gameId: string, on: boolean) => void;
}

/** The member's favourite and recent games. */
export const useSavedGames = (): SavedGamesReading => {
  const client = useClient();
  const queryClient = useQueryClient();
  const isMember = useIsMember();
  const words = useRefusalWords();
  const { show } = useToasts();
  const { data, error, refetch } = useQuery(callQuery(client.games.savedGames, {}, { enabled: isMember }));
  const { mutate } = useMutation(
    favouriteMutation(client, queryClient, (fault) => show({ text: words.fault(fault), tone: "danger" })),
  );
  const savedGames = isMember ? data : undefined;
  return {
    savedGames,
    favourites: useMemo(() => new Set(savedGames?.favourites), [savedGames]),
    error: savedGames === undefined ? error : null,
    retry: refetch,
    setFavourite: useCallback((gameId, on) => mutate({ gameId, on }), [mutate]),
  };
};

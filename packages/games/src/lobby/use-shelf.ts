import { callQuery, useClient, useIsMember } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { favouriteMutation } from "../queries.ts";
import type { Shelf } from "../wire-types.ts";

export interface ShelfReading {
  /** Undefined while unknown, and for visitors. */
  readonly shelf: Shelf | undefined;
  readonly favourites: ReadonlySet<string>;
  readonly error: unknown;
  readonly retry: () => unknown;
  /** Shows at once; taken back with a word when it is refused. */
  readonly setFavourite: (gameId: string, on: boolean) => void;
}

/** The member's favourite and recent games. */
export const useShelf = (): ShelfReading => {
  const client = useClient();
  const queryClient = useQueryClient();
  const isMember = useIsMember();
  const words = useRefusalWords();
  const { show } = useToasts();
  const { data, error, refetch } = useQuery(callQuery(client.games.shelf, {}, { enabled: isMember }));
  const { mutate } = useMutation(
    favouriteMutation(client, queryClient, (fault) => show({ text: words.fault(fault), tone: "danger" })),
  );
  const shelf = isMember ? data : undefined;
  return {
    shelf,
    favourites: useMemo(() => new Set(shelf?.favourites), [shelf]),
    error: shelf === undefined ? error : null,
    retry: refetch,
    setFavourite: useCallback((gameId, on) => mutate({ gameId, on }), [mutate]),
  };
};

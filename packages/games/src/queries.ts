import type { Client } from "@baize/api-client";
import { callKey, callQuery, unwrap } from "@baize/api-client/react";
import { type CategoryId, visibleWallets } from "@baize/domain";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { BETS_AT_ONCE, type BetsSince, readBetsSince } from "./play/net-position.ts";
import type { Bet, Wallet } from "./wire-types.ts";

/** Providers of every category with hot games only. The site's category panels read the same entry. */
export const HOME_GAMES = { show: "home" } as const;

/** How often the states of providers are read while a page shows them: maintenance is then seen without a reload. */
const LIVE_MS = 30_000;

/** The same entry, kept up to date while a page is in view and on return to it. */
export const liveGamesQuery = (client: Client) =>
  callQuery(client.games.list, HOME_GAMES, { refetchInterval: LIVE_MS });

/** A catalogue of thousands of games seldom changes; the providers' states, which do, are read by `liveGamesQuery`. */
const CATALOGUE_FRESH_MS = 600_000;

/** One whole category; null where this brand does not serve it. */
export const categoryQuery = (client: Client, id: CategoryId) =>
  callQuery(
    client.games.list,
    { show: `${id}` },
    {
      staleTime: CATALOGUE_FRESH_MS,
      structuralSharing: false,
      select: (list) => list.find((category) => category.id === id) ?? null,
    },
  );

interface FavouriteChange {
  readonly gameId: string;
  readonly on: boolean;
}

/**
 * Adds or removes a favourite. The change shows at once and is undone when the server refuses it; presses are sent one
 * after the other, so the last one wins.
 */
export const favouriteMutation = (client: Client, queryClient: QueryClient, onFault: (error: unknown) => void) => {
  const put = ({ gameId, on }: FavouriteChange): void =>
    void queryClient.setQueryData(callKey(client.games.savedGames), (savedGames) => {
      if (savedGames === undefined) return savedGames;
      const others = savedGames.favourites.filter((id) => id !== gameId);
      return { ...savedGames, favourites: on ? [gameId, ...others] : others };
    });
  const mutationKey = callKey(client.games.favourite);
  return mutationOptions({
    mutationKey,
    scope: { id: client.games.favourite.definition.path },
    mutationFn: async (change: FavouriteChange) => unwrap(await client.games.favourite(change)),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: callKey(client.games.savedGames) });
      put(change);
    },
    onError: (error, change) => {
      put({ ...change, on: !change.on });
      onFault(error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: callKey(client.games.savedGames) });
    },
  });
};

/** A venue's wallet in a list; null when the member has none there, or a hidden one (docs/specification.md §3.2). */
export const venueWallet = (list: readonly Wallet[], platform: string): Wallet | null =>
  visibleWallets(list).find((wallet) => wallet.platform === platform) ?? null;

/** A venue's wallet with its balance, or null. */
export const venueWalletQuery = (client: Client, platform: string) =>
  callQuery(client.games.walletList, { show: platform }, { select: (list) => venueWallet(list, platform) });

interface BetsSinceInput {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly platform: string;
  /** When play began, epoch milliseconds of the server. */
  readonly since: number;
  /** Days of the brand that the span covers by now. */
  readonly days: () => { readonly start: string; readonly end: string };
}

/** Bets at a venue since play began, read on from what is known; null when there are too many. */
export const betsSinceQuery = ({ client, queryClient, platform, since, days }: BetsSinceInput) => {
  const queryKey = callKey(client.member.recordGame, { platform }, "since", since);
  return queryOptions({
    queryKey,
    structuralSharing: false,
    refetchInterval: LIVE_MS,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<BetsSince | null>(queryKey) ?? new Map<string, Bet>();
      const period = days();
      return readBetsSince(since, known, async (page) =>
        unwrap(
          await client.member.recordGame(
            { ...period, platform, page, size: BETS_AT_ONCE },
            { signal, background: true },
          ),
        ),
      );
    },
  });
};

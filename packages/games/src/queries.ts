import type { Client } from "@baize/api-client";
import type { CallData, CallInput, Contract } from "@baize/api-client/contract";
import { unwrap } from "@baize/api-client/react";
import { type CategoryId, visibleWallets } from "@baize/domain";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { BETS_AT_ONCE, type BetsSince, readBetsSince } from "./play/net-position.ts";

type Games = Contract["games"];
export type GameCategory = CallData<Games["list"]>[number];
export type Provider = GameCategory["providers"][number];
export type Game = GameCategory["games"][number];
export type Shelf = CallData<Games["shelf"]>;
export type Wallet = CallData<Games["walletList"]>[number];
export type StartedGame = CallData<Games["start"]>;
/** What is known of a game that runs in a window of its own. */
export type OpenedGame = Pick<StartedGame, "gameId" | "gameName" | "platform" | "platformName" | "gameType">;
export type StartInput = Required<CallInput<Games["start"]>>;
export type PlayMode = StartInput["mode"];
export type Bets = CallData<Contract["member"]["recordGame"]>;
export type Bet = Bets["list"][number];
export type BetQuery = Pick<CallInput<Contract["member"]["recordGame"]>, "date" | "start" | "end" | "gameType" | "platform" | "state" | "page">;

export type Promotion = CallData<Contract["promo"]["topCover"]>[number];

/** The central wallet's id on the wire. */
export const CENTRAL = "central";
export const BETS_PAGE = 20;

/** Providers of every category with hot games only. The site's category panels read the same entry. */
export const homeGamesQuery = (client: Client) =>
  queryOptions({ queryKey: ["games", "list", "home"], queryFn: async ({ signal }) => unwrap(await client.games.list({ show: "home" }, { signal })) });

/** How often the states of providers are read while a page shows them: maintenance is then seen without a reload. */
const LIVE_MS = 30_000;

/** The same entry, kept up to date while a page is in view and on return to it. */
export const liveGamesQuery = (client: Client) => queryOptions({ ...homeGamesQuery(client), refetchInterval: LIVE_MS });

/** Covers change by the day; while home stays open, those that have ended go. */
const PROMOTIONS_FRESH_MS = 300_000;

/** Promotions for the strip on home. */
export const promotionsQuery = (client: Client) =>
  queryOptions({ queryKey: ["promotions", "covers"], staleTime: PROMOTIONS_FRESH_MS, refetchInterval: PROMOTIONS_FRESH_MS, queryFn: async ({ signal }) => unwrap(await client.promo.topCover({}, { signal })) });

/** A catalogue seldom changes and may hold thousands of games; what does change, the providers' states, is read with `liveGamesQuery`. */
const CATALOGUE_FRESH_MS = 600_000;

/** One whole category; null where this brand does not serve it. */
export const categoryQuery = (client: Client, id: CategoryId) =>
  queryOptions({
    queryKey: ["games", "list", String(id)],
    staleTime: CATALOGUE_FRESH_MS,
    structuralSharing: false,
    queryFn: async ({ signal }) => unwrap(await client.games.list({ show: `${id}` }, { signal })).find((category) => category.id === id) ?? null,
  });

const SHELF_KEY = ["member", "shelf"] as const;

/** The member's favourite and recent games, the latest first, the same on every device. */
export const shelfQuery = (client: Client) =>
  queryOptions({ queryKey: SHELF_KEY, queryFn: async ({ signal }) => unwrap(await client.games.shelf({}, { signal })) });

const FAVOURITE_KEY = ["member", "favourite"] as const;

interface FavouriteChange {
  readonly gameId: string;
  readonly on: boolean;
}

/**
 * Puts a game among the favourites or takes it away. It shows at once and is taken back by itself when the server refuses;
 * presses are sent one after the other, so that the last one stands.
 */
export const favouriteMutation = (client: Client, queryClient: QueryClient, onFault: (error: unknown) => void) => {
  const put = ({ gameId, on }: FavouriteChange): void =>
    void queryClient.setQueryData(shelfQuery(client).queryKey, (shelf) => {
      if (shelf === undefined) return shelf;
      const others = shelf.favourites.filter((id) => id !== gameId);
      return { ...shelf, favourites: on ? [gameId, ...others] : others };
    });
  return mutationOptions({
    mutationKey: FAVOURITE_KEY,
    scope: { id: FAVOURITE_KEY.join(".") },
    mutationFn: async (change: FavouriteChange) => unwrap(await client.games.favourite(change)),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: SHELF_KEY });
      put(change);
    },
    onError: (error, change) => {
      put({ ...change, on: !change.on });
      onFault(error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: FAVOURITE_KEY }) === 1) await queryClient.invalidateQueries({ queryKey: SHELF_KEY });
    },
  });
};

/** A venue's wallet with its balance; null when the member has none there, or one that is not shown (Specification §3). */
export const venueWalletQuery = (client: Client, platform: string) =>
  queryOptions({
    queryKey: ["member", "venueWallet", platform],
    queryFn: async ({ signal }) => {
      const list = visibleWallets(unwrap(await client.games.walletList({ show: platform }, { signal })));
      return list.find((wallet) => wallet.platform === platform) ?? null;
    },
  });

/**
 * The launch of one visit to a play page. A launch address works once, so it is asked for once per visit, whatever
 * mounts twice, and never again by itself; asking aloud is `refetch`.
 */
export const startQuery = (client: Client, input: StartInput, visit: string) =>
  queryOptions({
    queryKey: ["games", "start", visit, input],
    queryFn: async () => unwrap(await client.games.start(input)),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });

/** Bets of one filter; an answer stands under its own filter only. */
export const betsQuery = (client: Client, query: BetQuery, size = BETS_PAGE) =>
  queryOptions({
    queryKey: ["member", "bets", query, size],
    queryFn: async ({ signal }) => unwrap(await client.member.recordGame({ ...query, size }, { signal })),
  });

interface BetsSinceInput {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly platform: string;
  /** When play began by the device's clock: names the span. */
  readonly since: number;
  /** The same by the server's clock, which dates the records. */
  readonly started: number;
  /** Days of the brand that the span covers by now. */
  readonly days: () => { readonly start: string; readonly end: string };
}

/** Bets at a venue since play began, read on from what is known; null when there are too many to tell. */
export const betsSinceQuery = ({ client, queryClient, platform, since, started, days }: BetsSinceInput) => {
  const queryKey = ["member", "bets", "since", platform, since] as const;
  return queryOptions({
    queryKey,
    structuralSharing: false,
    refetchInterval: LIVE_MS,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<BetsSince | null>(queryKey) ?? new Map<string, Bet>();
      const period = days();
      return readBetsSince(started, known, async (page) => unwrap(await client.member.recordGame({ ...period, platform, page, size: BETS_AT_ONCE }, { signal, background: true })));
    },
  });
};

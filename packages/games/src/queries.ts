import type { Client } from "@baize/api-client";
import type { CallData, CallInput, Contract } from "@baize/api-client/contract";
import { unwrap } from "@baize/api-client/react";
import { type CategoryId, visibleWallets } from "@baize/domain";
import { queryOptions } from "@tanstack/react-query";

type Games = Contract["games"];
export type GameCategory = CallData<Games["list"]>[number];
export type Provider = GameCategory["providers"][number];
export type Game = GameCategory["games"][number];
export type Wallet = CallData<Games["walletList"]>[number];
export type StartedGame = CallData<Games["start"]>;
export type StartInput = Required<CallInput<Games["start"]>>;
export type PlayMode = StartInput["mode"];
export type Bets = CallData<Contract["member"]["recordGame"]>;
export type Bet = Bets["list"][number];
export type BetQuery = Pick<CallInput<Contract["member"]["recordGame"]>, "date" | "start" | "end" | "gameType" | "platform" | "state" | "page">;

/** The central wallet's id on the wire. */
export const CENTRAL = "central";
export const BETS_PAGE = 20;

/** Providers of every category with hot games only. The site's category panels read the same entry. */
export const homeGamesQuery = (client: Client) =>
  queryOptions({ queryKey: ["games", "list", "home"], queryFn: async ({ signal }) => unwrap(await client.games.list({ show: "home" }, { signal })) });

/** One whole category; null where this brand does not serve it. */
export const categoryQuery = (client: Client, id: CategoryId) =>
  queryOptions({
    queryKey: ["games", "list", String(id)],
    queryFn: async ({ signal }) => unwrap(await client.games.list({ show: `${id}` }, { signal })).find((category) => category.id === id) ?? null,
  });

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

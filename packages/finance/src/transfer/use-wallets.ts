import type { Client } from "@baize/api-client";
import { callQuery, useBalance } from "@baize/api-client/react";
import { CENTRAL_WALLET, visibleWallets } from "@baize/domain";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useClient } from "../client.ts";
import { limited } from "./limited.ts";
import type { Wallet } from "../wire-types.ts";

/** A wallet as it is known so far. */
export interface WalletView {
  readonly wallet: Wallet;
  /** Undefined while unknown. */
  readonly balance: string | undefined;
  readonly isLoading: boolean;
  readonly failed: boolean;
  readonly reload: () => unknown;
}

export interface Wallets {
  /** Undefined until the list is there. */
  readonly central: WalletView | undefined;
  readonly games: readonly WalletView[] | undefined;
  readonly error: unknown;
  readonly reload: () => unknown;
  /** Central and all game wallets as the server sums them; undefined while unknown. */
  readonly total: string | undefined;
}

/** One wallet with its balance, null where there is none; a few are read at a time. */
const walletQuery = (client: Client, platform: string) =>
  callQuery(
    client.games.walletList,
    { show: platform },
    {
      limit: limited,
      select: (list) => list.find((wallet) => wallet.platform === platform) ?? null,
    },
  );

/**
 * The list at once, then each balance by itself as it comes. Hidden wallets are left out
 * (docs/specification.md §3.2).
 */
export const useWallets = (): Wallets => {
  const client = useClient();
  const balance = useBalance();
  const list = useQuery(callQuery(client.games.walletList, { show: "0" }));
  const entries = list.data === undefined ? undefined : visibleWallets(list.data);
  const games = entries?.filter(({ wallet }) => wallet === 3) ?? [];
  const answers = useQueries({ queries: games.map(({ platform }) => walletQuery(client, platform)) });
  const central = entries?.find(({ wallet, platform }) => wallet === 1 || platform === CENTRAL_WALLET);
  return {
    central: central && {
      wallet: { ...central, platform: CENTRAL_WALLET },
      balance: balance.value?.balance,
      isLoading: balance.isLoading,
      failed: balance.failed,
      reload: balance.refresh,
    },
    games:
      entries &&
      games.map((listed, index) => {
        const answer = answers[index];
        return {
          wallet: answer?.data ?? listed,
          balance: answer?.isError ? undefined : (answer?.data?.balance ?? undefined),
          isLoading: answer?.isPending === true && !answer.isError,
          failed: answer?.isError === true || answer?.data === null,
          reload: async () => answer?.refetch(),
        };
      }),
    error: list.data === undefined ? list.error : null,
    reload: list.refetch,
    total: balance.value?.total,
  };
};

import { type MoneyState, useBalance, useClient, useMoneyAction } from "@baize/api-client/react";
import { toDecimal } from "@baize/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { mostInto } from "../amount-check.ts";
import type { Refused } from "../errors.ts";
import { CENTRAL, venueWalletQuery } from "../queries.ts";

/** What became of bringing money along. */
export type Brought =
  /** There was nothing to bring, or the venue takes none now. */
  | { readonly kind: "nothing" }
  | { readonly kind: "arrived" | "processing" | "failed"; readonly amount: string }
  | { readonly kind: "refused"; readonly refused: Refused }
  /** No answer yet; the action's state says which. */
  | { readonly kind: "open" };

/** Money to bring along: a decimal, or all there is up to the wallet's cap. */
export type Load = { readonly amount: string } | "all";

export interface Bring {
  /** Transfers into a venue's wallet. */
  readonly bring: (platform: string, load: Load) => Promise<Brought>;
  readonly state: MoneyState;
  readonly reset: () => void;
}

/** Money from the central wallet into a venue's before a game starts. */
export const useBring = (): Bring => {
  const client = useClient();
  const queryClient = useQueryClient();
  const balance = useBalance().value?.balance;
  const action = useMoneyAction((each) => each.games.transferPost);
  const known = useRef(balance);
  useEffect(() => {
    known.current = balance;
  });

  const most = async (platform: string): Promise<string | null> => {
    const wallet = await queryClient.fetchQuery(venueWalletQuery(client, platform));
    if (wallet === null || !wallet.canIn || wallet.maintenance !== null || known.current === undefined) return null;
    const amount = mostInto(wallet, known.current);
    return amount === null ? null : toDecimal(amount);
  };
  return {
    state: action.state,
    reset: action.reset,
    bring: async (platform, load) => {
      const wanted = load === "all" ? await most(platform) : load.amount;
      if (wanted === null) return { kind: "nothing" };
      const result = await action.submit({ from: CENTRAL, to: platform, amount: wanted });
      if (result === null) return { kind: "open" };
      if (!result.ok) return { kind: "refused", refused: result as Refused };
      const { state, amount: moved } = result.data;
      return { kind: state === "succeeded" ? "arrived" : state, amount: moved };
    },
  };
};

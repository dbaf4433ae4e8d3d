import type { Contract } from "@baize/api-client/contract";
import { callQuery, type MoneyAction, useBalance, useClient, useMoneyAction } from "@baize/api-client/react";
import { CENTRAL_WALLET, toDecimal } from "@baize/domain";
import { mostAmount, type Refusal } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { venueWallet } from "../queries.ts";

/** What became of bringing money along. */
export type Brought =
  /** There was nothing to bring, or the venue takes none now. */
  | { readonly kind: "nothing" }
  | { readonly kind: "arrived" | "processing" | "failed"; readonly amount: string }
  | { readonly kind: "refused"; readonly refused: Refusal }
  /** Nothing was sent or nothing arrived, and why. */
  | { readonly kind: "unsent" | "not_stored" }
  /** Not known yet. */
  | { readonly kind: "open" };

/** Money to bring along: a decimal, or all there is up to the wallet's cap. */
export type Load = { readonly amount: string } | "all";

export interface Bring {
  /** Transfers into a venue's wallet. */
  readonly bring: (platform: string, load: Load) => Promise<Brought>;
  /** Of the last transfer as far as it is known now, also after `bring` has given up waiting. */
  readonly outcome: Brought;
  readonly isSending: boolean;
  readonly reset: () => void;
}

/** So long a game waits for a transfer; what is not known by then is told, and goes on being asked for. */
const WAIT_MS = 20_000;

/** Money from the central wallet into a venue's before a game starts. */
export const useBring = (): Bring => {
  const client = useClient();
  const queryClient = useQueryClient();
  const balance = useBalance().value?.balance;
  const action = useMoneyAction(client.games.transferPost);
  const known = useRef(balance);
  useEffect(() => {
    known.current = balance;
  });

  const most = async (platform: string): Promise<string | null> => {
    const list = await queryClient.fetchQuery(callQuery(client.games.walletList, { show: platform }));
    const wallet = venueWallet(list, platform);
    if (wallet === null || !wallet.canIn || wallet.maintenance !== null || known.current === undefined) return null;
    const amount = mostAmount({ asset: wallet.currency, min: wallet.min, max: wallet.max, available: known.current });
    return amount === null ? null : toDecimal(amount);
  };
  return {
    outcome: readOutcome(action),
    isSending: action.state === "sending",
    reset: action.reset,
    bring: async (platform, load) => {
      if (action.state === "confirming") return OPEN;
      const wanted = load === "all" ? await most(platform) : load.amount;
      if (wanted === null) return { kind: "nothing" };
      const result = await inTime(action.submit({ from: CENTRAL_WALLET, to: platform, amount: wanted }));
      return result === null ? OPEN : readResult(result);
    },
  };
};

type Transfer = MoneyAction<Contract["games"]["transferPost"]>;
const OPEN: Brought = { kind: "open" };

const readOutcome = ({ state, result }: Transfer): Brought => {
  if (result !== null) return readResult(result);
  if (state === "unsent" || state === "not_stored") return { kind: state };
  return state === "confirming" ? OPEN : { kind: "nothing" };
};

const readResult = (result: NonNullable<Transfer["result"]>): Brought => {
  if (!result.ok) return { kind: "refused", refused: result as Refusal };
  const { state, amount } = result.data;
  return { kind: state === "succeeded" ? "arrived" : state, amount };
};

/** Null when it takes longer than {@link WAIT_MS}. */
const inTime = async <T>(running: Promise<T>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT_MS);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
};

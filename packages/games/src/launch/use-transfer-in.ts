import type { Contract } from "@baize/api-client/contract";
import { callQuery, type MoneyAction, useBalance, useClient, useMoneyAction } from "@baize/api-client/react";
import { CENTRAL_WALLET, toDecimal } from "@baize/domain";
import { mostAmount, type Refusal } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { venueWallet } from "../queries.ts";

/** What became of a transfer into a venue's wallet. */
export type TransferInOutcome =
  /** Nothing to transfer, or the venue accepts no transfers now. */
  | { readonly kind: "nothing" }
  | { readonly kind: "arrived" | "processing" | "failed"; readonly amount: string }
  | { readonly kind: "refused"; readonly refused: Refusal }
  /** Nothing was sent, or it did not reach the server; no money moved. */
  | { readonly kind: "unsent" | "not_stored" }
  /** Not known yet. */
  | { readonly kind: "open" };

/** A decimal, or the whole central balance up to the wallet's maximum. */
export type TransferInAmount = { readonly amount: string } | "all";

export interface TransferIn {
  /** Transfers into a venue's wallet. */
  readonly transferIn: (platform: string, amount: TransferInAmount) => Promise<TransferInOutcome>;
  /** Of the last transfer as far as it is known now, also after `transferIn` has timed out. */
  readonly outcome: TransferInOutcome;
  readonly isSending: boolean;
  readonly reset: () => void;
}

/** A launch waits this long for a transfer; after that its outcome is `open`, and is still asked for. */
const WAIT_MS = 20_000;

/** Transfers from the central wallet into a venue's. */
export const useTransferIn = (): TransferIn => {
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
    if (wallet === null || !wallet.canIn || wallet.maintenance !== null) return null;
    const available = known.current ?? (await queryClient.fetchQuery(callQuery(client.member.balance))).balance;
    const amount = mostAmount({ asset: wallet.currency, min: wallet.min, max: wallet.max, available });
    return amount === null ? null : toDecimal(amount);
  };
  return {
    outcome: readOutcome(action),
    isSending: action.state === "sending",
    reset: action.reset,
    transferIn: async (platform, amount) => {
      if (action.state === "confirming") return OPEN;
      const wanted = amount === "all" ? await most(platform) : amount.amount;
      if (wanted === null) return { kind: "nothing" };
      const result = await inTime(action.submit({ from: CENTRAL_WALLET, to: platform, amount: wanted }));
      return result === null ? OPEN : readResult(result);
    },
  };
};

type Transfer = MoneyAction<Contract["games"]["transferPost"]>;
const OPEN: TransferInOutcome = { kind: "open" };

const readOutcome = ({ state, result }: Transfer): TransferInOutcome => {
  if (result !== null) return readResult(result);
  if (state === "unsent" || state === "not_stored") return { kind: state };
  return state === "confirming" ? OPEN : { kind: "nothing" };
};

const readResult = (result: NonNullable<Transfer["result"]>): TransferInOutcome => {
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

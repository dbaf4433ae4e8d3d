import type { CallData, Contract } from "@baize/api-client/contract";
import { type MoneyAction, refreshAfterMoney, useClient, useMoneyAction } from "@baize/api-client/react";
import type { Refusal } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

type RecycleData = CallData<Contract["games"]["recyclePost"]>;
type Reason = NonNullable<RecycleData["list"][number]["reason"]>;

/** What became of recycling a venue's wallet. */
export type RecycleOutcome =
  /** `unread`: whether automatic transfer is on could not be read, so nothing was sent. */
  | { readonly kind: "idle" | "running" | "open" | "unsent" | "nothing" | "unread" }
  | { readonly kind: "done" | "processing"; readonly amount: string; readonly currency: RecycleData["currency"] }
  | { readonly kind: "skipped"; readonly reason: Reason }
  | { readonly kind: "refused"; readonly refused: Refusal };

export interface Recycle {
  readonly outcome: RecycleOutcome;
  /** Recycles a venue's wallet once; reads all balances again afterwards. */
  readonly recycle: (platform: string) => Promise<RecycleOutcome>;
}

/** Transfers a venue's whole balance back to the central wallet. */
export const useRecycle = (): Recycle => {
  const queryClient = useQueryClient();
  const action = useMoneyAction(useClient().games.recyclePost);
  const [platform, setPlatform] = useState<string | null>(null);
  return {
    outcome: readOutcome(action.state, action.result, platform),
    recycle: async (from) => {
      if (action.state === "confirming") return { kind: "open" };
      setPlatform(from);
      const result = await action.submit({ platform: from });
      await refreshAfterMoney(queryClient);
      return result === null ? { kind: "open" } : readOutcome("settled", result, from);
    },
  };
};

type Recycling = MoneyAction<Contract["games"]["recyclePost"]>;

const readOutcome = (
  state: Recycling["state"],
  result: Recycling["result"],
  platform: string | null,
): RecycleOutcome => {
  if (result !== null)
    return result.ok ? readEntry(result.data, platform) : { kind: "refused", refused: result as Refusal };
  if (state === "unsent" || state === "not_stored") return { kind: "unsent" };
  if (state === "idle") return { kind: "idle" };
  return { kind: state === "sending" ? "running" : "open" };
};

const readEntry = ({ list, currency }: RecycleData, platform: string | null): RecycleOutcome => {
  const entry = list.find((each) => each.platform === platform) ?? list[0];
  if (entry === undefined || entry.reason === "empty") return { kind: "nothing" };
  if (entry.state === "succeeded") return { kind: "done", amount: entry.amount, currency };
  if (entry.state === "processing") return { kind: "processing", amount: entry.amount, currency };
  return { kind: "skipped", reason: entry.reason ?? "provider_failed" };
};

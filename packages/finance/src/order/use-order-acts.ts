import { callKey } from "@baize/api-client/react";
import { type Picture, useAction, usePicture } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useClient } from "../client.ts";
import type { DepositOrder } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";

export interface OrderActs {
  readonly picture: Picture;
  /** Sends the chosen slip; once the order is said to be paid it is handed in at once. */
  readonly sendSlip: () => Promise<void>;
  readonly pay: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly isPaying: boolean;
  readonly isCancelling: boolean;
  readonly error: string | null;
  /** Shown at the slip. */
  readonly slipError: string | undefined;
}

/** What a member can do with an open order. An answer is the current order; a refusal means that its state changed. */
export const useOrderActs = ({ id, state }: Pick<DepositOrder, "id" | "state">): OrderActs => {
  const t = useFinanceWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const picture = usePicture("slip");
  const [slipId, setSlipId] = useState<string | null>(null);
  const paid = useAction(
    useCallback(
      async (slip: string | null) => client.finance.depositPaid({ id, ...(slip !== null && { slipId: slip }) }),
      [client, id],
    ),
  );
  const cancelled = useAction(useCallback(async () => client.finance.depositCancel({ id }), [client, id]));

  const take = (order: DepositOrder | null): void => {
    const queryKey = callKey(client.finance.depositOrder, { id });
    if (order) queryClient.setQueryData(queryKey, order);
    else void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: callKey(client.finance.depositOpen) });
  };
  const reportPaid = async (slip: string | null): Promise<void> => {
    const order = await paid.run(slip);
    take(order);
    if (slip === null) return;
    setSlipId(null);
    picture.clear();
    if (order) show({ text: t("order.slipDone"), tone: "win" });
  };
  const isSlipRefused = paid.refusal?.code === "slip_unknown";
  return {
    picture,
    sendSlip: async () => {
      const sent = await picture.send();
      if (sent === null) return;
      if (state === "awaiting_payment") setSlipId(sent);
      else await reportPaid(sent);
    },
    pay: async () => reportPaid(slipId),
    cancel: async () => take(await cancelled.run()),
    isPaying: paid.isRunning,
    isCancelling: cancelled.isRunning,
    error: (isSlipRefused ? null : paid.error) ?? cancelled.error,
    slipError: isSlipRefused ? (paid.error ?? undefined) : undefined,
  };
};

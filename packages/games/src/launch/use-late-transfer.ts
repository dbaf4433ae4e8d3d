import { useCallback, useRef, useState } from "react";
import type { TransferIn, TransferInOutcome } from "./use-transfer-in.ts";

export interface LateTransfer extends Pick<TransferIn, "transferIn" | "reset" | "outcome"> {
  /** Takes what the host gives, each time it has changed. */
  readonly attach: (transfer: TransferIn) => void;
}

/** Transfers by a host that may not have loaded yet: one that is asked for waits until it has. */
export const useLateTransfer = (): LateTransfer => {
  const [outcome, setOutcome] = useState<TransferInOutcome>({ kind: "nothing" });
  const latest = useRef<TransferIn | null>(null);
  const waiting = useRef<((transfer: TransferIn) => void)[]>([]);
  const attach = useCallback((transfer: TransferIn) => {
    latest.current = transfer;
    setOutcome(transfer.outcome);
    for (const go of waiting.current.splice(0)) go(transfer);
  }, []);
  const host = async (): Promise<TransferIn> =>
    latest.current ?? new Promise((resolve) => void waiting.current.push(resolve));
  return {
    attach,
    outcome,
    reset: () => latest.current?.reset(),
    transferIn: async (platform, amount) => (await host()).transferIn(platform, amount),
  };
};

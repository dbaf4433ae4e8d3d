import { useRefusalWords } from "@baize/feature-kit";
import { type Tone, useFormat } from "@baize/ui-kit";
import { useGamesWords } from "../words.ts";
import type { TransferInOutcome } from "./use-transfer-in.ts";

export const TRANSFER_IN_TONES: Readonly<Record<TransferInOutcome["kind"], Tone>> = {
  arrived: "win",
  nothing: "info",
  processing: "warning",
  open: "warning",
  unsent: "warning",
  not_stored: "danger",
  failed: "danger",
  refused: "danger",
};

/** The outcome of a transfer in, in words; a missing answer is never called a failure. */
export const useTransferInText = (outcome: TransferInOutcome): string => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  switch (outcome.kind) {
    case "refused":
      return words.refusal(outcome.refused);
    case "processing":
    case "failed":
      return t(`launch.${outcome.kind}`, { amount: format.money(outcome.amount).text });
    case "arrived":
      return t("launch.transferredIn", { amount: format.money(outcome.amount).text });
    case "nothing":
      return "";
    case "open":
      return t("launch.confirming");
    case "unsent":
      return t("launch.unsent");
    case "not_stored":
      return t("launch.notStored");
  }
};

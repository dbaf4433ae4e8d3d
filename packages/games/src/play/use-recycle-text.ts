import { useRefusalWords } from "@baize/feature-kit";
import { type Tone, useFormat } from "@baize/ui-kit";
import { useGamesWords } from "../words.ts";
import type { RecycleOutcome } from "./use-recycle.ts";

export const RECYCLE_TONES: Readonly<Record<RecycleOutcome["kind"], Tone>> = {
  idle: "info",
  running: "info",
  open: "warning",
  unsent: "warning",
  unread: "warning",
  nothing: "info",
  done: "win",
  processing: "warning",
  skipped: "warning",
  refused: "danger",
};

/** The outcome of a recycle in words; a missing answer is never called a failure. */
export const useRecycleText = (): ((outcome: RecycleOutcome) => string) => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  return (outcome) => {
    switch (outcome.kind) {
      case "done":
      case "processing":
        return t(`recycle.${outcome.kind}`, { amount: format.money(outcome.amount, outcome.currency).text });
      case "skipped":
        return t("recycle.skipped", { reason: t(`recycle.reason.${outcome.reason}`) });
      case "refused":
        return words.refusal(outcome.refused);
      case "open":
        return t("recycle.confirming");
      case "unsent":
      case "unread":
        return t(`recycle.${outcome.kind}`);
      case "nothing":
        return t("recycle.nothing");
      case "idle":
      case "running":
        return t("recycle.running");
    }
  };
};

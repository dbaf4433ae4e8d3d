import { useRefusalWords } from "@baize/feature-kit";
import { useFormat } from "@baize/ui-kit";
import { useGamesWords } from "../words.ts";
import type { Homecoming } from "./use-take-home.ts";

/** What became of taking a venue's wallet home, in words; an answer that is missing is never called a failure. */
export const useHomecomingText = (): ((outcome: Homecoming) => string) => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  return (outcome) => {
    switch (outcome.kind) {
      case "done":
      case "processing":
        return t(`homeward.${outcome.kind}`, { amount: format.money(outcome.amount, outcome.currency).text });
      case "skipped":
        return t("homeward.skipped", { reason: t(`homeward.reason.${outcome.reason}`) });
      case "refused":
        return words.refusal(outcome.refused);
      case "open":
        return t("homeward.confirming");
      case "unsent":
        return t("homeward.unsent");
      case "nothing":
        return t("homeward.nothing");
      case "idle":
      case "running":
        return t("homeward.running");
    }
  };
};

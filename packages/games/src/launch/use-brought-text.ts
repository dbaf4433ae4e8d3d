import { useRefusalWords } from "@baize/feature-kit";
import { type Tone, useFormat } from "@baize/ui-kit";
import { useGamesWords } from "../words.ts";
import type { Brought } from "./use-bring.ts";

export const BROUGHT_TONES: Readonly<Record<Brought["kind"], Tone>> = {
  arrived: "win",
  nothing: "info",
  processing: "warning",
  open: "warning",
  unsent: "warning",
  not_stored: "danger",
  failed: "danger",
  refused: "danger",
};

/** What became of bringing money along, in words. An answer that is missing is never called a failure. */
export const useBroughtText = (brought: Brought): string => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  switch (brought.kind) {
    case "refused":
      return words.refusal(brought.refused);
    case "processing":
    case "failed":
      return t(`launch.${brought.kind}`, { amount: format.money(brought.amount).text });
    case "arrived":
      return t("launch.carried", { amount: format.money(brought.amount).text });
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

import type { MoneyState } from "@baize/api-client/react";
import { useFormat } from "@baize/ui-kit";
import { useFaultWords } from "../errors.ts";
import { useGamesWords } from "../words.ts";
import type { Brought } from "./use-bring.ts";

/** What became of bringing money along, in words. An answer that is missing is never called a failure. */
export const useBroughtText = (brought: Brought, state: MoneyState): string => {
  const t = useGamesWords();
  const words = useFaultWords();
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
      return t(state === "not_stored" ? "launch.notStored" : "launch.confirming");
  }
};

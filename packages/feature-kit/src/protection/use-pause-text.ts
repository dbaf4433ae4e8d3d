import { useFormat } from "@baize/ui-kit";
import { useFeatureKitWords } from "../words.ts";
import type { Pause } from "./lowest-limit.ts";

/** What is on and until when, in one sentence. */
export const usePauseText = (): ((pause: Pick<Pause, "kind" | "until">) => string) => {
  const t = useFeatureKitWords();
  const format = useFormat();
  return ({ kind, until }) =>
    t("protection.paused", { pause: t(`protection.pause.${kind}`), time: format.dateTime(until) });
};

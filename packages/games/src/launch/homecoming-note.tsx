import { useBalance } from "@baize/api-client/react";
import { Alert, CountingMoney, type Tone, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFaultWords } from "../errors.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./launch.css.ts";
import type { Homecoming } from "./use-take-home.ts";

const TONES: Record<Homecoming["kind"], Tone> = {
  idle: "info", running: "info", open: "warning", nothing: "info", done: "win", processing: "warning", skipped: "warning", refused: "danger",
};

/** The result of taking a venue's wallet home, and what the central wallet then holds. */
export const HomecomingNote = ({ outcome }: { outcome: Homecoming }): ReactElement | null => {
  const t = useGamesWords();
  const words = useFaultWords();
  const format = useFormat();
  const balance = useBalance();
  if (outcome.kind === "idle") return null;
  const text = ((): string => {
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
      case "running":
      case "nothing":
        return t(outcome.kind === "nothing" ? "homeward.nothing" : "homeward.running");
    }
  })();
  return (
    <div className={css.homecoming}>
      <Alert isLive tone={TONES[outcome.kind]}>
        {text}
      </Alert>
      {outcome.kind !== "running" && (
        <p className={css.total}>
          <span className={css.term}>{t("homeward.balance")}</span>
          <CountingMoney value={balance.value?.balance} size="large" />
        </p>
      )}
    </div>
  );
};

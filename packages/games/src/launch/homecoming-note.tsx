import { useBalance } from "@baize/api-client/react";
import { Alert, CountingMoney, type Tone } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./launch.css.ts";
import { useHomecomingText } from "./use-homecoming-text.ts";
import type { Homecoming } from "./use-take-home.ts";

export const HOMECOMING_TONES: Record<Homecoming["kind"], Tone> = {
  idle: "info",
  running: "info",
  open: "warning",
  unsent: "warning",
  nothing: "info",
  done: "win",
  processing: "warning",
  skipped: "warning",
  refused: "danger",
};

/** The result of taking a venue's wallet home, and what the central wallet then holds. */
export const HomecomingNote = ({ outcome }: { outcome: Homecoming }): ReactElement | null => {
  const t = useGamesWords();
  const textOf = useHomecomingText();
  const balance = useBalance();
  if (outcome.kind === "idle") return null;
  return (
    <div className={css.homecoming}>
      <Alert isLive tone={HOMECOMING_TONES[outcome.kind]}>
        {textOf(outcome)}
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

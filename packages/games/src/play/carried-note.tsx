import { Alert, useFormat } from "@baize/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";

const STAYS_MS = 6_000;

/** Over the game for a moment: what was brought along. The game keeps its size when it goes. */
export const CarriedNote = ({ amount }: { amount: string }): ReactElement | null => {
  const t = useGamesWords();
  const format = useFormat();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Alert tone="win" isLive className={css.carried}>
      {t("launch.carried", { amount: format.money(amount).text })}
    </Alert>
  );
};

import { useFormat } from "@baize/ui-kit";
import type { Provider } from "./wire-types.ts";
import { useGamesWords } from "./words.ts";

/** Why a provider's games are closed, short enough for a tile, in the brand's zone; null when they are open. */
export const useClosedText = (): ((provider: Pick<Provider, "state" | "maintenance">) => string | null) => {
  const t = useGamesWords();
  const format = useFormat();
  return ({ state, maintenance }) => {
    if (state === "normal") return null;
    if (state === "soon") return t("lobby.soon");
    const end = maintenance?.end ?? null;
    return end === null ? t("lobby.closed") : t("lobby.closedUntil", { time: format.dateTime(end) });
  };
};

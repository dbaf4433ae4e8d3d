import type { ExportColumn } from "@baize/feature-kit";
import { useFormat } from "@baize/ui-kit";
import type { Bet } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";

/** Columns of the exported file. */
export const useExportColumns = (): readonly ExportColumn<Bet>[] => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  const time = (instant: string | null): string =>
    instant === null ? "" : format.dateTime(instant, { seconds: true });
  return [
    { header: t("record.id"), text: ({ id }) => id },
    { header: t("record.time"), text: ({ betTime }) => time(betTime) },
    { header: t("record.settled"), text: ({ settleTime }) => time(settleTime) },
    { header: t("record.category"), text: ({ gameType }) => names.category(gameType) },
    { header: t("record.platform"), text: ({ platformName }) => platformName },
    { header: t("record.game"), text: ({ gameName }) => gameName },
    { header: t("record.content"), text: ({ content }) => content },
    { header: t("record.stake"), text: ({ bet }) => bet },
    { header: t("record.valid"), text: ({ valid }) => valid },
    { header: t("record.win"), text: ({ state, win }) => (state === "unsettled" ? "" : win) },
    { header: t("record.currency"), text: ({ currency }) => currency },
    { header: t("record.state"), text: ({ state }) => t(`record.status.${state}`) },
  ];
};

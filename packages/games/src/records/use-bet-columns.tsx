import { isAssetCode } from "@baize/domain";
import { type ExportColumn, RecordLead } from "@baize/feature-kit";
import { type DataColumn, MoneyText, StatusBadge, type Tone, useFormat } from "@baize/ui-kit";
import { useNames } from "../use-names.ts";
import type { Bet } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

export const BET_TONES: Record<Bet["state"], Tone> = {
  unsettled: "neutral",
  won: "win",
  lost: "info",
  draw: "info",
  cancelled: "warning",
};

/** The asset of a bet; undefined, the brand's, for a code that is none. */
export const assetOf = ({ currency }: Bet) => (isAssetCode(currency) ? currency : undefined);

/** Columns of the table, of the cards on phones. */
export const useBetColumns = (): readonly DataColumn<Bet>[] => {
  const t = useGamesWords();
  const format = useFormat();
  return [
    {
      key: "game",
      header: t("record.game"),
      isLead: true,
      cell: ({ gameName, platformName, free }) => (
        <RecordLead
          name={<span translate="no">{gameName}</span>}
          note={free ? `${platformName} · ${t("record.free")}` : platformName}
        />
      ),
    },
    { key: "time", header: t("record.time"), cell: ({ betTime }) => format.dateTime(betTime) },
    {
      key: "state",
      header: t("record.state"),
      cell: ({ state }) => <StatusBadge tone={BET_TONES[state]}>{t(`record.status.${state}`)}</StatusBadge>,
    },
    {
      key: "stake",
      header: t("record.stake"),
      isFigure: true,
      cell: (bet) => <MoneyText value={bet.bet} asset={assetOf(bet)} />,
    },
    {
      key: "valid",
      header: t("record.valid"),
      isFigure: true,
      isWideOnly: true,
      cell: (bet) => <MoneyText value={bet.valid} asset={assetOf(bet)} />,
    },
    {
      key: "win",
      header: t("record.win"),
      isFigure: true,
      isCardEnd: true,
      cell: (bet) => <MoneyText value={bet.state === "unsettled" ? null : bet.win} asset={assetOf(bet)} tone="auto" />,
    },
  ];
};

/** Columns of the exported file. */
export const useExportedBetColumns = (): readonly ExportColumn<Bet>[] => {
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

import { isAssetCode } from "@baize/domain";
import { RecordLead } from "@baize/feature-kit";
import { type DataColumn, MoneyText, StatusBadge, type Tone, useFormat } from "@baize/ui-kit";
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
      cell: ({ gameName, platformName }) => <RecordLead name={gameName} note={platformName} />,
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

import { isAssetCode } from "@baize/domain";
import { Button, type DataColumn, DataList, MoneyText, StatusBadge, type Tone, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import type { Bet } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./records.css.ts";

export interface BetListProps {
  /** Undefined while loading. */
  rows: readonly Bet[] | undefined;
  onOpen: (bet: Bet) => void;
  error: ReactNode;
  empty: ReactNode;
}

export const BET_TONES: Record<Bet["state"], Tone> = {
  unsettled: "neutral",
  won: "win",
  lost: "info",
  draw: "info",
  cancelled: "warning",
};

/** The asset of a bet; the brand's for a code that is none. */
export const assetOf = ({ currency }: Bet) => (isAssetCode(currency) ? currency : undefined);

/** Bets as a table, as cards on phones. */
export const BetList = ({ rows, onOpen, error, empty }: BetListProps): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const columns: DataColumn<Bet>[] = [
    {
      key: "game",
      header: t("record.game"),
      isLead: true,
      cell: ({ gameName, platformName }) => (
        <span className={css.lead}>
          <span className={css.name}>{gameName}</span>
          <span className={css.note}>{platformName}</span>
        </span>
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
    {
      key: "open",
      header: t("record.open"),
      cell: (bet) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t("record.openOf", { id: bet.id })}
          onPress={() => onOpen(bet)}
        >
          {t("record.open")}
        </Button>
      ),
    },
  ];
  return (
    <DataList
      caption={t("record.caption")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      error={error}
      empty={empty}
    />
  );
};

import { CopyButton, DescriptionList, Inline, MoneyText, StatusBadge, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Bet } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { assetOf, BET_TONES } from "./use-bet-columns.tsx";

/** One bet with everything that is known of it. */
export const BetFacts = ({ bet }: { bet: Bet }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  const asset = assetOf(bet);
  const isOpen = bet.state === "unsettled";
  return (
    <DescriptionList
      items={[
        {
          term: t("record.id"),
          detail: (
            <Inline gap={1} noWrap justify="end">
              <span translate="no">{bet.id}</span>
              <CopyButton text={bet.id} label={t("record.id")} />
            </Inline>
          ),
        },
        { term: t("record.game"), detail: <span translate="no">{bet.gameName}</span> },
        {
          term: t("record.platform"),
          detail: <span translate="no">{`${bet.platformName} · ${names.category(bet.gameType)}`}</span>,
        },
        {
          term: t("record.state"),
          detail: <StatusBadge tone={BET_TONES[bet.state]}>{t(`record.status.${bet.state}`)}</StatusBadge>,
        },
        { term: t("record.time"), detail: format.dateTime(bet.betTime, { seconds: true }) },
        {
          term: t("record.settled"),
          detail: bet.settleTime === null ? t("record.notSettled") : format.dateTime(bet.settleTime, { seconds: true }),
        },
        { term: t("record.content"), detail: <span translate="no">{bet.content}</span> },
        { term: t("record.stake"), detail: <MoneyText value={bet.bet} asset={asset} /> },
        { term: t("record.valid"), detail: <MoneyText value={bet.valid} asset={asset} /> },
        {
          term: t("record.win"),
          detail: <MoneyText value={isOpen ? null : bet.win} asset={asset} tone="auto" />,
          isStrong: true,
        },
      ]}
    />
  );
};

import { callQuery, useClient } from "@baize/api-client/react";
import { toCsv } from "@baize/domain";
import { saveFile } from "@baize/feature-kit";
import { Button, DownloadIcon, useFormat, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { Bet, BetQuery } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";

const SIZE = 100;
const MOST_PAGES = 50;

/** Saves every bet of the filter as CSV. */
export const ExportButton = ({ query, disabled }: { query: BetQuery; disabled: boolean }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const head = (
    [
      "id",
      "time",
      "settled",
      "category",
      "platform",
      "game",
      "content",
      "stake",
      "valid",
      "win",
      "currency",
      "state",
    ] as const
  ).map((key) => t(`record.${key}`));
  const line = (bet: Bet): readonly string[] => [
    bet.id,
    format.dateTime(bet.betTime, { seconds: true }),
    bet.settleTime === null ? "" : format.dateTime(bet.settleTime, { seconds: true }),
    names.category(bet.gameType),
    bet.platformName,
    bet.gameName,
    bet.content,
    bet.bet,
    bet.valid,
    bet.state === "unsettled" ? "" : bet.win,
    bet.currency,
    t(`record.status.${bet.state}`),
  ];
  const save = async (): Promise<void> => {
    const bets = new Map<string, Bet>();
    let total = 1;
    try {
      for (let page = 1; page <= MOST_PAGES && bets.size < total; page += 1) {
        const answer = await queryClient.fetchQuery(
          callQuery(client.member.recordGame, { ...query, page, size: SIZE }, { staleTime: 0 }),
        );
        total = answer.total;
        // A bet placed meanwhile moves rows to the next page; the id keeps each once.
        for (const bet of answer.list) bets.set(bet.id, bet);
        if (answer.list.length === 0) break;
      }
    } catch {
      show({ text: t("record.exportFailed"), tone: "danger" });
      return;
    }
    saveFile(`${t("record.file")}.csv`, toCsv([head, ...[...bets.values()].map(line)]), "text/csv;charset=utf-8");
    const isCut = bets.size < total;
    show({
      text: t(isCut ? "record.exportCut" : "record.exported", { count: bets.size }),
      tone: isCut ? "warning" : "win",
    });
  };
  return (
    <Button icon={<DownloadIcon />} disabled={disabled} onPress={save}>
      {t("record.export")}
    </Button>
  );
};

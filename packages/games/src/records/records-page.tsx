import type { Contract } from "@baize/api-client/contract";
import { callQuery, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { recordFilter, RecordSums, RecordsView, useRecords } from "@baize/feature-kit";
import { LinkButton, MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Bets } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { BetFacts } from "./bet-facts.tsx";
import { BET_FACETS, BetFilters } from "./bet-filters.tsx";
import { useBetColumns, useExportedBetColumns } from "./use-bet-columns.tsx";

const BETS_PAGE = 20;
const rules = recordFilter(paths.betRecord, BET_FACETS);

/** Bet records: the filter is in the address, and an answer is shown under its own filter only. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const { recordGame } = useClient().member;
  const records = useRecords(
    rules,
    (input, { category, platform, state }) =>
      callQuery<Contract["member"]["recordGame"]>(recordGame, {
        ...input,
        ...(category !== null && { gameType: category }),
        ...(platform !== null && { platform }),
        ...(state !== null && { state }),
      }),
    BETS_PAGE,
  );
  return (
    <RecordsView
      records={records}
      words={t}
      columns={useBetColumns()}
      exported={useExportedBetColumns()}
      filters={<BetFilters facets={records.filter.facets} onChange={(facets) => records.change({ facets })} />}
      sums={<BetSums sum={records.data?.sum} />}
      facts={(bet) => <BetFacts bet={bet} />}
      next={
        <LinkButton variant="primary" to={paths.home}>
          {t("play.toLobby")}
        </LinkButton>
      }
    />
  );
};

/** Totals of the whole filter, not of the page; "—" while unknown. */
const BetSums = ({ sum }: { sum: Bets["sum"] | undefined }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  return (
    <RecordSums
      sums={[
        {
          term: t("record.count"),
          value: <span translate="no">{sum === undefined ? "—" : format.number(sum.count)}</span>,
        },
        { term: t("record.stake"), value: <MoneyText value={sum?.bet} /> },
        { term: t("record.valid"), value: <MoneyText value={sum?.valid} /> },
        { term: t("record.win"), value: <MoneyText value={sum?.win} tone="auto" /> },
      ]}
      note={t("record.sumHelp")}
    />
  );
};

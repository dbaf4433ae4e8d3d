import { RecordSums } from "@baize/feature-kit";
import { MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Bets } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

/** Totals of the whole filter, not of the page; "—" while unknown. */
export const BetSums = ({ sum }: { sum: Bets["sum"] | undefined }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  return (
    <RecordSums
      sums={[
        { term: t("record.count"), value: sum === undefined ? "—" : format.number(sum.count) },
        { term: t("record.stake"), value: <MoneyText value={sum?.bet} /> },
        { term: t("record.valid"), value: <MoneyText value={sum?.valid} /> },
        { term: t("record.win"), value: <MoneyText value={sum?.win} tone="auto" /> },
      ]}
      note={t("record.sumHelp")}
    />
  );
};

import { MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Bets } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./records.css.ts";

/** Totals of the whole filter, not of the page; "—" while unknown. */
export const BetSums = ({ sum }: { sum: Bets["sum"] | undefined }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  return (
    <div className={css.sumBlock}>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.term}>{t("record.count")}</dt>
          <dd className={css.count}>{sum === undefined ? "—" : format.number(sum.count)}</dd>
        </div>
        {(["stake", "valid", "win"] as const).map((key) => (
          <div key={key} className={css.sum}>
            <dt className={css.term}>{t(`record.${key}`)}</dt>
            <dd className={css.figure}>
              <MoneyText value={key === "stake" ? sum?.bet : sum?.[key]} tone={key === "win" ? "auto" : "plain"} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t("record.sumHelp")}</p>
    </div>
  );
};

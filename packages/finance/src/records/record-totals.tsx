import { RecordSums } from "@baize/feature-kit";
import { MoneyText, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Transactions } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";

/**
 * Totals of the filter by currency, and net deposits over the life of the account (docs/player-protection.md PP6 and
 * PP7).
 */
export const RecordTotals = ({ data }: { data: Transactions | undefined }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [own, ...coins] = data?.sums ?? [];
  return (
    <RecordSums
      sums={[
        { term: t("record.in"), value: <MoneyText value={own?.in} asset={own?.currency} /> },
        { term: t("record.out"), value: <MoneyText value={own?.out} asset={own?.currency} /> },
        { term: t("record.feeSum"), value: <MoneyText value={own?.fee} asset={own?.currency} /> },
        { term: t("record.net"), value: <MoneyText value={data?.netDeposits} asset={data?.currency} /> },
      ]}
      note={
        <>
          <span>{`${t("record.sumHelp")} `}</span>
          {data && <span>{t("record.netHelp", { since: format.date(data.since) })}</span>}
        </>
      }
    >
      {coins.length > 0 && (
        <ul className={css.coins}>
          {coins.map((sum) => (
            <li key={sum.currency} className={css.coin}>
              <span className={css.kind}>{t("record.wallet", { asset: sum.currency })}</span>
              <CoinFigure term={t("record.in")} value={sum.in} asset={sum.currency} />
              <CoinFigure term={t("record.out")} value={sum.out} asset={sum.currency} />
              <CoinFigure term={t("record.feeSum")} value={sum.fee} asset={sum.currency} />
            </li>
          ))}
        </ul>
      )}
    </RecordSums>
  );
};

const CoinFigure = ({
  term,
  value,
  asset,
}: {
  term: string;
  value: string;
  asset: Transactions["currency"];
}): ReactElement => (
  <span className={css.coinFigure}>
    <span className={css.sumTerm}>{`${term} `}</span>
    <MoneyText value={value} asset={asset} />
  </span>
);

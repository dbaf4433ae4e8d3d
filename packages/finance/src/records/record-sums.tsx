import { MoneyText, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import type { Transactions } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";

/** Totals of the filter by currency, and net deposits over the life of the account (Player protection, rows 4 and 5). */
export const RecordSums = ({ data, failed }: { data: Transactions | undefined; failed: boolean }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const known = failed ? undefined : data;
  const [own, ...coins] = known?.sums ?? [];
  return (
    <Stack gap={3}>
      <dl className={css.sums}>
        <Sum term={t("record.in")}>
          <MoneyText value={own?.in} asset={own?.currency} />
        </Sum>
        <Sum term={t("record.out")}>
          <MoneyText value={own?.out} asset={own?.currency} />
        </Sum>
        <Sum term={t("record.feeSum")}>
          <MoneyText value={own?.fee} asset={own?.currency} />
        </Sum>
        <Sum term={t("record.net")}>
          <MoneyText value={known?.netDeposits} asset={known?.currency} />
        </Sum>
      </dl>
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
      <p className={css.note}>
        {t("record.sumHelp")} {known && t("record.netHelp", { since: format.date(known.since) })}
      </p>
    </Stack>
  );
};

const Sum = ({ term, children }: { term: string; children: ReactNode }): ReactElement => (
  <div className={css.sum}>
    <dt className={css.sumTerm}>{term}</dt>
    <dd className={css.sumValue}>{children}</dd>
  </div>
);

const CoinFigure = ({ term, value, asset }: { term: string; value: string; asset: Transactions["currency"] }): ReactElement => (
  <span className={css.coinFigure}>
    <span className={css.sumTerm}>{term}</span> <MoneyText value={value} asset={asset} />
  </span>
);

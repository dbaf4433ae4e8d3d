import { MoneyText, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Transactions } from "../queries.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";

/** Totals of the filter, and net deposits over the life of the account (Player protection, rows 4 and 5). */
export const RecordSums = ({ data, failed }: { data: Transactions | undefined; failed: boolean }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const known = failed ? undefined : data;
  const sums = [
    { term: t("record.in"), value: known?.sum.in },
    { term: t("record.out"), value: known?.sum.out },
    { term: t("record.feeSum"), value: known?.sum.fee },
    { term: t("record.net"), value: known?.netDeposits },
  ];
  return (
    <Stack gap={2}>
      <dl className={css.sums}>
        {sums.map(({ term, value }) => (
          <div key={term} className={css.sum}>
            <dt className={css.sumTerm}>{term}</dt>
            <dd className={css.sumValue}>
              <MoneyText value={value} asset={known?.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {t("record.sumHelp")} {known && t("record.netHelp", { since: format.date(known.since) })}
      </p>
    </Stack>
  );
};

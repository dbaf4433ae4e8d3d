import type { Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { paths, TRANSACTION_KINDS, type TransactionKind } from "@baize/domain";
import { oneOf, recordFilter, RecordsView, useRecords } from "@baize/feature-kit";
import { LinkButton, LinkTabs } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { RECORDS_PAGE } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { RecordFooter, RecordFacts } from "./record-facts.tsx";
import { RecordTotals } from "./record-totals.tsx";
import { useExportColumns, useRecordColumns } from "./use-record-columns.tsx";

const TABS = ["all", ...TRANSACTION_KINDS] as const;
const rules = recordFilter(paths.transRecord, { kind: oneOf(TRANSACTION_KINDS) });

/** Money records: the filter is in the address, and an answer is shown under its own filter only. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const { transactions } = useClient().finance;
  const records = useRecords(
    rules,
    (input, { kind }) =>
      callQuery<Contract["finance"]["transactions"]>(transactions, { ...input, kind: kind ?? "all" }),
    RECORDS_PAGE,
  );
  const { facets } = records.filter;
  const kindOf = (tab: string): TransactionKind | null => TRANSACTION_KINDS.find((kind) => kind === tab) ?? null;
  return (
    <RecordsView
      records={records}
      words={t}
      columns={useRecordColumns()}
      exported={useExportColumns()}
      tabs={
        <LinkTabs
          label={t("record.tabs")}
          current={facets.kind ?? "all"}
          onChoose={(tab) => records.change({ facets: { kind: kindOf(tab) } })}
          tabs={TABS.map((tab) => ({
            id: tab,
            label: t(`record.kind.${tab}`),
            to: records.pathTo({ kind: kindOf(tab) }),
          }))}
        />
      }
      sums={<RecordTotals data={records.data} />}
      facts={(row) => <RecordFacts row={row} />}
      footer={(row) => row.kind === "deposit" && <RecordFooter row={row} />}
      next={
        <LinkButton variant="primary" to={paths.deposit}>
          {t("title.deposit")}
        </LinkButton>
      }
    />
  );
};

import {
  Alert,
  Button,
  type DataColumn,
  DataList,
  EmptyState,
  ErrorState,
  FilterBar,
  PageHeader,
  Pagination,
  PresetFilter,
  Sheet,
  Stack,
} from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import { useFeatureKitWords } from "../words.ts";
import type { RecordPage } from "./collect-rows.ts";
import { ExportButton, type ExportColumn } from "./export-button.tsx";
import type { Facets } from "./record-filter.ts";
import * as css from "./records.css.ts";
import type { Records } from "./use-records.ts";

type RowOf<D extends RecordPage<unknown>> = D["list"][number];
interface Identified {
  readonly id: string;
}
type Pages = RecordPage<Identified>;

/** Sentences of an area for its page of records, under the same keys in every area. */
export type RecordWord =
  | "title.records"
  | "record.detail"
  /** Name of the table, for screen readers. */
  | "record.caption"
  /** Name of the exported file, without its ending. */
  | "record.file"
  /** Title of the sheet with one row. */
  | "record.sheet"
  | "record.emptyText";

export interface RecordsViewProps<F extends Facets, D extends Pages> {
  readonly records: Records<F, D>;
  readonly words: (word: RecordWord) => string;
  /** Columns of the table; the one that opens a row comes last by itself. */
  readonly columns: readonly DataColumn<RowOf<D>>[];
  /** Columns of the exported file. */
  readonly exported: readonly ExportColumn<RowOf<D>>[];
  /** Above the filters, such as tabs. */
  readonly tabs?: ReactNode;
  /** Beside the period. */
  readonly filters?: ReactNode;
  /** Totals of the whole filter. */
  readonly sums: ReactNode;
  /** One row with everything that is known of it, in a sheet. */
  readonly facts: (row: RowOf<D>) => ReactNode;
  /** Under it. */
  readonly footer?: (row: RowOf<D>) => ReactNode;
  /** What to do where there are no records. */
  readonly next: ReactNode;
}

/** With today, a year of 365 days. */
const MOST_DAYS_BACK = 364;

/** A page of records: filters, totals, rows, pages, one row in a sheet, and all rows as a file. */
export const RecordsView = <F extends Facets, D extends Pages>({
  records,
  words,
  columns,
  exported,
  tabs,
  filters,
  sums,
  facts,
  footer,
  next,
}: RecordsViewProps<F, D>): ReactElement => {
  const [opened, setOpened] = useState<RowOf<D> | null>(null);
  const { filter, data, pageSize } = records;
  return (
    <Stack gap={6}>
      <PageHeader
        title={words("title.records")}
        detail={words("record.detail")}
        action={
          <ExportButton
            fileName={words("record.file")}
            columns={exported}
            readPage={records.readPage}
            disabled={data === undefined || data.total === 0}
          />
        }
      />
      {tabs}
      <FilterBar count={data?.total} onReset={records.isFiltered ? records.reset : undefined}>
        <PeriodFilter records={records} />
        {filters !== undefined && <div className={css.selects}>{filters}</div>}
      </FilterBar>
      {sums}
      <RecordRows {...{ records, words, columns, next }} onOpen={setOpened} />
      {data && (data.total > pageSize || filter.page > 1) && (
        <Pagination page={filter.page} pageSize={pageSize} total={data.total} onPageChange={records.goToPage} />
      )}
      <Sheet
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={words("record.sheet")}
        width="small"
        footer={opened === null ? undefined : footer?.(opened)}
      >
        {opened !== null && facts(opened)}
      </Sheet>
    </Stack>
  );
};

const PeriodFilter = <F extends Facets, D extends Pages>({
  records: { filter, change, periodFault },
}: Pick<RecordsViewProps<F, D>, "records">): ReactElement => (
  <div className={css.period}>
    <PresetFilter value={filter.period} maxDaysBack={MOST_DAYS_BACK} onValueChange={(period) => change({ period })} />
    {periodFault !== null && (
      <Alert isLive tone="danger">
        {periodFault}
      </Alert>
    )}
  </div>
);

type RowsProps<F extends Facets, D extends Pages> = Pick<
  RecordsViewProps<F, D>,
  "records" | "words" | "columns" | "next"
> & { readonly onOpen: (row: RowOf<D>) => void };

const RecordRows = <F extends Facets, D extends Pages>({
  records,
  words,
  columns,
  next,
  onOpen,
}: RowsProps<F, D>): ReactElement => {
  const t = useFeatureKitWords();
  const { fault, periodFault, retry } = records;
  const isUnknown = fault !== null || periodFault !== null;
  const open: DataColumn<RowOf<D>> = {
    key: "open",
    header: <span className={css.openHeader}>{t("records.action")}</span>,
    cell: (row) => (
      <Button
        size="small"
        variant="quiet"
        className={css.open}
        aria-label={t("records.openOf", { id: row.id })}
        onPress={() => onOpen(row)}
      >
        {t("records.open")}
      </Button>
    ),
  };
  const failed =
    fault === null ? (
      <EmptyState art="records" title={t("records.tooLong")}>
        {t("records.tooLongText")}
      </EmptyState>
    ) : (
      <ErrorState title={t("records.failed")} onRetry={retry}>
        {fault}
      </ErrorState>
    );
  return (
    <div className={css.rows}>
      <DataList
        caption={words("record.caption")}
        columns={[...columns, open]}
        rows={isUnknown ? [] : records.data?.list}
        rowKey={({ id }) => id}
        error={isUnknown && failed}
        empty={
          <EmptyState art="records" title={t("records.empty")} action={next}>
            {words("record.emptyText")}
          </EmptyState>
        }
      />
    </div>
  );
};

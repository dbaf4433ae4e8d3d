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

export interface RecordsViewProps<F extends Facets, D extends RecordPage<unknown>> {
  readonly records: Records<F, D>;
  readonly title: string;
  readonly detail: string;
  readonly idOf: (row: RowOf<D>) => string;
  /** Name of the table, for screen readers. */
  readonly caption: string;
  /** Columns of the table; the one that opens a row comes last by itself. */
  readonly columns: readonly DataColumn<RowOf<D>>[];
  readonly exported: { readonly fileName: string; readonly columns: readonly ExportColumn<RowOf<D>>[] };
  /** Above the filters, such as tabs. */
  readonly tabs?: ReactNode;
  /** Beside the period. */
  readonly filters?: ReactNode;
  /** Totals of the whole filter. */
  readonly sums: ReactNode;
  readonly sheet: {
    readonly title: string;
    readonly content: (row: RowOf<D>) => ReactNode;
    readonly footer?: (row: RowOf<D>) => ReactNode;
  };
  readonly empty: { readonly text: string; readonly action: ReactNode };
}

/** With today, a year of 365 days. */
const MOST_DAYS_BACK = 364;

/** A page of records: filters, totals, rows, pages, one row in a sheet, and all rows as a file. */
export const RecordsView = <F extends Facets, D extends RecordPage<unknown>>({
  records,
  title,
  detail,
  idOf,
  exported,
  tabs,
  filters,
  sums,
  sheet,
  ...list
}: RecordsViewProps<F, D>): ReactElement => {
  const [opened, setOpened] = useState<RowOf<D> | null>(null);
  const { filter, data, change, pageSize } = records;
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        detail={detail}
        action={
          <ExportButton
            {...exported}
            idOf={idOf}
            readPage={records.readPage}
            disabled={data === undefined || data.total === 0}
          />
        }
      />
      {tabs}
      <FilterBar count={data?.total} onReset={records.isFiltered ? records.reset : undefined}>
        <div className={css.period}>
          <PresetFilter
            value={filter.period}
            maxDaysBack={MOST_DAYS_BACK}
            onValueChange={(period) => change({ period })}
          />
          {records.periodFault !== null && (
            <Alert isLive tone="danger">
              {records.periodFault}
            </Alert>
          )}
        </div>
        {filters !== undefined && <div className={css.selects}>{filters}</div>}
      </FilterBar>
      {sums}
      <RecordRows {...list} records={records} idOf={idOf} onOpen={setOpened} />
      {data && (data.total > pageSize || filter.page > 1) && (
        <Pagination page={filter.page} pageSize={pageSize} total={data.total} onPageChange={records.goToPage} />
      )}
      <Sheet
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={sheet.title}
        width="small"
        footer={opened === null ? undefined : sheet.footer?.(opened)}
      >
        {opened !== null && sheet.content(opened)}
      </Sheet>
    </Stack>
  );
};

type RowsProps<F extends Facets, D extends RecordPage<unknown>> = Pick<
  RecordsViewProps<F, D>,
  "records" | "columns" | "caption" | "idOf" | "empty"
> & { readonly onOpen: (row: RowOf<D>) => void };

const RecordRows = <F extends Facets, D extends RecordPage<unknown>>({
  records,
  columns,
  caption,
  idOf,
  empty,
  onOpen,
}: RowsProps<F, D>): ReactElement => {
  const t = useFeatureKitWords();
  const { fault, periodFault, retry } = records;
  const isUnknown = fault !== null || periodFault !== null;
  const open: DataColumn<RowOf<D>> = {
    key: "open",
    header: t("records.action"),
    cell: (row) => (
      <Button
        size="small"
        variant="quiet"
        aria-label={t("records.openOf", { id: idOf(row) })}
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
    <DataList
      caption={caption}
      columns={[...columns, open]}
      rows={isUnknown ? [] : records.data?.list}
      rowKey={idOf}
      error={isUnknown && failed}
      empty={
        <EmptyState art="records" title={t("records.empty")} action={empty.action}>
          {empty.text}
        </EmptyState>
      }
    />
  );
};

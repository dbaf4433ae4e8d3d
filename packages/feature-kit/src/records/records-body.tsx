import {
  Alert,
  Button,
  type DataColumn,
  DataList,
  EmptyState,
  ErrorState,
  FilterBar,
  Pagination,
  PresetFilter,
  Sheet,
  Stack,
} from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import { useFeatureKitWords } from "../words.ts";
import type { RecordPage } from "./collect-rows.ts";
import type { Facets } from "./record-filter.ts";
import * as css from "./records.css.ts";
import type { Records } from "./use-records.ts";

export type RowOf<D extends RecordPage<unknown>> = D["list"][number];

/** How one row is opened in a sheet. */
export interface OneRecord<Row> {
  readonly idOf: (row: Row) => string;
  readonly title: string;
  readonly facts: (row: Row) => ReactNode;
  readonly footer?: ((row: Row) => ReactNode) | undefined;
}

export interface RecordsBodyProps<F extends Facets, D extends RecordPage<unknown>> {
  readonly records: Records<F, D>;
  /** Name of the table, for screen readers. */
  readonly caption: string;
  /** Columns of the table; the one that opens a row comes last by itself. */
  readonly columns: readonly DataColumn<RowOf<D>>[];
  /** Beside the period. */
  readonly filters?: ReactNode;
  /** Totals of the whole filter. */
  readonly sums: ReactNode;
  readonly emptyText: string;
  /** What to do where there are no records. */
  readonly next: ReactNode;
  /** Left out where a row has no id and no more than its columns. */
  readonly one?: OneRecord<RowOf<D>> | undefined;
}

/** With today, a year of 365 days. */
const MOST_DAYS_BACK = 364;

/** Records below the head of their page: filters, totals, rows, pages, and one row in a sheet. */
export const RecordsBody = <F extends Facets, D extends RecordPage<unknown>>(
  props: RecordsBodyProps<F, D>,
): ReactElement => {
  const { records, filters, sums, one } = props;
  const [opened, setOpened] = useState<{ readonly row: RowOf<D> } | null>(null);
  const { filter, data, pageSize } = records;
  return (
    <Stack gap={6}>
      <FilterBar count={data?.total} onReset={records.isFiltered ? records.reset : undefined}>
        <PeriodFilter records={records} />
        {filters !== undefined && <div className={css.selects}>{filters}</div>}
      </FilterBar>
      {sums}
      <RecordRows {...props} onOpen={(row) => setOpened({ row })} />
      {data && (data.total > pageSize || filter.page > 1) && (
        <Pagination page={filter.page} pageSize={pageSize} total={data.total} onPageChange={records.goToPage} />
      )}
      {one && (
        <Sheet
          isOpen={opened !== null}
          onClose={() => setOpened(null)}
          title={one.title}
          width="small"
          footer={opened === null ? undefined : one.footer?.(opened.row)}
        >
          {opened !== null && one.facts(opened.row)}
        </Sheet>
      )}
    </Stack>
  );
};

const PeriodFilter = <F extends Facets, D extends RecordPage<unknown>>({
  records: { filter, change, periodFault },
}: Pick<RecordsBodyProps<F, D>, "records">): ReactElement => (
  <div className={css.period}>
    <PresetFilter value={filter.period} maxDaysBack={MOST_DAYS_BACK} onValueChange={(period) => change({ period })} />
    {periodFault !== null && (
      <Alert isLive tone="danger">
        {periodFault}
      </Alert>
    )}
  </div>
);

type RowsProps<F extends Facets, D extends RecordPage<unknown>> = RecordsBodyProps<F, D> & {
  readonly onOpen: (row: RowOf<D>) => void;
};

const RecordRows = <F extends Facets, D extends RecordPage<unknown>>({
  records,
  caption,
  columns,
  emptyText,
  next,
  one,
  onOpen,
}: RowsProps<F, D>): ReactElement => {
  const t = useFeatureKitWords();
  const { fault, periodFault, retry } = records;
  const isUnknown = fault !== null || periodFault !== null;
  const open = ({ idOf }: OneRecord<RowOf<D>>): DataColumn<RowOf<D>> => ({
    key: "open",
    header: <span className={css.openHeader}>{t("records.action")}</span>,
    cell: (row) => (
      <Button
        size="small"
        variant="quiet"
        className={css.open}
        aria-label={t("records.openOf", { id: idOf(row) })}
        onPress={() => onOpen(row)}
      >
        {t("records.open")}
      </Button>
    ),
  });
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
    <div className={one && css.rows}>
      <DataList
        caption={caption}
        columns={one === undefined ? columns : [...columns, open(one)]}
        rows={isUnknown ? [] : records.data?.list}
        rowKey={(row, index) => one?.idOf(row) ?? String(index)}
        error={isUnknown && failed}
        empty={
          <EmptyState art="records" title={t("records.empty")} action={next}>
            {emptyText}
          </EmptyState>
        }
      />
    </div>
  );
};

import { PageHeader, Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import type { RecordPage } from "./collect-rows.ts";
import { ExportButton, type ExportColumn } from "./export-button.tsx";
import type { Facets } from "./record-filter.ts";
import { RecordsBody, type RecordsBodyProps, type RowOf } from "./records-body.tsx";

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

export interface RecordsViewProps<F extends Facets, D extends Pages> extends Pick<
  RecordsBodyProps<F, D>,
  "records" | "columns" | "filters" | "sums" | "next"
> {
  readonly words: (word: RecordWord) => string;
  /** Columns of the exported file. */
  readonly exported: readonly ExportColumn<RowOf<D>>[];
  /** Above the filters, such as tabs. */
  readonly tabs?: ReactNode;
  /** One row with everything that is known of it, in a sheet. */
  readonly facts: (row: RowOf<D>) => ReactNode;
  /** Under it. */
  readonly footer?: (row: RowOf<D>) => ReactNode;
}

const idOf = ({ id }: Identified): string => id;

/** A page of records: filters, totals, rows, pages, one row in a sheet, and all rows as a file. */
export const RecordsView = <F extends Facets, D extends Pages>({
  words,
  exported,
  tabs,
  facts,
  footer,
  ...body
}: RecordsViewProps<F, D>): ReactElement => {
  const { data, readPage } = body.records;
  return (
    <Stack gap={6}>
      <PageHeader
        title={words("title.records")}
        detail={words("record.detail")}
        action={
          <ExportButton
            fileName={words("record.file")}
            columns={exported}
            readPage={readPage}
            idOf={idOf}
            disabled={data === undefined || data.total === 0}
          />
        }
      />
      {tabs}
      <RecordsBody
        {...body}
        caption={words("record.caption")}
        emptyText={words("record.emptyText")}
        one={{ idOf, title: words("record.sheet"), facts, footer }}
      />
    </Stack>
  );
};

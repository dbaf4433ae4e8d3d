import type { ReactElement, ReactNode } from "react";

import { EmptyState } from "../empty-state/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./data-list.css.ts";

export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures and money: tabular and at the end of the line. */
  isFigure?: boolean | undefined;
  /** Heads the card on phones; one column, the first by default. */
  isLead?: boolean | undefined;
  /** Shown beside the lead at the card's head on phones; the last figure column by default. */
  isCardEnd?: boolean | undefined;
  /** Left out on phones. */
  isWideOnly?: boolean | undefined;
  /** In the sums row. */
  sum?: ReactNode;
}

export interface DataListProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** The index is for rows that cannot be told apart, and are drawn as they were read. */
  rowKey: (row: Row, index: number) => string;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  /** In place of rows after a failure: an ErrorState. */
  error?: ReactNode;
  /** Skeleton rows while loading. */
  skeletonRows?: number | undefined;
}

/** Written out, because Safari drops the roles of a table that is laid out as blocks. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/**
 * Rows as a table on desktop and as cards on phones, from one column definition and one piece of
 * markup. Sums are under their columns.
 */
export const DataList = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  error,
  skeletonRows = 5,
}: DataListProps<Row>): ReactElement => {
  if (error !== undefined && error !== null && error !== false) return <div className={css.plain}>{error}</div>;
  if (rows === undefined) {
    return (
      <SkeletonRegion className={cx(css.plain, css.skeletons)}>
        <Skeleton shape="row" count={skeletonRows} />
      </SkeletonRegion>
    );
  }
  if (rows.length === 0) return <div className={css.plain}>{empty ?? <EmptyState />}</div>;
  const layout = layoutOf(columns);
  return (
    <div className={css.frame}>
      <table {...roles.table} className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <Head columns={columns} />
        <tbody {...roles.rowgroup} className={css.body}>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} {...roles.row} className={css.row}>
              {columns.map((column) => (
                <td key={column.key} {...roles.cell} className={layout.cell(column)}>
                  <span className={layout.label(column)}>{column.header}</span>
                  <span className={css.content}>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Sums columns={columns} layout={layout} />
      </table>
    </div>
  );
};

type Layout<Row> = Readonly<Record<"cell" | "label", (column: DataColumn<Row>) => string>>;

/** Classes of each column's cells, and of its name in them: some head the card on phones. */
const layoutOf = <Row,>(columns: readonly DataColumn<Row>[]): Layout<Row> => {
  const leadKey = (columns.find((column) => column.isLead) ?? columns[0])?.key;
  const endKey = (
    columns.find((column) => column.isCardEnd) ??
    columns.findLast((column) => column.isFigure && column.key !== leadKey)
  )?.key;
  return {
    cell: (column) =>
      cx(
        css.cell,
        column.isFigure && css.end,
        column.key === leadKey && css.lead,
        column.key === endKey && css.cardEnd,
        column.isCardEnd && css.main,
        column.isWideOnly && css.wideOnly,
      ),
    label: (column) => cx(css.label, (column.key === leadKey || column.key === endKey) && css.labelHidden),
  };
};

const Head = <Row,>({ columns }: Pick<DataListProps<Row>, "columns">): ReactElement => (
  <thead {...roles.rowgroup} className={css.head}>
    <tr {...roles.row}>
      {columns.map((column) => (
        <th
          key={column.key}
          {...roles.columnheader}
          scope="col"
          className={cx(css.headCell, column.isFigure && css.end)}
        >
          {column.header}
        </th>
      ))}
    </tr>
  </thead>
);

const Sums = <Row,>({
  columns,
  layout,
}: Pick<DataListProps<Row>, "columns"> & { layout: Layout<Row> }): ReactElement | null => {
  const t = useKitWords();
  if (columns.every((column) => column.sum === undefined)) return null;
  const labelKey = columns.find((column) => column.sum === undefined)?.key;
  return (
    <tfoot {...roles.rowgroup} className={css.foot}>
      <tr {...roles.row} className={cx(css.row, css.sumRow)}>
        {columns.map((column) => (
          <td
            key={column.key}
            {...roles.cell}
            className={cx(
              layout.cell(column),
              css.sum,
              column.sum === undefined && column.key !== labelKey && css.wideOnly,
            )}
          >
            {column.sum !== undefined && <span className={layout.label(column)}>{column.header}</span>}
            <span className={css.content}>{column.key === labelKey ? t("total") : column.sum}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
};

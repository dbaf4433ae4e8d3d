import { Button, type DataColumn, DataList, MoneyText, StatusBadge, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import type { Transaction } from "../wire-types.ts";
import { reasonText } from "../reason-text.ts";
import { stateTone } from "../tones.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";
import { useRecordLabel } from "./use-record-label.ts";

export interface RecordListProps {
  /** Undefined while loading. */
  rows: readonly Transaction[] | undefined;
  onOpen: (row: Transaction) => void;
  error: ReactNode;
  empty: ReactNode;
}

/** Rows as a table, as cards on phones. */
export const RecordList = ({ rows, onOpen, error, empty }: RecordListProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const labelOf = useRecordLabel();
  const columns: DataColumn<Transaction>[] = [
    {
      key: "type",
      header: t("record.type"),
      isLead: true,
      cell: (row) => (
        <span className={css.lead}>
          <span className={css.kind}>{t(`record.kind.${row.kind}`)}</span>
          <span className={css.note}>{labelOf(row)}</span>
        </span>
      ),
    },
    { key: "time", header: t("time"), cell: ({ time }) => format.dateTime(time) },
    {
      key: "state",
      header: t("state"),
      cell: ({ state, reason }) => (
        <span className={css.stateCell}>
          <StatusBadge tone={stateTone(state)}>{t(`record.state.${state}`)}</StatusBadge>
          {reason !== null && <span className={css.note}>{reasonText(t, reason)}</span>}
        </span>
      ),
    },
    { key: "fee", header: t("fee"), isFigure: true, cell: ({ fee, currency }) => <MoneyText value={fee} asset={currency} /> },
    { key: "amount", header: t("amount"), isFigure: true, isCardEnd: true, cell: (row) => <Amount row={row} /> },
    {
      key: "open",
      header: t("record.action"),
      cell: (row) => (
        <Button size="small" variant="quiet" aria-label={t("record.openOf", { id: row.id })} onPress={() => onOpen(row)}>
          {t("record.open")}
        </Button>
      ),
    },
  ];
  return <DataList caption={t("record.caption")} columns={columns} rows={rows} rowKey={({ id }) => id} error={error} empty={empty} />;
};

/** The amount, and the other side of an exchange. */
const Amount = ({ row }: { row: Transaction }): ReactElement => (
  <span className={css.amount}>
    <MoneyText value={row.amount} asset={row.currency} tone={isDone(row) ? "auto" : "muted"} />
    {row.coin && <MoneyText value={row.coin.amount} asset={row.coin.asset} tone="muted" sign="always" />}
  </span>
);

/** Only money that moved is coloured. */
const isDone = ({ state }: Transaction): boolean => state === "succeeded" || state === "paid";

import { type ExportColumn, RecordLead } from "@baize/feature-kit";
import { type DataColumn, MoneyText, StatusBadge, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { reasonText } from "../reason-text.ts";
import { hasMoved, stateTone } from "../tones.ts";
import type { Transaction } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./records.css.ts";
import { useRecordLabel } from "./use-record-label.ts";

/** Columns of the table, of the cards on phones. */
export const useRecordColumns = (): readonly DataColumn<Transaction>[] => {
  const t = useFinanceWords();
  const format = useFormat();
  const labelOf = useRecordLabel();
  return [
    {
      key: "type",
      header: t("record.type"),
      isLead: true,
      cell: (row) => <RecordLead name={t(`record.kind.${row.kind}`)} note={labelOf(row)} />,
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
    {
      key: "fee",
      header: t("fee"),
      isFigure: true,
      isWideOnly: true,
      cell: ({ fee, currency }) => <MoneyText value={fee} asset={currency} />,
    },
    { key: "amount", header: t("amount"), isFigure: true, isCardEnd: true, cell: (row) => <Amount row={row} /> },
  ];
};

const MOVED = { tone: "auto" } as const;
const STILL = { tone: "muted", sign: "never" } as const;

/** The amount, and the other side of an exchange. */
const Amount = ({ row }: { row: Transaction }): ReactElement => (
  <span className={css.amount}>
    <MoneyText value={row.amount} asset={row.currency} {...(hasMoved(row.state) ? MOVED : STILL)} />
    {row.coin && (
      <MoneyText
        value={row.coin.amount}
        asset={row.coin.asset}
        tone="muted"
        sign={hasMoved(row.state) ? "always" : "never"}
      />
    )}
  </span>
);

/** Columns of the exported file. */
export const useExportColumns = (): readonly ExportColumn<Transaction>[] => {
  const t = useFinanceWords();
  const format = useFormat();
  const labelOf = useRecordLabel();
  return [
    { header: t("orderNo"), text: ({ id }) => id },
    { header: t("time"), text: ({ time }) => format.dateTime(time, { seconds: true }) },
    { header: t("record.type"), text: ({ kind }) => t(`record.kind.${kind}`) },
    { header: t("record.label"), text: labelOf },
    { header: t("amount"), text: ({ amount }) => amount },
    { header: t("fee"), text: ({ fee }) => fee },
    { header: t("record.currency"), text: ({ currency }) => currency },
    { header: t("record.coinSide"), text: ({ coin }) => coin?.amount ?? "" },
    { header: t("record.coinAsset"), text: ({ coin }) => coin?.asset ?? "" },
    { header: t("record.rate"), text: ({ coin }) => coin?.rate ?? "" },
    { header: t("state"), text: ({ state }) => t(`record.state.${state}`) },
    { header: t("record.reason"), text: ({ reason }) => (reason === null ? "" : reasonText(t, reason)) },
  ];
};

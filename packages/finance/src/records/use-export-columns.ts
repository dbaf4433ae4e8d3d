import type { ExportColumn } from "@baize/feature-kit";
import { useFormat } from "@baize/ui-kit";
import { reasonText } from "../reason-text.ts";
import type { Transaction } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { useRecordLabel } from "./use-record-label.ts";

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

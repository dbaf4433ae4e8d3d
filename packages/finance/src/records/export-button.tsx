import { callQuery, useClient } from "@baize/api-client/react";
import { toCsv } from "@baize/domain";
import { saveFile } from "@baize/feature-kit";
import { Button, DownloadIcon, useFormat, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { RecordQuery, Transaction } from "../wire-types.ts";
import { reasonText } from "../reason-text.ts";
import { useFinanceWords } from "../words.ts";
import { useRecordLabel } from "./use-record-label.ts";

const SIZE = 100;
const MOST_PAGES = 50;

/** Saves the rows of the filter, all pages of it, as CSV. */
export const ExportButton = ({ query, disabled }: { query: RecordQuery; disabled: boolean }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const labelOf = useRecordLabel();
  const cells = (row: Transaction): readonly string[] => [
    row.id,
    format.dateTime(row.time, { seconds: true }),
    t(`record.kind.${row.kind}`),
    labelOf(row),
    row.amount,
    row.fee,
    row.currency,
    row.coin?.amount ?? "",
    row.coin?.asset ?? "",
    row.coin?.rate ?? "",
    t(`record.state.${row.state}`),
    row.reason === null ? "" : reasonText(t, row.reason),
  ];
  const head = [t("orderNo"), t("time"), t("record.type"), t("record.label"), t("amount"), t("fee"), t("record.currency"), t("record.coinSide"), t("record.coinAsset"), t("record.rate"), t("state"), t("record.reason")];

  const save = async (): Promise<void> => {
    try {
      const rows: Transaction[] = [];
      let total = 1;
      for (let page = 1; page <= MOST_PAGES && rows.length < total; page += 1) {
        const answer = await queryClient.fetchQuery(callQuery(client.finance.transactions, { ...query, page, size: SIZE }, { staleTime: 0 }));
        total = answer.total;
        rows.push(...answer.list);
        if (answer.list.length === 0) break;
      }
      saveFile(`${t("record.file")}.csv`, toCsv([head, ...rows.map(cells)]), "text/csv;charset=utf-8");
      const isCut = rows.length < total;
      show({ text: t(isCut ? "record.exportCut" : "record.exported", { count: rows.length }), tone: isCut ? "warning" : "win" });
    } catch {
      show({ text: t("record.exportFailed"), tone: "danger" });
    }
  };
  return (
    <Button icon={<DownloadIcon />} disabled={disabled} onPress={save}>
      {t("record.export")}
    </Button>
  );
};

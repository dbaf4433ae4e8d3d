import { toCsv } from "@baize/domain";
import { Button, DownloadIcon, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { saveFile } from "../browser/save-file.ts";
import { useFeatureKitWords } from "../words.ts";
import { collectRows, EXPORT_PAGE_SIZE, type RecordPage } from "./collect-rows.ts";

/** A column of an exported file. */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
}

export interface ExportButtonProps<Row> {
  /** Name of the file, without its ending. */
  readonly fileName: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly readPage: (page: number, size: number) => Promise<RecordPage<Row>>;
  /** Left out where rows have no id; see `collectRows`. */
  readonly idOf?: ((row: Row) => string) | undefined;
  readonly disabled: boolean;
}

/** Saves the rows of a filter, all pages of it, as CSV. */
export const ExportButton = <Row,>({
  fileName,
  columns,
  readPage,
  idOf,
  disabled,
}: ExportButtonProps<Row>): ReactElement => {
  const t = useFeatureKitWords();
  const { show } = useToasts();
  const save = async (): Promise<void> => {
    try {
      const { rows, isCut } = await collectRows(async (page) => readPage(page, EXPORT_PAGE_SIZE), idOf);
      const lines = rows.map((row) => columns.map(({ text }) => text(row)));
      const csv = toCsv([columns.map(({ header }) => header), ...lines]);
      saveFile(`${fileName}.csv`, csv, "text/csv;charset=utf-8");
      const word = isCut ? "records.exportCut" : "records.exported";
      show({ text: t(word, { count: rows.length }), tone: isCut ? "warning" : "win" });
    } catch {
      show({ text: t("records.exportFailed"), tone: "danger" });
    }
  };
  return (
    <Button icon={<DownloadIcon />} disabled={disabled} onPress={save}>
      {t("records.export")}
    </Button>
  );
};

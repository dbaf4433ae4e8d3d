/** One page of records and how many there are in all. */
export interface RecordPage<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

export const EXPORT_PAGE_SIZE = 100;
const MOST_PAGES = 50;

/**
 * All rows of a filter, page by page, each once: a record that arrives meanwhile moves rows to the next page. After 50
 * pages it stops, and `isCut` is true.
 */
export const collectRows = async <Row extends { readonly id: string }>(
  readPage: (page: number) => Promise<RecordPage<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> => {
  const rows = new Map<string, Row>();
  let total = 1;
  for (let page = 1; page <= MOST_PAGES && rows.size < total; page += 1) {
    const answer = await readPage(page);
    total = answer.total;
    for (const row of answer.list) if (!rows.has(row.id)) rows.set(row.id, row);
    if (answer.list.length === 0) break;
  }
  return { rows: [...rows.values()], isCut: rows.size < total };
};

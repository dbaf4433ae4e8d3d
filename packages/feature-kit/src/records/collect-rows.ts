/** One page of records and how many there are in all. */
export interface RecordPage<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface Collected<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}
type ReadPage<Row> = (page: number) => Promise<RecordPage<Row>>;

export const EXPORT_PAGE_SIZE = 100;
const MOST_PAGES = 50;
const MOST_STARTS = 3;

/**
 * All rows of a filter, page by page, each once: a record that arrives meanwhile moves rows to the next page. After 50
 * pages it stops, and `isCut` is true. Rows without an id are read from the beginning when their number has changed.
 *
 * @throws Error when rows without an id keep changing
 */
export const collectRows = async <Row>(
  readPage: ReadPage<Row>,
  idOf?: (row: Row) => string,
): Promise<Collected<Row>> => {
  if (idOf !== undefined) return collectById(readPage, idOf);
  for (let start = 1; start <= MOST_STARTS; start += 1) {
    const collected = await collectUnchanged(readPage);
    if (collected !== null) return collected;
  }
  throw new Error("The rows changed while they were read.");
};

const collectById = async <Row>(readPage: ReadPage<Row>, idOf: (row: Row) => string): Promise<Collected<Row>> => {
  const rows = new Map<string, Row>();
  let total = 1;
  for (let page = 1; page <= MOST_PAGES && rows.size < total; page += 1) {
    const answer = await readPage(page);
    total = answer.total;
    for (const row of answer.list) if (!rows.has(idOf(row))) rows.set(idOf(row), row);
    if (answer.list.length === 0) break;
  }
  return { rows: [...rows.values()], isCut: rows.size < total };
};

/** Null when their number has changed between two pages. */
const collectUnchanged = async <Row>(readPage: ReadPage<Row>): Promise<Collected<Row> | null> => {
  const { total, list } = await readPage(1);
  const rows = [...list];
  for (let page = 2; page <= MOST_PAGES && rows.length < total; page += 1) {
    const next = await readPage(page);
    if (next.total !== total) return null;
    if (next.list.length === 0) break;
    rows.push(...next.list);
  }
  return { rows, isCut: rows.length < total };
};

/** First character that lets a spreadsheet run a cell. */
const RUNS = /^[=+\-@\t\r]/;
const FIGURE = /^-?\d+(\.\d+)?$/;
/** Spreadsheets round longer figures. */
const LONGEST_FIGURE = 15;

/** One cell: quoted where needed, and never a formula. Plain amounts stay figures; long numbers stay texts. */
export const csvCell = (text: string): string => {
  const isFigure = FIGURE.test(text) && text.length <= LONGEST_FIGURE;
  const safe = !isFigure && (RUNS.test(text.trimStart()) || FIGURE.test(text)) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV for spreadsheets: with a byte order mark, so that Chinese is read as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

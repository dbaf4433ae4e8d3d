/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** A figure that spreadsheets keep exactly. */
const FIGURE = /^-?\d{1,12}(\.\d{1,6})?$/;

/** One field: text that looks like a formula or an over-long number is marked as text, and quoted where needed. */
export const csvField = (text: string): string => {
  const isRisky = !FIGURE.test(text) && (FORMULA.test(text.trimStart()) || /^\d+(\.\d+)?$/.test(text));
  const safe = isRisky ? `'${text}` : text;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of fields for spreadsheets; begins with a byte order mark, so that Chinese is read as UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string => `\uFEFF${lines.map((line) => line.map(csvField).join(",")).join("\r\n")}\r\n`;

/** Lets the browser save a text as a file. Call it in answer to a press. */
export const saveCsv = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

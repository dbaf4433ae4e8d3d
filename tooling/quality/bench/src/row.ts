/** One line of a table: a figure, its baseline and the budget for their ratio. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly budget: string;
}

export const printTable = (title: string, rows: readonly Row[]): void => {
  process.stdout.write(`\n${title}\n`);
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
};

/** Milliseconds of the middle run. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

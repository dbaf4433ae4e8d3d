/** One line of a table: a figure, its baseline and the budget for their ratio. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly baseline: string;
  readonly ratio: string;
  readonly budget: string;
  /** How far the runs of the baseline lie apart; a ratio nearer to its budget than this says nothing. */
  readonly noise?: string;
}

export const printTable = (title: string, rows: readonly Row[]): void => {
  process.stdout.write(`\n${title}\n`);
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
};

/** The value of the middle run. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the least to the most of all runs, as a share of the middle one. */
export const noiseOf = (values: readonly number[]): string => {
  const middle = median(values);
  return middle === 0 ? "–" : `${(((Math.max(...values) - Math.min(...values)) / middle) * 100).toFixed(0)} %`;
};

/** Runs of one kind, and what they are of. */
export interface Runs {
  readonly name: string;
  readonly values: readonly number[];
}

/** A row of medians, in the unit that `show` writes. */
export const compare = (
  what: string,
  values: readonly number[],
  base: Runs,
  budget: string,
  show: (value: number) => string = ms,
): Row => {
  const [figure, limit] = [median(values), median(base.values)];
  return {
    what,
    figure: show(figure),
    baseline: `${show(limit)} (${base.name})`,
    ratio: limit === 0 ? "–" : (figure / limit).toFixed(2),
    budget,
    noise: noiseOf(base.values),
  };
};

export const ms = (value: number): string => `${value.toFixed(0)} ms`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

import { readFileSync } from "node:fs";

/** The part of Stryker's JSON report that a score needs. */
interface Report {
  readonly thresholds: { readonly low: number };
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const KILLED = ["Killed", "Timeout"];
const ALIVE = ["Survived", "NoCoverage"];

const { thresholds, files }: Report = JSON.parse(
  readFileSync(new URL("../reports/mutation.json", import.meta.url), "utf8"),
);
const count = (mutants: readonly { readonly status: string }[], states: readonly string[]): number =>
  mutants.filter(({ status }) => states.includes(status)).length;

const weak = Object.entries(files).flatMap(([file, { mutants }]) => {
  const killed = count(mutants, KILLED);
  const score = (100 * killed) / (killed + count(mutants, ALIVE));
  return score >= thresholds.low
    ? []
    : [
        `${file}: ${score.toFixed(1)} %, at least ${thresholds.low} is required. ` +
          "Write the tests that its surviving mutants call for.\n",
      ];
});

process.stdout.write(`${Object.keys(files).length} files, ${weak.length} below ${thresholds.low} %\n`);
process.stderr.write(weak.join(""));
process.exitCode = weak.length === 0 ? 0 : 1;

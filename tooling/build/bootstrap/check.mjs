// Everything that must hold before a change lands: runs of turbo, which repeat only what a change can have broken.
// Ends with a table of what each task took, longest first, and the line `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureChromium } from "./chromium.mjs";

/**
 * Of the root: generation, licences, the bootstrap's tests, types of the apps, format, unused code, lint and layers.
 */
const ROOT_TASKS = ["gen", "licences", "bootstrap", "apps", "format", "unused"].map((name) => `check:${name}`);
const TASKS = ["test", ...ROOT_TASKS, "lint", "typecheck", "pack"];
/** A release is rehearsed after all else: it installs and builds a site of its own, which browsers would wait for. */
const RUN_TASKS = [TASKS, ["rehearse"]];
/** Where turbo writes what a run did. */
const RUNS = ".turbo/runs";

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/**
 * What the tasks of a run took, from turbo's summary of it.
 *
 * @returns lines of the table, and how many tasks passed and failed
 */
export function readRun({ tasks }) {
  const done = tasks.filter(({ command, execution }) => command !== "<NONEXISTENT>" && execution !== undefined);
  const isCached = ({ cache }) => cache?.status === "HIT";
  const isPassed = ({ execution }) => execution.exitCode === 0;
  const rows = done
    .filter((task) => !isCached(task))
    .map((task) => ({
      name: `${task.taskId.replace(/^\/\/#/, "")}${isPassed(task) ? "" : " failed"}`,
      ms: task.execution.endTime - task.execution.startTime,
    }))
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, ms }) => `${seconds(ms)}  ${name}`);
  const cached = done.filter(isCached).length;
  const passed = done.filter(isPassed).length;
  return {
    rows: cached === 0 ? rows : [...rows, `${seconds(0)}  ${cached} tasks unchanged since they last passed`],
    passed,
    failed: done.length - passed,
  };
}

const check = () => {
  let last = Date.now();
  const lap = () => -(last - (last = Date.now()));
  const chromium = ensureChromium();
  const browserMs = lap();
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const runs = RUN_TASKS.map((tasks) => {
    rmSync(RUNS, { recursive: true, force: true });
    const flags = ["--continue", "--output-logs=new-only", "--summarize"];
    const { status } = spawnSync("pnpm", ["exec", "turbo", "run", ...tasks, ...flags], { stdio: "inherit", env });
    const [file] = existsSync(RUNS) ? readdirSync(RUNS) : [];
    return {
      status: status ?? 1,
      summary: file === undefined ? null : JSON.parse(readFileSync(join(RUNS, file), "utf8")),
    };
  });
  const turboMs = lap();
  const status = runs.find((run) => run.status !== 0)?.status ?? 0;
  if (runs.some(({ summary }) => summary === null)) {
    process.stdout.write("turbo did not start; the reason is printed above\n0 passed, 1 failed\n");
    return status || 1;
  }
  // What the second run needs of the first is unchanged there, and counted once.
  const seen = new Set();
  const tasks = runs.flatMap(({ summary }) =>
    summary.tasks.filter(({ taskId }) => !seen.has(taskId) && seen.add(taskId)),
  );
  const { rows, passed, failed } = readRun({ tasks });
  process.stdout.write(`\n${seconds(browserMs)}  the browser\n${seconds(turboMs)}  all tasks, of which:\n`);
  process.stdout.write(`${rows.join("\n")}\n${passed} passed, ${failed} failed\n`);
  return status;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(check());

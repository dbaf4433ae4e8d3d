import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_NAMES, type EngineName, type OpenDatabase } from "../engine/database.ts";
import { freshPostgres } from "../testing/fresh-postgres.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { withFolder } from "./arena.ts";
import { DISKS } from "./disk.ts";
import { type Report, runClients } from "./run-clients.ts";
import { runDisk } from "./run-disk.ts";
import { runKill } from "./run-kill.ts";
import { runModel } from "./run-model.ts";

const RUNS = ["model", "clients", "kill", "disk"] as const;
const USAGE = `Usage: pnpm soak [--only ${RUNS.join("|")}]
  [--engine ${ENGINE_NAMES.join("|")}] [--disk ${DISKS.join("|")}]
  [--seed 1] [--ops 200000] [--clients 32] [--processes 4] [--kills 200] [--cycles 20]`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    engine: { type: "string" },
    disk: { type: "string" },
    seed: { type: "string" },
    ops: { type: "string" },
    clients: { type: "string" },
    processes: { type: "string" },
    kills: { type: "string" },
    cycles: { type: "string" },
  },
});

const choose = <Name extends string>(names: readonly Name[], wanted: string | undefined): Name[] =>
  names.filter((name) => wanted === undefined || wanted === name);
const count = (name: "ops" | "clients" | "processes" | "kills" | "cycles", usual: number) => {
  const number = Number(values[name] ?? usual);
  if (!Number.isSafeInteger(number) || number < 1) throw new TypeError(USAGE);
  return number;
};
/** Small enough that no seed derived from it is inexact. */
const seed = Number(values.seed ?? Math.trunc(Math.random() * 10_000));
const [runs, engines, disks] = [
  choose(RUNS, values.only),
  choose(ENGINE_NAMES, values.engine),
  choose(DISKS, values.disk),
];
if (![runs, engines, disks].every(({ length }) => length > 0) || !Number.isSafeInteger(seed))
  throw new TypeError(USAGE);

const on = <R>(engine: EngineName, task: (options: OpenDatabase) => Promise<R>): Promise<R> =>
  withFolder(async (folder) =>
    task(engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() }),
  );

const model = (engine: EngineName): Promise<Report> =>
  on(engine, (options) => runModel(options, { seed, ops: count("ops", engine === "sqlite" ? 200_000 : 50_000) }));

const clients = (engine: EngineName): Promise<Report> =>
  on(engine, (options) =>
    runClients(options, {
      seed,
      ops: count("ops", 50_000),
      clients: count("clients", 32),
      processes: engine === "sqlite" ? 1 : count("processes", 4),
    }),
  );

const kill = async (engine: EngineName): Promise<Report> => {
  const sizes = { seed, kills: count("kills", 200), clients: count("clients", 20) };
  if (engine === "sqlite") return on(engine, (options) => runKill(options, sizes));
  const server = await startPostgres();
  return runKill({ url: await freshPostgres(server) }, { ...sizes, server });
};

const canMount = process.platform === "linux" && process.getuid?.() === 0;
let found = 0;
const report = async (flags: string, run: () => Promise<Report>): Promise<void> => {
  const sizes = (["ops", "clients", "processes", "kills", "cycles"] as const).flatMap((name) =>
    values[name] === undefined ? [] : [`--${name} ${values[name]}`],
  );
  const replay = `replay: pnpm soak ${[flags, `--seed ${seed}`, ...sizes].join(" ")}`;
  const started = performance.now();
  const { figure, findings } = await run().catch((error: unknown) => {
    console.error(replay);
    throw error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const finding of findings.slice(0, 20)) console.error(finding);
  console.info(`${flags}, seed ${seed}: ${findings.length} findings. ${figure}. ${seconds} s`);
  console.info(replay);
  found += findings.length;
};

for (const run of runs) {
  if (run === "disk") {
    for (const disk of disks) {
      if (!engines.includes(disk === "tablespace" ? "postgres" : "sqlite")) continue;
      if (disk !== "pages" && values.disk === undefined && !canMount)
        console.info(`--only disk --disk ${disk}: not run, it needs root on Linux`);
      else
        await report(`--only disk --disk ${disk}`, () =>
          runDisk(disk, { seed, cycles: count("cycles", 20), clients: count("clients", 20) }),
        );
    }
    continue;
  }
  const task = { model, clients, kill }[run];
  for (const engine of engines) await report(`--only ${run} --engine ${engine}`, () => task(engine));
}
process.exitCode = found === 0 ? 0 : 1;

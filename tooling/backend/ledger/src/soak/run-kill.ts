import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import fc from "fast-check";
import type { OpenDatabase } from "../engine/database.ts";
import type { PostgresServer, StopMode } from "../testing/postgres-server.ts";
import { checkArena, prepareArena } from "./arena.ts";
import { Clients } from "./clients.ts";
import type { Report } from "./run-clients.ts";
import { expectSound, openWorker, WorkerProcess } from "./worker-process.ts";

const PROCESSES = 2;
/** Most time from the first answer after a kill to the next kill. */
const LIFE_MS = 120;
const OPENING_MS = 100;

/** What is killed: one process, one while it opens the database, all at once, or a part of the PostgreSQL server. */
type Target = "process" | "opening" | "all" | "backend" | StopMode;
interface Kill {
  readonly target: Target;
  readonly index: number;
  readonly life: number;
}
const SERVER_TARGETS: readonly Target[] = ["backend", "kill", "immediate", "fast"];

/** Kills one server process of another client; the server then ends all and recovers, which `observer` sees. */
const killBackend = async (server: PostgresServer): Promise<void> => {
  const observer = await server.connect();
  const isOver = new Promise((resolve) => observer.once("error", resolve));
  const { rows } = await observer.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by random() limit 1`,
  );
  const pid = rows[0]?.pid;
  if (pid === undefined) return observer.end();
  process.kill(pid, "SIGKILL");
  await isOver;
  await server.untilReady();
};

/**
 * Kills at random moments with SIGKILL while clients act, each asking again under the same key until it knows. What
 * they were answered is kept in this process. Then every answer must still be true, and nothing else may have happened.
 */
export const runKill = async (
  options: OpenDatabase,
  {
    seed,
    kills,
    clients: count,
    server,
  }: {
    readonly seed: number;
    readonly kills: number;
    readonly clients: number;
    /** The PostgreSQL server of `options`, of which parts are killed as well. */
    readonly server?: PostgresServer;
  },
): Promise<Report> => {
  const arena = await prepareArena(options);
  const workers = await Promise.all(Array.from({ length: PROCESSES }, () => openWorker(options)));
  let answers = 0;
  let isOver = false;
  const clients = new Clients({
    seed,
    isAllKeyed: true,
    send: async (client, operation) => {
      const reply = await workers[client % PROCESSES]?.perform(operation);
      if (reply === undefined) throw new RangeError("There is no process for this client.");
      if ("seen" in reply) answers += 1;
      return reply;
    },
  });
  const running = Promise.all(Array.from({ length: count }, (_, client) => clients.run(client, () => isOver)));
  /** So that a failing client ends the wait for answers. */
  const failed = running.then(() => undefined);

  const replace = async (index: number): Promise<void> => {
    await workers[index]?.kill();
    workers[index] = await openWorker(options);
  };
  const kill = async ({ target, index, life }: Kill): Promise<void> => {
    switch (target) {
      case "process":
        return replace(index);
      case "opening": {
        await workers[index]?.kill();
        const { worker, opened } = WorkerProcess.start(options);
        workers[index] = worker;
        await sleep(life % OPENING_MS);
        await worker.kill();
        expectSound(await opened);
        workers[index] = await openWorker(options);
        return;
      }
      case "all":
        await Promise.all(workers.map((worker) => worker.kill()));
        await Promise.all(workers.map((_, each) => replace(each)));
        return;
      case "backend":
        return server === undefined ? undefined : killBackend(server);
      default:
        return server?.restart(target);
    }
  };

  const choice = fc.record({
    target: fc.oneof(
      { weight: 10, arbitrary: fc.constant<Target>("process") },
      { weight: 2, arbitrary: fc.constant<Target>("opening") },
      { weight: 3, arbitrary: fc.constant<Target>("all") },
      ...(server === undefined ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...SERVER_TARGETS) }]),
    ),
    index: fc.nat({ max: PROCESSES - 1 }),
    life: fc.nat({ max: LIFE_MS }),
  });
  const killed = new Map<Target, number>();
  try {
    for (const next of fc.sample(choice, { seed, numRuns: kills })) {
      const before = answers;
      while (answers === before) await Promise.race([sleep(2), failed]);
      await Promise.race([sleep(next.life), failed]);
      await kill(next);
      killed.set(next.target, (killed.get(next.target) ?? 0) + 1);
    }
  } finally {
    isOver = true;
  }
  await running;
  await Promise.all(workers.map((worker) => worker.stop()));

  const findings = [...(await checkArena(arena, clients))];
  if (options.file !== undefined) {
    const connection = new Sqlite(options.file);
    const integrity = JSON.stringify(connection.pragma("integrity_check", { simple: true }));
    if (integrity !== '"ok"') findings.push(`integrity_check: ${integrity}`);
    connection.close();
  }
  const { lost, rolled_back, unknown } = clients.failures;
  const kinds = [...killed].map(([target, times]) => `${times} ${target}`).join(", ");
  return {
    figure:
      `${kills} kills (${kinds}) under ${count} clients, ${clients.history.length} acknowledged, ` +
      `${lost} answers lost, ${rolled_back} rolled back, ${unknown} unknown, ` +
      `${clients.settledByKey.size} committed but never acknowledged, settled by the key`,
    findings,
  };
};

import type { OpenDatabase } from "../engine/database.ts";
import { checkArena, prepareArena } from "./arena.ts";
import { Clients } from "./clients.ts";
import { openWorker } from "./worker-process.ts";

/** What a run found, and its figure in one line. */
export interface Report {
  readonly figure: string;
  readonly findings: readonly string[];
}

/** Clients at once over one or more processes; then the whole history must have one order that explains it. */
export const runClients = async (
  options: OpenDatabase,
  {
    seed,
    ops,
    clients: count,
    processes,
  }: {
    readonly seed: number;
    readonly ops: number;
    readonly clients: number;
    readonly processes: number;
  },
): Promise<Report> => {
  const arena = await prepareArena(options);
  const workers = await Promise.all(Array.from({ length: processes }, () => openWorker(options)));
  const clients = new Clients({
    seed,
    isAllKeyed: false,
    send: (client, operation) => {
      const worker = workers[client % processes];
      if (worker === undefined) throw new RangeError("There is no process for this client.");
      return worker.perform(operation);
    },
  });
  let begun = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, (_, client) =>
      clients.run(client, () => {
        begun += 1;
        return begun > ops;
      }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(workers.map((worker) => worker.stop()));
  const findings = [...(await checkArena(arena, clients))];
  const { lost, rolled_back, unknown } = clients.failures;
  const faults = lost + rolled_back + unknown;
  if (faults > 0) findings.push(`${faults} operations met a fault although nothing was broken`);
  const repeated = clients.history.filter(({ reply }) => reply.outcome === "repeated").length;
  return {
    figure:
      `${count} clients in ${processes} processes, ${clients.history.length} operations ` +
      `(${repeated} repeated by key), ${Math.round(clients.history.length / seconds)}/s`,
    findings,
  };
};

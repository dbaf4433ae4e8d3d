import { setTimeout as sleep } from "node:timers/promises";
import { checkArena, prepareArena, withFolder } from "./arena.ts";
import { Clients } from "./clients.ts";
import { type DiskName, makeDisk } from "./disk.ts";
import { BANK, OWNED } from "./intents.ts";
import type { Operation } from "./operation.ts";
import type { Report } from "./run-clients.ts";
import { openWorker } from "./worker-process.ts";

/** Refusals to wait for before space returns. */
const REFUSALS = 20;
/** The accounts are read this often while writes are refused. */
const READS = 10;
/** Time in which there is space. */
const GOING_MS = 30;

const read: Operation = { act: { type: "read", accounts: OWNED }, key: null, payload: "own" };

/** What the engine itself said, without names of files. */
const causeOf = (why: string): string => (/\((.+)\)\./.exec(why)?.[1] ?? why).replaceAll(/ "[^"]*"/g, "");

const probe = (cycle: number): Operation => {
  const id = `probe-${String(cycle).padStart(12, "0")}`;
  return {
    act: { type: "transfer", id, from: BANK, to: OWNED[0] ?? "", amount: 1n },
    key: id,
    payload: "own",
  };
};

/**
 * Takes all space while clients write and gives it back, again and again. While there is none, writes must be refused
 * by a StorageFault that wrote nothing, reads must go on and all must add up; once it is back the very next write must
 * succeed, in the same process.
 */
export const runDisk = async (
  name: DiskName,
  { seed, cycles, clients: count }: { readonly seed: number; readonly cycles: number; readonly clients: number },
): Promise<Report> =>
  withFolder(async (folder) => {
    const disk = await makeDisk(name, folder);
    try {
      const arena = await prepareArena(disk.options);
      const worker = await openWorker(disk.options);
      const findings: string[] = [];
      const causes = new Set<string>();
      let refused = 0;
      let isOver = false;
      const clients = new Clients({
        seed,
        isAllKeyed: true,
        send: async (_, operation) => {
          const reply = await worker.perform(operation);
          if (reply.outcome === "fault") {
            refused += 1;
            causes.add(causeOf(reply.why));
            if (operation.act.type === "read") findings.push(`A read was refused: ${reply.why}`);
          }
          return reply;
        },
      });
      const running = Promise.all(Array.from({ length: count }, (_, client) => clients.run(client, () => isOver)));
      const failed = running.then(() => undefined);
      try {
        for (let cycle = 0; cycle < cycles; cycle += 1) {
          await disk.fill(worker);
          const before = refused;
          while (refused < before + REFUSALS) await Promise.race([sleep(2), failed]);
          for (let reads = 0; reads < READS; reads += 1) await clients.settle(count, read);
          for (const { rule, subject, detail } of await worker.audit())
            findings.push(`while full: ${rule} ${subject}: ${detail}`);
          await disk.free(worker);
          if ((await clients.settle(count, probe(cycle))) > 0)
            findings.push(`cycle ${cycle}: the first write after space returned was refused`);
          await sleep(GOING_MS);
        }
      } finally {
        isOver = true;
        await disk.free(worker);
      }
      await running;
      await worker.stop();
      findings.push(...(await checkArena(arena, clients)));
      const { lost, unknown } = clients.failures;
      if (lost + unknown > 0) findings.push(`${lost} answers lost, ${unknown} unknown`);
      return {
        figure:
          `${cycles} cycles of a full disk (${name}) under ${count} clients, ${refused} writes refused, ` +
          `${clients.history.length} acknowledged; causes: ${[...causes].join("; ")}`,
        findings,
      };
    } finally {
      disk.remove();
    }
  });

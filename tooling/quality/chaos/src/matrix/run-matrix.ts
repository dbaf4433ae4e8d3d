import { LINE_FAULTS, type LineFault } from "@baize/safeguards";
import type { ChaosEntry } from "../proxy/create-chaos-proxy.ts";
import { drivenCalls, type DrivenCall } from "./scenarios.ts";
import { type Actor, onStage, openActor } from "./stage.ts";
import type { World } from "./start-world.ts";

/** Between two calls: long enough that sessions get new tokens on the way, too short for one to go idle. */
const STEP_MS = 70_000;

export interface MatrixOptions {
  readonly seed: number;
  /** Default: every driven call. */
  readonly calls?: readonly DrivenCall[] | undefined;
  /** Default: all that there are. */
  readonly faults?: readonly LineFault[] | undefined;
}
export interface MatrixReport {
  readonly cases: number;
  /** Cases whose call met its fault; all of them must. */
  readonly met: number;
  /** One entry for each thing that was wrong, with the line that repeats it. */
  readonly findings: readonly string[];
}

const replay = (name: string, fault: LineFault, seed: number): string =>
  `pnpm soak line --seed ${seed} --call ${name} --fault ${fault}`;
const print = ({ method, path, nth, fault, reached, status }: ChaosEntry): string =>
  `${method} ${path} #${nth} ${fault ? JSON.stringify(fault) : "-"} reached ${reached} ${status ?? ""}`;

/** Drives calls through faults with one seed: each fault has its actor, and actors run at the same time. */
export const runMatrix = async (
  world: World,
  { seed, calls = drivenCalls, faults = LINE_FAULTS }: MatrixOptions,
): Promise<MatrixReport> => {
  const findings: string[] = [];
  let [cases, met] = [0, 0];
  const unhandled = (reason: unknown): void => void findings.push(`unhandled rejection: ${String(reason)}`);
  process.on("unhandledRejection", unhandled);
  const actors = await Promise.all(world.brands.map(async (brand) => openActor(world, brand)));

  const runCase = async (actor: Actor, { name, call, scenario }: DrivenCall, fault: LineFault): Promise<void> => {
    const report = (text: string): void =>
      void findings.push(
        `${name} × ${fault} × ${seed} (${actor.brand.currency}): ${text}. Replay: ${replay(name, fault, seed)}`,
      );
    cases += 1;
    await onStage(actor, { name, call, fault, seed }, async (stage, proxy) => {
      try {
        for (const finding of await scenario(stage)) report(`${finding} [${proxy.log.map(print).join("; ")}]`);
      } catch (error) {
        report(`${error instanceof Error ? error.message : String(error)} [${proxy.log.map(print).join("; ")}]`);
      }
      if (proxy.log.some((entry) => entry.path === call.path && entry.fault?.kind === fault)) met += 1;
    });
    for (const reason of actor.endings.splice(0)) report(`the session ended: ${reason}`);
  };

  try {
    for (const driven of calls) {
      const work = actors.map(async (actor, place) => {
        for (const [index, fault] of faults.entries())
          if (index % actors.length === place) await runCase(actor, driven, fault);
      });
      await Promise.all(work);
      for (const finding of await world.audit())
        findings.push(`the auditor, after ${driven.name} × ${seed}: ${finding}`);
      world.advance(STEP_MS);
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { cases, met, findings };
  } finally {
    for (const actor of actors) actor.close();
    process.off("unhandledRejection", unhandled);
  }
};

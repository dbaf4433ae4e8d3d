import { type Fault, FAULTS } from "../proxy/fault.ts";
import type { ChaosEntry } from "../proxy/create-chaos-proxy.ts";
import { drivenCalls, type DrivenCall } from "./scenarios.ts";
import { type Lane, onStage, openLane } from "./stage.ts";
import type { World } from "./start-world.ts";

/** Between two calls: long enough that sessions get new tokens on the way, too short for one to go idle. */
const STEP_MS = 70_000;

export interface MatrixOptions {
  readonly seed: number;
  /** Default: every driven call. */
  readonly calls?: readonly DrivenCall[] | undefined;
  /** Default: all ten. */
  readonly faults?: readonly Fault[] | undefined;
}
export interface MatrixReport {
  readonly cases: number;
  /** Cases whose call met its fault; all of them must. */
  readonly met: number;
  /** One entry for each thing that was wrong, with the line that repeats it. */
  readonly findings: readonly string[];
}

const replay = (name: string, fault: Fault, seed: number): string =>
  `pnpm soak line --seed ${seed} --call ${name} --fault ${fault}`;
const print = ({ method, path, nth, mishap, reached, status }: ChaosEntry): string =>
  `${method} ${path} #${nth} ${mishap ? JSON.stringify(mishap) : "-"} reached ${reached} ${status ?? ""}`;

/** Drives calls through faults with one seed: each fault has its lane, and lanes run at the same time. */
export const runMatrix = async (
  world: World,
  { seed, calls = drivenCalls, faults = FAULTS }: MatrixOptions,
): Promise<MatrixReport> => {
  const findings: string[] = [];
  let [cases, met] = [0, 0];
  const unhandled = (reason: unknown): void => void findings.push(`unhandled rejection: ${String(reason)}`);
  process.on("unhandledRejection", unhandled);
  const lanes = await Promise.all(world.shops.map(async (shop) => openLane(world, shop)));

  const runCase = async (lane: Lane, { name, call, scenario }: DrivenCall, fault: Fault): Promise<void> => {
    const report = (text: string): void =>
      void findings.push(
        `${name} × ${fault} × ${seed} (${lane.shop.currency}): ${text}. Replay: ${replay(name, fault, seed)}`,
      );
    cases += 1;
    await onStage(lane, { name, call, fault, seed }, async (stage, proxy) => {
      try {
        for (const finding of await scenario(stage)) report(`${finding} [${proxy.log.map(print).join("; ")}]`);
      } catch (error) {
        report(`${error instanceof Error ? error.message : String(error)} [${proxy.log.map(print).join("; ")}]`);
      }
      if (proxy.log.some(({ path, mishap }) => path === call.path && mishap?.fault === fault)) met += 1;
    });
    for (const reason of lane.endings.splice(0)) report(`the session ended: ${reason}`);
  };

  try {
    for (const driven of calls) {
      const work = lanes.map(async (lane, place) => {
        for (const [index, fault] of faults.entries())
          if (index % lanes.length === place) await runCase(lane, driven, fault);
      });
      await Promise.all(work);
      for (const finding of await world.audit())
        findings.push(`the auditor, after ${driven.name} × ${seed}: ${finding}`);
      world.advance(STEP_MS);
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { cases, met, findings };
  } finally {
    for (const lane of lanes) lane.close();
    process.off("unhandledRejection", unhandled);
  }
};

import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { servedCalls } from "../testing/calls.ts";
import { runFuzz } from "../fuzz/run-fuzz.ts";
import type { ServerReport } from "./server.ts";

const SLOW_MS = 2_000;
const ABANDON_MS = 30_000;
const FAULTS = /"event":"(?:call_failed|request_failed|job_failed|money_reported)"/;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mb = (bytes: number): number => Math.round(bytes / 1_048_576);

/** Sends generated requests to a server in a process of its own; whether nothing was found. */
export const soakFuzz = async (requests: number, seed: number): Promise<boolean> => {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), ["fuzz"], {
    execArgv: ["-C", "@baize/source"],
  });
  const memory = { last: 0, peak: 0 };
  const ready = new Promise<Extract<ServerReport, { kind: "ready" }>>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server's process ended with ${code}.`)));
    child.on("message", (report: ServerReport) => {
      if (report.kind === "ready") resolve(report);
      else Object.assign(memory, { last: report.rss, peak: Math.max(memory.peak, report.rss) });
    });
  });
  const { url, otherUrl, consoleSecret, logFile } = await ready;
  const begun = performance.now();
  const onBlock = (sent: number): void => {
    if (sent % 5_000 < 500) say(`  ${sent} sent, ${mb(memory.last)} MB`);
  };
  const target = { origin: url, otherOrigin: otherUrl, consoleSecret };
  const options = { requests, seed, slowMs: SLOW_MS, abandonMs: ABANDON_MS, onBlock };
  const { sent, accepted, acceptedCalls, refused, slowestMs, findings } = await runFuzz(target, options);
  const faults = readFileSync(logFile, "utf8")
    .split("\n")
    .filter((line) => FAULTS.test(line));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const codes = [...refused].toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  say(`${sent} requests of seed ${seed} in ${seconds} s, the slowest ${Math.round(slowestMs)} ms`);
  say(`  accepted ${accepted}, of ${acceptedCalls.size} calls; refused: ${codes.slice(0, 12).join(", ")}`);
  say(
    `  never accepted: ${servedCalls
      .map(([name]) => name)
      .filter((name) => !acceptedCalls.has(name))
      .join(", ")}`,
  );
  say(`  memory: peak ${mb(memory.peak)} MB, in the end ${mb(memory.last)} MB`);
  for (const line of [...findings, ...faults.slice(0, 20).map((fault) => `log: ${fault.slice(0, 2_000)}`)]) say(line);
  const count = findings.length + faults.length;
  say(count === 0 ? "held" : `NOT HELD: ${count} findings. Replay: pnpm soak --requests ${requests} --seed ${seed}`);
  child.disconnect();
  await once(child, "exit");
  return count === 0;
};

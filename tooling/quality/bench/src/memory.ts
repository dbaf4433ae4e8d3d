import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runFuzz, sendFrom } from "@baize/server/fuzz";
import type { Row } from "./row.ts";

const REQUESTS = 50_000;
const SEED = 1;
const REST_MS = 15_000;
const PAUSE_MS = 60_000;
const SAMPLE_MS = 1_000;
/** Hashes cost what they cost members; nothing is judged here. */
const PATIENCE_MS = 60_000;
const BRANDS = ["188", "10001"];

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Node's arguments of the root's script, so that its memory is what is measured. */
const serveArguments = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly scripts: { readonly serve: string };
  };
  return scripts.serve.split(" ").slice(1);
};

/** Resident memory of a process in megabytes. */
const residentOf = ({ pid }: ChildProcess): number =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);

const bareNode = async (): Promise<number> => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000); console.log('ready')"]);
  await once(child.stdout, "data");
  const resident = residentOf(child);
  child.kill();
  return resident;
};

interface Served {
  readonly child: ChildProcess;
  /** A brand's address each. */
  readonly origins: readonly string[];
}
/** The server as people start it, on ports that are free; the apps need no build. */
const startServer = async (dataDir: string): Promise<Served> => {
  const brands = BRANDS.flatMap((code) => ["--brand", code]);
  const args = [...serveArguments(), "--no-build", "--port", "0", "--data", dataDir, ...brands];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  let told = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) {
    told += String(chunk);
    if (told.includes("Stop with")) break;
  }
  const origins = [...told.matchAll(/Site\s+http:\/\/localhost:(\d+)/g)].map(([, port]) => `http://127.0.0.1:${port}`);
  if (origins.length !== BRANDS.length) throw new Error(`The server did not start: ${told.slice(0, 400)}`);
  return { child, origins };
};

/** Each client of an address of its own, so that no budget of addresses refuses members. */
const addresses = (): (() => ReturnType<typeof sendFrom>) => {
  let count = 0;
  return () => {
    count += 1;
    return sendFrom(`127.${20 + (count >> 14)}.${(count >> 7) & 127}.${1 + (count & 127)}`);
  };
};

interface Resting extends Served {
  readonly dataDir: string;
  /** Megabytes. */
  readonly atRest: number;
}
/** A server of two brands, for as long as `act` takes, and its memory when nobody has asked for anything. */
const withServer = async <T>(act: (server: Resting) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const { child, origins } = await startServer(dataDir);
  try {
    await sleep(REST_MS);
    return await act({ child, origins, dataDir, atRest: residentOf(child) });
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const row = (what: string, figure: number, baseline: number, budget: string): Row => ({
  what,
  figure: `${figure} MB`,
  baseline: `${baseline} MB`,
  ratio: (figure / baseline).toFixed(2),
  budget,
});
const restRow = (atRest: number, base: number): Row =>
  row("memory at rest, beside bare Node", atRest, base, "≤ 160 MB");

/** The memory of a server of two brands at rest. */
export const measureRest = async (): Promise<Row> => {
  const base = await bareNode();
  return withServer(async ({ atRest }) => restRow(atRest, base));
};

/** The memory of a server of two brands at rest, under generated requests, and after them. */
export const measureMemory = async (): Promise<Row[]> => {
  const base = await bareNode();
  return withServer(async ({ child, origins, dataDir, atRest }) => {
    const [origin = "", otherOrigin = ""] = origins;
    const samples: number[] = [];
    const sampling = setInterval(() => samples.push(residentOf(child)), SAMPLE_MS);
    const consoleSecret = readFileSync(join(dataDir, "console-secret"), "utf8").trim();
    const target = { origin, otherOrigin, consoleSecret, sendOf: addresses() };
    const options = { requests: REQUESTS, seed: SEED, slowMs: PATIENCE_MS, abandonMs: PATIENCE_MS };
    const { findings } = await runFuzz(target, options);
    clearInterval(sampling);
    if (findings.length > 0) throw new Error(`The answers are wrong:\n${findings.join("\n")}`);
    const half = samples[Math.floor(samples.length / 2)] ?? 0;
    const [last, peak] = [samples.at(-1) ?? 0, Math.max(...samples)];
    await sleep(PAUSE_MS);
    return [
      restRow(atRest, base),
      row(`highest in ${REQUESTS} requests`, peak, atRest, "-"),
      row("at the last of them, beside half-way", last, half, "≤ 1.10"),
      row("a minute after them", residentOf(child), atRest, "≤ 250 MB"),
    ];
  });
};

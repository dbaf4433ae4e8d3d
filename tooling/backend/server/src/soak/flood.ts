import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { contract } from "@baize/api-client/contract";
import sharp from "sharp";
import { sendFrom } from "./send-from.ts";
import type { ServerReport } from "./server.ts";
import { TestClient } from "../testing/test-client.ts";

/** What must hold; printed with what was measured. */
const BUDGET = { knownLogInMs: 3_000, peakMb: 700, restedMb: 450 } as const;
const WAVES = 2;
const UNKNOWN_DEVICES = 1_500;
const UPLOADS = 30;
const UPLOADERS = 6;
const REST_MS = 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mb = (bytes: number): number => Math.round(bytes / 1_048_576);

const EXEC = { execArgv: ["-C", "@baize/source"] };
const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), [], EXEC);
const memory = { last: 0, peak: 0, heap: 0 };
const ready = new Promise<Extract<ServerReport, { kind: "ready" }>>((resolve) => {
  child.on("message", (report: ServerReport) => {
    if (report.kind === "ready") resolve(report);
    else {
      memory.last = report.rss;
      memory.heap = report.heap;
      memory.peak = Math.max(memory.peak, report.rss);
    }
  });
});
const { url, consoleSecret } = await ready;

const clientFrom = (address: string): TestClient => {
  const client = new TestClient(url, consoleSecret);
  client.send = sendFrom(address);
  return client;
};
const tally = (counts: Map<string, number>): string =>
  [...counts].map(([code, count]) => `${code || "ok"} ${count}`).join(", ");
const count = (counts: Map<string, number>, code: string): void => void counts.set(code, (counts.get(code) ?? 0) + 1);

/** The known member's log-ins, as they come. */
let times: number[] = [];
const member = fork(fileURLToPath(new URL("known-member.ts", import.meta.url)), [url, consoleSecret], EXEC);
member.on("message", ({ code, ms }: { readonly code: string; readonly ms: number }) => {
  if (code !== "") throw new Error(`The known member was refused: ${code}`);
  times.push(ms);
});
member.once("exit", (code) => {
  if (code !== null) throw new Error("The known member's process ended.");
});
const takeTimes = (): { readonly count: number; readonly p50: number; readonly max: number } => {
  const sorted = times.toSorted((a, b) => a - b);
  times = [];
  return {
    count: sorted.length,
    p50: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    max: Math.round(sorted.at(-1) ?? 0),
  };
};

const uploaders: TestClient[] = [];
for (let index = 0; index < UPLOADERS; index += 1) {
  const uploader = clientFrom(`127.9.1.${index + 1}`);
  await uploader.register(`uploader${index}`);
  uploaders.push(uploader);
}
const canvas = { create: { width: 5_000, height: 5_000, channels: 3, background: "#336699" } } as const;
const picture = new Blob([new Uint8Array(await sharp(canvas).png({ compressionLevel: 9 }).toBuffer())], {
  type: "image/png",
});

await sleep(5_000);
const idle = takeTimes();
const before = memory.last;
memory.peak = before;
say(`at rest: ${idle.count} log-ins, p50 ${idle.p50} ms, max ${idle.max} ms; memory ${mb(before)} MB`);

let worst = 0;
for (let wave = 0; wave < WAVES; wave += 1) {
  const [guesses, uploads] = [new Map<string, number>(), new Map<string, number>()];
  const { sealed, keyId } = await clientFrom("127.9.2.1").seal("Wrongpass1");
  takeTimes();
  const begun = performance.now();
  await Promise.all([
    ...Array.from({ length: UNKNOWN_DEVICES }, async (_, index) => {
      const device = clientFrom(`127.${10 + wave}.${1 + (index >> 7)}.${1 + (index & 127)}`);
      const username = `unknown${wave}x${index}`;
      count(guesses, (await device.call(contract.account.login, { username, password: sealed, keyId })).code);
    }),
    ...Array.from({ length: UPLOADS }, async (_, index) => {
      const uploader = uploaders[index % UPLOADERS];
      if (uploader)
        count(uploads, (await uploader.call(contract.service.upload, { file: picture, scene: "slip" })).code);
    }),
  ]);
  const ms = Math.round(performance.now() - begun);
  say(`wave ${wave + 1}: ${ms} ms; log-ins: ${tally(guesses)}; uploads: ${tally(uploads)}`);
  const { count: logIns, p50, max } = takeTimes();
  worst = Math.max(worst, max);
  say(`  known member: ${logIns} log-ins, p50 ${p50} ms, max ${max} ms (budget ${BUDGET.knownLogInMs} ms)`);
}
await sleep(REST_MS);
member.kill();
child.disconnect();
await once(child, "exit");

say(`memory: before ${mb(before)} MB, peak ${mb(memory.peak)} MB (budget ${BUDGET.peakMb})`);
say(`  after a minute ${mb(memory.last)} MB, of it heap ${mb(memory.heap)} MB (budget ${BUDGET.restedMb})`);
const isHeld = worst <= BUDGET.knownLogInMs && mb(memory.peak) <= BUDGET.peakMb && mb(memory.last) <= BUDGET.restedMb;
say(isHeld ? "held" : "NOT HELD");
process.exit(isHeld ? 0 : 1);

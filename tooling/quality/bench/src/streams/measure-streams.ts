import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Client, createClient, createMemoryStorage, startLive, textKey } from "@baize/api-client";
import { contract } from "@baize/api-client/contract";
import { newKey, TestClient } from "@baize/server/testing";
import { median, type Row } from "../row.ts";

const STREAMS = 1_000;
const PER_SECOND = 500;
const SECONDS = 30;
const SECRET = "bench-console-secret-of-no-other-use";
const PASSWORD = "Passw0rdgood";

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  readonly port: number;
}
const startServer = async (dataDir: string, port = 0): Promise<Server> => {
  const file = fileURLToPath(new URL("stream-server.ts", import.meta.url));
  const made = fork(file, [dataDir, SECRET, String(port)], { execArgv: ["-C", "@baize/source"] });
  const [message] = (await once(made, "message")) as [{ port: number }];
  return { process: made, port: message.port, url: `http://127.0.0.1:${message.port}` };
};
const stopServer = async ({ process: running }: Server): Promise<number> => {
  const begun = performance.now();
  running.kill("SIGTERM");
  await once(running, "exit");
  return performance.now() - begun;
};
const memoryOf = async ({ process: running }: Server): Promise<number> => {
  running.send("memory");
  const [message] = (await once(running, "message")) as [{ memory: number }];
  return message.memory / 2 ** 20;
};

/** A page with a stream: what it was told, and when. */
interface Listener {
  readonly member: TestClient;
  readonly id: string;
  readonly client: Client;
  told: { readonly topic: string; readonly at: number }[];
}
const listenAs = (member: TestClient, id: string): Listener => {
  const storage = createMemoryStorage();
  const keep = (name: string, value: string): void => {
    const key = textKey("session", name, () => true);
    storage.set(key, value);
  };
  keep("token", member.token ?? "");
  keep("vid", member.family ?? "");
  const client = createClient({ origin: member.origin, storage, tabChannel: false, report: () => undefined });
  const listener: Listener = { member, id, client, told: [] };
  startLive(client, (topic) => void listener.told.push({ topic, at: performance.now() }));
  void client.session.start();
  return listener;
};

const until = async (what: string, holds: () => boolean, ms = 60_000): Promise<number> => {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > ms) throw new Error(`${what} did not come within ${ms} ms.`);
    await sleep(5);
  }
  return performance.now() - begun;
};

/** Connections of their own: `fetch` would look for a free one among those of all streams. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const readBalance = (member: TestClient): Promise<void> =>
  new Promise((resolve, reject) => {
    const url = `${member.origin}${contract.member.balance.path}`;
    const asked = get(url, { agent, headers: member.headers() }, (reply) => reply.resume().once("end", resolve));
    asked.once("error", reject);
  });

interface Load {
  /** Of each read, in milliseconds. */
  readonly times: readonly number[];
  /** Reads answered in a second. */
  readonly rate: number;
  /** Resident megabytes of the server before, half-way and after the last. */
  readonly memory: readonly [start: number, half: number, end: number];
}
/** Reads at a steady rate. */
const readSteadily = async (member: TestClient, server: Server): Promise<Load> => {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const start = await memoryOf(server);
  let half = Promise.resolve(start);
  const count = PER_SECOND * SECONDS;
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    await sleep(Math.max(0, begun + (index * 1_000) / PER_SECOND - performance.now()));
    if (index === count / 2) half = memoryOf(server);
    const sentAt = performance.now();
    asked.push(readBalance(member).then(() => void times.push(performance.now() - sentAt)));
  }
  await Promise.all(asked);
  const rate = (count * 1_000) / (performance.now() - begun);
  return { times, rate, memory: [start, await half, await memoryOf(server)] };
};
const highest = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} ms, p99 ${highest(values, 0.99).toFixed(1)} ms`;

const grant = ({ member, id }: Pick<Listener, "member" | "id">): Promise<unknown> =>
  member.operator(`/members/${id}/grant`, {
    kind: "rebate",
    amount: "1",
    multiple: "0",
    label: "bench",
    ref: newKey(),
  });

const isTold = ({ told }: Listener): boolean => told.some(({ topic }) => topic === "balance");

const joinAll = async (url: string): Promise<Omit<Listener, "client" | "told">[]> => {
  const members: Omit<Listener, "client" | "told">[] = [];
  for (let start = 0; start < STREAMS; start += 8)
    members.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(8, STREAMS - start) }, async (_, index) => {
          const member = new TestClient(url, SECRET);
          await member.register(`bench${String(start + index).padStart(4, "0")}`, PASSWORD);
          return { member, id: (await member.call(contract.member.token, {})).data.id };
        }),
      )),
    );
  return members;
};

/** Has each listener forget what it was told. */
const forgetTold = (listeners: readonly Listener[]): void => {
  for (const listener of listeners) listener.told = [];
};

/** How soon a member's page is told of a credit, one after the other, and all pages of maintenance. */
const measureNews = async (listeners: readonly Listener[]): Promise<Row> => {
  const waits: number[] = [];
  forgetTold(listeners);
  for (const listener of listeners.slice(0, 100)) {
    const sentAt = performance.now();
    await grant(listener);
    await until("A balance", () => isTold(listener));
    waits.push((listener.told.find(({ topic }) => topic === "balance")?.at ?? 0) - sentAt);
  }
  const closedAt = performance.now();
  await listeners[0]?.member.operator("/closings/cashier", { startsIn: 0, minutes: 10, text: "" });
  await until("Maintenance", () => listeners.every(({ told }) => told.some(({ topic }) => topic === "maintenance")));
  return {
    what: "a credit until its page is told",
    figure: spread(waits),
    baseline: `${(performance.now() - closedAt).toFixed(0)} ms (maintenance, to all ${STREAMS})`,
    ratio: "",
    budget: "≤ 2,000 ms",
  };
};

/** Half of the news is written before the server goes, the other half when it is back and clients still wait. */
const measureRestart = async (dataDir: string, server: Server, listeners: readonly Listener[]) => {
  forgetTold(listeners);
  for (const listener of listeners.slice(0, STREAMS / 2)) await grant(listener);
  const stopMs = await stopServer(server);
  const next = await startServer(dataDir, server.port);
  for (const listener of listeners.slice(STREAMS / 2)) await grant(listener);
  const backMs = await until("All news after a restart", () => listeners.every(isTold)).catch(() => Infinity);
  const lost = listeners.filter((listener) => !isTold(listener)).length;
  const twice = listeners.filter(({ told }) => told.filter(({ topic }) => topic === "balance").length > 1).length;
  const row: Row = {
    what: `a restart under ${STREAMS} streams`,
    figure: `${lost} lost, ${twice} told twice`,
    baseline: `stopped in ${stopMs.toFixed(0)} ms`,
    ratio: `all told ${backMs.toFixed(0)} ms later`,
    budget: "0 lost",
  };
  return { next, row };
};

/** Reads with streams beside those without. */
const rowsOf = (bare: Load, loaded: Load): Row[] => {
  const [start, half, end] = loaded.memory;
  const without = bare.memory[2];
  return [
    {
      what: `${PER_SECOND} reads a second with ${STREAMS} streams`,
      figure: `${spread(loaded.times)}, ${loaded.rate.toFixed(0)} /s`,
      baseline: `${spread(bare.times)}, ${bare.rate.toFixed(0)} /s (without)`,
      ratio: (median(loaded.times) / median(bare.times)).toFixed(2),
      budget: "≤ 2",
    },
    {
      what: "memory of the server after them",
      figure: `${end.toFixed(0)} MB`,
      baseline: `${without.toFixed(0)} MB (without)`,
      ratio: `${(((end - without) * 1_024) / STREAMS).toFixed(0)} KB a stream`,
      budget: "≤ 100 KB",
    },
    {
      what: "memory while they are sent",
      figure: `${end.toFixed(0)} MB at the end`,
      baseline: `${start.toFixed(0)} MB at the start, ${half.toFixed(0)} MB half-way`,
      ratio: (end / half).toFixed(2),
      budget: "≤ 1.10 of half-way",
    },
  ];
};

/**
 * A thousand open streams beside the same reads without them: what they cost in time and memory, how soon news comes,
 * and whether a restart of the server under them loses any. All of it, the clients too, runs on the same cores.
 */
export const measureStreams = async (): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const first = await startServer(dataDir);
  const members = await joinAll(first.url);
  const [reader] = members;
  if (reader === undefined) throw new Error("Nobody has joined.");
  // What a thousand registrations have left in memory goes with the process.
  await stopServer(first);
  const server = await startServer(dataDir, first.port);
  await readSteadily(reader.member, server);
  const bare = await readSteadily(reader.member, server);

  const listeners = members.map(({ member, id }) => listenAs(member, id));
  for (const listener of listeners) await grant(listener);
  await until("The first news of each", () => listeners.every(isTold));
  const loaded = await readSteadily(reader.member, server);
  const news = await measureNews(listeners);
  const { next, row } = await measureRestart(dataDir, server, listeners);
  for (const { client } of listeners) client.signOut();
  await stopServer(next);
  rmSync(dataDir, { recursive: true, force: true });
  return [...rowsOf(bare, loaded), news, row];
};

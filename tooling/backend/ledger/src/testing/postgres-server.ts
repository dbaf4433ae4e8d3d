import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { reasonOf } from "../faults.ts";
import { findPostgres } from "./find-postgres.ts";
import { lowerAccount } from "./lower-account.ts";

const START_MS = 30_000;

/**
 * Reads the server's process ids from its standard input. Once the other end closes, which also happens when that
 * process is killed, it ends the last one and removes the files.
 */
const GUARD = `while read -r pid; do server=$pid; done
kill -QUIT $server
for try in $(seq 100); do [ -e "$1/data/postmaster.pid" ] || break; sleep 0.1; done
rm -rf "$1"`;

/**
 * How a server ends. "fast": it rolls back what is open and ends its clients (57P01). "immediate": it drops them
 * (57P02) and recovers when started again. "kill": SIGKILL, without a word.
 */
export type StopMode = "fast" | "immediate" | "kill";

const SIGNALS: Readonly<Record<StopMode, NodeJS.Signals>> = {
  fast: "SIGINT",
  immediate: "SIGQUIT",
  kill: "SIGKILL",
};

/** A throw-away server. It stops and its files go when this process ends, however it ends. */
export interface PostgresServer {
  /** The folder of its socket. */
  readonly folder: string;
  /** A connection of its owner, to be ended by the caller. */
  connect(): Promise<Client>;
  /** Ends the server and waits until it has ended; without effect when it has. */
  stop(mode: StopMode): Promise<void>;
  /** Starts it again on the same files and waits until it lets clients in. Call it only when it has ended. */
  start(): Promise<void>;
  /** Both, one after the other. Addresses stay as they are. */
  restart(mode: StopMode): Promise<void>;
  /** Waits until it lets clients in again, as after it has recovered by itself. */
  untilReady(): Promise<void>;
}

const connectTo = async (folder: string): Promise<Client> => {
  const client = new Client({ host: folder, user: "test", database: "postgres" });
  await client.connect();
  return client;
};

const isReady = async (folder: string): Promise<boolean> => {
  try {
    await (await connectTo(folder)).end();
    return true;
  } catch {
    return false;
  }
};

const readLog = (folder: string): string => {
  try {
    return readFileSync(join(folder, "log"), "utf8").slice(-4000);
  } catch {
    return "";
  }
};

/** Starts a new, empty server. Throws with the remedy when it cannot be started. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const { postgres, initdb } = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "ledger-pg-"));
  const data = join(folder, "data");
  const env = { PATH: process.env["PATH"], LC_ALL: "C" };
  const refuse = (error: unknown): Error =>
    new Error(
      `PostgreSQL (${postgres}) did not start: ${reasonOf(error)}\n${readLog(folder)}` +
        'Remedy: run it by hand to see why, or put a working "postgres" and "initdb" first on PATH.',
      { cause: error },
    );
  try {
    const account = lowerAccount();
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const options = { ...account, cwd: folder, env };
    execFileSync(initdb, ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const guard = spawn("/bin/sh", ["-c", GUARD, "guard", folder], {
      ...options,
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    guard.unref();
    if ("unref" in guard.stdin && typeof guard.stdin.unref === "function") guard.stdin.unref();

    const launch = (): ChildProcess => {
      const log = openSync(join(folder, "log"), "a");
      const settings = ["listen_addresses=", "fsync=off", "max_connections=300"];
      const child = spawn(postgres, ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])], {
        ...options,
        detached: true,
        stdio: ["ignore", log, log],
      });
      closeSync(log);
      child.unref();
      guard.stdin.write(`${child.pid}\n`);
      return child;
    };
    const until = async (otherwise: () => void): Promise<void> => {
      const deadline = Date.now() + START_MS;
      while (!(await isReady(folder))) {
        if (Date.now() > deadline) throw new Error(`It was not ready within ${START_MS} ms.`);
        await sleep(50);
        otherwise();
      }
    };
    /** What a killed server leaves behind keeps the next one from starting for a moment. */
    const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
    let server = launch();
    const untilStarted = (): Promise<void> =>
      until(() => {
        if (hasEnded(server)) server = launch();
      });
    const start = (): Promise<void> => {
      server = launch();
      return untilStarted();
    };
    const stop = async (mode: StopMode): Promise<void> => {
      if (hasEnded(server)) return;
      // It does not keep this process alive, but its end is waited for.
      server.ref();
      const ended = once(server, "exit");
      server.kill(SIGNALS[mode]);
      await ended;
    };
    await untilStarted();
    return {
      folder,
      connect: () => connectTo(folder),
      stop,
      start,
      restart: async (mode) => {
        await stop(mode);
        await start();
      },
      untilReady: () => until(() => undefined),
    };
  } catch (error) {
    const reason = refuse(error);
    rmSync(folder, { recursive: true, force: true });
    throw reason;
  }
};

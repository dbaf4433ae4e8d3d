import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres } from "./find-postgres.ts";

const START_MS = 30_000;

/**
 * Hears the server's process ids on its standard input. Once the other end closes, which also happens when that process
 * is killed, it ends the last one and removes the files.
 */
const GUARD = `while read -r pid; do server=$pid; done
kill -QUIT $server
for try in $(seq 100); do [ -e "$1/data/postmaster.pid" ] || break; sleep 0.1; done
rm -rf "$1"`;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
export const lowerAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => {
    for (const user of ["postgres", "nobody"]) {
      try {
        return Number(
          execFileSync("id", [flag, user], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
          }),
        );
      } catch {
        continue;
      }
    }
    throw new Error(
      'PostgreSQL refuses to run as root. Remedy: add an account "postgres", or run the tests as another user.',
    );
  };
  return { uid: id("-u"), gid: id("-g") };
};

/** A throw-away server. It stops and its files go when this process ends, however it ends. */
export interface PostgresServer {
  /** The folder of its socket. */
  readonly folder: string;
  /** A connection of its owner, to be ended by the caller. */
  connect(): Promise<Client>;
  /** Ends the server at once, without a word to its clients on SIGKILL, and starts it again on the same files. */
  restart(signal: "SIGKILL" | "SIGQUIT"): Promise<void>;
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
      `PostgreSQL (${postgres}) did not start: ${error instanceof Error ? error.message : String(error)}\n${readLog(folder)}Remedy: run it by hand to see why, or put a working "postgres" and "initdb" first on PATH.`,
      { cause: error },
    );
  try {
    const account = lowerAccount();
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const options = { ...account, cwd: folder, env };
    execFileSync(
      initdb,
      ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
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
      const child = spawn(
        postgres,
        ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
        { ...options, detached: true, stdio: ["ignore", log, log] },
      );
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
    const start = async (): Promise<ChildProcess> => {
      let child = launch();
      await until(() => {
        if (child.exitCode !== null || child.signalCode !== null) child = launch();
      });
      return child;
    };
    let server = await start();
    return {
      folder,
      connect: () => connectTo(folder),
      restart: async (signal) => {
        const ended = new Promise((resolve) => server.once("exit", resolve));
        server.kill(signal);
        await ended;
        server = await start();
      },
      untilReady: () => until(() => undefined),
    };
  } catch (error) {
    const reason = refuse(error);
    rmSync(folder, { recursive: true, force: true });
    throw reason;
  }
};

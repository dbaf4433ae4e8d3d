import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres } from "./find-postgres.ts";

const START_MS = 30_000;

/** Runs the server until the other end of its standard input closes, which also happens when that process is killed. */
const KEEPER = `"$1" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c max_connections=300 >"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT $server
wait $server
rm -rf "$2"`;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
const lowerAccount = (): Account | undefined => {
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

const startServer = async (): Promise<string> => {
  const { postgres, initdb } = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "ledger-pg-"));
  try {
    const account = lowerAccount();
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    const options = { ...account, cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" } };
    execFileSync(
      initdb,
      [
        "-D",
        join(folder, "data"),
        "-U",
        "test",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
      ],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    const keeper = spawn("/bin/sh", ["-c", KEEPER, "keeper", postgres, folder], {
      ...options,
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    keeper.unref();
    if ("unref" in keeper.stdin && typeof keeper.stdin.unref === "function") keeper.stdin.unref();
    await untilReady(folder);
    return folder;
  } catch (error) {
    const log = readLog(folder);
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL (${postgres}) did not start: ${error instanceof Error ? error.message : String(error)}\n${log}Remedy: run it by hand to see why, or put a working "postgres" and "initdb" first on PATH.`,
      { cause: error },
    );
  }
};

const readLog = (folder: string): string => {
  try {
    return readFileSync(join(folder, "log"), "utf8");
  } catch {
    return "";
  }
};

const untilReady = async (folder: string): Promise<void> => {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new Client({ host: folder, user: "test", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
};

let server: Promise<string> | undefined;
let schemas = 0;

/**
 * Address of a new, empty schema on a PostgreSQL that this process starts when first asked. The server stops and
 * its files go when this process ends, however it ends. Throws with the remedy when it cannot be started.
 */
export const freshPostgres = async (): Promise<string> => {
  server ??= startServer();
  const folder = await server;
  schemas += 1;
  const schema = `fresh_${schemas}`;
  const client = new Client({ host: folder, user: "test", database: "postgres" });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  return `postgres:///postgres?${new URLSearchParams({ host: folder, user: "test", options: `-c search_path=${schema}` }).toString().replaceAll("+", "%20")}`;
};

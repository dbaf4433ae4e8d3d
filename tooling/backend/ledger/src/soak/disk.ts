import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "../engine/database.ts";
import { reasonOf } from "../faults.ts";
import { freshPostgres } from "../testing/fresh-postgres.ts";
import { lowerAccount } from "../testing/lower-account.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import type { WorkerProcess } from "./worker-process.ts";

/**
 * How space runs out: SQLite's own limit of pages, the operating system's limit of a file's size, a small file system
 * that another file fills, and the same under a PostgreSQL tablespace. The last three need Linux, the file systems
 * root.
 */
export const DISKS = ["pages", "file-size", "tmpfs", "tablespace"] as const;
export type DiskName = (typeof DISKS)[number];

/** A place for a database whose space can be taken and given back while it is open. */
export interface Disk {
  readonly options: OpenDatabase;
  /** Leaves no space. */
  fill(worker: WorkerProcess): Promise<void> | void;
  /** Gives it back. */
  free(worker: WorkerProcess): Promise<void> | void;
  remove(): void;
}

const TMPFS_MB = 64;
const BLOCK = 4096;

/** Mounts a small file system at `folder`. */
const mount = (folder: string): Pick<Disk, "fill" | "free" | "remove"> => {
  mkdirSync(folder);
  execFileSync("/usr/bin/mount", ["-t", "tmpfs", "-o", `size=${TMPFS_MB}m`, "ledger-soak", folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const filler = join(folder, "filler");
  const isWritten = (bytes: number): boolean => {
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: "a" });
      return true;
    } catch {
      return false;
    }
  };
  return {
    fill: () => {
      for (const bytes of [BLOCK * 256, BLOCK, 1]) while (isWritten(bytes));
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => void execFileSync("/usr/bin/umount", ["--lazy", folder]),
  };
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const limitFileSize = ({ pid }: WorkerProcess, bytes: string): void =>
  void execFileSync("/usr/bin/prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);

const makers: Readonly<Record<DiskName, (folder: string) => Disk | Promise<Disk>>> = {
  pages: (folder) => ({
    options: { file: join(folder, "disk.db") },
    fill: (worker) => worker.limit(1),
    free: (worker) => worker.limit(1_000_000),
    remove: () => undefined,
  }),
  "file-size": (folder) => {
    const file = join(folder, "disk.db");
    return {
      options: { file },
      fill: (worker) => limitFileSize(worker, String(Math.max(sizeOf(file), sizeOf(`${file}-wal`)) + BLOCK)),
      free: (worker) => limitFileSize(worker, "unlimited"),
      remove: () => undefined,
    };
  },
  tmpfs: (folder) => {
    const small = join(folder, "small");
    return { ...mount(small), options: { file: join(small, "disk.db") } };
  },
  tablespace: async () => {
    const server = await startPostgres();
    const small = join(server.folder, "small");
    const mounted = mount(small);
    const space = join(small, "space");
    const account = lowerAccount();
    mkdirSync(space);
    if (account !== undefined) chownSync(space, account.uid, account.gid);
    const client = await server.connect();
    await client.query(`create tablespace small location '${space}'`);
    await client.end();
    return {
      ...mounted,
      options: { url: await freshPostgres(server, ["default_tablespace=small"]) },
    };
  },
};

/** Makes a disk within `folder`. Throws when this system does not allow it. */
export const makeDisk = async (name: DiskName, folder: string): Promise<Disk> => {
  try {
    return await makers[name](folder);
  } catch (error) {
    throw new Error(
      `The disk "${name}" cannot be made here: ${reasonOf(error).trim()}. ` +
        "Remedy: run as root on Linux, or name others with --disk.",
      { cause: error },
    );
  }
};

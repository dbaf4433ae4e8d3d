import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshPostgres, startPostgres, type StopMode } from "@baize/ledger/testing";
import type { WorldOptions } from "../matrix/start-world.ts";

/** A store that can be stopped and started under a running server. */
export interface Outage {
  readonly world: WorldOptions;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
  readonly remove: () => Promise<void> | void;
}

const DISK_MB = 96;
const BLOCK = 4_096;

/** PostgreSQL ends in one of its ways, and starts again. */
export const postgresRestarts = async (modes: readonly StopMode[]): Promise<Outage> => {
  const server = await startPostgres();
  let count = 0;
  return {
    world: { engine: "postgres", url: await freshPostgres(server) },
    begin: () => server.stop(modes[count++ % modes.length] ?? "fast"),
    end: () => server.start(),
    remove: () => server.stop("immediate"),
  };
};

/** SQLite on a small file system of its own that another file fills. Needs Linux and root. */
export const fullDisk = (): Outage => {
  const folder = mkdtempSync(join(tmpdir(), "chaos-disk-"));
  const small = join(folder, "small");
  mkdirSync(small);
  try {
    execFileSync("/usr/bin/mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "chaos", small], { stdio: "pipe" });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `A small disk cannot be mounted here: ${reason}. Run as root on Linux, or choose --outage restart.`,
      {
        cause: error,
      },
    );
  }
  const ballast = join(small, "ballast");
  const isWritten = (bytes: number): boolean => {
    try {
      writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
      return true;
    } catch {
      return false;
    }
  };
  return {
    world: { folder: small },
    begin: () => {
      for (const bytes of [BLOCK * 256, BLOCK, 1]) while (isWritten(bytes));
    },
    end: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync("/usr/bin/umount", ["--lazy", small]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

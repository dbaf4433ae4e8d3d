import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshPostgres } from "../testing/index.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { withFolder } from "./arena.ts";
import { runClients } from "./run-clients.ts";
import { runDisk } from "./run-disk.ts";
import { runKill } from "./run-kill.ts";

// The short forms of `pnpm soak`. They draw new choices each time; the figure names the seed to replay.
const seed = Math.trunc(Math.random() * 10_000);
const timeout = 120_000;

describe(`under seed ${seed}`, () => {
  it("clients at once on SQLite leave a history that one order explains", { timeout }, () =>
    withFolder(async (folder) => {
      const sizes = { seed, ops: 1000, clients: 32, processes: 1 };
      const { findings } = await runClients({ file: join(folder, "clients.db") }, sizes);
      expect(findings).toEqual([]);
    }),
  );

  it("clients of two processes on PostgreSQL leave a history that one order explains", { timeout }, async () => {
    const sizes = { seed, ops: 300, clients: 16, processes: 2 };
    expect((await runClients({ url: await freshPostgres() }, sizes)).findings).toEqual([]);
  });

  it("SQLite loses and doubles nothing when its processes are killed", { timeout }, () =>
    withFolder(async (folder) => {
      const sizes = { seed, kills: 3, clients: 20 };
      const { findings } = await runKill({ file: join(folder, "kill.db") }, sizes);
      expect(findings).toEqual([]);
    }),
  );

  it("PostgreSQL loses and doubles nothing when its clients or its own processes are killed", { timeout }, async () => {
    const server = await startPostgres();
    const sizes = { seed, kills: 4, clients: 20, server };
    expect((await runKill({ url: await freshPostgres(server) }, sizes)).findings).toEqual([]);
  });

  it(
    "a full disk refuses writes, keeps reads, and lets the next write through once there is space (F05)",
    { timeout },
    async () => {
      expect((await runDisk("pages", { seed, cycles: 2, clients: 8 })).findings).toEqual([]);
    },
  );
});

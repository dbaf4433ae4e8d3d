import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { audit } from "./audit.ts";
import { all, raw } from "./builder.ts";
import { openDatabase } from "./database.ts";
import { ledger } from "./ledger.ts";
import { ledgerMigrations } from "./migrations.ts";
import { freshPostgres } from "./testing/index.ts";
import type { OpenDatabase } from "./types.ts";

/** Five in the suite; `LEDGER_KILLS=200` makes it the long form. */
const KILLS = Number(process.env["LEDGER_KILLS"] ?? 5);
/** Processes at once, all given the same keys. */
const WORKERS = 2;
const worker = fileURLToPath(new URL("kill-worker.ts", import.meta.url));

/** Lets a worker transfer until some time after its first acknowledgement, then kills it. Gives what it acknowledged. */
const runAndKill = async (target: string[], from: number): Promise<readonly number[]> => {
  const child = spawn(
    process.execPath,
    ["-C", "@baize/source", worker, ...target, "--from", String(from)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  await sleep(Math.random() * 150);
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  if (child.signalCode !== "SIGKILL") throw new Error(`The worker ended by itself: ${errors}`);
  return output.split("\n").slice(0, -1).map(Number);
};

const expectNothingLost = async (options: OpenDatabase, target: string[]): Promise<void> => {
  const setUp = await openDatabase(options);
  await setUp.migrate("ledger", ledgerMigrations);
  await setUp.atomic(function* () {
    yield* ledger.openAccount({
      id: "bank",
      kind: "house",
      owner: "house",
      asset: "CNY",
      mayBeNegative: true,
    });
    yield* ledger.openAccount({ id: "ann", kind: "member", owner: "ann", asset: "CNY" });
  });
  await setUp.close();

  const acknowledged = new Set<number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Begins a little earlier than it got, so what was committed but never acknowledged is asked for again.
    const from = Math.max(0, Math.max(-1, ...acknowledged) - 20);
    const heard = await Promise.all(
      Array.from({ length: WORKERS }, () => runAndKill(target, from)),
    );
    for (const id of heard.flat()) acknowledged.add(id);
  }

  const database = await openDatabase(options);
  const recorded = await database.read(() =>
    all(raw<{ at: bigint }>("select at from ledger_key order by at")),
  );
  const transfers = await database.read(() =>
    all(raw<{ at: bigint }>("select at from ledger_transfer order by at")),
  );
  const unheard = recorded.length - acknowledged.size;
  console.info(
    `${KILLS * WORKERS} kills, ${acknowledged.size} acknowledged, ${unheard} committed but not acknowledged`,
  );
  expect(acknowledged.size).toBeGreaterThan(0);
  expect([...acknowledged].filter((id) => !recorded.some(({ at }) => at === BigInt(id)))).toEqual(
    [],
  );
  expect(transfers).toEqual(recorded);
  expect(await database.read(() => ledger.account("ann"))).toMatchObject({
    balance: BigInt(recorded.length),
  });
  expect(await audit(database)).toEqual([]);
  await database.close();
};

const timeout = 60_000 + KILLS * 5000;

it(
  "SQLite loses and doubles nothing acknowledged when its processes are killed",
  { timeout },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ledger-kill-"));
    const file = join(folder, "kill.db");
    try {
      await expectNothingLost({ file }, ["--file", file]);
      const connection = new Sqlite(file);
      expect(connection.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
      connection.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it(
  "PostgreSQL loses and doubles nothing acknowledged when its clients are killed",
  { timeout },
  async () => {
    const url = await freshPostgres();
    await expectNothingLost({ url }, ["--url", url]);
  },
);

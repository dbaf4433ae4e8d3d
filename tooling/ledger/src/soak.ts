import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { audit } from "./audit.ts";
import { openDatabase } from "./database.ts";
import { ledgerMigrations } from "./migrations.ts";
import { command } from "./soak/commands.ts";
import { Play } from "./soak/play.ts";
import { freshPostgres } from "./testing/fresh-postgres.ts";

/** Commands of one seed; the auditor runs after each chunk. */
const CHUNK = 2000;
/** Commands in one turn, hence in one commit, on SQLite; PostgreSQL would decide them in any order. */
const WIDTH = { sqlite: 8, postgres: 1 };

const { values } = parseArgs({
  options: {
    ops: { type: "string", default: "20000" },
    engine: { type: "string", default: "sqlite" },
    seed: { type: "string" },
  },
});
const ops = Number(values.ops);
const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31));
const engine = values.engine;
if (
  (engine !== "sqlite" && engine !== "postgres") ||
  !Number.isSafeInteger(ops) ||
  !Number.isSafeInteger(seed)
)
  throw new TypeError("Usage: soak.ts [--ops 20000] [--engine sqlite|postgres] [--seed 1]");

const folder = mkdtempSync(join(tmpdir(), "ledger-soak-"));
const database = await openDatabase(
  engine === "sqlite" ? { file: join(folder, "soak.db") } : { url: await freshPostgres() },
);
const violations: string[] = [];
const play = new Play(database);
const started = performance.now();
try {
  await database.migrate("ledger", ledgerMigrations);
  for (let account = 0; account < 5; account += 1) await play.step({ type: "open", account });
  for (let done = 0; done < ops; done += CHUNK) {
    const commands = fc.sample(command, {
      seed: seed + done,
      numRuns: Math.min(CHUNK, ops - done),
    });
    for (let start = 0; start < commands.length; start += WIDTH[engine]) {
      const answers = await Promise.all(
        commands.slice(start, start + WIDTH[engine]).map((each) => play.step(each)),
      );
      violations.push(...answers.filter((answer) => answer !== null));
    }
    violations.push(
      ...(await play.compare()),
      ...(await audit(database)).map(
        ({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`,
      ),
    );
    if (violations.length > 0) break;
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}

const seconds = (performance.now() - started) / 1000;
for (const violation of violations.slice(0, 20)) console.error(violation);
for (const [answer, count] of [...play.answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.info(`${String(count).padStart(8)}  ${answer}`);
console.info(
  `engine ${engine}, seed ${seed}, ${ops} ops in ${seconds.toFixed(1)} s, ${violations.length} violations`,
);
console.info(
  `replay: node -C @baize/source src/soak.ts --engine ${engine} --ops ${ops} --seed ${seed}`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

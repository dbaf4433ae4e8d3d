import fc from "fast-check";
import { openDatabase } from "../database.ts";
import { ledgerMigrations } from "../migrations.ts";
import type { OpenDatabase } from "../types.ts";
import { auditTexts } from "./arena.ts";
import { ACCOUNTS, command } from "./commands.ts";
import { Play } from "./play.ts";
import type { Report } from "./run-clients.ts";

/** Commands of one seed; balances are compared and the auditor runs after each chunk. */
const CHUNK = 2000;
/** Commands in one turn, hence in one commit, on SQLite; PostgreSQL would decide them in any order. */
const WIDTH = { sqlite: 8, postgres: 1 };

/** Random commands one after another, each answered as the model says, and an auditor that finds nothing. */
export const runModel = async (
  options: OpenDatabase,
  { seed, ops }: { readonly seed: number; readonly ops: number },
): Promise<Report> => {
  const database = await openDatabase(options);
  const width = WIDTH[database.engine];
  const findings: string[] = [];
  const play = new Play(database);
  const started = performance.now();
  try {
    await database.migrate("ledger", ledgerMigrations);
    for (let account = 0; account < ACCOUNTS.length - 1; account += 1)
      await play.step({ type: "open", account });
    for (let done = 0; done < ops && findings.length === 0; done += CHUNK) {
      const commands = fc.sample(command, {
        seed: seed + done,
        numRuns: Math.min(CHUNK, ops - done),
      });
      for (let start = 0; start < commands.length; start += width) {
        const answers = await Promise.all(
          commands.slice(start, start + width).map((each) => play.step(each)),
        );
        findings.push(...answers.filter((answer) => answer !== null));
      }
      findings.push(...(await play.compare()), ...(await auditTexts(database)));
    }
  } finally {
    await database.close();
  }
  const perSecond = Math.round(ops / ((performance.now() - started) / 1000));
  const answers = [...play.answers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    figure: `${ops} operations against the model and the auditor, ${perSecond}/s. ${answers.map(([answer, count]) => `${answer.trim()} ${count}`).join(", ")}`,
    findings,
  };
};

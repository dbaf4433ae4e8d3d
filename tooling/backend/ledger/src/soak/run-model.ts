import fc from "fast-check";
import type { OpenDatabase } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { ledgerMigrations } from "../migrations.ts";
import { auditTexts } from "./arena.ts";
import { ACCOUNTS, type Command, command as anyCommand } from "./commands.ts";
import { Play } from "./play.ts";
import type { Report } from "./run-clients.ts";

/** Commands of one seed; the auditor runs after each chunk. */
const CHUNK = 2000;
/** Commands between two comparisons of balances. On SQLite they share one commit; on PostgreSQL they run one by one. */
const TURN = 8;

const inOrder = async (play: Play, commands: readonly Command[]): Promise<readonly (string | null)[]> => {
  const answers: (string | null)[] = [];
  for (const command of commands) answers.push(await play.step(command));
  return answers;
};

/** Random commands one after another, each answered as the model says, and an auditor that finds nothing. */
export const runModel = async (
  options: OpenDatabase,
  { seed, ops }: { readonly seed: number; readonly ops: number },
): Promise<Report> => {
  const database = await openDatabase(options);
  const findings: string[] = [];
  const play = new Play(database);
  const started = performance.now();
  try {
    await database.migrate("ledger", ledgerMigrations);
    for (let account = 0; account < ACCOUNTS.length - 1; account += 1) await play.step({ type: "open", account });
    for (let done = 0; done < ops && findings.length === 0; done += CHUNK) {
      const commands = fc.sample(anyCommand, {
        seed: seed + done,
        numRuns: Math.min(CHUNK, ops - done),
      });
      for (let start = 0; start < commands.length; start += TURN) {
        const turn = commands.slice(start, start + TURN);
        const answers = await (database.engine === "sqlite"
          ? Promise.all(turn.map((each) => play.step(each)))
          : inOrder(play, turn));
        findings.push(...answers.filter((answer) => answer !== null), ...(await play.compare()));
      }
      findings.push(...(await auditTexts(database)));
    }
  } finally {
    await database.close();
  }
  const perSecond = Math.round(ops / ((performance.now() - started) / 1000));
  const answers = [...play.answers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    figure:
      `${ops} operations against the model and the auditor, ${perSecond}/s. ` +
      answers.map(([answer, count]) => `${answer.trim()} ${count}`).join(", "),
    findings,
  };
};

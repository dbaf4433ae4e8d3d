import type { Database, Work } from "../engine/database.ts";
import { keyed } from "../operations/keyed.ts";
import { ledger } from "../postings/ledger.ts";
import type { LedgerResult } from "../postings/types.ts";
import { ACCOUNTS, type Command } from "./commands.ts";
import { compareBalances } from "./compare-balances.ts";
import { Model } from "./model.ts";

class Broken extends Error {}
const at = 1;
const toText = (command: Command): string =>
  JSON.stringify(command, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
const verdictOf = (result: LedgerResult<unknown>): string => (result.ok ? "ok" : result.code);

/** Plays commands on a database and on the model. Each gives null, or what the two do not agree on. */
export class Play {
  /** How often each answer was given. */
  readonly answers = new Map<string, number>();
  readonly #database: Database;
  readonly #model = new Model();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Plays one command; those given in one turn are decided in their order on SQLite. */
  async step(command: Command): Promise<string | null> {
    const { expected, work } = this.#prepare(command);
    const actual = await this.#database.atomic(work).catch((error: unknown) => {
      if (error instanceof Broken) return "broken";
      throw error;
    });
    const answer = `${command.type} ${actual}`;
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    return actual === expected ? null : `${toText(command)}: expected ${expected}, got ${actual}`;
  }

  /** Compares every balance with the model. */
  compare(): Promise<readonly string[]> {
    return compareBalances(this.#database, this.#model);
  }

  #prepare(command: Command): { readonly expected: string; readonly work: () => Work<string> } {
    const model = this.#model;
    switch (command.type) {
      case "open": {
        const spec = ACCOUNTS[command.account] ?? ACCOUNTS[0];
        model.open(spec);
        return { expected: "ok", work: () => answerOf(ledger.openAccount(spec), () => "ok") };
      }
      case "post": {
        const id = model.pick(model.used.transfers, command.again, "t");
        const request = { id, kind: "soak", at, legs: command.legs };
        if (command.breaks) return { expected: "broken", work: () => answerOf(ledger.post(request), fail) };
        return {
          expected: model.post(id, command.legs),
          work: () => answerOf(ledger.post(request), verdictOf),
        };
      }
      case "drain": {
        const id = model.pick([], null, "t");
        const legs = [
          {
            from: command.from,
            to: command.to,
            amount: model.spendable(command.from) + command.extra,
          },
        ];
        return {
          expected: model.post(id, legs),
          work: () => answerOf(ledger.post({ id, kind: "soak", at, legs }), verdictOf),
        };
      }
      case "keyed": {
        const key = model.pick(model.used.keys, command.again, "key");
        const payload = command.otherPayload ? "other" : "usual";
        const id = model.pick([], null, "t");
        const { outcome, verdict } = model.keyed(key, payload, id, command.leg);
        const post = () => ledger.post({ id, kind: "soak", at, legs: [command.leg] });
        return {
          expected: `${outcome} ${verdict ?? ""}`,
          work: () =>
            answerOf(
              keyed({ member: "ann", route: "soak", key, payload, at }, post),
              (answer) => `${answer.outcome} ${answer.outcome === "mismatch" ? "" : verdictOf(answer.value)}`,
            ),
        };
      }
      case "hold": {
        const id = model.pick(model.used.holds, command.again, "h");
        const request = { id, account: command.account, amount: command.amount, at };
        return {
          expected: model.hold(id, command.account, command.amount),
          work: () => answerOf(ledger.hold(request), verdictOf),
        };
      }
      case "release": {
        const id = model.pick(model.used.holds, command.hold, "h");
        return { expected: model.release(id), work: () => answerOf(ledger.release(id, at), verdictOf) };
      }
      case "capture": {
        const hold = model.pick(model.used.holds, command.hold, "h");
        const id = model.pick(model.used.transfers, command.again, "t");
        const request = {
          id,
          kind: "soak",
          to: command.to,
          at,
          ...(command.amount === null ? {} : { amount: command.amount }),
        };
        return {
          expected: model.capture(hold, id, command.to, command.amount),
          work: () => answerOf(ledger.capture(hold, request), verdictOf),
        };
      }
    }
  }
}

const fail = (): never => {
  throw new Broken("on purpose");
};

function* answerOf<T>(work: Work<T>, describe: (value: T) => string): Work<string> {
  return describe(yield* work);
}

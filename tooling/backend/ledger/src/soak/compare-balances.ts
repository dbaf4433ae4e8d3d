import { all, raw } from "../engine/builder.ts";
import type { Database } from "../engine/database.ts";
import type { Model } from "./model.ts";

/** Differences of balances and held amounts between the database and the model; none when all agree. */
export const compareBalances = async (database: Database, model: Model): Promise<readonly string[]> => {
  const rows = await database.read(() =>
    all(raw<{ id: string; balance: bigint; held: bigint }>("select id, balance, held from ledger_account")),
  );
  const actual = new Map(rows.map(({ id, balance, held }) => [id, `${balance} ${held}`]));
  const expected = new Map([...model.accounts].map(([id, { balance, held }]) => [id, `${balance} ${held}`]));
  return [...new Set([...actual.keys(), ...expected.keys()])]
    .filter((id) => actual.get(id) !== expected.get(id))
    .map((id) => `balance of ${id}: expected ${expected.get(id)}, got ${actual.get(id)}`);
};

import { CompiledQuery } from "kysely";
import type { AuditFinding, Database, Work } from "../types.ts";

const PAGE = 2000;

interface Account {
  readonly id: string;
  readonly asset: string;
  readonly may_be_negative: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}
interface Entry {
  readonly transfer: string;
  readonly seq: bigint;
  readonly account: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly version: bigint;
}
interface Holding {
  readonly id: string;
  readonly account: string;
  readonly amount: bigint;
}

/** Gives each row of a table in the order of `keys`, a page at a time. */
function* each<Row extends object>(
  table: string,
  keys: readonly (string & keyof Row)[],
  visit: (row: Row) => void,
  condition = "1 = 1",
): Work<void> {
  const order = keys.join(", ");
  let after: unknown[] = [];
  for (;;) {
    const further = after.length === 0 ? "" : `and (${order}) > (${keys.map(() => "?").join(", ")})`;
    const { rows } = yield CompiledQuery.raw(
      `select * from ${table} where ${condition} ${further} order by ${order} limit ${PAGE}`,
      after,
    );
    for (const row of rows as Row[]) visit(row);
    const last = rows.at(-1) as Row | undefined;
    if (last === undefined || rows.length < PAGE) return;
    after = keys.map((key) => last[key]);
  }
}

/**
 * Recomputes every balance, hold and transfer from the raw rows of one snapshot and reports what does not agree. It
 * shares no code with the ledger, so a mistake there cannot hide itself here. Reads everything: not for busy hours.
 */
export const audit = (database: Database): Promise<readonly AuditFinding[]> =>
  database.read(function* () {
    const findings: AuditFinding[] = [];
    const report = (rule: AuditFinding["rule"], subject: string, detail: string): void => {
      findings.push({ rule, subject, detail });
    };

    const accounts = new Map<string, Account>();
    const total = new Map<string, bigint>();
    yield* each<Account>("ledger_account", ["id"], (account) => {
      accounts.set(account.id, account);
      total.set(account.asset, (total.get(account.asset) ?? 0n) + account.balance);
      if (account.may_be_negative === 1n) return;
      if (account.balance < 0n) report("negative", account.id, `balance ${account.balance}`);
      if (account.held > account.balance)
        report("held_over_balance", account.id, `held ${account.held} of ${account.balance}`);
    });
    for (const [asset, sum] of total) if (sum !== 0n) report("sum_not_zero", asset, `all balances sum to ${sum}`);

    const entered = new Map<string, bigint>();
    yield* each<Entry>(
      "ledger_posting",
      ["account", "version"],
      ({ transfer, seq, account, amount, balance_after }) => {
        const balance = (entered.get(account) ?? 0n) + amount;
        entered.set(account, balance);
        if (balance !== balance_after)
          report(
            "balance_not_entries",
            account,
            `after ${transfer}/${seq} it says ${balance_after}, entries make ${balance}`,
          );
      },
    );
    for (const { id, balance } of accounts.values()) {
      const entries = entered.get(id) ?? 0n;
      if (entries !== balance) report("balance_not_entries", id, `balance ${balance}, entries ${entries}`);
    }
    for (const id of entered.keys())
      if (!accounts.has(id)) report("balance_not_entries", id, "entries of an account that does not exist");

    const unentered = new Set<string>();
    yield* each<{ id: string }>("ledger_transfer", ["id"], ({ id }) => {
      unentered.add(id);
    });
    let current = "";
    let open = new Map<string, bigint>();
    const closeTransfer = (): void => {
      for (const [asset, sum] of open)
        if (sum !== 0n) report("unbalanced_transfer", current, `${asset} sums to ${sum}`);
      open = new Map();
    };
    yield* each<Entry>("ledger_posting", ["transfer", "seq"], ({ transfer, account, amount }) => {
      if (transfer !== current) closeTransfer();
      current = transfer;
      unentered.delete(transfer);
      const asset = accounts.get(account)?.asset ?? "";
      open.set(asset, (open.get(asset) ?? 0n) + amount);
    });
    closeTransfer();
    for (const id of unentered) report("unbalanced_transfer", id, "has no entries");

    const holding = new Map<string, bigint>();
    yield* each<Holding>(
      "ledger_hold",
      ["id"],
      ({ account, amount }) => holding.set(account, (holding.get(account) ?? 0n) + amount),
      "state = 'open'",
    );
    for (const { id, held } of accounts.values()) {
      const holds = holding.get(id) ?? 0n;
      if (holds !== held) report("held_not_holds", id, `held ${held}, open holds ${holds}`);
    }
    return findings;
  });

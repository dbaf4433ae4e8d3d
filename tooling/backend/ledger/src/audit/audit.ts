import { CompiledQuery } from "kysely";
import type { Database, Work } from "../engine/database.ts";

export interface AuditFinding {
  readonly rule:
    | "sum_not_zero"
    | "balance_not_entries"
    | "negative"
    | "held_not_holds"
    | "held_over_balance"
    | "unbalanced_transfer";
  readonly subject: string;
  readonly detail: string;
}
type Report = (rule: AuditFinding["rule"], subject: string, detail: string) => void;

/** Rows read at a time. */
const PAGE = 2000;

interface Account {
  readonly id: string;
  readonly asset: string;
  readonly may_be_negative: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}
type Accounts = ReadonlyMap<string, Account>;
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

const add = (sums: Map<string, bigint>, key: string, amount: bigint): bigint => {
  const sum = (sums.get(key) ?? 0n) + amount;
  sums.set(key, sum);
  return sum;
};

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

/** Each account by itself, and the sum of each asset. Gives the accounts. */
function* auditAccounts(report: Report): Work<Accounts> {
  const accounts = new Map<string, Account>();
  const totals = new Map<string, bigint>();
  yield* each<Account>("ledger_account", ["id"], (account) => {
    const { id, asset, balance, held } = account;
    accounts.set(id, account);
    add(totals, asset, balance);
    if (account.may_be_negative === 1n) return;
    if (balance < 0n) report("negative", id, `balance ${balance}`);
    if (held > balance) report("held_over_balance", id, `held ${held} of ${balance}`);
  });
  for (const [asset, sum] of totals) if (sum !== 0n) report("sum_not_zero", asset, `all balances sum to ${sum}`);
  return accounts;
}

/** Every balance against the entries of its account. */
function* auditEntries(accounts: Accounts, report: Report): Work<void> {
  const entered = new Map<string, bigint>();
  yield* each<Entry>("ledger_posting", ["account", "version"], ({ transfer, seq, account, amount, balance_after }) => {
    const sum = add(entered, account, amount);
    const detail = `after ${transfer}/${seq} it says ${balance_after}, entries make ${sum}`;
    if (sum !== balance_after) report("balance_not_entries", account, detail);
  });
  for (const { id, balance } of accounts.values()) {
    const entries = entered.get(id) ?? 0n;
    if (entries !== balance) report("balance_not_entries", id, `balance ${balance}, entries ${entries}`);
  }
  for (const id of entered.keys())
    if (!accounts.has(id)) report("balance_not_entries", id, "entries of an account that does not exist");
}

/** Every transfer: it has entries, and they sum to zero in each asset. */
function* auditTransfers(accounts: Accounts, report: Report): Work<void> {
  const withoutEntries = new Set<string>();
  yield* each<{ id: string }>("ledger_transfer", ["id"], ({ id }) => {
    withoutEntries.add(id);
  });
  let current = "";
  let sums = new Map<string, bigint>();
  const closeTransfer = (): void => {
    for (const [asset, sum] of sums) if (sum !== 0n) report("unbalanced_transfer", current, `${asset} sums to ${sum}`);
    sums = new Map();
  };
  yield* each<Entry>("ledger_posting", ["transfer", "seq"], ({ transfer, account, amount }) => {
    if (transfer !== current) closeTransfer();
    current = transfer;
    withoutEntries.delete(transfer);
    add(sums, accounts.get(account)?.asset ?? "", amount);
  });
  closeTransfer();
  for (const id of withoutEntries) report("unbalanced_transfer", id, "has no entries");
}

/** Every held amount against the open holds of its account. */
function* auditHolds(accounts: Accounts, report: Report): Work<void> {
  const open = new Map<string, bigint>();
  const sum = ({ account, amount }: Holding): void => void add(open, account, amount);
  yield* each<Holding>("ledger_hold", ["id"], sum, "state = 'open'");
  for (const { id, held } of accounts.values()) {
    const holds = open.get(id) ?? 0n;
    if (holds !== held) report("held_not_holds", id, `held ${held}, open holds ${holds}`);
  }
}

/**
 * Recomputes every balance, hold and transfer from the raw rows of one snapshot and reports what does not agree. It
 * shares no code with the ledger, so a mistake there cannot hide itself here. Reads everything: not for busy hours.
 */
export const audit = (database: Database): Promise<readonly AuditFinding[]> =>
  database.read(function* () {
    const findings: AuditFinding[] = [];
    const report: Report = (rule, subject, detail) => void findings.push({ rule, subject, detail });
    const accounts = yield* auditAccounts(report);
    yield* auditEntries(accounts, report);
    yield* auditTransfers(accounts, report);
    yield* auditHolds(accounts, report);
    return findings;
  });

import { all, first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { LedgerFault } from "../faults.ts";
import type { AccountSpec, AccountState } from "./types.ts";

/** Rows asked for in one statement. */
const CHUNK = 500;
const STATE = "id, asset, balance, held, version";

/** What the rules of a posting need to know of an account. */
export interface LockedAccount extends AccountState {
  readonly may_be_negative: bigint;
}

export const toState = ({ id, asset, balance, held, version }: AccountState): AccountState => ({
  id,
  asset,
  balance,
  held,
  version,
});

const marks = (count: number): string => Array.from({ length: count }, () => "?").join(", ");

/**
 * Opens an empty account, or gives the present state of one that is open. Throws LedgerFault when it is open as another
 * kind, owner or asset.
 */
export function* openAccount(spec: AccountSpec): Work<AccountState> {
  const negative = spec.mayBeNegative === true ? 1n : 0n;
  yield* run(
    raw(
      `insert into ledger_account (id, kind, owner, asset, may_be_negative) values (?, ?, ?, ?, ?)
       on conflict (id) do nothing`,
      spec.id,
      spec.kind,
      spec.owner,
      spec.asset,
      negative,
    ),
  );
  const row = yield* first(
    raw<LockedAccount & { kind: string; owner: string }>(
      `select ${STATE}, kind, owner, may_be_negative from ledger_account where id = ?`,
      spec.id,
    ),
  );
  if (
    row === undefined ||
    row.kind !== spec.kind ||
    row.owner !== spec.owner ||
    row.asset !== spec.asset ||
    row.may_be_negative !== negative
  )
    throw new LedgerFault(
      `Account "${spec.id}" is already open as another. Use another id; ` +
        "an account never changes its kind, owner or asset.",
    );
  return toState(row);
}

export function* account(id: string): Work<AccountState | null> {
  const row = yield* first(raw<AccountState>(`select ${STATE} from ledger_account where id = ?`, id));
  return row === undefined ? null : toState(row);
}

/** Built once for each number of accounts, since every balance and every posting needs them. */
const readTexts: string[] = [];
const readText = (count: number): string =>
  (readTexts[count] ??= `select ${STATE} from ledger_account where id in (${marks(count)})`);
const lockTexts: string[] = [];
const lockText = (count: number): string =>
  (lockTexts[count] ??=
    `select ${STATE}, may_be_negative from ledger_account where id in (${marks(count)}) order by id for update`);

/** States in the order asked for; unknown ids are left out. */
export function* accounts(ids: readonly string[]): Work<readonly AccountState[]> {
  const known = new Map<string, AccountState>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const part = ids.slice(start, start + CHUNK);
    const rows = yield* all(raw<AccountState>(readText(part.length), ...part));
    for (const row of rows) known.set(row.id, toState(row));
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

const sumTexts: string[] = [];
const sumText = (count: number): string =>
  (sumTexts[count] ??=
    "select coalesce(sum(balance), 0) as total from ledger_account " +
    `where owner = ? and asset = ? and kind in (${marks(count)})`);

/** Sum of the balances of an owner's accounts of one asset and these kinds, in minor units; 0 of none. */
export function* owned(owner: string, asset: string, kinds: readonly [string, ...string[]]): Work<bigint> {
  const row = yield* first(raw<{ readonly total: bigint }>(sumText(kinds.length), owner, asset, ...kinds));
  return row?.total ?? 0n;
}

/** Locks accounts in the order of their ids, so that two transactions never wait for each other; reads them. */
export function* lockAccounts(ids: readonly string[]): Work<ReadonlyMap<string, LockedAccount>> {
  const wanted = [...new Set(ids)];
  const rows = yield* all(raw<LockedAccount>(lockText(wanted.length), ...wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

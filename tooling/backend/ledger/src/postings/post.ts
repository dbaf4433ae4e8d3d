import { first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { LedgerFault, ReadOnlyFault } from "../faults.ts";
import { CAP } from "../migrations.ts";
import { WHILE_OPEN } from "../operations/money-gate.ts";
import { lockAccounts } from "./accounts.ts";
import { areLegs, refusalOf } from "./rules.ts";
import type { AccountState, LedgerCode, LedgerResult, Leg, Posted, PostRequest } from "./types.ts";

/** With its version, a row is the one that was read: what it holds afterwards is known without reading it again. */
const MOVE = `update ledger_account set balance = balance + ?, version = version + 1
  where id = ? and version = ? and balance + ? between -${CAP} and ${CAP}
  and (may_be_negative = 1 or balance + ? >= held)`;

const POSTINGS = `insert into ledger_posting (transfer, seq, account, amount, balance_after, version)
  values (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)`;

const CLAIM = `insert into ledger_transfer (id, kind, at, memo) select ?, ?, ?, ? where ${WHILE_OPEN}
  on conflict (id) do nothing`;

type Head = Omit<PostRequest, "legs">;

export const refuse = (code: LedgerCode): { readonly ok: false; readonly code: LedgerCode } => ({
  ok: false,
  code,
});

/**
 * Why an event changes nothing: a repeated one is a duplicate, whatever has become of its accounts since; a new one
 * has its `code`. Throws ReadOnlyFault for a new one while money is closed.
 */
export function* refuseNew(
  table: "ledger_transfer" | "ledger_hold",
  id: string,
  code: LedgerCode,
): Work<{ readonly ok: false; readonly code: LedgerCode }> {
  const row = yield* first(
    raw<{ known: bigint; closed: string | null }>(
      `select count(*) as known, (select reason from ledger_gate) as closed from ${table} where id = ?`,
      id,
    ),
  );
  if (row?.known === 1n) return refuse("duplicate");
  if (typeof row?.closed === "string") throw new ReadOnlyFault(row.closed);
  return refuse(code);
}

/** A change that the locked row allowed and the store refused. */
export const refusedChange = (id: string, delta: bigint): LedgerFault =>
  new LedgerFault(`Account "${id}" could not be changed by ${delta} although its row allowed it. Run the auditor.`);

/** Changes the balance of an account that was read and locked; gives its state afterwards. */
function* move({ id, asset, balance, held, version }: AccountState, delta: bigint): Work<AccountState> {
  if ((yield* run(raw(MOVE, delta, id, version, delta, delta))) !== 1) throw refusedChange(id, delta);
  return { id, asset, balance: balance + delta, held, version: version + 1n };
}

/** Writes the transfer's own row; false when there is one with this id, or money is closed. */
export function* claimTransfer({ id, kind, at, memo }: Head): Work<boolean> {
  return (yield* run(raw(CLAIM, id, kind, at, memo ?? null))) === 1;
}

/** Writes the legs of a claimed transfer, which the accounts allow as they are `locked`. */
export function* writeEntries(
  id: string,
  legs: readonly Leg[],
  locked: ReadonlyMap<string, AccountState>,
): Work<Posted> {
  const states = new Map<string, AccountState>();
  let seq = 0;
  for (const { from, to, amount } of legs) {
    const payer = states.get(from) ?? locked.get(from);
    const payee = states.get(to) ?? locked.get(to);
    if (payer === undefined) throw refusedChange(from, -amount);
    if (payee === undefined) throw refusedChange(to, amount);
    const paid = yield* move(payer, -amount);
    const got = yield* move(payee, amount);
    yield* run(
      raw(
        POSTINGS,
        id,
        seq,
        from,
        -amount,
        paid.balance,
        paid.version,
        id,
        seq + 1,
        to,
        amount,
        got.balance,
        got.version,
      ),
    );
    states.set(from, paid).set(to, got);
    seq += 2;
  }
  return { id, accounts: [...states.values()] };
}

export function* post(request: PostRequest): Work<LedgerResult<Posted>> {
  const { id, legs } = request;
  if (!areLegs(legs)) return refuse("bad_amount");
  const locked = yield* lockAccounts(legs.flatMap(({ from, to }) => [from, to]));
  const code = refusalOf(locked, legs);
  if (code !== null) return yield* refuseNew("ledger_transfer", id, code);
  if (!(yield* claimTransfer(request))) return yield* refuseNew("ledger_transfer", id, "duplicate");
  return { ok: true, value: yield* writeEntries(id, legs, locked) };
}

import { first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { LedgerFault, ReadOnlyFault } from "../faults.ts";
import { CAP } from "../migrations.ts";
import { WHILE_OPEN } from "../operations/money-gate.ts";
import { lockAccounts, toState } from "./accounts.ts";
import { areLegs, refusalOf } from "./rules.ts";
import type { AccountState, LedgerCode, LedgerResult, Leg, Posted, PostRequest } from "./types.ts";

export const RETURNING = "returning id, asset, balance, held, version";

const MOVE = `update ledger_account set balance = balance + ?, version = version + 1
  where id = ? and balance + ? between -${CAP} and ${CAP}
  and (may_be_negative = 1 or balance + ? >= held) ${RETURNING}`;

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

/** Changes an account under the conditions of `text`. Checked before on the locked row: failing is a fault. */
export function* changeAccount(text: string, id: string, delta: bigint): Work<AccountState> {
  const row = yield* first(raw<AccountState>(text, delta, id, delta, delta));
  if (row === undefined)
    throw new LedgerFault(
      `Account "${id}" could not be changed by ${delta} although its row allowed it. Run the auditor.`,
    );
  return toState(row);
}

/** Writes the transfer's own row; false when there is one with this id, or money is closed. */
export function* claimTransfer({ id, kind, at, memo }: Head): Work<boolean> {
  return (yield* run(raw(CLAIM, id, kind, at, memo ?? null))) === 1;
}

export function* writeEntries(id: string, legs: readonly Leg[]): Work<Posted> {
  const states = new Map<string, AccountState>();
  let seq = 0;
  for (const { from, to, amount } of legs) {
    const paid = yield* changeAccount(MOVE, from, -amount);
    const got = yield* changeAccount(MOVE, to, amount);
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
  const code = refusalOf(yield* lockAccounts(legs.flatMap(({ from, to }) => [from, to])), legs);
  if (code !== null) return yield* refuseNew("ledger_transfer", id, code);
  if (!(yield* claimTransfer(request))) return yield* refuseNew("ledger_transfer", id, "duplicate");
  return { ok: true, value: yield* writeEntries(id, legs) };
}

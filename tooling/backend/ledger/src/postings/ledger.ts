import { type LockedAccount, account, accounts, lockAccounts, openAccount, toState } from "./accounts.ts";
import { first, raw, run } from "../engine/builder.ts";
import { LedgerFault, ReadOnlyFault } from "../faults.ts";
import { checkGate, WHILE_OPEN } from "../operations/money-gate.ts";
import { CAP } from "../migrations.ts";
import { areLegs, isAmount, judge } from "./rules.ts";
import type {
  AccountState,
  HoldRequest,
  Ledger,
  LedgerCode,
  LedgerResult,
  Leg,
  Posted,
  PostRequest,
  Work,
} from "../types.ts";

const RETURNING = "returning id, asset, balance, held, version";
const MOVE = `update ledger_account set balance = balance + ?, version = version + 1
  where id = ? and balance + ? between -${CAP} and ${CAP} and (may_be_negative = 1 or balance + ? >= held) ${RETURNING}`;
const SET_ASIDE = `update ledger_account set held = held + ?, version = version + 1
  where id = ? and held + ? between 0 and ${CAP} and (may_be_negative = 1 or balance >= held + ?) ${RETURNING}`;
const POSTINGS = `insert into ledger_posting (transfer, seq, account, amount, balance_after, version) values (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)`;

const CLAIM = `insert into ledger_transfer (id, kind, at, memo) select ?, ?, ?, ? where ${WHILE_OPEN}
  on conflict (id) do nothing`;
const OPEN_HOLD = `insert into ledger_hold (id, account, amount, state, opened_at) select ?, ?, ?, 'open', ?
  where ${WHILE_OPEN} on conflict (id) do nothing`;
const END_HOLD = `update ledger_hold set state = ?, closed_at = ?, transfer = ?
  where id = ? and state = 'open' and ${WHILE_OPEN}`;

type Head = Omit<PostRequest, "legs">;

const refuse = (code: LedgerCode): { readonly ok: false; readonly code: LedgerCode } => ({
  ok: false,
  code,
});

/**
 * Says why an event changes nothing: a repeated one is a duplicate whatever else has become of its accounts since, a
 * new one has its `code`. Throws ReadOnlyFault for a new one while money is closed.
 */
function* refuseNew(
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

/** Changes an account under the conditions of `text`; they were judged before on the locked row, so failing them is a fault. */
function* change(text: string, id: string, delta: bigint): Work<AccountState> {
  const row = yield* first(raw<AccountState>(text, delta, id, delta, delta));
  if (row === undefined)
    throw new LedgerFault(
      `Account "${id}" could not be changed by ${delta} although it was judged possible. Run the auditor.`,
    );
  return toState(row);
}

/** Writes the transfer's own row; false when there is one with this id, or money is closed. */
function* claim({ id, kind, at, memo }: Head): Work<boolean> {
  return (yield* run(raw(CLAIM, id, kind, at, memo ?? null))) === 1;
}

function* enter(id: string, legs: readonly Leg[]): Work<Posted> {
  const states = new Map<string, AccountState>();
  let seq = 0;
  for (const { from, to, amount } of legs) {
    const paid = yield* change(MOVE, from, -amount);
    const got = yield* change(MOVE, to, amount);
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

function* post(request: PostRequest): Work<LedgerResult<Posted>> {
  const { id, legs } = request;
  if (!areLegs(legs)) return refuse("bad_amount");
  const code = judge(yield* lockAccounts(legs.flatMap(({ from, to }) => [from, to])), legs);
  if (code !== null) return yield* refuseNew("ledger_transfer", id, code);
  if (!(yield* claim(request))) return yield* refuseNew("ledger_transfer", id, "duplicate");
  return { ok: true, value: yield* enter(id, legs) };
}

function* hold({ id, account: on, amount, at }: HoldRequest): Work<LedgerResult<AccountState>> {
  if (!isAmount(amount)) return refuse("bad_amount");
  const state = (yield* lockAccounts([on])).get(on);
  if (state === undefined) return yield* refuseNew("ledger_hold", id, "unknown_account");
  if (state.may_be_negative === 0n && state.balance - state.held < amount)
    return yield* refuseNew("ledger_hold", id, "insufficient_funds");
  if (state.held + amount > CAP) return yield* refuseNew("ledger_hold", id, "bad_amount");
  const opened = yield* run(raw(OPEN_HOLD, id, on, amount, at));
  if (opened === 0) return yield* refuseNew("ledger_hold", id, "duplicate");
  return { ok: true, value: yield* change(SET_ASIDE, on, amount) };
}

interface OpenHold {
  readonly account: string;
  readonly amount: bigint;
}

function* openHold(id: string): Work<OpenHold | undefined> {
  return yield* first(
    raw<OpenHold>("select account, amount from ledger_hold where id = ? and state = 'open' for update", id),
  );
}

function* endHold(
  id: string,
  { account: on, amount }: OpenHold,
  at: number,
  transfer: string | null,
): Work<AccountState> {
  const state = transfer === null ? "released" : "captured";
  const ended = yield* run(raw(END_HOLD, state, at, transfer, id));
  if (ended === 0) yield* checkGate();
  return yield* change(SET_ASIDE, on, -amount);
}

function* release(id: string, at: number): Work<LedgerResult<AccountState>> {
  const held = yield* openHold(id);
  if (held === undefined) return refuse("not_open");
  return { ok: true, value: yield* endHold(id, held, at, null) };
}

function* capture(holdId: string, request: Parameters<Ledger["capture"]>[1]): Work<LedgerResult<Posted>> {
  const held = yield* openHold(holdId);
  if (held === undefined) return refuse("not_open");
  const legs = [{ from: held.account, to: request.to, amount: request.amount ?? held.amount }];
  if (!areLegs(legs) || legs.some(({ amount }) => amount > held.amount)) return refuse("bad_amount");
  const locked = yield* lockAccounts([held.account, request.to]);
  const code = judge(freed(locked, held), legs);
  if (code !== null) return yield* refuseNew("ledger_transfer", request.id, code);
  if (!(yield* claim(request))) return yield* refuseNew("ledger_transfer", request.id, "duplicate");
  yield* endHold(holdId, held, request.at, request.id);
  return { ok: true, value: yield* enter(request.id, legs) };
}

const freed = (accounts: ReadonlyMap<string, LockedAccount>, held: OpenHold): ReadonlyMap<string, LockedAccount> =>
  new Map(
    [...accounts].map(([id, state]) => [
      id,
      id === held.account ? { ...state, held: state.held - held.amount } : state,
    ]),
  );

/** The double-entry ledger. Each function is work for `database.atomic`; a refusal has changed nothing. */
export const ledger: Ledger = { openAccount, account, accounts, post, hold, release, capture };

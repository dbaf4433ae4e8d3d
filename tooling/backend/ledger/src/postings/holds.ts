import { first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { CAP } from "../migrations.ts";
import { checkGate, WHILE_OPEN } from "../operations/money-gate.ts";
import { lockAccounts, type LockedAccount, toState } from "./accounts.ts";
import { claimTransfer, refuse, refusedChange, refuseNew, writeEntries } from "./post.ts";
import { areLegs, isAmount, refusalOf } from "./rules.ts";
import type { AccountState, HoldRequest, Ledger, LedgerResult, Posted } from "./types.ts";

const SET_ASIDE = `update ledger_account set held = held + ?, version = version + 1
  where id = ? and held + ? between 0 and ${CAP} and (may_be_negative = 1 or balance >= held + ?)
  returning id, asset, balance, held, version`;

const OPEN_HOLD = `insert into ledger_hold (id, account, amount, state, opened_at) select ?, ?, ?, 'open', ?
  where ${WHILE_OPEN} on conflict (id) do nothing`;

const END_HOLD = `update ledger_hold set state = ?, closed_at = ?, transfer = ?
  where id = ? and state = 'open' and ${WHILE_OPEN}`;

/** Changes what is set aside of an account, whose row allows it. */
function* setAside(id: string, delta: bigint): Work<AccountState> {
  const row = yield* first(raw<AccountState>(SET_ASIDE, delta, id, delta, delta));
  if (row === undefined) throw refusedChange(id, delta);
  return toState(row);
}

export function* hold({ id, account: on, amount, at }: HoldRequest): Work<LedgerResult<AccountState>> {
  if (!isAmount(amount)) return refuse("bad_amount");
  const state = (yield* lockAccounts([on])).get(on);
  if (state === undefined) return yield* refuseNew("ledger_hold", id, "unknown_account");
  if (state.may_be_negative === 0n && state.balance - state.held < amount)
    return yield* refuseNew("ledger_hold", id, "insufficient_funds");
  if (state.held + amount > CAP) return yield* refuseNew("ledger_hold", id, "bad_amount");
  const opened = yield* run(raw(OPEN_HOLD, id, on, amount, at));
  if (opened === 0) return yield* refuseNew("ledger_hold", id, "duplicate");
  return { ok: true, value: yield* setAside(on, amount) };
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
  return yield* setAside(on, -amount);
}

export function* release(id: string, at: number): Work<LedgerResult<AccountState>> {
  const held = yield* openHold(id);
  if (held === undefined) return refuse("not_open");
  return { ok: true, value: yield* endHold(id, held, at, null) };
}

export function* capture(holdId: string, request: Parameters<Ledger["capture"]>[1]): Work<LedgerResult<Posted>> {
  const held = yield* openHold(holdId);
  if (held === undefined) return refuse("not_open");
  const legs = [{ from: held.account, to: request.to, amount: request.amount ?? held.amount }];
  if (!areLegs(legs) || legs.some(({ amount }) => amount > held.amount)) return refuse("bad_amount");
  const locked = yield* lockAccounts([held.account, request.to]);
  const code = refusalOf(withoutHold(locked, held), legs);
  if (code !== null) return yield* refuseNew("ledger_transfer", request.id, code);
  if (!(yield* claimTransfer(request))) return yield* refuseNew("ledger_transfer", request.id, "duplicate");
  const freed = yield* endHold(holdId, held, request.at, request.id);
  return { ok: true, value: yield* writeEntries(request.id, legs, new Map([...locked, [freed.id, freed]])) };
}

const withoutHold = (
  accounts: ReadonlyMap<string, LockedAccount>,
  held: OpenHold,
): ReadonlyMap<string, LockedAccount> =>
  new Map(
    [...accounts].map(([id, state]) => [
      id,
      id === held.account ? { ...state, held: state.held - held.amount } : state,
    ]),
  );

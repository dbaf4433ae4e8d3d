import { first, raw, run } from "../engine/builder.ts";
import type { Work } from "../engine/database.ts";
import { LedgerFault } from "../faults.ts";
import { checkGate, WHILE_OPEN } from "./money-gate.ts";

/** Idempotency: the key row is written in the same transaction as the effect. */
export interface KeyedRequest {
  readonly member: string;
  readonly route: string;
  /** 16 to 64 characters of [A-Za-z0-9_-], made by the client for one intent. */
  readonly key: string;
  /** Hash of the payload; another payload under the same key is refused. */
  readonly payload: string;
  readonly at: number;
}

export type Keyed<T> =
  | { readonly outcome: "done"; readonly value: T }
  /** The same key was used before: the recorded answer, unchanged. */
  | { readonly outcome: "repeated"; readonly value: T }
  | { readonly outcome: "mismatch" };

const CLAIM = `insert into ledger_key (member, op_key, route, payload, at) select ?, ?, ?, ?, ? where ${WHILE_OPEN}
  on conflict (member, op_key, route) do nothing`;
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

const toText = (value: unknown): string =>
  JSON.stringify({ value }, (_, part: unknown) => (typeof part === "bigint" ? { $bigint: part.toString() } : part));

const isTagged = (part: unknown): part is { $bigint: string } =>
  typeof part === "object" &&
  part !== null &&
  "$bigint" in part &&
  typeof part.$bigint === "string" &&
  /^-?\d+$/.test(part.$bigint) &&
  Object.keys(part).length === 1;

const fromText = (text: string): unknown => {
  const { value } = JSON.parse(text, (_, part: unknown) => (isTagged(part) ? BigInt(part.$bigint) : part)) as {
    value?: unknown;
  };
  return value;
};

/**
 * Does `work` once for a member, route and key, and records its answer, refusals included, in the same transaction.
 * The same key again gives the recorded answer; with another payload, "mismatch". The answer must be plain data: what
 * JSON holds, and bigint. The record of an answer that `isPermanent` is never swept, as that of an order must not be
 * while there is the order. Throws RangeError for a key of another form, ReadOnlyFault for a new key while money is
 * closed, and whatever `work` throws, recording nothing.
 */
export function* keyed<T>(
  request: KeyedRequest,
  work: () => Work<T>,
  isPermanent: (value: T) => boolean = () => false,
): Work<Keyed<T>> {
  const { member, route, key, payload, at } = request;
  if (!KEY.test(key)) throw new RangeError("An operation key is 16 to 64 characters of A-Z, a-z, 0-9, _ and -.");
  const claimed = yield* run(raw(CLAIM, member, key, route, payload, at));
  if (claimed === 1) {
    const value = yield* work();
    yield* run(
      raw(
        "update ledger_key set value = ?, permanent = ? where member = ? and op_key = ? and route = ?",
        toText(value),
        isPermanent(value),
        member,
        key,
        route,
      ),
    );
    return { outcome: "done", value };
  }
  const known = yield* first(
    raw<{ payload: string; value: string | null }>(
      "select payload, value from ledger_key where member = ? and op_key = ? and route = ?",
      member,
      key,
      route,
    ),
  );
  if (known === undefined) yield* checkGate();
  if (known === undefined || known.value === null)
    throw new LedgerFault(`Operation key of route "${route}" is used inside its own work. Give each its own key.`);
  return known.payload === payload
    ? { outcome: "repeated", value: fromText(known.value) as T }
    : { outcome: "mismatch" };
}

/** What became of an operation: its route and recorded answer, null when no such operation took effect. */
export function* lookupKey(
  member: string,
  key: string,
): Work<{ readonly route: string; readonly value: unknown } | null> {
  const row = yield* first(
    raw<{ route: string; value: string }>(
      "select route, value from ledger_key where member = ? and op_key = ? and value is not null order by at, route",
      member,
      key,
    ),
  );
  return row === undefined ? null : { route: row.route, value: fromText(row.value) };
}

/** Forgets keys used before an instant, but for permanent ones; keep them seven days at least. Gives their number. */
export function* forgetKeys(before: number): Work<number> {
  return yield* run(raw("delete from ledger_key where permanent = 0 and at < ?", before));
}

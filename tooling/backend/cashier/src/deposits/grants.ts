import { isWireAmountFor, MAX_MINOR } from "@baize/domain";
import { first, ledger } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { minorOf, timesOf } from "../amounts/amounts.ts";
import type { Env } from "../interface/env.ts";
import type { Grant, OperatorCashier } from "../interface/operator-cashier.ts";
import { viewForOperator } from "../orders/operator-view.ts";
import { insertOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { requireTurnover } from "../turnover/rollover.ts";
import { openHouse, openWallet, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";

/** A rollover multiple: at most three digits and two decimals. */
const MULTIPLE = /^(0|[1-9]\d{0,2})(\.\d{1,2})?$/;
/** Amount and requirement must stay below the cap of all amounts. */
const isWithinCap = (minor: bigint, multiple: string): boolean => {
  const [whole = "", decimals = ""] = multiple.split(".");
  return minor <= MAX_MINOR && (minor * BigInt(whole + decimals)) / 10n ** BigInt(decimals.length) <= MAX_MINOR;
};

/** Pays house money to the member, with its record and its rollover requirement. */
function* payGrant(
  env: Env,
  id: string,
  { brand, member, kind, multiple, label, ref }: Grant,
  amount: bigint,
  at: number,
) {
  const account = yield* findMember(member, brand);
  const { currency } = account;
  const legs = [
    { from: yield* openHouse(account, "bonus", currency), to: yield* openWallet(account, currency), amount },
  ];
  posted(yield* ledger.post({ id: `${kind}:${id}`, kind, at, legs }), `the credit of ${kind} "${id}"`);
  yield* requireTurnover(`${kind}:${id}`, { member, source: "bonus", amount, multiple, currency, at });
  const turnover = timesOf(amount, multiple, currency);
  const told = { kind: "bonusGranted", id, brand, member, amount, asset: currency, label, turnover } as const;
  // Rebates, which come every day, stand in the records alone.
  if (kind === "bonus" && env.onSettled !== undefined) yield* env.onSettled(told, at);
  const settled = { state: "succeeded" as const, fee: 0n, effect: amount, settled_at: BigInt(at), at };
  const order = { id, kind, amount, currency, label, target: "", facts: { multiple }, grant_ref: ref, ...settled };
  return yield* insertOrder({ brand, member }, order);
}

const isSame = (row: OrderRow, { member, kind, multiple, label }: Grant, minor: bigint): boolean =>
  row.member === member &&
  row.kind === kind &&
  row.amount === minor &&
  row.label === label &&
  (JSON.parse(row.facts) as { multiple: string }).multiple === multiple;

function* grantOnce(env: Env, id: string, grant: Grant, at: number) {
  const { brand, member, amount, multiple, ref } = grant;
  const account = yield* first(
    q.selectFrom("cashier_member").selectAll().where("id", "=", member).where("brand", "=", brand),
  );
  if (account === undefined) return refuse("member_unknown");
  const asset = account.currency;
  const minor = isWireAmountFor(amount, asset) ? minorOf(amount, asset) : 0n;
  if (!MULTIPLE.test(multiple)) return refuse("amount_invalid", { field: "multiple" });
  if (minor === 0n || !isWithinCap(minor, multiple)) return refuse("amount_invalid", { field: "amount" });
  const known = yield* first(
    q.selectFrom("cashier_order").selectAll().where("brand", "=", brand).where("grant_ref", "=", ref),
  );
  if (known !== undefined) return isSame(known, grant, minor) ? accept(known) : refuse("ref_used", { id: known.id });
  return accept(yield* payGrant(env, id, grant, minor, at));
}

export const grantOperator = (env: Env): Pick<OperatorCashier, "grant"> => ({
  grant: (grant) => {
    const id = env.newId("G");
    return env.database.atomic(function* () {
      const at = env.clock();
      const given = yield* grantOnce(env, id, grant, at);
      return given.ok ? accept(viewForOperator(env, given.data, at)) : given;
    });
  },
});

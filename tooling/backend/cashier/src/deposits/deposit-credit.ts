import type { DepositKind } from "@baize/domain";
import { ledger, run, type Work } from "@baize/ledger";
import { decimal } from "../amounts/format.ts";
import type { Env } from "../interface/env.ts";
import { moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { requireTurnover } from "../turnover/rollover.ts";
import { type HouseName, openHouse, openWallet, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";
import { bonusOf, depositFacts, valueOf } from "./deposit-view.ts";

/** House account that each kind of payment arrives on. */
const ARRIVES_ON = { bank: "bank", alipay: "bank", wechat: "bank", coin: "coin" } satisfies Record<
  DepositKind,
  HouseName
>;

/** Has the joined offer pay; gives what the order then keeps of it. */
function* creditBonus(env: Pick<Env, "offers">, row: OrderRow, at: number): Work<OrderRow> {
  const facts = depositFacts(row);
  if (facts.bonus === null) return row;
  const { offer } = facts.bonus;
  const { id, brand, member } = row;
  const paid = offer === undefined ? 0n : yield* env.offers.onCredited({ id, brand, member, offer }, at);
  if (paid === bonusOf(row)) return row;
  const bonus = { ...facts.bonus, amount: decimal(paid, row.currency) };
  return yield* moveOrder(row, "succeeded", at, { facts: JSON.stringify({ ...facts, bonus }) });
}

/** Credits a deposit whose money has arrived, to the wallet of the order's currency. */
export function* credit(
  env: Pick<Env, "offers" | "onSettled">,
  row: OrderRow,
  callback: string,
  at: number,
): Work<OrderRow> {
  const { id, brand, member, fee, effect } = row;
  const account = yield* findMember(member, brand);
  const { kind, multiple } = depositFacts(row);
  // One that had ended was open until then, which its history keeps as the deadline.
  const ended = row.settled_at === null ? {} : { deadline: row.settled_at };
  const settled = yield* moveOrder(row, "succeeded", at, { callback, settled_at: BigInt(at), reason: null, ...ended });
  const from = yield* openHouse(account, ARRIVES_ON[kind], row.currency);
  const legs = [{ from, to: yield* openWallet(account, row.currency), amount: effect }];
  if (fee > 0n) legs.push({ from, to: yield* openHouse(account, "fee", row.currency), amount: fee });
  posted(yield* ledger.post({ id: `deposit:${id}`, kind: "deposit", at, legs }), `the credit of deposit "${id}"`);
  const amount = valueOf(row, effect, account.currency);
  yield* requireTurnover(`deposit:${id}`, {
    member,
    source: "deposit",
    amount,
    multiple,
    currency: account.currency,
    at,
  });
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ deposits: e("deposits", "+", amount) }))
      .where("id", "=", member),
  );
  const told = { kind: "depositCredited", id, brand, member, amount: effect, asset: row.currency } as const;
  if (env.onSettled !== undefined) yield* env.onSettled(told, at);
  return yield* creditBonus(env, settled, at);
}

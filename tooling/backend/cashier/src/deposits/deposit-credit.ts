import type { DepositKind } from "@baize/domain";
import { ledger, run, type Work } from "@baize/ledger";
import { moveOrder } from "../orders/orders.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { requireTurnover } from "../turnover/rollover.ts";
import { type HouseName, openHouse, openWallet, posted } from "../wallets/book.ts";
import { findMember } from "../wallets/members.ts";
import { bonusOf, depositFacts, valueOf } from "./deposit-view.ts";
import { payGrant } from "./grants.ts";

/** House account that each kind of payment arrives on. */
const ARRIVES_ON = { bank: "bank", alipay: "bank", wechat: "bank", coin: "coin" } satisfies Record<
  DepositKind,
  HouseName
>;

/** The bonus of the joined offer: a posting, a rollover requirement and a record of its own. */
function* creditBonus(row: OrderRow, currency: OrderRow["currency"], at: number): Work<void> {
  const { bonus, channelName } = depositFacts(row);
  const amount = bonusOf(row);
  if (bonus === null || amount === 0n) return;
  const value = valueOf(row, amount, currency);
  const grant = {
    id: `B${row.id.slice(1)}`,
    kind: "bonus" as const,
    asset: row.currency,
    amount,
    value,
    multiple: bonus.multiple,
    label: channelName,
    target: row.id,
    ref: null,
  };
  yield* payGrant(row, grant, at);
}

/** Credits a deposit whose money has arrived, to the wallet of the order's currency. */
export function* credit(row: OrderRow, callback: string, at: number): Work<OrderRow> {
  const { id, brand, member, fee, effect } = row;
  const account = yield* findMember(member, brand);
  const { kind, multiple } = depositFacts(row);
  const settled = yield* moveOrder(row, "succeeded", { callback, settled_at: BigInt(at), reason: null });
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
  yield* creditBonus(row, account.currency, at);
  yield* run(
    q
      .updateTable("cashier_member")
      .set((e) => ({ deposits: e("deposits", "+", amount) }))
      .where("id", "=", member),
  );
  return settled;
}

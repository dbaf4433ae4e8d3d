import type { LiveTopic, TransactionKind, TransactionStatus } from "@baize/domain";
import { all, first, memberSubject, noteChange, run, type Work } from "@baize/ledger";
import type { OperatorFilter } from "../interface/operator-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { type OrderRow, q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";

type NewOrder = Pick<
  OrderRow,
  "id" | "kind" | "state" | "amount" | "fee" | "effect" | "currency" | "label" | "target"
> &
  Partial<Pick<OrderRow, "sealed" | "coin" | "coin_effect" | "deadline" | "note_code" | "grant_ref" | "settled_at">> & {
    readonly facts: unknown;
    readonly at: number;
  };

interface Owner {
  readonly brand: string;
  readonly member: string;
}
export const ownerOf = ({ brand, member }: CashierContext): Owner => ({ brand: brand.code, member: member.id });

/** States in which a withdrawal or a deposit has left the wallet as it was. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  "awaiting_payment",
  "awaiting_confirmation",
  "cancelled",
  "expired",
  "paying",
] satisfies TransactionStatus[]);

/** What a member's pages read again: the order, and the balance where its money has moved or was set aside. */
function* noteOrder({ kind, state, member }: OrderRow, at: number): Work<void> {
  const isRefusedDeposit = kind === "deposit" && state === "refused";
  const topics: LiveTopic[] = WITHOUT_EFFECT.has(state) || isRefusedDeposit ? ["orders"] : ["orders", "balance"];
  yield* noteChange(memberSubject(member), topics, at);
}

/** Writes a new order. Throws when the member has no wallet at the brand. */
export function* insertOrder({ brand, member }: Owner, order: NewOrder): Work<OrderRow> {
  yield* findMember(member, brand);
  const { facts, at, ...rest } = order;
  const unused = { callback: null, grant_ref: null, settled_at: null, reason: null };
  const none = { ...unused, sealed: null, coin: null, coin_effect: null, deadline: null, note_code: null };
  const row: OrderRow = { ...none, ...rest, brand, member, facts: JSON.stringify(facts), created_at: BigInt(at) };
  yield* run(q.insertInto("cashier_order").values(row));
  yield* noteOrder(row, at);
  return row;
}

/** An order of any member, for the operator and the jobs. */
export function* anyOrder(kind: TransactionKind, id: string): Work<OrderRow | undefined> {
  return yield* first(q.selectFrom("cashier_order").selectAll().where("id", "=", id).where("kind", "=", kind));
}

/** An order of this member at this brand; another's is not found. */
export function* ownOrder(
  { brand, member }: CashierContext,
  kind: TransactionKind,
  id: string,
): Work<OrderRow | undefined> {
  const row = yield* anyOrder(kind, id);
  return row?.member === member.id && row.brand === brand.code ? row : undefined;
}

/** Orders of any member, in no order. */
export function* ordersById(ids: readonly string[]): Work<readonly OrderRow[]> {
  return ids.length === 0
    ? []
    : yield* all(
        q
          .selectFrom("cashier_order")
          .selectAll()
          .where("id", "in", [...ids]),
      );
}

/** An order of this member that has been written. Throws when it is missing: orders are never deleted. */
export function* writtenOrder(ctx: CashierContext, kind: TransactionKind, id: string): Work<OrderRow> {
  const row = yield* ownOrder(ctx, kind, id);
  if (row === undefined) throw new Error(`Order "${id}" is missing. Orders are never deleted; look at the database.`);
  return row;
}

type Change = Partial<Pick<OrderRow, "facts" | "callback" | "settled_at" | "reason">>;

/** Moves an order from the state that `row` has to another; gives the changed row. */
export function* moveOrder(row: OrderRow, state: TransactionStatus, at: number, change: Change = {}): Work<OrderRow> {
  const count = yield* run(
    q
      .updateTable("cashier_order")
      .set({ ...change, state })
      .where("id", "=", row.id)
      .where("state", "=", row.state),
  );
  if (count !== 1)
    throw new Error(`Order "${row.id}" is not ${row.state} any more. Nothing was written; read it again.`);
  const moved = { ...row, ...change, state };
  yield* noteOrder(moved, at);
  return moved;
}

/** Newest first. */
export function* listOrders(
  kind: TransactionKind,
  { brand, member, states, limit = 100 }: OperatorFilter,
): Work<readonly OrderRow[]> {
  if (states?.length === 0) return [];
  let query = q.selectFrom("cashier_order").selectAll().where("kind", "=", kind);
  if (brand !== undefined) query = query.where("brand", "=", brand);
  if (member !== undefined) query = query.where("member", "=", member);
  if (states !== undefined) query = query.where("state", "in", [...states]);
  return yield* all(query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit));
}

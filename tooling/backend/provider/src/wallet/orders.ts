import type { AssetCode } from "@baize/domain";
import { first, ledger, readMoneyGate, run, type Work } from "@baize/ledger";
import { floatAccount, gameAccount, gameAccountId } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";
import type { OrderResult } from "./types.ts";

export interface Order {
  readonly memberRef: string;
  readonly platform: string;
  readonly orderNo: string;
  readonly direction: "credit" | "debit";
  readonly minor: bigint;
  readonly asset: AssetCode;
}
export type FinalOrderResult = Exclude<OrderResult, "unknown">;

/** The stored outcome of an order; undefined when it was never executed. */
export function* findOrder({ q }: ProviderContext, orderNo: string) {
  return yield* first(q.selectFrom("provider_order").selectAll().where("order_no", "=", orderNo));
}

/** Stores an order that a slow platform has received, for all processes. */
export function* keepLateOrder(
  { q }: ProviderContext,
  { orderNo, memberRef, platform, direction, minor, asset }: Order,
  at: number,
): Work<void> {
  const row = { order_no: orderNo, member_ref: memberRef, platform, direction, minor, asset, at };
  yield* run(
    q
      .insertInto("provider_late_order")
      .values(row)
      .onConflict((on) => on.column("order_no").doNothing()),
  );
}

/** An order that a slow platform has received and not executed. */
export function* findLateOrder({ q }: ProviderContext, orderNo: string): Work<Order | null> {
  const row = yield* first(q.selectFrom("provider_late_order").selectAll().where("order_no", "=", orderNo));
  if (row === undefined) return null;
  const { member_ref: memberRef, platform, minor } = row;
  const direction = row.direction === "credit" ? "credit" : "debit";
  return { memberRef, platform, orderNo, direction, minor, asset: row.asset as AssetCode };
}

function* move(order: Order, at: number): Work<FinalOrderResult> {
  const { memberRef, platform, orderNo, direction, minor, asset } = order;
  const wallet = gameAccountId(memberRef, platform);
  const known = yield* ledger.account(wallet);
  if (known !== null && known.asset !== asset) return "refused";
  if (direction === "credit") yield* ledger.openAccount(gameAccount(memberRef, platform, asset));
  const float = (yield* ledger.openAccount(floatAccount(asset))).id;
  const [from, to] = direction === "credit" ? [float, wallet] : [wallet, float];
  const posted = yield* ledger.post({
    id: `order:${orderNo}`,
    kind: `provider_${direction}`,
    at,
    legs: [{ from, to, amount: minor }],
  });
  return posted.ok ? "ok" : "refused";
}

/**
 * Executes an order once and stores its outcome. The same order again has the same result; another payload is refused.
 * "unknown" while money is stopped: nothing is stored, and the order may be sent again.
 */
export function* workOrder(context: ProviderContext, order: Order, at: number, mayMove: boolean): Work<OrderResult> {
  const { memberRef, platform, orderNo, direction, minor, asset } = order;
  const known = yield* findOrder(context, orderNo);
  if (known !== undefined) {
    const same =
      known.member_ref === memberRef &&
      known.platform === platform &&
      known.direction === direction &&
      known.minor === minor &&
      known.asset === asset;
    return same && known.word === "ok" ? "ok" : "refused";
  }
  if ((yield* readMoneyGate()) !== null) return "unknown";
  const word = mayMove ? yield* move(order, at) : "refused";
  yield* run(
    context.q
      .insertInto("provider_order")
      .values({ order_no: orderNo, member_ref: memberRef, platform, direction, minor, asset, word, at }),
  );
  yield* run(context.q.deleteFrom("provider_late_order").where("order_no", "=", orderNo));
  return word;
}

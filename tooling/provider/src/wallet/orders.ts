import type { AssetCode } from "@baize/domain";
import { first, ledger, run, type Work } from "@baize/ledger";
import { floatAccount, gameAccount, gameAccountId } from "../store/accounts.ts";
import type { Room } from "../store/room.ts";

export interface Order {
  readonly memberRef: string;
  readonly platform: string;
  readonly orderNo: string;
  readonly direction: "credit" | "debit";
  readonly minor: bigint;
  readonly asset: AssetCode;
}
export type OrderWord = "ok" | "refused";

/** What became of an order; undefined when it was never worked on. */
export function* findOrder({ q }: Room, orderNo: string) {
  return yield* first(q.selectFrom("provider_order").selectAll().where("order_no", "=", orderNo));
}

function* move(order: Order, at: number): Work<OrderWord> {
  const { memberRef, platform, orderNo, direction, minor, asset } = order;
  const wallet = gameAccountId(memberRef, platform);
  const known = yield* ledger.account(wallet);
  if (known !== null && known.asset !== asset) return "refused";
  if (direction === "credit") yield* ledger.openAccount(gameAccount(memberRef, platform, asset));
  const float = (yield* ledger.openAccount(floatAccount(asset))).id;
  const [from, to] = direction === "credit" ? [float, wallet] : [wallet, float];
  const posted = yield* ledger.post({ id: `order:${orderNo}`, kind: `provider_${direction}`, at, legs: [{ from, to, amount: minor }] });
  return posted.ok ? "ok" : "refused";
}

/** Works on an order once and writes its outcome down; the same order again gets the same word, another payload is refused. */
export function* workOrder(room: Room, order: Order, at: number, mayMove: boolean): Work<OrderWord> {
  const { memberRef, platform, orderNo, direction, minor, asset } = order;
  const known = yield* findOrder(room, orderNo);
  if (known !== undefined) {
    const same = known.member_ref === memberRef && known.platform === platform && known.direction === direction && known.minor === minor && known.asset === asset;
    return same && known.word === "ok" ? "ok" : "refused";
  }
  const word = mayMove ? yield* move(order, at) : "refused";
  yield* run(room.q.insertInto("provider_order").values({ order_no: orderNo, member_ref: memberRef, platform, direction, minor, asset, word, at }));
  return word;
}

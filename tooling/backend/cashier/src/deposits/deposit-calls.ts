import { contract, type CallParsed } from "@baize/api-client/contract";
import { mayMoveDeposit } from "@baize/domain";
import { all, type Work } from "@baize/ledger";
import { depositMethods, payerOf, quoteDeposit } from "./deposit-rules.ts";
import { depositAt, depositFacts, depositState, viewDeposit, type DepositOrder } from "./deposit-view.ts";
import { accept, refuse, type Env } from "../interface/env.ts";
import { nothingBefore, runMoneyCall } from "../money-call/money-call.ts";
import { insertOrder, moveOrder, ownerOf, ownOrder, writtenOrder } from "../orders/orders.ts";
import { seal } from "../store/sealed.ts";
import { q, type OrderRow } from "../store/tables.ts";
import type { CashierContext, MemberCashier } from "../interface/types.ts";

const OPEN = ["awaiting_payment", "awaiting_confirmation"];

/** Writes down that an order has expired, where it has. */
export function* expireDeposit(row: OrderRow, now: number): Work<OrderRow> {
  const { state, settled_at } = depositAt(row, now);
  return state === row.state ? row : yield* moveOrder(row, state, { settled_at });
}

/** Open orders of the member as of `now`, newest first; those past their deadline are left out. */
function* openDeposits({ brand, member }: CashierContext, now: number): Work<OrderRow[]> {
  const rows = yield* all(
    q
      .selectFrom("cashier_order")
      .selectAll()
      .where("member", "=", member.id)
      .where("brand", "=", brand.code)
      .where("kind", "=", "deposit")
      .where("state", "in", OPEN)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
  );
  return rows.filter((row) => OPEN.includes(depositAt(row, now).state));
}

/** The order that already waits in this channel; one past its deadline makes room. */
function* waitingIn(ctx: CashierContext, channelId: string, now: number): Work<OrderRow | undefined> {
  const rows = yield* all(
    q
      .selectFrom("cashier_order")
      .selectAll()
      .where("member", "=", ctx.member.id)
      .where("kind", "=", "deposit")
      .where("target", "=", channelId)
      .where("state", "in", OPEN),
  );
  for (const row of rows) if (OPEN.includes((yield* expireDeposit(row, now)).state)) return row;
  return undefined;
}

/** A change that the member asks for on an own order that is not settled. */
function* changeOwn<R extends { readonly ok: false } = never>(
  env: Env,
  ctx: CashierContext,
  id: string,
  now: number,
  change: (row: OrderRow) => Work<OrderRow | R | null>,
) {
  const row = yield* ownOrder(ctx, "deposit", id);
  if (row === undefined) return refuse("order_unknown");
  const present = yield* expireDeposit(row, now);
  const changed = yield* change(present);
  if (changed === null) return refuse("order_settled", { state: present.state });
  return "ok" in changed ? changed : accept(viewDeposit(env, changed, ctx.brand, now));
}

/** Judges and writes the order that is asked for. `code`: the note of its payment, where it needs one. */
function* openDeposit(
  env: Env,
  ctx: CashierContext,
  { id, code }: { readonly id: string; readonly code: string },
  input: CallParsed<typeof contract.finance.depositCreate>,
  at: number,
) {
  const quote = quoteDeposit(ctx, id, input, at);
  if (!quote.ok) return quote;
  const waiting = yield* waitingIn(ctx, input.channelId, at);
  if (waiting !== undefined) return refuse("order_open", { id: waiting.id });
  const { minor, fee, currency, facts, payerName } = quote.data;
  const row = yield* insertOrder(ownerOf(ctx), {
    id,
    kind: "deposit",
    state: "awaiting_payment",
    amount: minor,
    fee,
    effect: minor - fee,
    currency,
    label: facts.channelName,
    target: input.channelId,
    facts,
    sealed: seal(env.vault, "order/deposit", JSON.stringify({ payerName })),
    at,
    deadline: BigInt(at + ctx.brand.deposit.orderTtlMs),
    note_code: facts.payee === null ? null : code,
  });
  const { payerName: _, ...recorded } = viewDeposit(env, row, ctx.brand, at);
  return accept(recorded);
}

/** An order that has its record, as it is now. */
export function* depositNow(env: Env, ctx: CashierContext, id: string): Work<DepositOrder> {
  return viewDeposit(env, yield* writtenOrder(ctx, "deposit", id), ctx.brand, env.clock());
}

type DepositCalls = Pick<
  MemberCashier,
  "depositMethods" | "depositCreate" | "depositOrder" | "depositOpen" | "depositPaid" | "depositCancel"
>;

export const depositCalls = (env: Env): DepositCalls => ({
  depositMethods: async ({ brand }) => accept(depositMethods(brand, env.clock())),

  depositCreate: (ctx, input) => {
    const { channelId, amount, payerName, offer, reqId } = input;
    const [id, code] = [env.newId("D"), env.newNoteCode()];
    return runMoneyCall(env, ctx, {
      path: contract.finance.depositCreate.path,
      reqId,
      payload: [channelId, amount, payerName, ...(offer === "join" ? ["join"] : [])],
      before: nothingBefore,
      commit: (_, at) => openDeposit(env, ctx, { id, code }, input, at),
      // An equal payload says the payer's name again, so that the record need not keep it.
      dataOf: (order) => ({ ...order, payerName: payerOf(order.kind, payerName ?? "") }),
      refresh: (order) => depositNow(env, ctx, order.id),
    });
  },

  depositOrder: (ctx, { id }) =>
    env.database.read(function* () {
      const row = yield* ownOrder(ctx, "deposit", id);
      return row === undefined ? refuse("order_unknown") : accept(viewDeposit(env, row, ctx.brand, env.clock()));
    }),

  depositOpen: (ctx) =>
    env.database.read(function* () {
      const now = env.clock();
      return accept((yield* openDeposits(ctx, now)).map((row) => viewDeposit(env, row, ctx.brand, now)));
    }),

  depositPaid: async (ctx, { id, slipId }) => {
    const isSlipKnown = slipId === undefined || (await env.pictures.owns(ctx, slipId, "slip"));
    return env.database.atomic(() =>
      changeOwn(env, ctx, id, env.clock(), function* (row) {
        const isSaid = row.state === "awaiting_confirmation";
        if (!isSaid && !mayMoveDeposit(depositState(row), "awaiting_confirmation")) return null;
        if (!isSlipKnown) return refuse("slip_unknown");
        const facts = slipId === undefined ? row.facts : JSON.stringify({ ...depositFacts(row), slipId });
        return yield* moveOrder(row, "awaiting_confirmation", { facts });
      }),
    );
  },

  depositCancel: (ctx, { id }) =>
    env.database.atomic(() => {
      const now = env.clock();
      return changeOwn<never>(env, ctx, id, now, function* (row) {
        if (row.state === "cancelled") return row;
        if (!mayMoveDeposit(depositState(row), "cancelled")) return null;
        return yield* moveOrder(row, "cancelled", { settled_at: BigInt(now) });
      });
    }),
});

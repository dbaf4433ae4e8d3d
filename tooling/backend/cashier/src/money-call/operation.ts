import { contract, type RefusalDetail } from "@baize/api-client/contract";
import { lookupKey, type Work } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import { depositNow } from "../deposits/create-deposit.ts";
import { exchangeNow } from "../exchange/exchange-calls.ts";
import type { Env } from "../interface/env.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { transferNow } from "../transfers/transfer-calls.ts";
import { type Shares, viewRecycle } from "../transfers/transfer-recycle.ts";
import { withdrawalNow } from "../withdrawals/place-withdrawal.ts";
import { closeKey } from "./money-call.ts";

type Recorded =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly detail: RefusalDetail };

const isRecorded = (value: unknown): value is Recorded =>
  typeof value === "object" &&
  value !== null &&
  "ok" in value &&
  (value.ok === true ? "data" in value : "code" in value && "detail" in value);

const { finance, games } = contract;
type Calls = (typeof finance)[keyof typeof finance] | (typeof games)[keyof typeof games];
type MoneyPath = Extract<Calls, { readonly effect: "money" }>["path"];

/** Routes under which money calls record: GET and POST twins share that of the GET. */
const ROUTES = {
  [finance.depositCreate.path]: finance.depositCreate.path,
  [finance.withdrawSubmit.path]: finance.withdrawSubmit.path,
  [finance.exchangeSubmit.path]: finance.exchangeSubmit.path,
  [games.transfer.path]: games.transfer.path,
  [games.transferPost.path]: games.transfer.path,
  [games.recycle.path]: games.recycle.path,
  [games.recyclePost.path]: games.recycle.path,
} satisfies Record<MoneyPath, MoneyPath>;
type Route = (typeof ROUTES)[keyof typeof ROUTES];

const routeOf = (path: string): Route | undefined => Object.entries(ROUTES).find(([known]) => known === path)?.[1];

type Refresh = (env: Env, ctx: CashierContext, data: unknown) => Work<unknown>;

/** Brings recorded data up to date, whose order may have changed since. */
const REFRESH = {
  [finance.depositCreate.path]: (env, ctx, data) => depositNow(env, ctx, (data as { id: string }).id),
  [finance.withdrawSubmit.path]: (env, ctx, data) =>
    withdrawalNow(env, ctx, (data as { order: { id: string } }).order.id),
  [finance.exchangeSubmit.path]: (env, ctx, data) => exchangeNow(env, ctx, data as Parameters<typeof exchangeNow>[2]),
  [games.transfer.path]: (env, ctx, data) => transferNow(env, ctx, (data as { orderNo: string }).orderNo),
  [games.recycle.path]: (env, ctx, data) => viewRecycle(env, ctx, data as Shares, env.clock()),
} satisfies Record<Route, Refresh>;

/** The recorded data as of now; data that others recorded stays as it is. */
function* dataNow(env: Env, ctx: CashierContext, route: string, data: unknown): Work<unknown> {
  const known = routeOf(route);
  return known === undefined ? data : yield* REFRESH[known](env, ctx, data);
}

function* settledAs(env: Env, ctx: CashierContext, route: string, value: Recorded) {
  const envelope = value.ok
    ? { status: true, data: yield* dataNow(env, ctx, route, value.data) }
    : { status: false, data: value.detail, code: value.code };
  return { state: "settled" as const, path: route, answer: JSON.stringify(envelope) };
}

/** The key's record; null when there is none, or when it was recorded by others and is no `Answer`. */
function* findOperation(env: Env, ctx: CashierContext, reqId: string) {
  const known = yield* lookupKey(ctx.member.id, reqId);
  return known !== null && isRecorded(known.value) ? yield* settledAs(env, ctx, known.route, known.value) : null;
}

/** Answers for keys that others have recorded too, if what they recorded is an `Answer`. */
export const operationCalls = (env: Env): Pick<MemberCashier, "operation" | "operationClose"> => ({
  operation: (ctx, { reqId }) =>
    env.database.read(function* () {
      return accept((yield* findOperation(env, ctx, reqId)) ?? { state: "absent" as const, path: null, answer: null });
    }),

  operationClose: async (ctx, { reqId, path }) => {
    const route = routeOf(path);
    if (route === undefined) return refuse("bad_request", { field: "path" });
    return env.database.atomic(function* () {
      const closed = yield* closeKey({ member: ctx.member.id, route, key: reqId, at: env.clock() });
      if (closed.outcome !== "mismatch") return accept(yield* settledAs(env, ctx, route, closed.value));
      const known = yield* findOperation(env, ctx, reqId);
      if (known === null) throw new Error(`A key of ${route} has a record that is no answer. Look at who recorded it.`);
      return accept(known);
    });
  },
});

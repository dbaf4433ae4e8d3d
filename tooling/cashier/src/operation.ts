import { contract, type RefusalDetail } from "@baize/api-client/contract";
import { lookupKey, type Work } from "@baize/ledger";
import { accept, type Env } from "./env.ts";
import { transferAnswer } from "./transfer-calls.ts";
import { viewRecycle, type Shares } from "./transfer-recycle.ts";
import type { CashierContext, MemberCashier } from "./types.ts";

type Recorded = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly code: string; readonly detail: RefusalDetail };

const isRecorded = (value: unknown): value is Recorded =>
  typeof value === "object" && value !== null && "ok" in value && (value.ok === true ? "data" in value : "code" in value && "detail" in value);

/** Transfers record their orders, which go on after the answer; the others record the answer itself. */
function* dataOf(env: Env, ctx: CashierContext, route: string, data: unknown, now: number): Work<unknown> {
  if (route === contract.games.transfer.path) return yield* transferAnswer(env, ctx, (data as { orderNo: string }).orderNo, now);
  if (route === contract.games.recycle.path) return yield* viewRecycle(env, ctx, data as Shares, now);
  return data;
}

/** Also answers for keys that others have recorded, where they recorded an `Answer`. */
export const operationCalls = (env: Env): Pick<MemberCashier, "operation"> => ({
  operation: (ctx, { reqId }) =>
    env.database.read(function* () {
      const known = yield* lookupKey(ctx.member.id, reqId);
      if (known === null || !isRecorded(known.value)) return accept({ state: "absent" as const, path: null, answer: null });
      const { route, value } = known;
      const envelope = value.ok
        ? { status: true, data: yield* dataOf(env, ctx, route, value.data, env.clock()) }
        : { status: false, data: value.detail, code: value.code };
      return accept({ state: "settled" as const, path: route, answer: JSON.stringify(envelope) });
    }),
});

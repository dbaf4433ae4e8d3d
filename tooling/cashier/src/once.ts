import { createHash } from "node:crypto";
import { keyed, type Keyed, type Work } from "@baize/ledger";
import type { Env } from "./env.ts";
import type { CashierContext } from "./types.ts";

interface Intent {
  /** Path of the call; keys of different calls do not meet. */
  readonly path: string;
  readonly reqId: string;
  /** What makes two requests the same one; secrets and their seals, which differ each time, stay out. */
  readonly payload: readonly (string | undefined)[];
}

const hash = ({ brand }: CashierContext, { payload }: Intent): string =>
  createHash("sha256").update(JSON.stringify([brand.code, ...payload])).digest("hex");

/** Does the work once for the member's key and records its answer, refusals too, in the same transaction. */
export const runOnce = <T>(env: Env, ctx: CashierContext, intent: Intent, work: (at: number) => Work<T>): Promise<Keyed<T>> => {
  const at = env.clock();
  const request = { member: ctx.member.id, route: intent.path, key: intent.reqId, payload: hash(ctx, intent), at };
  return env.database.atomic(() => keyed(request, () => work(at)));
};

/** Requests of the same intent that arrive while it runs share its answer. */
export const joinIntent = <T>(env: Env, ctx: CashierContext, intent: Intent, task: () => Promise<T>): Promise<T> =>
  env.join(JSON.stringify([ctx.member.id, intent.path, intent.reqId, hash(ctx, intent)]), task);

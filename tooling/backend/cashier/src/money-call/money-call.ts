import { keyed, lookupKey, type Keyed, type KeyedRequest, type Work } from "@baize/ledger";
import { accept, refuse, type Env } from "../interface/env.ts";
import type { Answer, CashierContext } from "../interface/types.ts";

/**
 * A call that moves money once for its key. It has one commit, and that alone refuses: what runs before it has written
 * nothing, and what follows it can only give data. So a recorded refusal means that nothing happened under the key.
 */
export interface MoneyCall<Before, Recorded, Data, Code extends string> {
  /** Under which the key is recorded; keys of different calls do not meet. */
  readonly path: string;
  readonly reqId: string;
  /** What makes two requests the same one; secrets and their seals, which differ each time, stay out. */
  readonly payload: readonly (string | undefined)[];
  /** Learns what the commit must know. Not run for a key that has its record. A refusal speaks of this request alone. */
  readonly before: () => Promise<Answer<Before, "server_busy">>;
  /** The one transaction: judges, acts, and gives the whole answer, which is recorded under the key, refusals too. */
  readonly commit: (before: Before, at: number) => Work<Answer<Recorded, Code>>;
  /** What goes on once the record stands. Whatever it throws is reported and changes no answer. */
  readonly after?: (recorded: Recorded) => Promise<void>;
  /** The answer as it stood at the commit. */
  readonly dataOf: (recorded: Recorded) => Data;
  /** The answer as it stands now. Where this reading fails, that of the commit is given. */
  readonly refresh: (recorded: Recorded) => Work<Data>;
}

type Outcome<T> = T | ReturnType<typeof refuse<"not_executed">>;
type MoneyAnswer<D, C extends string> = Answer<D, C | "key_reused" | "not_executed" | "server_busy">;

/** For calls that need to know nothing before their commit. */
export const nothingBefore = async (): Promise<{ readonly ok: true; readonly data: null }> => accept(null);

/** Stands for the payload of a closed key; no request has it, since digests are longer. */
const CLOSED = "closed";

/** Does `work` once. A key that was closed answers so, whatever the payload. */
function* underKey<T extends Answer<unknown, string>>(
  request: KeyedRequest,
  work: () => Work<T>,
): Work<Keyed<Outcome<T>>> {
  const done = yield* keyed(request, work, ({ ok }) => ok);
  if (done.outcome !== "mismatch") return done;
  // The key has its record, so that this writes nothing.
  const closed = yield* closeKey(request);
  return closed.outcome === "mismatch" ? done : closed;
}

function* noQuery(): Work<void> {}

/** Settles a key that has no record as never to be executed, for good; "mismatch": a request has its record under it. */
export function* closeKey({ member, route, key, at }: Omit<KeyedRequest, "payload">) {
  const request = { member, route, key, payload: CLOSED, at };
  return yield* keyed(
    request,
    function* () {
      yield* noQuery();
      return refuse("not_executed");
    },
    () => true,
  );
}

const throwSwept = (path: string): never => {
  throw new Error(`The record of a key of ${path} was swept while it was asked for. Nothing was written; ask again.`);
};

/** The data to answer with. Nothing that happens here says that the call has not been executed. */
const conclude = async <B, R, D, C extends string>(
  env: Env,
  call: MoneyCall<B, R, D, C>,
  recorded: R,
  isNew: boolean,
): Promise<D> => {
  try {
    if (isNew) await call.after?.(recorded);
  } catch (error) {
    env.report(error);
  }
  if (isNew && call.after === undefined) return call.dataOf(recorded);
  try {
    return await env.database.read(() => call.refresh(recorded));
  } catch (error) {
    env.report(error);
    return call.dataOf(recorded);
  }
};

const perform = async <B, R, D, C extends string>(
  env: Env,
  { member: { id: member } }: CashierContext,
  call: MoneyCall<B, R, D, C>,
  payload: string,
): Promise<MoneyAnswer<D, C>> => {
  const { path, reqId } = call;
  const known = await env.database.read(() => lookupKey(member, reqId));
  const before = known?.route === path ? null : await call.before();
  if (before?.ok === false) return before;
  const at = env.clock();
  const request = { member, route: path, key: reqId, payload, at };
  const work = () => (before === null ? throwSwept(path) : call.commit(before.data, at));
  const done = await env.database.atomic(() => underKey<Answer<R, C>>(request, work));
  if (done.outcome === "mismatch") return refuse("key_reused");
  return done.value.ok ? accept(await conclude(env, call, done.value.data, done.outcome === "done")) : done.value;
};

/**
 * Runs the call once for the member's key; a repeated key gets the recorded answer, brought up to date. Rejects only
 * with what `before` or the transaction throws: a StorageFault "rolled_back" of this request, which proves nothing
 * about an earlier one with the key, or "unknown". Equal requests that arrive while it runs share its answer.
 */
export const runMoneyCall = <B, R, D, C extends string>(
  env: Env,
  ctx: CashierContext,
  call: MoneyCall<B, R, D, C>,
): Promise<MoneyAnswer<D, C>> => {
  // Keyed, since a payload may hold a name that can be guessed.
  const payload = env.vault.index("money-call/payload", JSON.stringify([ctx.brand.code, ...call.payload]));
  return env.join(JSON.stringify([ctx.member.id, call.path, call.reqId, payload]), () =>
    perform(env, ctx, call, payload),
  );
};

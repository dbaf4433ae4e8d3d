import { type Keyed, keyed, type KeyedRequest, lookupKey, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";

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
  /** Reads what the commit needs. Not run for a recorded key. A refusal is of this request alone and not recorded. */
  readonly before: () => Promise<Answer<Before, "server_busy">>;
  /** The one transaction: checks, acts, and gives the whole answer, which is recorded under the key, refusals too. */
  readonly commit: (before: Before, at: number) => Work<Answer<Recorded, Code>>;
  /** What follows the commit. Whatever it throws is reported and changes no answer. */
  readonly after?: (recorded: Recorded) => Promise<void>;
  /** The answer as of the commit. */
  readonly dataOf: (recorded: Recorded) => Data;
  /** The answer as of now. When this read fails, the answer is that of the commit. */
  readonly refresh: (recorded: Recorded) => Work<Data>;
}

type Outcome<T> = T | ReturnType<typeof refuse<"not_executed">>;
type MoneyAnswer<D, C extends string> = Answer<D, C | "key_reused" | "not_executed" | "server_busy">;

/** For calls that read nothing before their commit. */
export const nothingBefore = async (): Promise<{ readonly ok: true; readonly data: null }> => accept(null);

/** Payload of a closed key; no request has it, since digests are longer. */
const CLOSED = "closed";

/** Does `work` once. A closed key answers "not_executed", whatever the payload. */
function* underKey<T extends Answer<unknown, string>>(
  request: KeyedRequest,
  work: () => Work<T>,
): Work<Keyed<Outcome<T>>> {
  const done = yield* keyed(request, work, ({ ok }) => ok);
  if (done.outcome !== "mismatch") return done;
  // The key is recorded already, so that this writes nothing.
  const closed = yield* closeKey(request);
  return closed.outcome === "mismatch" ? done : closed;
}

function* noQuery(): Work<void> {}

/** Records for good that a key without a record is never executed; "mismatch": the key is recorded by a request. */
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
  throw new Error(
    `The record of a key of ${path} was swept while it was read. Nothing was written; send the request again.`,
  );
};

/** The data to answer with. Failures here are reported: the call has been executed all the same. */
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

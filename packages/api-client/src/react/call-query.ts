import { type LiveTopic, REFRESH_THROTTLE_MS } from "@baize/domain";
import {
  type DataTag,
  type DefaultError,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { CallFunction, CallOptions } from "../client-types.ts";
import type { AnyCall, CallData, CallInput } from "../contract/index.ts";
import { unwrap } from "./unwrap.ts";

/**
 * First part of a key. "member" and "personal" are forgotten when a session begins or ends and read again after money
 * moved; then a visitor too is asked "personal" anew, where it is on screen. "site" outlives both.
 */
export type CallScope = "member" | "personal" | "site";
/** `[scope, path, input, ...parts]`; a call without input has the first two. The type carries that of the data. */
export type CallKey<C extends AnyCall> = DataTag<QueryKey, CallData<C>, DefaultError>;

/** A call whose answer may be read from the cache and asked for again at any time. */
export type ReadCall = AnyCall & { readonly effect: "read" };

/** TanStack's options of a query besides those that the call itself gives. */
export type CallQueryOptions<C extends AnyCall, T = CallData<C>> = Omit<
  UseQueryOptions<CallData<C>, DefaultError, T>,
  "queryKey" | "queryFn" | "queryHash" | "queryKeyHashFn"
> &
  Pick<CallOptions, "background"> & {
    /** Lets the request wait its turn, e.g. where only a few may run at a time; default at once. */
    readonly limit?: <R>(run: () => Promise<R>) => Promise<R>;
  };

/** Input may be left out where the call needs none. */
type Arguments<C extends AnyCall, T> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallQueryOptions<C, T>]
    : [input: CallInput<C>, options?: CallQueryOptions<C, T>];

/** Prefix of every key of a scope, for filters. */
export const scopeKey = (scope: CallScope): QueryKey => [scope];

/** Whether a key is of a scope whose answers depend on who is logged in. */
export const isOwnKey = ([scope]: QueryKey): boolean => scope === "member" || scope === "personal";

/** Path and input that a key was made of. */
export const readCallKey = ([, path, input]: QueryKey): { readonly path: unknown; readonly input: unknown } => ({
  path,
  input,
});

/** Topics of the calls whose keys were made, by path. */
const topicsByPath = new Map<unknown, readonly LiveTopic[]>();
const NO_TOPICS: readonly LiveTopic[] = [];

/** News of which topics makes the answer of a key old. */
export const topicsOfKey = ([, path]: QueryKey): readonly LiveTopic[] => topicsByPath.get(path) ?? NO_TOPICS;

/**
 * The cache key of a call. Without input it is the key of a call that needs none, and otherwise the prefix of all
 * its keys. `parts` set apart what is made from a call but is not its answer, e.g. the sum of several pages.
 */
export function callKey<C extends AnyCall>(
  call: C | CallFunction<C>,
  input?: Partial<CallInput<C>>,
  ...parts: readonly unknown[]
): CallKey<C> {
  const { access, isPersonal, path, topics } = typeof call === "function" ? call.definition : call;
  if (topics !== undefined) topicsByPath.set(path, topics);
  const scope: CallScope = access === "member" ? "member" : isPersonal ? "personal" : "site";
  const hasInput = input !== undefined && Object.keys(input).length > 0;
  return [...scopeKey(scope), path, ...(hasInput ? [input] : []), ...parts] as unknown as CallKey<C>;
}

/**
 * A read through the query cache: key, function, signal and freshness come from the call. A refusal rejects with
 * `RefusalError`, a fault with a class of `errors.ts`.
 *
 * ```ts
 * const { data } = useQuery(callQuery(client.finance.depositOrder, { id }, { refetchInterval: 5_000 }));
 * ```
 */
export function callQuery<C extends ReadCall, T = CallData<C>>(call: CallFunction<C>, ...args: Arguments<C, T>) {
  const [input, { background, limit = atOnce, ...options } = {}] = args;
  return queryOptions({
    staleTime: call.definition.stale ?? REFRESH_THROTTLE_MS,
    ...options,
    queryKey: callKey(call, input),
    queryFn: async ({ client, queryKey, signal }) => {
      // Old as soon as it is shown: the answer on its way is newer.
      const onKnown = (data: unknown): void =>
        void client.setQueryData(queryKey, (shown: unknown) => (shown === undefined ? data : undefined), {
          updatedAt: 0,
        });
      return limit(async () => ask(call, input, { signal, background, ...(call.definition.isKept && { onKnown }) }));
    },
  });
}

/**
 * An answer that is good once, e.g. a launch address or a captcha: asked for once per `visit`, whatever mounts twice,
 * never again by itself, and kept no longer than it is shown. Asking anew is `refetch`, or another `visit`.
 */
export function oneTimeQuery<C extends AnyCall & { readonly effect: "write" }>(
  call: CallFunction<C>,
  input: CallInput<C>,
  visit: string | number,
) {
  return queryOptions({
    queryKey: callKey(call, input, visit),
    queryFn: async () => ask(call, input, {}),
    staleTime: "static",
    gcTime: 0,
    retryOnMount: false,
  });
}

const atOnce = async <R>(run: () => Promise<R>): Promise<R> => run();

async function ask<C extends AnyCall>(
  call: CallFunction<C>,
  input: unknown,
  options: CallOptions,
): Promise<CallData<C>> {
  const send = call as (input: unknown, options: CallOptions) => ReturnType<CallFunction<C>>;
  return unwrap(await send(input ?? {}, options));
}

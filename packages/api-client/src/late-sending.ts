import type { SenderOptions } from "./call-sender.ts";
import { type SendExtras, startCall } from "./call-start.ts";
import { checkTimeout } from "./check-timeout.ts";
import type { CallOptions } from "./client-types.ts";
import type { AnyCall, CallCode, CallData } from "./contract/index.ts";
import { service } from "./contract/service.ts";
import { AbortedError, CanceledError, NetworkError, type RequestFacts, TimeoutError } from "./errors.ts";
import type { Result } from "./result.ts";
import type { SealerOptions, WithSealed } from "./sealer.ts";
import type { Sending } from "./sending.ts";

export type Send = <C extends AnyCall>(
  call: C,
  input: unknown,
  options?: CallOptions,
  extras?: SendExtras,
) => Promise<Result<CallData<C>, CallCode<C>>>;

export type SendingCode = typeof import("./sending.ts");

export interface LateSending {
  readonly send: Send;
  readonly withSealed: WithSealed;
}

let present: SendingCode | null = null;
let coming: Promise<SendingCode> | null = null;

/** For programs that have the code already, and so never wait for it. */
export function provideSending(code: SendingCode): void {
  present = code;
}

/** What could not be had is asked for anew by the next call. */
async function fetchOnce(fetchCode: () => Promise<SendingCode>): Promise<SendingCode> {
  coming ??= fetchCode()
    .then((code) => (present = code))
    .finally(() => (coming = null));
  return coming;
}

/**
 * Sends with code that comes when the page is idle, or with the first call. The wait for it is a part of the call: it
 * counts in the budget, and ends with the caller's signal and with the session. Code that cannot be had is a
 * NetworkError, as if the request had not reached the server.
 */
export function lateSending(
  sender: SenderOptions,
  sealer: SealerOptions,
  fetchCode: () => Promise<SendingCode> = async () => import("./sending.ts"),
): LateSending {
  let made: Sending | null = null;
  const makeOf = (code: SendingCode): Sending => (made ??= code.createSending(sender, sealer));
  const sendingFor = async (waiting: Waiting): Promise<Sending> =>
    makeOf(present ?? (await within(waiting, fetchOnce(fetchCode))));
  // A call will follow: what the page has time for now, that call need not wait for. A failure is that call's matter.
  if (present === null)
    globalThis.requestIdleCallback?.(() => {
      if (present === null) fetchOnce(fetchCode).catch(() => undefined);
    });
  return {
    send: async (call, input, options = {}, extras = {}) => {
      const start = startCall(sender, call, extras);
      const timeoutMs = options.timeoutMs === undefined ? sender.timeoutMs : checkTimeout(options.timeoutMs);
      const { sessionSignal } = start;
      const { send } = await sendingFor({ request: call, timeoutMs, sessionSignal, callerSignal: options.signal });
      return send(start, call, input, { ...options, timeoutMs }, extras);
    },
    withSealed: async (run) => {
      const { withSealed } = await sendingFor({ request: service.preInfo, timeoutMs: sender.timeoutMs });
      return withSealed(run);
    },
  };
}

/** What ends a wait before its time, and the request that its fault belongs to. */
interface Waiting {
  readonly request: RequestFacts;
  readonly timeoutMs: number;
  readonly callerSignal?: AbortSignal | undefined;
  readonly sessionSignal?: AbortSignal | undefined;
}

async function within<T>({ request, timeoutMs, callerSignal, sessionSignal }: Waiting, coming: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const whenAborted = (signal: AbortSignal | undefined, end: () => void): void => {
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { signal: ended.signal });
  };
  try {
    return await new Promise<T>((resolve, reject) => {
      coming.then(resolve, (cause: unknown) => reject(new NetworkError(request, { cause })));
      const timer = setTimeout(() => reject(new TimeoutError(timeoutMs, request)), timeoutMs);
      ended.signal.addEventListener("abort", () => clearTimeout(timer));
      whenAborted(callerSignal, () => reject(new CanceledError(request, { cause: callerSignal?.reason })));
      whenAborted(sessionSignal, () => reject(new AbortedError(request, { cause: sessionSignal?.reason })));
    });
  } finally {
    ended.abort();
  }
}

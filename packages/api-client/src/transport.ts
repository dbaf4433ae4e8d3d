import ky, { isHTTPError, isNetworkError as isKyNetworkError, isTimeoutError as isKyTimeoutError } from "ky";
import { FETCH_SETTINGS, takeEarly } from "./ahead/early-requests.ts";
import { isSuccessStatus } from "./decode.ts";
import {
  AbortedError,
  CanceledError,
  NetworkError,
  type RequestFacts,
  TimeoutError,
  TransportError,
} from "./errors.ts";
import { keptFetch, readKept } from "./kept-answers.ts";

/** Answers that a read may be sent again for. */
const RETRY_STATUS = [408, 429, 500, 502, 503, 504];
const RETRY_LIMIT = 2;
const LONGEST_BACKOFF_MS = 2_000;
/** What is kept is given where the answer takes longer, in milliseconds. */
const KNOWN_AFTER_MS = 300;

export interface WireRequest extends RequestFacts {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: URLSearchParams | FormData | null;
  /** Caller's signal: ends with CanceledError. */
  readonly callerSignal: AbortSignal | undefined;
  /** The session's signal: ends with AbortedError. */
  readonly sessionSignal: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** Reading of `performance.now()` from which the budget counts, milliseconds. */
  readonly startedAt: number;
  readonly keepalive: boolean;
  /** Only reads by GET may be sent again. */
  readonly mayRetry: boolean;
  readonly fetch: typeof globalThis.fetch | undefined;
  /** Of `keptVariant`, where the browser may keep the answer; null otherwise. */
  readonly keptAs: string | null;
  /** Given the text that the browser has kept, while the answer is on its way. */
  readonly onKnown: ((text: string) => void) | undefined;
  /** Whether an equal request of the document may have its answer; never with a session. */
  readonly mayTakeEarly: boolean;
}

/** Readings of `performance.now()` before a request was sent and after its answer came, milliseconds. */
interface WireTimes {
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface WireAnswer extends WireTimes {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its whole answer, of any status, within one budget: attempts, pauses between
 * them and reading the body.
 *
 * @throws TransportError one class per kind of failure
 */
export async function sendWire(request: WireRequest): Promise<WireAnswer> {
  if (request.callerSignal?.aborted) throw new CanceledError(request, { cause: request.callerSignal.reason });
  const signals = [request.callerSignal, request.sessionSignal].filter((signal) => signal !== undefined);
  const settled = new AbortController();
  const sentAt = performance.now();
  const leftMs = Math.max(1, request.timeoutMs - (sentAt - request.startedAt));
  const { keptAs, fetch: given = async (input, init) => globalThis.fetch(input, init) } = request;
  const usual = keptAs === null ? given : keptFetch(keptAs, given);
  const early = request.mayTakeEarly ? earlyFetch(request, usual) : null;
  void giveKnown(request, settled.signal);
  try {
    const pending = ky(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === null ? {} : { body: request.body }),
      ...(signals.length > 0 ? { signal: anySignal(signals, settled.signal) } : {}),
      fetch: early?.fetch ?? usual,
      ...FETCH_SETTINGS,
      keepalive: request.keepalive,
      timeout: leftMs,
      totalTimeout: leftMs,
      parseJson: (text) => text,
      retry: {
        limit: request.mayRetry ? RETRY_LIMIT : 0,
        methods: ["get"],
        statusCodes: RETRY_STATUS,
        afterStatusCodes: [429, 503],
        backoffLimit: LONGEST_BACKOFF_MS,
        jitter: true,
        shouldRetry: ({ error }) => (isAnswer(error) || asksTooLong(error, leftMs) ? false : undefined),
      },
    });
    const body = await pending.arrayBuffer();
    const response = await pending;
    return {
      status: response.status,
      headers: response.headers,
      ...(early?.times() ?? { sentAt, receivedAt: performance.now() }),
      text: decodeText(body, response.headers.get("content-type")),
    };
  } catch (error) {
    if (isHTTPError(error)) {
      return {
        status: error.response.status,
        headers: error.response.headers,
        sentAt,
        receivedAt: performance.now(),
        text: typeof error.data === "string" ? error.data : "",
      };
    }
    throw classify(error, request);
  } finally {
    settled.abort();
  }
}

async function giveKnown({ url, keptAs, onKnown }: WireRequest, settled: AbortSignal): Promise<void> {
  if (keptAs === null || onKnown === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, KNOWN_AFTER_MS));
  const known = settled.aborted ? null : await readKept(url, keptAs);
  if (known !== null && !settled.aborted) onKnown(decodeText(known.body, known.type));
}

interface EarlyFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Null while no early answer has been given. */
  readonly times: () => WireTimes | null;
}

/** Gives the answer of an equal request of the document; without one, or where that failed, sends as usual. */
function earlyFetch(line: WireRequest, send: typeof globalThis.fetch): EarlyFetch | null {
  const early = takeEarly(line);
  if (early === null) return null;
  let times: WireTimes | null = null;
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await unlessAborted(early.answer, request.signal);
      if (answer === null) return send(request);
      times = { sentAt: early.sentAt, receivedAt: answer.receivedAt };
      return new Response(answer.body, { headers: answer.headers });
    },
    times: () => times,
  };
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** `AbortSignal.any`, also for browsers from before 2024. */
function anySignal(signals: readonly AbortSignal[], settled: AbortSignal): AbortSignal {
  if (typeof AbortSignal.any === "function") return AbortSignal.any([...signals]);
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason);
    signal.addEventListener("abort", () => joined.abort(signal.reason), { signal: settled });
  }
  return joined.signal;
}

/** A refusal in the contract's envelope is an answer, whatever its status; only a busy server invites another try. */
function isAnswer(error: Error): boolean {
  if (!isHTTPError(error) || typeof error.data !== "string") return false;
  try {
    const value: unknown = JSON.parse(error.data);
    return (
      typeof value === "object" &&
      value !== null &&
      Object.hasOwn(value, "status") &&
      !isSuccessStatus(Reflect.get(value, "status")) &&
      Reflect.get(value, "code") !== "server_busy"
    );
  } catch {
    return false;
  }
}

/** Whether the server asks for a pause that the budget cannot hold; the answer is then given at once. */
function asksTooLong(error: Error, budgetMs: number): boolean {
  const after = isHTTPError(error) ? error.response.headers.get("retry-after") : null;
  if (after === null) return false;
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return waitMs >= budgetMs;
}

/**
 * Replaces bytes that are no text of their charset, so that they are read as no answer rather than as a changed one.
 */
const NOT_TEXT = "\uFFFD";

function decodeText(body: ArrayBuffer, contentType: string | null): string {
  const label = /;\s*charset\s*=\s*"?([^";,\s]+)/i.exec(contentType ?? "")?.[1] ?? "utf-8";
  const decoder = decoderFor(label) ?? new TextDecoder("utf-8", { fatal: true });
  try {
    return decoder.decode(body);
  } catch {
    return NOT_TEXT;
  }
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return null;
  }
}

/** Never hands on an error of the HTTP library itself: those carry the request with its token. */
function classify(error: unknown, request: WireRequest): unknown {
  if (error instanceof TransportError) return error;
  if (isKyTimeoutError(error)) return new TimeoutError(request.timeoutMs, request);
  if (request.callerSignal?.aborted) return new CanceledError(request, { cause: request.callerSignal.reason });
  if (request.sessionSignal?.aborted) return new AbortedError(request, { cause: request.sessionSignal.reason });
  if (isKyNetworkError(error)) return new NetworkError(request, { cause: error.cause });
  if (error instanceof Error && error.name === "AbortError") return new AbortedError(request, { cause: error });
  if (error instanceof TypeError && /load failed|network|fetch|terminated|connection/i.test(error.message))
    return new NetworkError(request, { cause: error });
  return error;
}

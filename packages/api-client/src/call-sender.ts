import * as v from "valibot";
import type { Activity } from "./activity.ts";
import { type CallStart, type SendExtras, startCall } from "./call-start.ts";
import type { CallOptions } from "./client-types.ts";
import type { AnyCall, CallCode, CallData, HeaderNames } from "./contract/index.ts";
import { member } from "./contract/member.ts";
import { decodeAnswer, type Decoded } from "./decode.ts";
import { encodeFields, encodeMultipart } from "./encode.ts";
import { AbortedError, CanceledError, ContractError } from "./errors.ts";
import { readXsrfCookie, requestHeaders } from "./headers.ts";
import { keptVariant } from "./kept-answers.ts";
import type { Result } from "./result.ts";
import type { SessionStore, Stamp, TokenHeaders } from "./session.ts";
import { sendWire, type WireAnswer } from "./transport.ts";
import { addFields } from "./url.ts";

export interface SenderOptions {
  readonly session: SessionStore;
  readonly activity: Pick<Activity, "isRecent">;
  readonly report: (error: unknown) => void;
  readonly timeoutMs: number;
  readonly headerNames: HeaderNames;
  readonly device: string;
  readonly urlOf: (call: AnyCall) => URL;
  readonly language: () => string;
  readonly site: string | null;
  /** Empty text when the API is on another origin. */
  readonly cookies: () => string;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly onAnswer: ((answer: TimedAnswer) => void) | undefined;
}

/** What an answer says about the server's time. */
export interface TimedAnswer {
  /** Header `Date`, to the second; null where the browser does not show it, as across origins. */
  readonly date: string | null;
  /** Data of an accepted answer; its `serverTime`, an ISO 8601 instant, counts where it has one. */
  readonly data: unknown;
  /** Readings of `performance.now()` before the request was sent and after the answer came, milliseconds. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** `options.timeoutMs` has been checked. */
export type SendStarted = <C extends AnyCall>(
  start: CallStart,
  call: C,
  input: unknown,
  options: CallOptions,
  extras: SendExtras,
) => Promise<Result<CallData<C>, CallCode<C>>>;

const memberName = v.object({ id: v.optional(v.string()), uid: v.optional(v.string()) });

/** Sends calls by the rules of the wire and the session (docs/specification.md §4.2, §4.3, §5.4, §7.1, §7.2). */
export function callSender(sender: SenderOptions): SendStarted {
  const { session } = sender;

  const send: SendStarted = async <C extends AnyCall>(
    start: CallStart,
    call: C,
    input: unknown,
    options: CallOptions,
    extras: SendExtras,
  ) => {
    const parsed = v.safeParse(call.input, input);
    if (!parsed.success) {
      const detail = { field: v.getDotPath(parsed.issues[0]) ?? "input" };
      return { ok: false, code: "bad_request", isLocal: true, detail };
    }
    if (session.get().leavingUntil !== null && (options.background || call.access === "member"))
      throw new CanceledError(call);

    const { sent } = start;
    const answer = await transmit(sender, start, call, parsed.output, options);
    const decoded = read(call, answer, sent);
    const { result } = decoded;
    const { sentAt, receivedAt } = answer;
    sender.onAnswer?.({ date: answer.headers.get("date"), data: result.ok ? result.data : null, sentAt, receivedAt });
    if (start.sessionSignal !== undefined && sent.epoch !== session.get().epoch) throw new AbortedError(call);
    if (!decoded.isTokenRefusal || extras.outlivesSession) return decoded.result;
    const next = await session.refuse(sent, decoded.isIdle ? "idle" : "rejected");
    if (next === "again" && call.effect === "read" && !extras.isSecondTry)
      return send(startCall(sender, call, extras), call, input, options, { ...extras, isSecondTry: true });
    return decoded.result;
  };

  const read = <C extends AnyCall>(call: C, answer: WireAnswer, sent: Stamp): Decoded<C> => {
    const tokens = tokensIn(sender, answer.headers);
    try {
      const decoded = decodeAnswer(call, answer.text, answer.status);
      session.adopt(sent, tokens, decoded.result.ok && call.opensSession === true);
      if (decoded.loose) sender.report(new ContractError("loose_status", answer.status, call));
      if (decoded.result.ok) noteMember(call, decoded.result.data, sent);
      return decoded;
    } catch (error) {
      session.adopt(sent, tokens, false);
      throw error;
    }
  };

  const noteMember = (call: AnyCall, data: unknown, sent: Stamp): void => {
    const isOpener = call.opensSession === true;
    if (!isOpener && !(call === member.token && sent.epoch === session.get().epoch)) return;
    const named = v.safeParse(memberName, data);
    const id = named.success ? (isOpener ? named.output.uid : named.output.id) : undefined;
    if (id !== undefined) session.noteMember(id);
  };

  return send;
}

/** A read of a timer, of a return to the page, or of any other cause but the member; writes are always the member's. */
function isBackground(call: AnyCall, { isRecent }: CallStart, { background }: CallOptions): boolean {
  return call.isAutomatic === true || (call.effect === "read" && (background ?? !isRecent));
}

export const callHeaders = (sender: SenderOptions, start: CallStart, call: AnyCall, options: CallOptions): Headers =>
  requestHeaders(sender.headerNames, {
    device: sender.device,
    token: start.sent.token,
    language: sender.language(),
    site: sender.site,
    xsrf: readXsrfCookie(sender.cookies()),
    isBackground: isBackground(call, start, options),
  });

/** Values of an answer's headers that carry a session. */
export const tokensIn = ({ headerNames }: Pick<SenderOptions, "headerNames">, headers: Headers): TokenHeaders => ({
  token: headers.get(headerNames.nextToken),
  family: headers.get(headerNames.family),
});

/** What is kept of an earlier release may no longer be an answer; it is left to the present one. */
function giveKnown(call: AnyCall, text: string, onKnown: CallOptions["onKnown"]): void {
  let decoded: Decoded<AnyCall>;
  try {
    decoded = decodeAnswer(call, text, 200);
  } catch {
    return;
  }
  if (decoded.result.ok) onKnown?.(decoded.result.data);
}

async function transmit(
  sender: SenderOptions,
  start: CallStart,
  call: AnyCall,
  input: unknown,
  options: CallOptions,
): Promise<WireAnswer> {
  const { sent } = start;
  const url = sender.urlOf(call);
  const headers = callHeaders(sender, start, call, options);
  if (call.encoding === "query") addFields(url, encodeFields(input));
  return sendWire({
    method: call.method,
    path: call.path,
    url,
    headers,
    body:
      call.encoding === "form" ? encodeFields(input) : call.encoding === "multipart" ? encodeMultipart(input) : null,
    callerSignal: options.signal,
    sessionSignal: start.sessionSignal,
    timeoutMs: options.timeoutMs ?? sender.timeoutMs,
    startedAt: start.at,
    keepalive: options.keepalive ?? false,
    mayRetry: call.method === "GET" && call.effect === "read",
    fetch: sender.fetch,
    onKnown: options.onKnown && ((text) => giveKnown(call, text, options.onKnown)),
    keptAs: call.isKept ? keptVariant(url, sender.language(), sender.site) : null,
    // A member's answers differ, and a `fetch` that was given may translate.
    mayTakeEarly: call.method === "GET" && sent.token === null && sent.epoch === 0 && sender.fetch === undefined,
  });
}

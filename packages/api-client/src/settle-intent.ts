import type { AreaClients, CallFunction, Client } from "./client-types.ts";
import { isOffline, whenOnline } from "./connection.ts";
import { type AnyCall, type CallCode, type CallData, type CallInput, UNRECORDED_CODES } from "./contract/index.ts";
import { operations } from "./contract/operation.ts";
import { decodeAnswer } from "./decode.ts";
import { HttpStatusError, TransportError } from "./errors.ts";
import { forgetIntent, type Intent, markSent } from "./intent.ts";
import type { Refusal, Result } from "./result.ts";

/** A call that moves money. */
export type MoneyCall = AnyCall & { readonly effect: "money" };

/** What became of an intent. */
export type IntentOutcome<C extends AnyCall> =
  /** It has its one answer. A refusal here means that nothing happened under its key, and nothing will. */
  | { readonly state: "settled"; readonly result: Answer<C> }
  /** Without a connection nothing was sent; or a back end that cannot close keys does not have it. Keeps its key. */
  | { readonly state: "unsent" }
  /** The session or the signal ended the asking: the intent stays pending, to be asked for later. */
  | { readonly state: "unknown" }
  /** The browser could not keep the key: nothing was sent. */
  | { readonly state: "not_stored" };

export interface ConfirmOptions {
  /** Ends the asking; the intent stays pending. */
  readonly signal?: AbortSignal | undefined;
  /** Pauses before each question, in milliseconds; the last one repeats. */
  readonly pausesMs?: readonly number[] | undefined;
  /** So many questions only wait for a request that may still be on its way; those after them close its key. */
  readonly questions?: number | undefined;
  /** Its event "ask" brings the next question forward. */
  readonly trigger?: EventTarget | undefined;
  /** Called once when the outcome is not known at once. */
  readonly onLost?: (() => void) | undefined;
}

/** The key is closed after a minute, well past the time in which a request could still be on its way. */
export const CONFIRM_PAUSES_MS: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const QUESTIONS = 6;

type Answer<C extends AnyCall> = Result<CallData<C>, CallCode<C>>;
/** The result of a question by key: the recorded answer, or why there is none. */
type KeyState<C extends AnyCall> = Answer<C> | "absent" | "lost" | "unsupported";

interface Asking {
  readonly client: Client;
  /** Of the session that owns the intent: an answer to another member would be about another key. */
  readonly epoch: number;
  readonly options: ConfirmOptions;
}
interface Inquiry<C extends AnyCall> extends Asking {
  readonly call: C;
  readonly intent: Intent;
}

/**
 * Sends an intent once. "Nothing happened" is believed only from a refusal that the server records under the key:
 * after any other one the key is closed, and after a lost answer the server is asked by key, then the key is closed.
 * Without a connection nothing is sent at all, so that a first sending is known not to have happened.
 *
 * @throws anything but a transport error, which means a mistake in the program; the intent stays pending
 */
export async function sendIntent<C extends MoneyCall>(
  client: Client,
  call: CallFunction<C>,
  intent: Intent,
  input: CallInput<C>,
  options: ConfirmOptions = {},
): Promise<IntentOutcome<C>> {
  const inquiry = { client, call: call.definition, intent, epoch: client.session.get().epoch, options };
  const obstacle = isOffline() ? "unsent" : markSent(client.storage, intent.key, client.now()) ? null : "not_stored";
  if (obstacle !== null && intent.sent === 0) return { state: obstacle };
  const result = obstacle === null ? await answerOf(call, input) : null;
  if (result === null) return settleByKey(inquiry, null);
  return result.ok || isProof(result, intent) ? settle(inquiry, result) : settleByKey(inquiry, result);
}

/**
 * Sends a call that happens once by its own nature: after a lost answer again with growing pauses, until there is one.
 */
export async function sendKeyless<C extends MoneyCall>(
  client: Client,
  call: CallFunction<C>,
  input: Omit<CallInput<C>, "reqId">,
  options: ConfirmOptions = {},
): Promise<IntentOutcome<C>> {
  if (isOffline()) return { state: "unsent" };
  const { pausesMs = CONFIRM_PAUSES_MS, onLost } = options;
  const asking = { client, epoch: client.session.get().epoch, options };
  for (let nth = 1; ; nth += 1) {
    const result = await answerOf(call, input);
    if (result !== null) return { state: "settled", result };
    if (nth === 1) onLost?.();
    await pause(asking, pausesMs[nth] ?? pausesMs.at(-1) ?? 0);
    if (isOver(asking)) return { state: "unknown" };
  }
}

/** Asks the server by key what became of an intent, with growing pauses, and closes the key in the end. */
export async function confirmIntent<C extends AnyCall>(
  client: Client,
  call: C,
  intent: Intent,
  options: ConfirmOptions = {},
): Promise<IntentOutcome<C>> {
  return settleByKey({ client, call, intent, epoch: client.session.get().epoch, options }, null);
}

/** Null when the answer was lost. */
async function answerOf<C extends MoneyCall>(
  call: CallFunction<C>,
  input: Omit<CallInput<C>, "reqId">,
): Promise<Answer<C> | null> {
  try {
    return await (call as (input: Omit<CallInput<C>, "reqId">) => ReturnType<CallFunction<C>>)(input);
  } catch (error) {
    if (error instanceof TransportError) return null;
    throw error;
  }
}

/** Whether a refusal says that nothing happened under the key: it is recorded there, or nothing was ever sent. */
function isProof({ code, isGuess, isLocal }: Refusal<string>, { sent }: Intent): boolean {
  return isLocal === true ? sent === 0 : isGuess !== true && !UNRECORDED_CODES.has(code);
}

/** `refusal`: an answer without a record. With it the request itself is over, so its key is closed at once. */
async function settleByKey<C extends AnyCall>(
  inquiry: Inquiry<C>,
  refusal: Refusal<CallCode<C>> | null,
): Promise<IntentOutcome<C>> {
  const { pausesMs = CONFIRM_PAUSES_MS, questions = QUESTIONS, onLost } = inquiry.options;
  let answered = refusal;
  if (answered === null) onLost?.();
  for (let nth = 0; ; nth += 1) {
    await pause(inquiry, pausesMs[nth] ?? pausesMs.at(-1) ?? 0);
    if (isOver(inquiry)) return { state: "unknown" };
    const isLate = nth >= questions;
    const isFirstClosing = nth === 0 && answered !== null;
    let state = answered !== null || isLate ? await close(inquiry) : await ask(inquiry);
    if (state === "unsupported") {
      answered = null;
      state = await ask(inquiry);
      if (state === "absent" && isLate) return { state: "unsent" };
    }
    if (typeof state === "object") return settle(inquiry, isNotExecuted(state) ? reasonOf(answered, state) : state);
    if (isFirstClosing) onLost?.();
  }
}

/** Why nothing happened: the refusal that was answered, but for one of a token that had been replaced meanwhile. */
function reasonOf<C extends AnyCall>(answered: Refusal<CallCode<C>> | null, recorded: Answer<C>): Answer<C> {
  return answered === null || answered.code === "token" ? recorded : answered;
}

function settle<C extends AnyCall>({ client, intent }: Inquiry<C>, result: Answer<C>): IntentOutcome<C> {
  forgetIntent(client.storage, intent.key, client.now());
  return { state: "settled", result };
}

const isNotExecuted = (result: Result<unknown, string>): boolean => !result.ok && result.code === "not_executed";

function isOver({ client: { session }, epoch, options: { signal } }: Asking): boolean {
  return signal?.aborted === true || session.get().epoch !== epoch || !session.hasToken();
}

async function ask<C extends AnyCall>(inquiry: Inquiry<C>): Promise<KeyState<C>> {
  const { client, intent, options } = inquiry;
  return stateOf(inquiry, async () =>
    client.with(AREAS).operations.operation({ reqId: intent.key }, { signal: options.signal }),
  );
}

async function close<C extends AnyCall>(inquiry: Inquiry<C>): Promise<KeyState<C>> {
  const { client, intent, options } = inquiry;
  const input = { reqId: intent.key, path: intent.path };
  return stateOf(inquiry, async () => client.with(AREAS).operations.operationClose(input, { signal: options.signal }));
}

const AREAS = { operations } as const;
type Question = AreaClients<typeof AREAS>["operations"]["operation" | "operationClose"];

/** Not asked once the session is over. A recorded answer that breaks the contract is reported, and is none. */
async function stateOf<C extends AnyCall>(
  inquiry: Inquiry<C>,
  question: () => ReturnType<Question>,
): Promise<KeyState<C>> {
  if (isOver(inquiry)) return "lost";
  try {
    const found = await question();
    if (!found.ok) return found.code === "unknown_call" ? "unsupported" : "lost";
    const { state, answer } = found.data;
    if (state === "absent") return "absent";
    return answer === null ? "lost" : readRecorded(inquiry, answer);
  } catch (error) {
    if (error instanceof HttpStatusError && NO_SUCH_CALL.includes(error.status)) return "unsupported";
    if (error instanceof TransportError) return "lost";
    throw error;
  }
}

const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

function readRecorded<C extends AnyCall>({ client, call }: Inquiry<C>, text: string): Answer<C> | "lost" {
  try {
    return decodeAnswer(call, text).result;
  } catch (error) {
    client.report(error);
    return "lost";
  }
}

/** While there is no connection it is looked for so often, since a page that slept may miss the event of its return. */
const LOOK_FOR_LINE_MS = 5_000;

/** Goes on while there is no connection; ends early when it is back, when asked to, and when the asking is over. */
async function pause(asking: Asking, ms: number): Promise<void> {
  let isDue = false;
  while (!isDue && !isOver(asking)) {
    const isEarly = await pauseOnce(asking, isOffline() ? Math.max(ms, LOOK_FOR_LINE_MS) : ms);
    isDue = isEarly || !isOffline();
  }
}

/** Whether it ended before its time. */
async function pauseOnce(asking: Asking, ms: number): Promise<boolean> {
  const { session } = asking.client;
  const { signal, trigger } = asking.options;
  const stops: (() => void)[] = [];
  const isEarly = await new Promise<boolean>((resolve) => {
    const end = (): void => resolve(true);
    const timer = setTimeout(() => resolve(false), ms);
    signal?.addEventListener("abort", end);
    trigger?.addEventListener("ask", end);
    stops.push(
      () => clearTimeout(timer),
      () => signal?.removeEventListener("abort", end),
      () => trigger?.removeEventListener("ask", end),
      session.subscribe(() => {
        if (isOver(asking)) end();
      }),
      whenOnline(end),
    );
  });
  for (const stop of stops) stop();
  return isEarly;
}

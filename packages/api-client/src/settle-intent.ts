import type { CallFunction, Client } from "./client-types.ts";
import { isOffline } from "./connection.ts";
import { type AnyCall, type CallCode, type CallData, type CallInput, COMMON_CODES } from "./contract/index.ts";
import { decodeAnswer } from "./decode.ts";
import { TransportError } from "./errors.ts";
import { forgetIntent, type Intent, markSent } from "./intent.ts";
import type { Result } from "./result.ts";

/** A call that moves money. */
export type MoneyCall = AnyCall & { readonly effect: "money" };

/** What became of an intent. */
export type IntentOutcome<C extends AnyCall> =
  /** It has its one answer. */
  | { readonly state: "settled"; readonly result: Result<CallData<C>, CallCode<C>> }
  /** The server never had it: it may be sent again with the same key. */
  | { readonly state: "unsent" }
  /** The answer was lost and the server could not be asked: ask again later. */
  | { readonly state: "unknown" }
  /** The browser could not keep the key: nothing was sent. */
  | { readonly state: "not_stored" };

export interface ConfirmOptions {
  /** Ends the asking; the intent stays pending. */
  readonly signal?: AbortSignal | undefined;
  /** Pauses before each question, in milliseconds. */
  readonly pausesMs?: readonly number[] | undefined;
}

/** Seven questions within a minute, well past the time in which a request could still be on its way. */
export const CONFIRM_PAUSES_MS: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Sends an intent once. A lost answer is not a failure: `onLost` is told, then the server is asked by key.
 * Without a connection nothing is sent at all, so that a first sending is known not to have happened.
 *
 * @throws anything but a transport error, which means a mistake in the program; the intent stays pending
 */
export async function sendIntent<C extends MoneyCall>(
  client: Client,
  call: CallFunction<C>,
  intent: Intent,
  input: CallInput<C>,
  options: ConfirmOptions & { readonly onLost?: () => void } = {},
): Promise<IntentOutcome<C>> {
  if (isOffline()) return { state: intent.sent === 0 ? "unsent" : "unknown" };
  if (!markSent(client.storage, intent.key, client.now())) return { state: "not_stored" };
  try {
    const result = await (call as (input: CallInput<C>) => ReturnType<CallFunction<C>>)(input);
    const isProof = result.ok || (intent.sent === 0 && result.isGuess !== true) || !(COMMON_CODES as readonly string[]).includes(result.code);
    if (isProof) return settle(client, intent, result);
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
  }
  options.onLost?.();
  return confirmIntent(client, call.definition, intent, options);
}

/** Asks the server by key what became of an intent, with growing pauses until a deadline. */
export async function confirmIntent<C extends AnyCall>(client: Client, call: C, intent: Intent, options: ConfirmOptions = {}): Promise<IntentOutcome<C>> {
  let isAbsent = false;
  for (const pause of options.pausesMs ?? CONFIRM_PAUSES_MS) {
    if (!(await sleep(pause, options.signal))) return { state: "unknown" };
    const answer = await ask(client, intent.key, options.signal);
    if (answer === "token") return { state: "unknown" };
    isAbsent = answer === "absent";
    if (answer === "absent" || answer === "lost") continue;
    const result = readRecorded(client, call, answer.text);
    return result === null ? { state: "unknown" } : settle(client, intent, result);
  }
  return { state: isAbsent ? "unsent" : "unknown" };
}

function settle<C extends AnyCall>(client: Client, intent: Intent, result: Result<CallData<C>, CallCode<C>>): IntentOutcome<C> {
  forgetIntent(client.storage, intent.key, client.now());
  return { state: "settled", result };
}

async function ask(client: Client, reqId: string, signal: AbortSignal | undefined): Promise<"absent" | "lost" | "token" | { readonly text: string }> {
  try {
    const found = await client.finance.operation({ reqId }, { signal });
    if (!found.ok) return found.code === "token" ? "token" : "lost";
    if (found.data.state === "absent") return "absent";
    return found.data.answer === null ? "lost" : { text: found.data.answer };
  } catch (error) {
    if (error instanceof TransportError) return "lost";
    throw error;
  }
}

/** The recorded envelope, read like an answer; null, and reported, when it breaks the contract. */
function readRecorded<C extends AnyCall>(client: Client, call: C, text: string): Result<CallData<C>, CallCode<C>> | null {
  try {
    return decodeAnswer(call, text).result;
  } catch (error) {
    client.report(error);
    return null;
  }
}

/** False when the signal ended it. */
async function sleep(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  if (signal?.aborted) return false;
  return new Promise((resolve) => {
    const finish = (isWhole: boolean): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cut);
      resolve(isWhole);
    };
    const cut = (): void => finish(false);
    const timer = setTimeout(() => finish(true), ms);
    signal?.addEventListener("abort", cut);
  });
}

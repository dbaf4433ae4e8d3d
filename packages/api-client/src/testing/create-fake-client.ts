import type { TimedAnswer } from "../call-sender.ts";
import { createClient } from "../client.ts";
import type { FullClient } from "../client-types.ts";
import {
  type AnyCall,
  type CallCode,
  type CallData,
  type CallParsed,
  type Contract,
  contract,
  HEADER_NAMES,
} from "../contract/index.ts";
import type { Result } from "../result.ts";
import type { SessionEndReason } from "../session-types.ts";
import { provideSending } from "../late-sending.ts";
import * as sending from "../sending.ts";
import { type ClientStorage, createMemoryStorage, textKey } from "../storage.ts";
import { fakeFetch } from "./fake-fetch.ts";

export type FakeAnswered<C extends AnyCall> = CallData<C> | Result<CallData<C>, CallCode<C>>;
/** Data, a result, or a function of the parsed input that gives either, now or later, or a {@link failure}. */
export type FakeAnswer<C extends AnyCall> =
  | FakeAnswered<C>
  | ((input: CallParsed<C>) => FakeAnswered<C> | Promise<FakeAnswered<C>>);
export type FakeAnswers = {
  readonly [A in keyof Contract]?: {
    readonly [K in keyof Contract[A]]?: Contract[A][K] extends AnyCall ? FakeAnswer<Contract[A][K]> : never;
  };
};

export interface FakeRequest {
  /** `area.call`, e.g. `finance.depositCreate`. */
  readonly call: string;
  /** The input as a server reads it. */
  readonly input: unknown;
}

export interface FakeOptions {
  /** Who is there at the start; default "member". */
  readonly session?: "member" | "visitor" | undefined;
  /** Default: memory that counts as kept. Pass one client's storage to the next to act a reload. */
  readonly storage?: ClientStorage | undefined;
  readonly now?: (() => number) | undefined;
  /** The server's time, epoch milliseconds, in the header `Date` of each answer; without it there is no such header. */
  readonly serverNow?: (() => number) | undefined;
  readonly onAnswer?: ((answer: TimedAnswer) => void) | undefined;
  readonly timeoutMs?: number | undefined;
  readonly onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
}

export interface FakeClient extends FullClient {
  /** Requests that reached the fake server, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** Adds answers, or replaces those of the same calls. */
  readonly answerWith: (answers: FakeAnswers) => void;
}

/**
 * A client for stories and tests: everything above the network is the real thing, the server answers from
 * fixtures or from the given answers. Accepted log-ins begin a session, as they do on the wire.
 *
 * ```ts
 * const client = createFakeClient({
 *   member: { balance: fixture(contract.member.balance, { balance: "0.00" }) },
 *   finance: { depositCreate: refusal("order_open"), depositOpen: after(500, []) },
 * });
 * ```
 */
export function createFakeClient(answers: FakeAnswers = {}, options: FakeOptions = {}): FakeClient {
  // Answers of a fake server come at once, so that a test need not wait for code.
  provideSending(sending);
  const storage = options.storage ?? createMemoryStorage();
  const { session = "member" } = options;
  const server = fakeFetch(answers, options.serverNow);
  if (session === "member") {
    for (const [name, value] of Object.entries(FAKE_SESSION))
      storage.set(
        textKey("session", name, () => true),
        value,
      );
  }
  const client = createClient({
    origin: globalThis.location?.origin.startsWith("http") ? "" : "http://fake.test",
    fetch: server.fetch,
    storage,
    headerNames: HEADER_NAMES,
    platform: { userAgent: "", maxTouchPoints: 0 },
    tabChannel: false,
    report: () => undefined,
    now: options.now,
    onAnswer: options.onAnswer,
    timeoutMs: options.timeoutMs,
    onSessionEnd: options.onSessionEnd,
  });
  void client.session.start();
  return Object.assign(client.with(contract), { requests: server.requests, answerWith: server.answerWith });
}

const FAKE_SESSION = { token: "fake-token", vid: "fake-family", uid: "sample" };

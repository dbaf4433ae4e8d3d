import type { Client } from "../client-types.ts";
import type { AnyCall, CallCode, CallData, CallParsed, Contract } from "../contract/index.ts";
import type { Result } from "../result.ts";
import type { ClientStorage } from "../storage.ts";

type Answered<C extends AnyCall> = CallData<C> | Result<CallData<C>, CallCode<C>>;
/** Data, a result, or a function of the parsed input that gives either, now or later, or throws a fault. */
export type FakeAnswer<C extends AnyCall> = Answered<C> | ((input: CallParsed<C>) => Answered<C> | Promise<Answered<C>>);
export type FakeAnswers = { readonly [A in keyof Contract]?: { readonly [K in keyof Contract[A]]?: Contract[A][K] extends AnyCall ? FakeAnswer<Contract[A][K]> : never } };

export interface FakeRequest {
  /** `area.call`, e.g. `finance.depositCreate`. */
  readonly call: string;
  readonly input: unknown;
}
export interface FakeOptions {
  /** Whether a member is logged in at the start; default "member". */
  readonly session?: "member" | "visitor";
  readonly storage?: ClientStorage;
  readonly now?: () => number;
}
export interface FakeClient extends Client {
  /** Requests answered so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** Replaces or adds answers. */
  readonly answerWith: (answers: FakeAnswers) => void;
}

/** A client whose calls answer from fixtures, or from given answers; everything above the network is the real thing. */
export declare function createFakeClient(answers?: FakeAnswers, options?: FakeOptions): FakeClient;
